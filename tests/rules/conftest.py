"""Random tests of the rules judge the answer, never the time it took."""

from hypothesis import settings

settings.register_profile("rules", deadline=None)
settings.load_profile("rules")
