"""Settings: from the environment, overrides by the command line, each checked before anything starts."""

import base64
import binascii
import re
from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import yaml
from email_validator import EmailNotValidError, validate_email
from platformdirs import user_data_path
from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, ValidationInfo, field_validator

from bot.surfaces import surfaces

NAMES = {
    "db": "FONDACO_DB",
    "web": "FONDACO_WEB",
    "web_host": "FONDACO_HOST",
    "web_port": "FONDACO_PORT",
    "public_url": "FONDACO_URL",
    "proxy": "FONDACO_PROXY",
    "metrics": "FONDACO_METRICS",
    "log": "FONDACO_LOG",
    "cache": "FONDACO_CACHE",
    "house_pause": "FONDACO_HOUSE_PAUSE",
    "house_listens": "FONDACO_HOUSE_LISTENS",
    "house_processes": "FONDACO_HOUSE_PROCESSES",
    "sweep": "FONDACO_SWEEP",
    "retain_days": "FONDACO_RETAIN_DAYS",
    "backups": "FONDACO_BACKUPS",
    "operator": "FONDACO_OPERATOR",
    "operator_token": "FONDACO_OPERATOR_TOKEN",
    "role": "FONDACO_ROLE",
    "shards": "FONDACO_SHARDS",
    "grace": "FONDACO_GRACE",
    "drafts": "FONDACO_TRY",
    "smtp": "FONDACO_SMTP",
    "mail_from": "FONDACO_MAIL_FROM",
    "webhooks": "FONDACO_WEBHOOKS",
    "discord_token": "DISCORD_TOKEN",
    "discord_id": "FONDACO_DISCORD_ID",
    "discord_secret": "FONDACO_DISCORD_SECRET",
    "matrix_homeserver": "MATRIX_HOMESERVER",
    "matrix_token": "MATRIX_TOKEN",
    "matrix_registration": "MATRIX_REGISTRATION",
    "matrix_clients": "MATRIX_CLIENTS",
}
"""Which variable of the environment each setting is read from."""
SECRETS = ("db", "smtp", "discord_token", "discord_secret", "matrix_token", "operator_token")
"""What nobody else may read; an address of a database may hold a password."""
FILES = {setting: f"{NAMES[setting]}_FILE" for setting in SECRETS}
"""Which variable names the file that a secret is read from."""
PREFIX = "FONDACO_"
LOOPBACK = "127.0.0.1"
DATABASE = "fondaco.db"


def read_mail_address(typed: str, *, local: bool = False) -> str | None:
    """A mail address as servers write it; None: it is none that every mail server takes.

    `local`: the name of its server may be known in the operator's own network alone.
    """
    try:
        checked = validate_email(
            typed, check_deliverability=False, allow_smtputf8=False, globally_deliverable=not local
        )
    except EmailNotValidError:
        return None
    return checked.ascii_email


WORK = ("clock", "house")
"""What a process can spend its time on besides surfaces: clocks and leagues, house players."""


def all_roles() -> list[str]:
    """Everything that a process can spend its time on."""
    return [*surfaces(), *WORK]


class BadConfig(Exception):
    """A setting that cannot be used; the message names it and says why."""


class Config(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    db: Annotated[str, Field(min_length=1)] = DATABASE
    """The database: a file, or an address as SQLAlchemy writes it."""
    web: bool = True
    """Whether the browser table is served; off: Discord alone."""
    web_host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    """Where the browser table listens; 0.0.0.0 to be reached from elsewhere."""
    web_port: Annotated[int, Field(ge=1, le=65535)] = 8000
    public_url: str = ""
    """How people reach the browser table, for links sent elsewhere; empty: as they came."""
    proxy: str = ""
    """Web servers in front of this one, by address or network: whose word on where a visitor is is taken."""
    metrics: str = ""
    """Where numbers for the operator are served, as address:port; empty: nowhere."""
    log: Annotated[str, Field(pattern="^(debug|info|warning|error)$")] = "info"
    cache: Annotated[int, Field(ge=1)] = 500
    """How many matches are kept in memory."""
    house_pause: Annotated[float, Field(ge=0, le=60)] = 0.4
    """Seconds before a house player moves, so that people can follow."""
    house_listens: Annotated[float, Field(ge=0, le=600)] = 20.0
    """Seconds for which a house player listens to who may speak at a live table; 0: it goes on at once."""
    house_processes: Annotated[int, Field(ge=1, le=64)] = 1
    """How many processes think for strong house players; they are started when the first of them plays."""
    sweep: Annotated[float, Field(gt=0, le=30)] = 5.0
    """Seconds between two looks at the deadlines; after a minute the host would count as having been down."""
    retain_days: Annotated[int, Field(ge=0)] = 0
    """Days that a game is kept after its end; 0: for good."""
    backups: str = ""
    """The folder for a copy of the database every day; empty: none is made by itself."""
    operator: str = ""
    """The mail address of the operator, who is told by mail when a copy fails."""
    operator_token: Annotated[SecretStr, Field(min_length=16)] | None = None
    """What lets the operator see their page on the port of the metrics; unset: there is none."""
    role: str = ""
    """What this process does, as web,discord,matrix,clock,house; empty: everything there is to do."""
    shards: str = ""
    """Which of how many shards of Discord this process answers for, as 0-3/8; empty: all there are."""
    grace: Annotated[float, Field(ge=0, le=60)] = 0.0
    """Seconds between saying that this process stops and taking no more requests."""
    drafts: str = ""
    """Titles in draft that are shown here, for their authors, with commas; `all` of them; empty: none."""
    smtp: SecretStr | None = None
    """The mail server, as smtps://user:password@mail.example.org:465; unset: nobody is called by mail."""
    mail_from: str = ""
    """The address that mail comes from."""
    webhooks: bool = True
    """Whether people may have notifications sent to an address of their own, on the open internet alone."""
    discord_token: SecretStr | None = None
    """The bot's token; unset: the browser table alone."""
    discord_id: Annotated[str, Field(pattern=r"^(\d{15,22})?$")] = ""
    """The id of the application on Discord; empty: as the token tells."""
    discord_secret: SecretStr | None = None
    """The application's secret, with which the browser table opens inside Discord; unset: it does not."""

    matrix_homeserver: str = ""
    """The address of the homeserver on Matrix, as https://matrix.example.org."""
    matrix_token: SecretStr | None = None
    """The access token of the bot's account there; unset: Matrix is not served."""
    matrix_registration: str = ""
    """The registration of an application service, a file whose token is used in place of an account's."""
    matrix_clients: str = "https://app.element.io vector://vector"
    """The addresses of clients on Matrix in which the table opens inside its room; Element Desktop's is the
    second."""

    @field_validator("public_url", "matrix_homeserver")
    @classmethod
    def _is_an_address_of_a_site(cls, address: str) -> str:
        """Links are made by writing a path behind it."""
        if not address:
            return address
        parts = urlsplit(address)
        plain = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
        if parts.scheme not in ("http", "https") or not parts.hostname or not plain or parts.port == 0:
            raise ValueError("write it as https://games.example.org, without anything behind the name")
        return address.rstrip("/")

    @field_validator("proxy")
    @classmethod
    def _are_addresses(cls, addresses: str) -> str:
        for address in filter(None, (part.strip() for part in addresses.split(","))):
            try:
                ip_network(address)
            except ValueError:
                raise ValueError(f"{address} is no address and no network such as 10.0.0.0/8") from None
        return addresses

    @field_validator("role")
    @classmethod
    def _are_roles(cls, roles: str) -> str:
        named = [role.strip() for role in roles.split(",") if role.strip()]
        if strange := [role for role in named if role not in all_roles()]:
            raise ValueError(f"{strange[0]} is no role; there are {', '.join(all_roles())}")
        return ",".join(named)

    @field_validator("shards")
    @classmethod
    def _are_shards(cls, shards: str) -> str:
        if not shards:
            return shards
        first, last, count = _shards(shards)
        if not 0 <= first <= last < count:
            raise ValueError("write them as 0-3/8: this process's first and last, and how many there are")
        return shards

    @property
    def tried_drafts(self) -> frozenset[str]:
        """The titles in draft that are shown here."""
        return frozenset(draft.strip() for draft in self.drafts.split(",") if draft.strip())

    @property
    def roles(self) -> frozenset[str]:
        """What this process does."""
        return frozenset(self.role.split(",") if self.role else all_roles())

    @property
    def shard_range(self) -> tuple[range, int] | None:
        """The shards of this process, and how many there are in all; None: Discord says how many."""
        if not self.shards:
            return None
        first, last, count = _shards(self.shards)
        return range(first, last + 1), count

    @field_validator("smtp")
    @classmethod
    def _is_a_mail_server(cls, server: SecretStr | None) -> SecretStr | None:
        if server is not None:
            try:
                parts = urlsplit(server.get_secret_value())
                usable = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
            except ValueError:
                usable = False
            if not usable:
                raise ValueError("write it as smtps://user:password@mail.example.org:465")
        return server

    @field_validator("mail_from", "operator")
    @classmethod
    def _is_a_mail_address(cls, sender: str) -> str:
        address = read_mail_address(sender, local=True) if sender else ""
        if address is None:
            raise ValueError("write it as games@example.org")
        return address

    @property
    def sends_mail(self) -> bool:
        """Whether people can be called by mail: its links need an address that leads here from anywhere."""
        return bool(self.smtp and self.mail_from and self.public_url)

    @field_validator("discord_secret")
    @classmethod
    def _has_what_it_needs(cls, secret: SecretStr | None, others: ValidationInfo) -> SecretStr | None:
        """Discord shows pages in its frame only by HTTPS, and only those of an application it knows."""
        if secret is None:
            return secret
        if not others.data.get("public_url", "").startswith("https://"):
            raise ValueError("the table inside Discord needs FONDACO_URL, with https")
        if not (others.data.get("discord_id") or _id_in_token(others.data.get("discord_token"))):
            raise ValueError("say in FONDACO_DISCORD_ID which application it belongs to")
        return secret

    @field_validator("matrix_token")
    @classmethod
    def _has_a_homeserver(cls, token: SecretStr | None, others: ValidationInfo) -> SecretStr | None:
        if token is not None and not others.data.get("matrix_homeserver"):
            raise ValueError("say in MATRIX_HOMESERVER which homeserver it belongs to")
        return token

    @field_validator("matrix_clients")
    @classmethod
    def _are_clients(cls, addresses: str) -> str:
        clients = addresses.replace(",", " ").split()
        for client in clients:
            if not re.fullmatch(r"(https|vector)://[a-z0-9.-]+(:\d{1,5})?", client):
                raise ValueError(f"write {client} as https://element.example.org, without anything behind it")
        return " ".join(clients)

    @property
    def shows_widget(self) -> bool:
        """Whether the table opens inside its room on Matrix: clients show pages by HTTPS alone."""
        return bool(self.web and self.matrix_token and self.public_url.startswith("https://"))

    @property
    def application_id(self) -> str:
        """The application on Discord; empty: there is none."""
        return self.discord_id or _id_in_token(self.discord_token)

    @field_validator("metrics")
    @classmethod
    def _is_a_port(cls, address: str) -> str:
        host, _, port = address.rpartition(":")
        if address and not (port.isdecimal() and 0 < int(port) < 65536):
            raise ValueError("write it as 127.0.0.1:9100, or as a port of this machine alone")
        return f"{host or LOOPBACK}:{port}" if address else address

    @property
    def metrics_at(self) -> tuple[str, int]:
        """Where the operator's numbers are served."""
        host, _, port = self.metrics.rpartition(":")
        return host.strip("[]"), int(port)


def _shards(shards: str) -> tuple[int, int, int]:
    """The first shard, the last, and how many there are; nonsense where it is written otherwise."""
    match = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?/(\d{1,4})", shards)
    if match is None:
        return 0, -1, 0
    first, last, count = match.groups()
    return int(first), int(last or first), int(count)


def _id_in_token(token: SecretStr | None) -> str:
    """The application that a bot's token belongs to: its first part; empty where it does not say."""
    first = token.get_secret_value().partition(".")[0] if token else ""
    try:
        user_id = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return ""
    return user_id if re.fullmatch(r"\d{15,22}", user_id) else ""


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none, as a misspelt one does; each with what may be meant."""
    ours = sorted([*NAMES.values(), *FILES.values()])
    return [
        f"{name} is no setting{', did you mean ' + near[0] if near else ''}"
        for name in sorted(environment)
        if name.startswith(PREFIX) and name not in ours
        for near in [get_close_matches(name, ours, n=1)]
    ]


def own_database() -> Path:
    """The database where no setting names one: the one in this folder, or of this user.

    A folder that has a database, its journal or a copy that was put aside keeps being used.
    """
    if any(Path().glob(f"{DATABASE}*")):
        return Path(DATABASE)
    return user_data_path("fondaco", appauthor=False) / DATABASE


def read(environment: Mapping[str, str], **settings: Any) -> Config:
    """The settings; what is given here overrules the environment, and an empty variable counts as unset."""
    values: dict[str, Any] = {
        setting: environment[name] for setting, name in NAMES.items() if environment.get(name)
    }
    overrides = {setting: value for setting, value in settings.items() if value is not None}
    from_files = {
        setting: name for setting, name in FILES.items() if environment.get(name) and setting not in overrides
    }
    for setting, name in from_files.items():
        if setting in values:
            raise BadConfig(f"{NAMES[setting]} and {name} are both set: keep one of them.")
        values[setting] = _read_secret(name, Path(environment[name]))
    if registration := values.get("matrix_registration"):
        name = NAMES["matrix_registration"]
        if "matrix_token" in values:
            raise BadConfig(f"{name} and {NAMES['matrix_token']} are both set: keep one of them.")
        values["matrix_token"] = _read_registered_token(name, Path(registration))
    try:
        return Config(**{"db": str(own_database())} | values | overrides)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        setting = str(first["loc"][0])
        reason = str(first["msg"]).removeprefix("Value error, ")
        raise BadConfig(f"{from_files.get(setting) or NAMES.get(setting, setting)}: {reason}") from error


def _read_registered_token(name: str, file: Path) -> str:
    """The token with which an application service acts."""
    try:
        registration = yaml.safe_load(_read_text(name, file))
    except yaml.YAMLError:
        registration = None
    token = registration.get("as_token") if isinstance(registration, dict) else None
    if not isinstance(token, str) or not token:
        raise BadConfig(f"{name}: {file} is no registration; write one with `fondaco matrix-registration`.")
    return token


def _read_text(name: str, file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadConfig(f"{name}: {file} cannot be read ({error.strerror or error}).") from error
    except UnicodeDecodeError:
        raise BadConfig(f"{name}: {file} is not text.") from None


def _read_secret(name: str, file: Path) -> str:
    """The one line of a file, which no message ever shows."""
    text = _read_text(name, file).rstrip("\r\n")
    if not text.strip():
        raise BadConfig(f"{name}: {file} is empty.")
    if "\n" in text:
        raise BadConfig(f"{name}: {file} has several lines; write the secret into it and nothing else.")
    return text
