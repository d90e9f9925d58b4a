"""A record small enough for an address: its text compressed, in letters an address may hold."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from tutor.rules.hand.record import MOST_TEXT, RecordError
from tutor.rules.reasons import Reason

MOST_PACKED = 1800
# Words that records are made of, the commonest last; addresses already shared rest on it.
_COMMON = (
    b"+cards: \nnames: \npot: \nmango: 5 5 5 5\nall-in declare deal\n1 raise \n5 divide 6 divide "
    b"Qh Qd 2h 2d 8h 8d 4h 4d Ts Tc 4s 4c 6s 6c Js Jc Th Td 6h 6d 7h 7d 9s 9c 8s 8c 7s 7c 5s 5c 3h "
    b"Xr rules: online\nrules: sichuan\nrules: chengdu\nstakes: 5-20\nstakes: 5-10\nstakes: 1-3\n"
    b"dealer: 1\nbowls: 500 500\nbowls: 100 100 100 100 100\ndeck: \n4 check\n1 check\n2 check\n"
    b"3 check\n4 fold\n1 fold\n2 fold\n3 fold\n4 divide \n3 divide \n2 divide \n1 divide \n4 raise"
    b"\n3 raise \n2 raise 1\n4 call\n3 call\n1 call\n2 call\n"
)


def pack_record(text: str) -> str:
    """The record as one word of an address; RecordError(RECORD_TOO_LONG) beyond `MOST_PACKED`."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=_COMMON)
    packed = urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).rstrip(b"=")
    if len(packed) > MOST_PACKED or len(text) > MOST_TEXT:
        facts: dict[str, object] = {"length": len(packed), "most": MOST_PACKED}
        raise RecordError(0, Reason.RECORD_TOO_LONG, facts)
    return packed.decode()


def unpack_record(packed: str) -> str:
    """The text again.

    Raises RecordError: RECORD_TOO_LONG, packed or unpacked, or BROKEN_RECORD.
    """
    if len(packed) > MOST_PACKED:
        facts: dict[str, object] = {"length": len(packed), "most": MOST_PACKED}
        raise RecordError(0, Reason.RECORD_TOO_LONG, facts)
    unpacker = zlib.decompressobj(-15, zdict=_COMMON)
    try:
        data = urlsafe_b64decode(packed.encode("ascii") + b"=" * (-len(packed) % 4))
        text = unpacker.decompress(data, MOST_TEXT * 4)
        if not unpacker.eof or unpacker.unused_data:
            raise RecordError(0, Reason.BROKEN_RECORD, {})
        return text.decode()
    except (Error, UnicodeError, zlib.error):
        raise RecordError(0, Reason.BROKEN_RECORD, {}) from None
