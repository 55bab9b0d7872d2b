"""What can be set: by arguments, or in the environment as TEAHOUSE_PORT and so on."""

from pathlib import Path
from typing import Annotated

import platformdirs
from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


def default_database() -> str:
    """A database file in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("teahouse", appauthor=False))
    return f"sqlite:///{folder / 'teahouse.sqlite'}"


class Settings(BaseSettings):
    """The settings of one server process."""

    model_config = SettingsConfigDict(env_prefix="TEAHOUSE_", extra="ignore")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535, description="0 takes any free one")] = 8000
    database: str = Field(default_factory=default_database, description="URL of the database")
    secret: Annotated[str | None, Field(description="signs cookies; by default one is kept in the database")] = None
    message_limit: Annotated[int, Field(description="longest socket message that is read, in characters")] = 4096
    frame_limit: Annotated[int, Field(description="a longer frame, in bytes, closes its socket")] = 65536
    bot_pause: Annotated[float, Field(ge=0, description="seconds before each move of a bot")] = 0.3
    bot_threads: Annotated[int, Field(ge=1, description="bots that think at once, each by its own clock")] = 8
    cached_tables: Annotated[int, Field(ge=1, description="tables kept in memory though nobody watches")] = 5000
