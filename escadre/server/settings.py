"""What the one who runs a server may decide."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct
from platformdirs import user_data_path


class Settings(Struct, frozen=True, kw_only=True):
    """Everything has a default that suits one person on one machine."""

    data: Path = user_data_path("escadre", appauthor=False)
    database: str = ""  # sqlite:///FILE or postgresql://…; "" is a SQLite file in `data`
    host: str = "127.0.0.1"
    port: int = 8137
    base_url: str = ""  # how browsers reach us, for links in mails; "" is host and port
    workers: int = 1
    smtp: str = ""  # smtp://user:password@host:587?from=escadre@example.org; "" sends no mail
    behind_proxy: bool = False  # believe X-Forwarded-For, -Host and -Proto: only if a proxy of ours sets them
    origins: tuple[str, ...] = ()  # other sites that may use this server in a browser: https://example.org
    allow_private_notices: bool = False  # notices may go to addresses of the inner network
    brains: int = 0  # processes in which bots think; 0 for one less than there are cores
    pace: float = 0.3  # seconds that a bot takes at least, so that a person can follow
    limits: float = 1.0  # all rate limits times this; 0 for none
    patience: float = 30.0  # seconds for a request to arrive, and for a browser to read what it was sent
    metrics: Literal["local", "all", "none"] = "local"  # who is shown the figures at /metrics
    log: str = "info"

    def __repr__(self) -> str:
        """Without database and smtp: there are passwords in them."""
        return f"Settings({self.host}:{self.port}, {self.data}, workers={self.workers})"

    @property
    def url(self) -> str:
        """Where browsers find us, without a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.base_url.rstrip("/") or f"http://{host}:{self.port}"
