"""Messages to the devices of people who are not at their table, sent in the background."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import NamedTuple

import httpx
import msgspec
import structlog

from limestone.i18n import LANGUAGES, Speech
from limestone.rules.game import Refused, Seat
from limestone.server import metrics
from limestone.server.live import outside, web_push
from limestone.server.live.isolation import isolated
from limestone.server.live.presence import Presence
from limestone.server.store import challenges
from limestone.server.store.devices import Device, Devices, KeyPair
from limestone.server.store.log import Store, Unavailable
from limestone.server.store.people import now
from limestone.server.table.chairs import HELD, PERSON
from limestone.server.table.deadlines import Reminded
from limestone.server.table.entry import Entry
from limestone.server.table.table import OVER, Table

log = structlog.get_logger()

TURN, REMINDED, REMATCH, NUDGE = "turn", "reminded", "rematch", "nudge"  # what messages are about
OVERDUE = "overdue"  # the time of who is told is over
ROUND = "round"  # of a club night
CHALLENGE = "challenge"  # somebody has played it
WAITING_MESSAGES = 1000  # in this process; more are dropped
SENDERS = 4  # messages on their way at the same time
PATIENCE = 5.0  # seconds for a push service to answer
KEPT_FOR = 12 * 3600  # seconds that a push service keeps a message for a device that is off
A_MINUTE = 20  # messages to one person; more are dropped
GONE = (404, 410)  # answers of a push service that no longer knows a device


class Message(NamedTuple):
    """What is to be told: who, about which table, and what about. There is nothing else to tell."""

    person: str  # nobody yet: whoever made the challenge
    table: str  # its id
    code: str
    game: str
    key: str
    challenge: str = ""

    @property
    def url(self) -> str:
        return f"/challenge/{self.challenge}" if self.challenge else f"/t/{self.code}"


class Push:
    """The messages of one process, on their way to push services."""

    def __init__(self, store: Store, presence: Presence) -> None:
        self._store = store
        self.devices = Devices(store)
        self.anywhere = False  # whether messages may go into our own network: for tests
        self._presence = presence
        self._keys: KeyPair | None = None
        self._queue: asyncio.Queue[Message] = asyncio.Queue(WAITING_MESSAGES)
        self._sent: Counter[str] = Counter()  # by person, in this minute
        self._minute = 0
        self._senders: list[asyncio.Task[None]] = []
        self._client: httpx.AsyncClient | None = None

    async def open(self) -> None:
        """Make the keys of this server, if it has none yet, and begin to send."""
        await self.keys()
        self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    async def close(self) -> None:
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        if self._client:
            await self._client.aclose()

    async def keys(self) -> KeyPair:
        """The keys of this server."""
        if not self._keys:
            self._keys = await self.devices.keys(web_push.fresh_keys)
        return self._keys

    def remind(self, person: str, table: Table, key: str, challenge: str = "") -> None:
        """Tell a person about a table, unless they are looking at it; never waits."""
        terms = table.terms
        if not self._senders or self._presence.is_here(terms.id, person):
            return
        message = Message(person, terms.id, terms.code, terms.game, key, challenge)
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            metrics.push("dropped").inc()

    def on_entry(self, before: Table, entry: Entry, after: Table) -> None:
        """Tell those whose turn it is now, who are reminded of it, and who made a challenge."""
        origin = after.terms.origin
        if after.phase == OVER != before.phase and origin and origin.kind == CHALLENGE:
            self.remind("", after, CHALLENGE, origin.source)
        if isinstance(entry, Reminded):
            self._tell(after, entry.seats, OVERDUE if entry.overdue else REMINDED)
        elif after.ply != before.ply:
            waited = before.waiting_for()
            self._tell(after, [seat for seat in after.waiting_for() if seat not in waited], TURN)

    def on_rematch(self, table: Table) -> None:
        """Tell those for whom a seat is held at a new table."""
        for chair in table.chairs:
            if chair.kind == HELD:
                self.remind(chair.person, table, REMATCH)

    def on_round(self, table: Table) -> None:
        """Tell those who sit at a new table of a club night."""
        for chair in table.chairs:
            if table.terms.night and chair.kind == PERSON:
                self.remind(chair.person, table, ROUND)

    def _tell(self, table: Table, seats: Sequence[Seat], key: str) -> None:
        chairs = [table.chairs[seat] for seat in seats]
        for person in {chair.person for chair in chairs if chair.person and not chair.bot}:
            self.remind(person, table, key)

    async def _send_all(self) -> None:
        while True:
            message = await self._queue.get()
            try:
                with isolated(message.code):
                    await self._send(message)
            except Unavailable:
                metrics.push("dropped").inc()

    async def _send(self, message: Message) -> None:
        if not message.person:
            found = await challenges.find(self._store, message.challenge)
            message = message._replace(person=found.person if found else "")
        devices = await self.devices.of(message.person)
        if not devices or await self._presence.is_looking(message.table, message.person):
            return
        wishes = await self.devices.wishes(message.person)
        if not wishes.allow(message.game, now()):
            return
        if self._is_too_much(message.person):
            metrics.push("dropped").inc()
            return
        keys = await self.keys()
        for device in devices:
            await self._deliver(message, device, keys)

    def _is_too_much(self, person: str) -> bool:
        """Whether a person has had enough in this minute; counts this message."""
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute = minute
            self._sent.clear()
        self._sent[person] += 1
        return self._sent[person] > A_MINUTE

    async def _deliver(self, message: Message, device: Device, keys: KeyPair) -> None:
        try:
            answer = await self._post(message, device, keys)
        except (Refused, OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            metrics.push("failed").inc()
            log.warning("push-failed", reason=type(error).__name__)
            return
        if answer in GONE:
            await self.devices.drop(device.session)
        metrics.push("sent" if answer < 300 else "refused").inc()

    async def _post(self, message: Message, device: Device, keys: KeyPair) -> int:
        """Send to the address that was checked, whatever its name leads to a moment later."""
        assert self._client
        address = await outside.checked(device.endpoint, anywhere=self.anywhere)
        body = await asyncio.to_thread(web_push.encrypted, written(message, device), device)
        url = httpx.URL(device.endpoint)
        headers = {
            "Authorization": await asyncio.to_thread(web_push.signature, keys, device),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Host": url.netloc.decode(),
            "TTL": str(KEPT_FOR),
            "Topic": sha256(message.code.encode()).hexdigest()[:32],  # a newer one replaces it
            "Urgency": "high",
        }
        request = self._client.build_request(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers=headers,
            extensions={"sni_hostname": url.host},
        )
        async with asyncio.timeout(2 * PATIENCE):
            answer = await self._client.send(request, stream=True)
            await answer.aclose()  # what it says does not matter, and may be long
        return answer.status_code


def written(message: Message, device: Device) -> bytes:
    """A message in the language of the device: game and table, nothing of what is played."""
    speech = _speech(device.language if device.language in LANGUAGES else "en")
    return msgspec.json.encode(
        {
            "title": speech.say(f"web-game-{message.game}"),
            "body": speech.say(f"push-{message.key}"),
            "url": message.url,
        }
    )


@cache
def _speech(language: str) -> Speech:
    return Speech(language)
