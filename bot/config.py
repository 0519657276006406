"""Settings: from the environment, overruled by the command line, each checked before anything starts."""

from collections.abc import Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator

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
    "sweep": "FONDACO_SWEEP",
    "retain_days": "FONDACO_RETAIN_DAYS",
    "discord_token": "DISCORD_TOKEN",
}
"""Which variable of the environment each setting is read from."""
PREFIX = "FONDACO_"
LOOPBACK = "127.0.0.1"


class BadConfig(Exception):
    """A setting that cannot be used; the message names it and says why."""


class Config(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    db: Annotated[str, Field(min_length=1)] = "fondaco.db"
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
    sweep: Annotated[float, Field(gt=0, le=30)] = 5.0
    """Seconds between two looks at the deadlines; after a minute the host would count as having been down."""
    retain_days: Annotated[int, Field(ge=0)] = 0
    """Days that a game is kept after its end; 0: for good."""
    discord_token: SecretStr | None = None
    """The bot's token; unset: the browser table alone."""

    @field_validator("public_url")
    @classmethod
    def _is_an_address_of_a_site(cls, said: str) -> str:
        """Links are made by writing a path behind it."""
        if not said:
            return said
        parts = urlsplit(said)
        plain = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
        if parts.scheme not in ("http", "https") or not parts.hostname or not plain or parts.port == 0:
            raise ValueError("write it as https://games.example.org, without anything behind the name")
        return said.rstrip("/")

    @field_validator("proxy")
    @classmethod
    def _are_addresses(cls, said: str) -> str:
        for one in filter(None, (part.strip() for part in said.split(","))):
            try:
                ip_network(one)
            except ValueError:
                raise ValueError(f"{one} is no address and no network such as 10.0.0.0/8") from None
        return said

    @field_validator("metrics")
    @classmethod
    def _is_a_port(cls, said: str) -> str:
        host, _, port = said.rpartition(":")
        if said and not (port.isdecimal() and 0 < int(port) < 65536):
            raise ValueError("write it as 127.0.0.1:9100, or as a port of this machine alone")
        return f"{host or LOOPBACK}:{port}" if said else said

    @property
    def metrics_at(self) -> tuple[str, int]:
        """Where the operator's numbers are served."""
        host, _, port = self.metrics.rpartition(":")
        return host.strip("[]"), int(port)


def strangers(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none, as a misspelt one does; each with what may be meant."""
    ours = sorted(NAMES.values())
    return [
        f"{name} is no setting{', did you mean ' + near[0] if near else ''}"
        for name in sorted(environment)
        if name.startswith(PREFIX) and name not in ours
        for near in [get_close_matches(name, ours, n=1)]
    ]


def read(environment: Mapping[str, str], **given: Any) -> Config:
    """The settings; what is given here overrules the environment, and an empty variable counts as unset."""
    values: dict[str, Any] = {
        setting: environment[name] for setting, name in NAMES.items() if environment.get(name)
    }
    values |= {setting: value for setting, value in given.items() if value is not None}
    try:
        return Config(**values)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        setting = str(first["loc"][0])
        said = str(first["msg"]).removeprefix("Value error, ")
        raise BadConfig(f"{NAMES.get(setting, setting)}: {said}") from error
