"""What a browser has to look at: every page that is worth it, and every kind of question."""

from tutor.lessons import LESSONS
from tutor.play.hands import HANDS

FIRST, *_, LAST = HANDS

# Kinds of questions whose way on must be wholly on a phone's screen after the answer …
SHORT = (
    "card-names.1/chengdu/easy/f1",
    "card-names.1/chengdu/hard~to-name/f2",
    "card-names.1/chengdu/normal~to-card/f3",
    "card-names.1/chengdu/hard~to-card/f4",
    "single-ranks.1/sichuan/normal/f5",
    "pair-ranks.1/online/normal/f6",
    "pair-ranks.1/chengdu/hard/f7",
    "divide.1/chengdu/normal/f8",
    "split-practice.1/chengdu/normal/s1",
    "split-practice.1/chengdu/normal~upcards/f1",
    "split-practice.1/sichuan/clear/s9",
)
# … and those whose answers may push a little of it off.
LONG = (
    "order-singles.1/chengdu/normal/3",
    "sort-groups.1/chengdu/hard/2",
    "count-points.1/chengdu/normal/3",
    "count-points.1/sichuan/hard/4",
    "pair-names.1/chengdu/normal~to-name/5",
    "pair-names.1/chengdu/normal~to-pair/6",
    "pair-names.1/chengdu/hard~to-pair/8",
    "pair-names.1/chengdu/hard~to-name/7",
    "order-pairs.1/chengdu/normal/9",
    "hand-names.1/chengdu/normal/a",
    "hand-names.1/chengdu/hard~to-hand/b",
    "compare-hands.1/chengdu/normal/d",
    "compare-hands.1/chengdu/hard/e",
    "who-eats.1/chengdu/easy/f",
    "who-eats.1/sichuan/normal/g",
    "who-eats.1/online/hard/h",
    "rhyme.1/online/hard/k",
    "what-differs.1/chengdu/easy/m",
    "what-differs.1/chengdu/hard~hands/n",
    "what-differs.1/chengdu/normal~skins/p",
)
QUESTIONS = (*SHORT, *LONG)

SHOWDOWN = "Qh9sJsTd_8h8d5s4c_2h6s2d9c?stake=50&stake=200&stake=100&folded=30&pot=10"
HAND = "/split/chengdu/QhTs9s9c"
PAGES = (
    "/",
    "/drills/pair-ranks",
    "/components",
    "/nowhere",
    "/course",
    "/readings",
    "/course/placement",
    *(f"/course/{key}" for key in LESSONS),
    "/hands",
    "/play",
    "/hands/record",
    f"/hands/{FIRST}?step=0",
    f"/hands/{FIRST}?step=1",
    f"/hands/{FIRST}?step=1&answer=skip",
    f"/hands/{FIRST}?step=5",
    f"/hands/{FIRST}?step=5&answer=skip",
    f"/hands/{FIRST}?step=1&chose=fold",
    f"/hands/{FIRST}?step=7&answer=skip",
    f"/hands/{LAST}?step=2&answer=skip",
    "/calc",
    "/calc/chengdu/Qh9s",
    "/calc/sichuan/TsThJs4c",
    f"/calc/chengdu/{SHOWDOWN}",
    "/rules",
    "/rules/chengdu?with=sichuan",
    "/api",
    "/split",
    HAND,
    f"{HAND}?at=1&to=upcards&upcards=2h",
    f"{HAND}?to=known&known=2h2d8h8d4h4dTcJc",
    "/split/advice",
    "/split/advice?rules=sichuan",
    "/glossary",
    "/glossary?q=tian",
    "/glossary?q=zzz",
    "/glossary/ren+futou",
    "/glossary/tianpai",
    "/glossary/2d4s-QhQd",
    "/ladder?at=di%2Bhei9",
    "/sheet",
)
# Pages for the wall, which need no small screen.
PROJECTED = (f"/hands/{FIRST}/show?step=3",)
