"""The components page: every part of the look with sample data, for designing and for axe."""

from flask import Blueprint, abort, current_app, render_template
from flask_babel import get_locale

from tutor.web.frame.htmx import render
from tutor.web.views.model import (
    CardView,
    DivisionView,
    FieldView,
    OptionView,
    PairView,
    QuestionView,
    RungView,
    State,
    StepView,
    TermView,
    VerdictView,
)

States = tuple[State, ...]
NONE: States = ("", "", "", "")

bp = Blueprint("components", __name__)

# A card: traditional name, simplified name, reading, gloss, what is read out.
CARDS = {
    "Qh": ("天牌", "天牌", "tiānpái", "Heaven", "red queen"),
    "Qd": ("天牌", "天牌", "tiānpái", "Heaven", "red queen"),
    "2d": ("地牌", "地牌", "dìpái", "Earth", "red two"),
    "8h": ("人牌", "人牌", "rénpái", "Man", "red eight"),
    "4d": ("和牌", "和牌", "hépái", "Harmony", "red four"),
    "6s": ("長三", "长三", "chángsān", "Long Three", "black six"),
    "Jc": ("斧頭", "斧头", "fǔtou", "Axe", "black jack"),
    "7d": ("膏藥", "膏药", "gāoyao", "Plaster", "red seven"),
    "9s": ("黑九", "黑九", "hēijiǔ", "Black Nine", "black nine"),
    "3h": ("丁丁", "丁丁", "dīngding", "Ding", "heart three"),
    "Xr": ("大鬼", "大鬼", "dàguǐ", "Big Ghost", "big joker"),
}


@bp.get("/components")
def page() -> str:
    """Every component in every state, on one page."""
    return render_template("components/components.html", **samples())


@bp.get("/components/<name>")
def one(name: str) -> str:
    """One sample question on a page of its own, as a learner would meet it."""
    found = questions().get(name) or abort(404)
    return render("drills/play.html", "drills/_question.html", question=found)


def samples() -> dict[str, object]:
    """The values of the components page."""
    return {
        "cards": [card(code) for code in CARDS],
        "pair": pair("Qh", "9s"),
        "division": division(),
        "ladder": ladder(),
        "steps": steps(6),
        "questions": questions(),
    }


def say(english: str, hant: str, hans: str) -> str:
    """The sample text in the reader's language; samples are no part of the catalogues."""
    return {"zh_Hant": hant, "zh_Hans": hans}.get(str(get_locale()), english)


def term(hant: str, hans: str, reading: str = "", gloss: str = "") -> TermView:
    """A name in the reader's script, with reading and gloss for a reader of English."""
    code = str(get_locale())
    if code == "en":
        return TermView(hans, "zh-Hans", reading, gloss)
    return TermView(hant, "zh-Hant") if code == "zh_Hant" else TermView(hans, "zh-Hans")


def card(code: str, state: State = "") -> CardView:
    *names, label = CARDS[code]
    face = current_app.jinja_env.globals["asset_url"](f"cards/{code}.svg")  # type: ignore[operator]
    return CardView(code, face, term(*names), label, state)


def pair(first: str, second: str, state: State = "") -> PairView:
    name, value = {
        "Qh9s": (term("天九王", "天九王", "tiānjiǔwáng", "King"), say("King", "王", "王")),
        "6s3h": (term("三丁九", "三丁九"), say("9 points", "九點", "九点")),
        "8h7d": (term("人膏五", "人膏五"), say("5 points", "五點", "五点")),
    }.get(first + second, (None, say("9 points", "九點", "九点")))
    label = f"{CARDS[first][4]}, {CARDS[second][4]}"
    return PairView((card(first), card(second)), name, value, label, state)


def division() -> DivisionView:
    caption = say("The better division", "較好的分法", "较好的分法")
    return DivisionView(pair("8h", "7d"), pair("Qh", "9s"), caption, "right")


def ladder() -> tuple[RungView, ...]:
    return (
        RungView("", term("丁二皇", "丁二皇", gloss="Supreme Pair")),
        RungView(say("identical", "對子", "对子"), term("雙天", "双天", gloss="two Heavens")),
        RungView("", term("天九王", "天九王", gloss="King"), ("A",), gap=True),
        RungView("", term("天槓", "天杠", gloss="Heaven Gong")),
        RungView(say("9 points", "九點", "九点"), None, ("B",), gap=True),
    )


def steps(now: int) -> tuple[StepView, ...]:
    return tuple(
        StepView(
            at,
            "todo" if at > now else "now" if at == now else "wrong" if at == 3 else "right",
            "/components" if at < now else "",
            say(f"Question {at}", f"第 {at} 題", f"第 {at} 题"),
        )
        for at in range(1, 11)
    )


def words(*codes: str, states: States = NONE) -> tuple[OptionView, ...]:
    return tuple(
        OptionView(code, str(at), CARDS[code][4], term=term(*CARDS[code][:4]), state=state)
        for at, (code, state) in enumerate(zip(codes, states, strict=True), 1)
    )


def pictures(*codes: str, states: States = NONE) -> tuple[OptionView, ...]:
    return tuple(
        OptionView(code, str(at), CARDS[code][4], card=card(code), state=state)
        for at, (code, state) in enumerate(zip(codes, states, strict=True), 1)
    )


def texts(first: int, *names: str) -> tuple[OptionView, ...]:
    return tuple(
        OptionView(str(at), str(at), name, text=name) for at, name in enumerate(names, first)
    )


def equal() -> OptionView:
    name = say("Equal", "一樣大", "一样大")
    return OptionView("equal", "3", name, text=name)


def question(prompt: str, kind: str, *fields: FieldView, **more: object) -> QuestionView:
    title = say("Which card is this?", "認牌", "认牌")
    hints = "/components/hinted" if "hint" not in more else ""
    common = {"hint_url": hints, "steps": steps(6), "position": 6, "total": 10}
    return QuestionView(
        title,
        prompt,
        kind,
        "/components",
        (("seed", "1"),),
        fields,
        **(common | more),  # type: ignore[arg-type]
    )


def right() -> VerdictView:
    following = say("Next", "下一題", "下一题")
    headline = say("Right: Earth it is.", "對，就是地牌。", "对，就是地牌。")
    return VerdictView(True, headline, (), next_url="/components/name", next_label=following)


def wrong(*divisions: DivisionView) -> VerdictView:
    return VerdictView(
        False,
        say("Not quite", "差一點", "差一点"),
        (
            say(
                "A King stands above every Gong and all points: the kind of pair decides first.",
                "王排在槓和所有點數之上：先比牌型，牌型不同就不用再比點數。",
                "王排在杠和所有点数之上：先比牌型，牌型不同就不用再比点数。",
            ),
        ),
        divisions,
        () if divisions else ladder(),
        next_url="/components/name",
        next_label=say("Next", "下一題", "下一题"),
    )


def questions() -> dict[str, QuestionView]:
    """A sample of every kind of question, before and after its answer."""
    return naming() | finding() | comparing() | dividing()


def naming() -> dict[str, QuestionView]:
    prompt = say("What is this card called?", "這張牌叫什麼？", "这张牌叫什么？")
    hint = say(
        "Its rank is the lowest of the red ones.", "紅牌裡數它點數最小。", "红牌里数它点数最小。"
    )

    def ask(states: States = NONE, chosen: str = "", **more: object) -> QuestionView:
        options = words("Qh", "2d", "8h", "Jc", states=states)
        field = FieldView("name", "", options, selected=frozenset({chosen}))
        return question(prompt, "choice", field, cards=(card("2d"),), **more)

    return {
        "name": ask(),
        "hinted": ask(hint=hint),
        "named": ask(("", "right", "", ""), "2d", verdict=right()),
        "misnamed": ask(("wrong", "missed", "", ""), "Qh", verdict=wrong()),
    }


def finding() -> dict[str, QuestionView]:
    prompt = say("Which card is it?", "是哪一張？", "是哪一张？")
    sign = term("丁丁", "丁丁", "dīngding", "Ding")

    def ask(states: States = NONE, chosen: str = "", **more: object) -> QuestionView:
        options = pictures("2d", "Jc", "6s", "3h", states=states)
        field = FieldView("card", "", options, selected=frozenset({chosen}))
        return question(prompt, "choice", field, term=sign, **more)

    return {
        "find": ask(),
        "found": ask(("wrong", "", "", "missed"), "2d", verdict=wrong()),
    }


def comparing() -> dict[str, QuestionView]:
    larger = say("Which pair is larger?", "哪一對大？", "哪一对大？")
    single = say("Which card is the stronger single?", "單張哪個大？", "单张哪个大？")
    decides = say("What decides?", "憑什麼分出大小？", "凭什么分出大小？")
    ways = say("Kind|Points|Single|Equal", "牌型|點數|單張|一樣", "牌型|点数|单张|一样")
    duel = (*pictures("Jc", "4d", states=("", "")), equal())

    def between(first: State = "", second: State = "") -> FieldView:
        pairs = pair("Qh", "9s"), pair("6s", "3h")
        shown = (
            OptionView("a", "1", pairs[0].label, pair=pairs[0], state=first),
            OptionView("b", "2", pairs[1].label, pair=pairs[1], state=second),
            equal(),
        )
        return FieldView("larger", larger, shown, selected=frozenset("b" if second else ()))

    why = FieldView("step", decides, texts(4, *ways.split("|")))
    return {
        "single": question(single, "choice", FieldView("single", "", duel)),
        "larger": question(larger, "choice", between()),
        "settled": question(larger, "choice", between("missed", "wrong"), verdict=wrong()),
        "why": question(larger, "choice", between(), why),
    }


def dividing() -> dict[str, QuestionView]:
    prompt = say("Tap two cards to pair them.", "點兩張湊成一對。", "点两张凑成一对。")

    def ask(*chosen: str, **more: object) -> QuestionView:
        options = pictures("8h", "Qh", "9s", "7d")
        return question(
            prompt,
            "divide",
            FieldView("pair", prompt, options, 2, frozenset(chosen), "pick"),
            **more,
        )

    return {
        "divide": ask(),
        "divided": ask("8h", "7d", verdict=right()),
        "misdivided": ask("8h", "9s", verdict=wrong(division())),
    }
