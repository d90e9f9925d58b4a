"""Choices with their exact figures as templates see them: bars, numbers, hands that show why."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.explain import Number
from tutor.explain.splits import units
from tutor.marking import N_
from tutor.questions.model import Figure, Samples
from tutor.rules import Ranking
from tutor.web.frame.wording import _, number
from tutor.web.views.cards import division_view
from tutor.web.views.model import FigureView, SamplesView, ShareView
from tutor.web.views.terms import Speech, plain, say

_TONES = (("win", N_("won")), ("draw", N_("drawn")), ("lose", N_("lost")))


def shares_view(shares: Sequence[float]) -> tuple[ShareView, ...]:
    """Win, draw and lose as a bar 100 wide and as numbers."""
    parts = []
    x = 0.0
    for (tone, label), share in zip(_TONES, shares, strict=True):
        width = round(100 * share, 2)
        said = number(Number(100 * share, places=1, percent=True))
        parts.append(ShareView(tone, _(label), said, round(x, 2), width))
        x += width
    return tuple(parts)


def loss_text(loss: float) -> str:
    """What a choice costs against the best, in units; nothing for the best."""
    return _("%(loss)s units short", loss=number(units(loss))) if loss else ""


def figure_view(figure: Figure, ranks: Ranking, how: Speech) -> FigureView:
    """A choice after the answer."""
    caption = plain(figure.caption, how) if figure.caption else ""
    division = division_view(figure.division, ranks, how) if figure.division else None
    return FigureView(
        division=division,
        caption=caption,
        word=plain(figure.word, how),
        shares=shares_view(figure.shares),
        loss=loss_text(figure.loss),
        state="right" if figure.right else "wrong",
        chosen=figure.chosen,
    )


def samples_view(samples: Samples, ranks: Ranking, how: Speech) -> SamplesView:
    """Hands that show what was said."""
    return SamplesView(
        say(samples.caption, how),
        tuple(division_view(one, ranks, how) for one in samples.divisions),
    )
