"""Random tests of the calculator judge the answer, never the time it took."""

from hypothesis import HealthCheck, settings

settings.register_profile("calculator", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("calculator")
