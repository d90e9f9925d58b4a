"""Complete hands of program seats against replaying the same hands from their records."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.bench import Figure, in_turns
from tutor.play.runner import advance
from tutor.play.tempers import Temper
from tutor.rules import DECK, PRESETS, Chance
from tutor.rules.hand import STAKES, HandState, Record, replay, set_up, start_hand

TITLE = "Program seats: complete hands of four, as a share of replaying the same hands"
ORDER = 5
HANDS = 60
TURNS = 7
TEMPERS = (Temper.CAREFUL, Temper.BOLD, Temper.BLUFFING, Temper.CAREFUL)


def _starts(code: str) -> list[HandState]:
    deals = (Chance(f"bench/{code}/{number}").shuffled(DECK) for number in range(HANDS))
    setups = (set_up(PRESETS[code], STAKES["1-3"], [100] * 4, deck=deck) for deck in deals)
    return [start_hand(setup)[0] for setup in setups]


def _loops(code: str) -> tuple[Callable[[], None], Callable[[], None]]:
    starts = _starts(code)
    played = [advance(state, TEMPERS, str(at))[0] for at, state in enumerate(starts)]
    records = [Record(s.setup, s.actions, tuple(range(len(s.actions)))) for s in played]

    def replayed() -> None:
        for record in records:
            replay(record)

    def decided() -> None:
        for at, state in enumerate(starts):
            advance(state, TEMPERS, str(at))

    return replayed, decided


def figures() -> Iterator[Figure]:
    """The share under each preset, with hands a second beside it."""
    for code in PRESETS:
        replayed, decided = _loops(code)
        timing = in_turns(replayed, {code: decided}, TURNS)[code]
        speed = HANDS / timing.seconds
        yield Figure(f"whole hands, {code}", timing.share, 0.02, detail=f"{speed:.0f} hands/s")
