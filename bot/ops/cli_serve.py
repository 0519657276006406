"""Commands about serving: `fondaco serve`, `doctor`, `matrix-registration`."""

import importlib
import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import structlog
import typer

from bot import config
from bot.ops import log, reloading, serving
from bot.ops.cli_sentences import BadInput, sentences
from bot.ops.doctor import findings

WebHost = Annotated[str | None, typer.Option("--host", help="where the browser table listens")]
WebPort = Annotated[int | None, typer.Option("--port")]
Database = Annotated[str | None, typer.Option("--db", help="the database: a file, or postgresql+asyncpg://…")]


Role = Annotated[
    list[str] | None,
    typer.Option(
        "--role", help="only a part: web, discord, matrix, clock, house; again or with commas for several"
    ),
]
Drafts = Annotated[
    list[str] | None,
    typer.Option("--try", metavar="NAME", help="show this title in draft, for its author; `all` of them"),
]
Shards = Annotated[str | None, typer.Option("--shards", help="Discord's shards of this process, as 0-3/8")]


@sentences
def serve(
    host: WebHost = None,
    port: WebPort = None,
    db: Database = None,
    role: Role = None,
    shards: Shards = None,
    drafts: Drafts = None,
) -> None:
    """Serve the browser table, and Discord and Matrix with their tokens; also what `fondaco` alone does."""
    settings = config.read(
        os.environ,
        web_host=host,
        web_port=port,
        db=db,
        role=",".join(role) if role else None,
        shards=shards,
        drafts=",".join(drafts) if drafts else None,
    )
    if settings.tried_drafts and not reloading.is_watched():
        raise typer.Exit(reloading.serve_again_on_changes(settings.tried_drafts, sys.argv[1:]))
    log.set_up(settings.log)
    for unknown in config.strangers(os.environ):
        structlog.get_logger(__name__).warning("unknown-setting", about=unknown)
    try:
        serving.run(settings, say=partial(print, flush=True))
    except OSError as error:
        where = f"{settings.web_host}:{settings.web_port}"
        raise BadInput(
            f"cannot listen on {where}: {error.strerror or error}. Choose another --port."
        ) from error


@sentences
def doctor(host: WebHost = None, port: WebPort = None, db: Database = None) -> None:
    """Check everything the host needs, and say what to do."""
    settings = config.read(os.environ, web_host=host, web_port=port, db=db)
    well = True
    for finding in findings(settings):
        well = well and finding.well
        print(f"{'ok ' if finding.well else 'not'}  {finding.what}: {finding.message}")
    if not well:
        raise typer.Exit(1)


RegistrationFile = Annotated[Path, typer.Argument(help="the file to write")]
Localpart = Annotated[str, typer.Option("--localpart", help="the name of the bot on the homeserver")]


@sentences
def matrix_registration(
    file: RegistrationFile = Path("fondaco-registration.yaml"), localpart: Localpart = "fondaco"
) -> None:
    """Write the registration of an application service, for the administrator of a Matrix homeserver."""
    registration = importlib.import_module("bot.matrix.registration")
    try:
        registration.write_registration(file, localpart)
    except ValueError as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror or error}.") from error
    print(
        f"{file} is written. Name it in app_service_config_files of the homeserver, restart that, and set\n"
        f"MATRIX_REGISTRATION={file} beside MATRIX_HOMESERVER here."
    )
