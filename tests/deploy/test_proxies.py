"""The examples for proxies, a real proxy in front of a real room: pages, sign-up, a socket and a line through it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from tests.commands import Command
from tests.patience import PATIENCE_SECONDS, SOON_SECONDS
from tests.web.site import ask, hear

DEPLOY = Path(__file__).parents[2] / "deploy"

Running = Command | subprocess.Popen[bytes]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(process: Running) -> Iterator[Running]:
    """A program that runs meanwhile, and is asked to end."""
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def answers(url: str, verify: ssl.SSLContext | bool = True) -> None:
    """Wait until something answers there."""
    until = time.monotonic() + 150  # a start on a machine that does much else takes its time
    while True:
        try:
            httpx.get(url, verify=verify, timeout=SOON_SECONDS)
            return
        except httpx.TransportError:
            assert time.monotonic() < until, f"nothing answers at {url}"
            time.sleep(0.1)


@contextmanager
def room(tmp_path: Path, port: int, origin: str, *more: str) -> Iterator[None]:
    """A room as an operator runs it."""
    settings = tmp_path / "settings.toml"
    settings.write_text(
        "proxies = ['127.0.0.1']\n[room]\nwelcome_cents = 100000\n"
        "password = {memory_kib = 8, passes = 1, lanes = 1}\n"
    )
    asked = ("serve", "--data", str(tmp_path / "data"), "--port", str(port), "--origin", origin)
    with running(Command(*asked, "--settings", str(settings), *more, log=sys.__stderr__)):
        answers(f"http://127.0.0.1:{port}/health")
        yield


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not on this machine: its example is not tried")
    return found


async def plays_through(url: str, verify: ssl.SSLContext | bool) -> None:
    """Sign up, open a socket with the cookie that came of it, and take a place in line: all through the proxy."""
    async with httpx.AsyncClient(
        base_url=url, headers={"Origin": url}, verify=verify, timeout=PATIENCE_SECONDS
    ) as browser:
        page = await browser.get("/")
        assert page.status_code == 200 and "content-security-policy" in page.headers
        signed_up = await browser.post(
            "/api/sign-up", json={"name": "Anna Proxy", "password": "hunter's moon rising"}
        )
        assert signed_up.status_code == 200, signed_up.text
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        foreign = await browser.post("/api/sign-out", headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        large = await browser.post("/api/sign-in", content=b" " * 80_000)
        assert large.status_code == 413
    inside = verify if isinstance(verify, ssl.SSLContext) else None
    headers = {"Cookie": cookies, "Origin": url}
    where = url.replace("http", "ws", 1) + "/ws"
    async with connect(where, additional_headers=headers, ssl=inside, compression="deflate") as opened:
        assert not opened.protocol.extensions, "no compression: sizes would speak of cards"
        welcome = await hear(opened, to_client.Welcome)
        assert welcome.name == "Anna Proxy"
        await ask(opened, from_client.JoinPool("r1", "holdem-nl10", 1000))
        done = await hear(opened, to_client.Done)
        assert done.id == "r1" and done.pool == "holdem-nl10"
        await asyncio.sleep(1.5)  # silence is no reason to hang up
        await ask(opened, from_client.LeaveQueue("r2", "holdem-nl10"))
        assert (await hear(opened, to_client.Done)).id == "r2"


def test_nginx_as_in_the_example_serves_a_room_by_https(tmp_path: Path) -> None:
    nginx, openssl = program("nginx"), program("openssl")
    plain, secure, inner = free_port(), free_port(), free_port()
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
         "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"^.*listen \[::\].*\n", "", text, flags=re.M)
    for written, here in (
        ("127.0.0.1:8000", f"127.0.0.1:{inner}"),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl"),
        ("server_name poker.example", "server_name 127.0.0.1"),
        ("/etc/letsencrypt/live/poker.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/poker.example/privkey.pem", str(key)),
    ):
        assert written in text, f"the example has no {written!r}"
        text = text.replace(written, here)
    (tmp_path / "site.conf").write_text(text)
    folders = "\n".join(
        f"{name}_temp_path {tmp_path}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    conf = tmp_path / "nginx.conf"
    conf.write_text(
        f"pid {tmp_path}/pid;\nerror_log {tmp_path}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{folders}\ninclude {tmp_path}/site.conf;\n}}\n"
    )
    arguments = (nginx, "-p", tmp_path, "-c", conf, "-e", tmp_path / "error.log")
    tried = subprocess.run([*arguments, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0 and "[warn]" not in tried.stderr, tried.stderr
    trusted = ssl.create_default_context(cafile=certificate)
    url = f"https://127.0.0.1:{secure}"
    with ExitStack() as stack:
        stack.enter_context(room(tmp_path, inner, url, "--secure-cookies"))
        stack.enter_context(running(subprocess.Popen([*arguments, "-g", "daemon off;"])))
        answers(f"{url}/api/lobby", trusted)
        moved = httpx.get(f"http://127.0.0.1:{plain}/rules", follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/rules")
        asyncio.run(plays_through(url, trusted))


def test_caddy_as_in_the_example_serves_a_room(tmp_path: Path) -> None:
    """By http: the certificate that Caddy gets by itself needs a name and the network."""
    caddy = program("caddy")
    outer, inner = free_port(), free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    url = f"http://127.0.0.1:{outer}"
    for written, here in (("poker.example {", f"{url} {{"), ("127.0.0.1:8000", f"127.0.0.1:{inner}")):
        assert written in text, f"the example has no {written!r}"
        text = text.replace(written, here)
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text)
    environment = {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path)}
    whole = {**os.environ, **environment}
    for source in (file, DEPLOY / "Caddyfile"):
        adapted = subprocess.run(
            [caddy, "adapt", "--config", source, "--adapter", "caddyfile"],
            capture_output=True,
            text=True,
            env=whole,
        )
        assert adapted.returncode == 0, adapted.stderr
    with ExitStack() as stack:
        stack.enter_context(room(tmp_path, inner, url))
        command = (caddy, "run", "--config", file, "--adapter", "caddyfile")
        stack.enter_context(running(subprocess.Popen(command, env=whole)))
        answers(f"{url}/api/lobby")
        asyncio.run(plays_through(url, True))
