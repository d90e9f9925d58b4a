"""The drawn deck: what is on each face, how it is laid out, and how small it stays."""

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tutor.faces import FACES, Face, deck, draw_face, files
from tutor.faces.__main__ import main
from tutor.faces.glyphs import RANKS
from tutor.faces.layout import HEIGHT, RANK_SPAN, STROKES, WIDTH, Box
from tutor.paths import STATIC
from tutor.rules.cards import DECK

SVG = "{http://www.w3.org/2000/svg}"
DRAWINGS = files()
PIP_FACES = [face for face in FACES.values() if face.kind == "pip"]
COUNTS = {"T": 10} | {str(rank): rank for rank in range(2, 10)}
BUDGETS = {"pip": 700, "court": 3500, "joker": 3500}
DECK_BUDGET = 26 * 1024
BACK_BUDGET = 1500


def gzipped(text: str) -> int:
    return len(gzip.compress(text.encode(), mtime=0))


def of_class(text: str, name: str) -> list[ElementTree.Element]:
    return [node for node in ElementTree.fromstring(text).iter() if node.get("class") == name]


def boxes(face: Face) -> Iterator[Box]:
    for index in face.indices:
        yield index.rank
        if index.suit:
            yield index.suit
    yield from face.pip_boxes()
    yield from (box for box in (face.frame, face.art) if box)


def pip_place(node: ElementTree.Element) -> tuple[float, float, bool]:
    x, y = float(node.attrib["x"]), float(node.attrib["y"])
    turned = node.get("transform") == "rotate(180)"
    return (-x, -y, True) if turned else (x, y, False)


@pytest.mark.parametrize("name", DRAWINGS)
def test_the_files_on_disk_are_what_the_generator_draws(name: str) -> None:
    assert (STATIC / name).read_text(encoding="utf-8") == DRAWINGS[name]


def test_nothing_else_lies_among_the_cards() -> None:
    found = {f"cards/{path.name}" for path in (STATIC / "cards").iterdir()}
    assert found == {name for name in DRAWINGS if name.startswith("cards/")}


def test_writing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    main(tmp_path)
    first = {name: (tmp_path / name).read_bytes() for name in DRAWINGS}
    main(tmp_path)
    assert {name: (tmp_path / name).read_bytes() for name in DRAWINGS} == first


def test_the_deck_holds_every_card_in_play_and_a_back() -> None:
    assert set(deck()) == {card.code for card in DECK} | {"back"}
    with pytest.raises(KeyError):
        draw_face("Ah")


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_plain_self_contained_svg(name: str) -> None:
    root = ElementTree.fromstring(DRAWINGS[name])
    assert root.tag == f"{SVG}svg"
    for node in root.iter():
        assert node.tag not in {f"{SVG}style", f"{SVG}script", f"{SVG}image", f"{SVG}text"}
        for key, value in node.attrib.items():
            assert key != "style"
            assert not key.startswith("on")
            if "url(" in value:
                assert re.fullmatch(r"url\(#[\w-]+\)", value)
    assert DRAWINGS[name].count("http") == 1


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_reference_has_its_target(name: str) -> None:
    nodes = list(ElementTree.fromstring(DRAWINGS[name]).iter())
    ids = {node.get("id") for node in nodes}
    assert {node.attrib["href"][1:] for node in nodes if "href" in node.attrib} <= ids


def test_no_two_drawings_share_an_id() -> None:
    ids = Counter(
        node.attrib["id"]
        for text in DRAWINGS.values()
        for node in ElementTree.fromstring(text).iter()
        if "id" in node.attrib
    )
    assert [name for name, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("face", PIP_FACES, ids=lambda face: face.code)
def test_a_pip_card_has_as_many_pips_as_its_rank(face: Face) -> None:
    drawn = [pip_place(node) for node in of_class(draw_face(face.code), "pip")]
    assert len(drawn) == COUNTS[face.rank]
    assert drawn == [(pip.x, pip.y, pip.turned) for pip in face.pips]


@pytest.mark.parametrize("face", PIP_FACES, ids=lambda face: face.code)
def test_pips_mirror_left_and_right_and_turn_end_for_end_but_for_the_seven(face: Face) -> None:
    spots = {(pip.x, pip.y) for pip in face.pips}
    assert {(WIDTH - x, y) for x, y in spots} == spots
    lonely = {(x, y) for x, y in spots if (WIDTH - x, HEIGHT - y) not in spots}
    assert len(lonely) == (1 if face.rank == "7" else 0)
    assert all(pip.turned == (pip.y > HEIGHT / 2) for pip in face.pips)


@pytest.mark.parametrize(
    ("rank", "columns", "rows"),
    [("2", 1, 2), ("3", 1, 3), ("4", 2, 2), ("6", 2, 3), ("8", 3, 5), ("9", 3, 5), ("T", 3, 6)],
)
def test_columns_and_rows_of_pips_are_those_of_an_ordinary_deck(
    rank: str, columns: int, rows: int
) -> None:
    face = next(face for face in PIP_FACES if face.rank == rank)
    assert len({pip.x for pip in face.pips}) == columns
    assert len({pip.y for pip in face.pips}) == rows


@pytest.mark.parametrize("face", FACES.values(), ids=lambda face: face.code)
def test_everything_lies_on_the_card_and_indices_touch_neither_pips_nor_art(face: Face) -> None:
    for box in boxes(face):
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= WIDTH
        assert box.y + box.height <= HEIGHT
    first = face.indices[0]
    inner = [*face.pip_boxes(), *(box for box in (face.frame, face.art) if box)]
    reach = max(box.x + box.width for box in (first.rank, first.suit) if box)
    assert reach < min(box.x for box in inner)


@pytest.mark.parametrize("face", PIP_FACES, ids=lambda face: face.code)
def test_no_two_pips_overlap(face: Face) -> None:
    wide, high = face.pip_boxes()[0].width, face.pip_boxes()[0].height
    for place, pip in enumerate(face.pips):
        for other in face.pips[place + 1 :]:
            across, down = abs(pip.x - other.x) / wide, abs(pip.y - other.y) / high
            assert across >= 1 or down >= 0.8


@pytest.mark.parametrize("face", FACES.values(), ids=lambda face: face.code)
def test_the_second_index_is_the_first_turned_by_half_a_turn(face: Face) -> None:
    first, second = face.indices
    assert second.rank == first.rank.turned()
    assert second.suit == (first.suit.turned() if first.suit else None)
    assert len(of_class(draw_face(face.code), "idx")) == 2


@pytest.mark.parametrize("face", FACES.values(), ids=lambda face: face.code)
def test_only_queens_and_jacks_have_a_frame(face: Face) -> None:
    text = draw_face(face.code)
    assert bool(of_class(text, "frame")) == (face.frame is not None) == (face.rank in "QJ")
    assert bool(of_class(text, "art")) == (face.art is not None) == (face.kind != "pip")


def test_the_cards_of_a_court_kind_are_drawn_differently() -> None:
    for rank, suits in (("Q", "hd"), ("J", "sc")):
        one, other = (
            "".join(
                ElementTree.tostring(node, encoding="unicode").replace(rank + suit, "")
                for node in of_class(draw_face(rank + suit), "art")
            )
            for suit in suits
        )
        assert one != other


def test_tops_of_indices_are_those_a_squeezer_knows() -> None:
    tops = {rank: STROKES[rank].top for rank in "Q98624357"}
    assert {rank for rank, top in tops.items() if top == "round"} == set("Q9862")
    assert {rank for rank, top in tops.items() if top == "pointed"} == {"4"}
    assert {rank for rank, top in tops.items() if top == "flat"} == set("357")
    openings = {rank: STROKES[rank].opening for rank in "Q9862"}
    assert openings == {
        "Q": "closed",
        "9": "closed",
        "8": "closed",
        "6": "right",
        "2": "left",
    }


def test_every_rank_on_a_card_has_a_glyph_a_span_and_a_top() -> None:
    ranks = {face.rank for face in FACES.values()}
    assert set(RANKS) == set(RANK_SPAN) == ranks - {"X"}
    assert set(STROKES) == ranks


@pytest.mark.parametrize("face", FACES.values(), ids=lambda face: face.code)
def test_a_face_stays_within_its_budget(face: Face) -> None:
    assert gzipped(draw_face(face.code)) <= BUDGETS[face.kind]


def test_the_deck_and_the_back_stay_within_their_budgets() -> None:
    assert gzipped(deck()["back"]) <= BACK_BUDGET
    assert sum(gzipped(text) for text in deck().values()) <= DECK_BUDGET
