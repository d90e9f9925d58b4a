"""How good each division of four cards is: exact chances against any opponent, and an equilibrium.

`tutor.solver.bulk` does all deals at once and `tutor.solver.build` solves; neither is imported
here, as pages need neither.
"""

from tutor.solver.analysis import LIMITS, Analysis, Grade, WeighedChoice, analyse
from tutor.solver.known import NOTHING, Known, verify_known
from tutor.solver.opponent import Figures
from tutor.solver.pictures import FieldCell, Mix, Outcomes, Typical, field, mixes, typical
from tutor.solver.play import Style, StyleError, read_style
from tutor.solver.tables import TablesError, UnsolvedError, unsolved

__all__ = [
    "LIMITS",
    "NOTHING",
    "Analysis",
    "FieldCell",
    "Figures",
    "Grade",
    "Known",
    "Mix",
    "Outcomes",
    "Style",
    "StyleError",
    "TablesError",
    "Typical",
    "UnsolvedError",
    "WeighedChoice",
    "analyse",
    "field",
    "mixes",
    "read_style",
    "typical",
    "unsolved",
    "verify_known",
]
