"""The commands of `fondaco`; each is imported when it is given, as all of them together take two seconds."""

import importlib
from importlib import metadata
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

COMMANDS = {
    "serve": ("cli_serve:serve", "Serve the browser table, and Discord and Matrix with their tokens."),
    "doctor": ("cli_serve:doctor", "Check everything the host needs, and say what to do."),
    "matrix-registration": (
        "cli_serve:matrix_registration",
        "Write the registration of an application service, for the administrator of a Matrix homeserver.",
    ),
    "simulate": ("cli_games:simulate", "Play many games between bots and say how they went."),
    "replay": (
        "cli_games:replay",
        "Play the log of an exported game again, and check that it leads to its state.",
    ),
    "render": ("cli_games:render", "Draw the board of an exported game, or of a random one."),
    "analyse": ("cli_analyse:analyse", "Review a finished game: chances, and the moves that decided it."),
    "backup": (
        "cli_care:backup",
        "Copy the database while the host plays on, and replay every live match of the copy.",
    ),
    "restore": (
        "cli_care:restore",
        "Put a copy in the place of the database, after replaying every live match of it.",
    ),
    "move": (
        "cli_care:move",
        "Copy a whole host to another database, compare every match, and replay the live ones there.",
    ),
    "health": ("cli_care:health", "End with 1 when no host serves the database, or one that hangs."),
    "tables": ("cli_tables:tables", "List the tables of this host: where, who sits there, who is awaited."),
    "moderate": (
        "cli_tables:moderate",
        "Keep order at a table as its moderators would: end, pause, delete it, or change who sits there.",
    ),
    "title": ("cli_title:app", "For authors of titles."),
}
"""By name, where a command is, and what it does: also what `fondaco NAME --help` begins with."""


class LazyCommand(TyperCommand):
    """A command of which nothing is imported before it is given."""

    def __init__(self, name: str, place: str, about: str) -> None:
        super().__init__(name, help=about)
        self._place = place

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Go on with the real command."""
        return self.load().make_context(info_name, args, parent, **extra)

    def load(self) -> Any:
        module, _, name = self._place.partition(":")
        place = getattr(importlib.import_module(f"bot.ops.{module}"), name)
        if isinstance(place, typer.Typer):
            return get_command(place)
        alone = typer.Typer(add_completion=False)
        alone.command(self.name, help=self.help)(place)
        return get_command(alone)


class LazyCommands(TyperGroup):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, (place, about) in COMMANDS.items():
            self.add_command(LazyCommand(name, place, about))


app = typer.Typer(
    name="fondaco",
    cls=LazyCommands,
    help="A host for asynchronous Mediterranean merchant board games, in Discord and in the browser.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    """Say which version is installed, and end."""
    if wanted:
        print(f"fondaco {metadata.version('fondaco')}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=_print_version, is_eager=True, help="show the version and end")
]


@app.callback()
def read_options(context: typer.Context, _version: Version = False) -> None:
    """Read what may be said before any command; without one, serve."""
    if context.invoked_subcommand is None:
        importlib.import_module("bot.ops.cli_serve").serve()


def main() -> None:
    app()
