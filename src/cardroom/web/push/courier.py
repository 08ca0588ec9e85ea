"""Delivery of messages to push services, on threads of its own: however slow they are, no table waits."""

from __future__ import annotations

import asyncio
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpcore
import structlog

from cardroom.room.notices.call import PushGone, PushLetter
from cardroom.web.push.reaching import AddressCheck, PublicOnly, is_public
from cardroom.web.push.sealing import PushIdentity, origin_of, sealed

THREADS: Final = 4
MAX_WAITING: Final = 5_000
"""The maximum number of messages that wait; further ones are dropped, and the log says so."""
SECONDS: Final = 8.0
"""The time limit for each step of a request: connecting, writing, the answer."""
TRIES: Final = 2
AGAIN_AFTER_SECONDS: Final = 3.0
GONE: Final = (401, 403, 404, 410)
"""The service no longer knows the browser, or not by this key: the browser is asked to subscribe again."""

_log = structlog.get_logger("cardroom.push")


class PushCourier:
    """Delivers messages. It follows no redirect, reads only the status of an answer, and connects only to public
    addresses.

    `may_reach` and `trusted` are for services inside a network of the operator's own, and for tests.
    """

    def __init__(
        self,
        seal: PushIdentity,
        loop: asyncio.AbstractEventLoop,
        may_reach: AddressCheck = is_public,
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        self._seal = seal
        self._loop = loop
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")
        self._counting = threading.Lock()
        self._waiting = 0
        self._connections = httpcore.ConnectionPool(
            ssl_context=trusted or ssl.create_default_context(),
            max_connections=THREADS,
            max_keepalive_connections=THREADS,
            keepalive_expiry=30.0,
            network_backend=PublicOnly(may_reach),
        )

    @property
    def public_key(self) -> str:
        """Return the key to which browsers bind their subscriptions."""
        return self._seal.public_key

    def carry(self, letter: PushLetter, gone: PushGone) -> None:
        """Deliver one message, or drop it when too many wait."""
        self._carry(letter, gone, 1)

    def _carry(self, letter: PushLetter, gone: PushGone, attempt: int) -> None:
        with self._counting:
            if self._waiting >= MAX_WAITING:
                _log.warning("push_dropped", waiting=self._waiting)
                return
            self._waiting += 1
        try:
            self._threads.submit(self._bring, letter, gone, attempt)
        except RuntimeError:  # the room has stopped
            self._brought()

    def _bring(self, letter: PushLetter, gone: PushGone, attempt: int) -> None:
        """Make one attempt, on a thread."""
        again = False
        try:
            status = self._post(letter)
            if status in GONE:
                self._tell(gone, letter)
            elif status == 429 or status >= 500:
                again = True
            elif status >= 300:
                _log.warning("push_refused", service=origin_of(letter.to.endpoint), status=status)
        except ValueError:
            self._tell(gone, letter)  # the keys cannot be used for encryption
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as fault:
            _log.info("push_unreached", service=origin_of(letter.to.endpoint), fault=type(fault).__name__)
            again = True
        except Exception:
            _log.exception("push_failed", service=origin_of(letter.to.endpoint))
        finally:
            self._brought()
        if again and attempt < TRIES:
            self._later(letter, gone, attempt + 1)

    def _post(self, letter: PushLetter) -> int:
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        with self._connections.stream(
            "POST",
            letter.to.endpoint,
            headers=list(self._seal.headers(letter).items()),
            content=sealed(letter),
            extensions={"timeout": timeouts},
        ) as answer:
            return answer.status

    def _brought(self) -> None:
        with self._counting:
            self._waiting -= 1

    def _tell(self, gone: PushGone, letter: PushLetter) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(gone, letter.to)

    def _later(self, letter: PushLetter, gone: PushGone, attempt: int) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(
                self._loop.call_later, AGAIN_AFTER_SECONDS, self._carry, letter, gone, attempt
            )

    def close(self) -> None:
        """Deliver nothing more; requests in flight end within their time limits."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._connections.close()
