"""Guests: people without an account, known by a signed cookie."""

import asyncio
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from teahouse.server.storage import Storage, set_name
from teahouse.server.writer import Writer

COOKIE = "teahouse_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep
NAME_LIMIT = 40


class Guests:
    """Signs and reads cookies, and knows names."""

    def __init__(self, storage: Storage, writer: Writer, secret: str) -> None:
        self._storage = storage
        self._writer = writer
        self._signer = URLSafeSerializer(secret, salt=COOKIE)
        self._names: dict[str, str | None] = {}

    def new(self) -> str:
        """The id of somebody who was never here."""
        return secrets.token_hex(8)

    def sign(self, guest: str) -> str:
        """The value of a guest's cookie."""
        return str(self._signer.dumps(guest))

    def read(self, cookie: str | None) -> str | None:
        """The guest that a cookie names; None where there is none or it is not ours."""
        if not cookie:
            return None
        try:
            return str(self._signer.loads(cookie))
        except BadSignature:
            return None

    async def name(self, guest: str) -> str | None:
        """What a guest is called; None for those who have not said."""
        if guest not in self._names:
            self._names[guest] = await asyncio.to_thread(self._storage.name_of, guest)
        return self._names[guest]

    async def rename(self, guest: str, name: str) -> None:
        """Give a guest another name."""
        await self._writer.run(lambda connection: set_name(connection, guest, name))
        self._names[guest] = name
