"""What a drill may ask about under a setting: found once for each setting, for all drills alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Generic, TypeVar

from tutor.drills.faults import DrillError, DrillFault
from tutor.drills.model import Level, Setting
from tutor.rules import Chance

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)
Classify = Callable[[Setting, T], K]


@dataclass(frozen=True, eq=False)
class Pool(Generic[T]):
    """Few enough things to be looked at one by one: those that level and filter keep are asked."""

    items: Iterable[T]

    def kept(self, setting: Setting) -> tuple[T, ...]:
        """What may be asked."""
        return _kept(self, setting)

    def classes(self, setting: Setting, classify: Classify[T, K]) -> Mapping[K, tuple[T, ...]]:
        """The same by its class."""
        return _classes(self, setting, classify)

    def pick(self, setting: Setting, chance: Chance) -> T:
        """One of them; DrillError(NOTHING_FITS) if there are none."""
        kept = self.kept(setting)
        if not kept:
            raise DrillError(DrillFault.NOTHING_FITS)
        return chance.pick(kept)


@dataclass(frozen=True, eq=False)
class PoolSource(Generic[T]):
    """What a drill asks about, drawn by `take`, which raises DrillError(NOTHING_FITS) for nothing.

    A filter may leave a level nothing to ask; as the filter is what was asked for, the other levels
    of `otherwise` are then tried in turn.
    """

    take: Callable[[Setting, Chance], T]
    otherwise: tuple[Level, ...] = ()

    def draw(self, setting: Setting, chance: Chance) -> T:
        """Something of the setting, or of the nearest one that has something."""
        return self.take(self.possible(setting), chance)

    def possible(self, setting: Setting) -> Setting:
        """The setting, or the same at the first other level that has something."""
        return _possible(self, setting)


@lru_cache(maxsize=2048)
def _kept(pool: Pool[T], setting: Setting) -> tuple[T, ...]:
    return tuple(item for item in pool.items if setting.keeps(item))


@lru_cache(maxsize=1024)
def _classes(pool: Pool[Any], setting: Setting, classify: Classify[Any, K]) -> Mapping[K, Any]:
    classes: dict[K, list[object]] = {}
    for item in _kept(pool, setting):
        classes.setdefault(classify(setting, item), []).append(item)
    return {name: tuple(members) for name, members in classes.items()}


@lru_cache(maxsize=1024)
def _possible(source: PoolSource[Any], setting: Setting) -> Setting:
    for level in (setting.level, *source.otherwise):
        tried = replace(setting, level=level)
        try:
            source.take(tried, Chance("possible"))
        except DrillError:
            continue
        return tried
    return setting
