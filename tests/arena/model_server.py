"""A server for tests: answers every situation as it is told to by its address (`/call`, `/nonsense`, `/late`)."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answers(BaseHTTPRequestHandler):
    """Calls or checks at `/call`; other addresses answer badly."""

    def do_POST(self) -> None:
        """Answer one situation."""
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        choices = [choice["action"] for choice in asked["choices"]]
        bodies = {
            "/call": json.dumps({"answer": "call" if "call" in choices else "check"}),
            "/nonsense": "no json",
            "/other": json.dumps(["call"]),
            "/late": json.dumps({"answer": "check"}),
        }
        if self.path == "/late":
            time.sleep(0.4)
        body = bodies[self.path].encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:  # who asked waits no longer
            return

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def serving() -> Iterator[str]:
    """The server's address while it runs."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
