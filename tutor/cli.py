"""The `tutor` command: serve the site, keep the catalogues, solve the game of dividing."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tutor.rules import whole_number


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, or 1 with one sentence on standard error."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.command(options))
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tutor", description="Che Xuan Tutor")
    commands = parser.add_subparsers(required=True, metavar="command")
    run = commands.add_parser("run", help="serve the site")
    run.add_argument("--host", default="127.0.0.1", help="0.0.0.0 serves the whole room")
    run.add_argument("--port", type=_port, default=8000)
    run.add_argument("--workers", type=int, default=1, help="processes; more want PostgreSQL")
    run.set_defaults(command=_run)
    i18n = commands.add_parser("i18n", help="keep the message catalogues (in a checkout)")
    i18n.add_argument("step", choices=("extract", "update", "check"))
    i18n.set_defaults(command=_i18n)
    solve = commands.add_parser("solve", help="work out anew how hands are best divided")
    solve.add_argument("--to", type=Path, metavar="FILE", help="instead of the package's own file")
    solve.set_defaults(command=_solve)
    return parser


def _port(text: str) -> int:
    port = whole_number(text, 65535)
    if port is None:
        raise argparse.ArgumentTypeError(f"{text} is no port; one is a number up to 65535")
    return port


def _run(options: argparse.Namespace) -> int:
    from tutor.server import CannotServe, serve

    try:
        serve(options.host, options.port, options.workers, _announce)
    except CannotServe as error:
        return _fail(str(error))
    return 0


def _announce(address: str) -> None:
    print(f"Che Xuan Tutor: open {address} (Ctrl+C stops it)", flush=True)


def _i18n(options: argparse.Namespace) -> int:
    from tutor import catalogues

    if not catalogues.POT.parent.parent.joinpath("pyproject.toml").is_file():
        return _fail("The catalogues are kept in a checkout, not in an installed site.")
    if options.step == "extract":
        catalogues.extract(catalogues.POT)
    elif options.step == "update":
        catalogues.update()
    elif stale := catalogues.stale():
        return _fail(f"Out of date: {', '.join(stale)}. Run `tutor i18n update`.")
    return 0


def _solve(options: argparse.Namespace) -> int:
    from tutor.solver.build import build
    from tutor.solver.tables import FILE, TablesError

    try:
        build(options.to or FILE, _solved)
    except (TablesError, OSError) as error:
        return _fail(str(error))
    return 0


def _solved(rules: str, exploitability: float) -> None:
    print(f"{rules}: a best response wins {exploitability:.2e} units a hand", flush=True)


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
