#!/usr/bin/env python3
"""What the service promises while it is stopped, reloaded, flooded and proxied, tried on the program itself.

    .ci/harness.py PROGRAM                 every check, each for some seconds
    SLOW_TESTS=1 .ci/harness.py PROGRAM    as long and as often as the promises are made for, about ten minutes
    .ci/harness.py PROGRAM stop proxy      only these

Loads go to loopback and are bounded. Needs nginx and wrk.
"""
import asyncio
import contextlib
import os
import pathlib
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

LONG = bool(os.environ.get("SLOW_TESTS"))
TARGET = "/resolve?url=cookbook%3A%2F%2Frecipe%2F42"
REQUEST = f"GET {TARGET} HTTP/1.1\r\nHost: a\r\n\r\n".encode()
MEBIBYTE = 1 << 20
CHECKS = {}


def check(function):
    """Registers a check by its name: it returns what it saw, or raises."""
    CHECKS[function.__name__.removeprefix("check_")] = function
    return function


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """The program, serving the demo table on a port of its own."""

    def __init__(self, *options, port=None, log=None, descriptors=None):
        self.port = port or free_port()
        self.log = log or tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [PROGRAM, "--demo", "--listen", f"127.0.0.1:{self.port}", *options], stderr=self.log,
            preexec_fn=descriptors and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors,) * 2)))
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        self.log.seek(0)
        raise AssertionError(f"the program does not listen: {self.log.read().decode()}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(30)
        assert status == 0, f"it ended with {status}"

    def status(self, key):
        """A size in MiB, such as VmRSS or VmHWM."""
        text = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"^{key}:\s+(\d+) kB", text, re.M).group(1)) / 1024

    def seconds(self):
        """The time that the processors spent for it."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def get(self, path=TARGET):
        with socket.create_connection(("127.0.0.1", self.port), 5) as client:
            client.settimeout(5)
            client.sendall(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while part := client.recv(65536):
                answer += part
        return int(answer.split(b" ", 2)[1]), answer


class Load:
    """Clients that keep their connections and ask without pause. What is not answered whole is an error."""

    def __init__(self, port, clients=64):
        self.port, self.clients = port, clients
        self.answered, self.errors, self.ends = 0, [], False

    async def __aenter__(self):
        self.tasks = [asyncio.create_task(self.client()) for _ in range(self.clients)]
        return self

    async def __aexit__(self, *_):
        self.ends = True
        await asyncio.wait_for(asyncio.gather(*self.tasks), 30)

    async def client(self):
        while not self.ends:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.02)  # nobody is there: nothing was sent
                continue
            try:
                while not self.ends and await self.exchange(reader, writer):
                    pass
            except (OSError, EOFError) as error:
                self.errors.append(repr(error))
            finally:
                writer.close()

    async def exchange(self, reader, writer):
        """True where the connection stays open."""
        writer.write(REQUEST)
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.search(rb"(?i)^content-length: *(\d+)", head, re.M).group(1)))
        if head.startswith(b"HTTP/1.1 200 "):
            self.answered += 1
        else:
            self.errors.append(head.splitlines()[0].decode())
        return not re.search(rb"(?i)^connection: *close", head, re.M)


@check
async def check_stop():
    """SIGTERM under 64 kept-alive clients: what was sent is answered, and it ends with 0."""
    answered = 0
    for _ in range(20 if LONG else 4):
        with Service() as service:
            async with Load(service.port) as load:
                await asyncio.sleep(0.4)
                await asyncio.to_thread(service.stop)
            assert not load.errors, load.errors[:3]
            answered += load.answered
    return f"{answered} requests, none lost"


@check
async def check_proxy():
    """Two instances behind nginx, restarted in turn with a drain delay: no error reaches a client."""
    options = ("--drain-delay", "1")
    services = [Service(*options), Service(*options)]
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        configuration = pathlib.Path(folder, "nginx.conf")
        configuration.write_text(f"""
            worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/log;
            events {{ worker_connections 4096; }}
            http {{
                access_log off; client_body_temp_path {folder}/a; proxy_temp_path {folder}/b;
                fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
                upstream deeplinkd {{
                    {" ".join(f"server 127.0.0.1:{service.port} max_fails=0;" for service in services)}
                    keepalive 32;
                }}
                server {{
                    listen 127.0.0.1:{port};
                    location / {{
                        proxy_pass http://deeplinkd; proxy_http_version 1.1; proxy_set_header Connection "";
                        proxy_next_upstream error timeout http_503;
                    }}
                }}
            }}""")
        nginx = subprocess.Popen(["nginx", "-c", configuration, "-p", folder, "-e", f"{folder}/log"])
        stack.callback(lambda: (nginx.terminate(), nginx.wait(10)))
        await asyncio.sleep(0.5)
        async with Load(port) as load:
            for number in range(10 if LONG else 4):
                await asyncio.sleep(0.4)
                old = services[number % 2]
                await asyncio.to_thread(old.stop)
                services[number % 2] = await asyncio.to_thread(Service, *options, port=old.port)
            await asyncio.sleep(0.3)
        for service in services:
            service.stop()
        assert load.answered > 1000 and not load.errors, (load.answered, load.errors[:3])
    return f"{load.answered} requests, no error"


@check
async def check_reload():
    """SIGHUP every 100 ms under load: no error."""
    with Service() as service:
        async with Load(service.port) as load:
            for _ in range(300 if LONG else 50):
                await asyncio.sleep(0.1)
                service.process.send_signal(signal.SIGHUP)
        assert load.answered > 1000 and not load.errors, (load.answered, load.errors[:3])
    return f"{load.answered} requests, no error"


@check
async def check_logs():
    """A full disk for the log: it goes on answering, and ends with 0."""
    with open("/dev/full", "wb", buffering=0) as full, Service("--access-log", log=full) as service:
        for _ in range(200):
            assert service.get()[0] == 200
        service.stop()
    return "200 requests without a line of log"


@check
async def check_descriptors():
    """More connections than it may have descriptors: the others wait, nothing spins, and they are served later."""
    with Service(descriptors=64) as service:
        clients = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(150)]
        for _, writer in clients:
            writer.write(REQUEST)
        await asyncio.sleep(0.5)
        before = service.seconds()
        await asyncio.sleep(1)
        spent = service.seconds() - before
        assert spent < 0.2, f"{spent} s of CPU in a second of waiting"
        for reader, writer in clients:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
            assert head.startswith(b"HTTP/1.1 200 "), head
            writer.close()
    return f"150 connections with 64 descriptors, {spent:.2f} s of CPU while they waited"


@check
async def check_drips():
    """A head or a body at one byte every half second is cut at the request timeout."""

    async def drip(service, head):
        reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
        writer.write(head)
        began = time.monotonic()

        async def write():
            with contextlib.suppress(OSError):
                while True:
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.5)

        writing = asyncio.create_task(write())
        with contextlib.suppress(OSError):
            await asyncio.wait_for(reader.read(), 20)
        writing.cancel()
        writer.close()
        return time.monotonic() - began

    with Service("--request-timeout", "2") as service:
        heads = [b"GET /", b"POST /resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n"]
        times = await asyncio.gather(*(drip(service, head) for head in heads))
    assert all(1.5 < seconds < 4 for seconds in times), times
    return "cut after " + " and ".join(f"{seconds:.1f} s" for seconds in times)


@check
async def check_uploads():
    """Many bodies of --max-body at once: memory is bounded, some get 503, nobody hangs, and it goes on."""
    clients = 2000 if LONG else 200
    head = f"POST /resolve HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: {4 * MEBIBYTE}\r\n\r\n".encode()
    piece = b" " * MEBIBYTE

    async def upload():
        reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
        try:
            with contextlib.suppress(OSError):
                for part in (head, piece, piece, piece, piece):
                    writer.write(part)
                    await writer.drain()
            with contextlib.suppress(OSError):
                return (await reader.read(16))[9:12].decode()
        finally:
            writer.close()

    with Service("--request-timeout", "60", "--max-connections", "4000") as service:
        answers = await asyncio.wait_for(asyncio.gather(*(upload() for _ in range(clients))), 200)
        counts = {status: answers.count(status) for status in set(answers)}
        peak = service.status("VmHWM")
        assert counts.get("503") and counts.get("400") and sum(counts.values()) == clients, counts
        assert set(counts) <= {"503", "400"}, counts
        assert peak < 256 + 128, peak
        assert service.get()[0] == 200
    return f"{counts}, at most {peak:.0f} MiB"


MALFORMED = r"""
local good = "GET /resolve?url=cookbook%3A%2F%2Frecipe%2F42 HTTP/1.1\r\nHost: a\r\n\r\n"
local bad = {
    "GET /resolve?url=%zz HTTP/1.1\r\nHost: a\r\n\r\n", "GET /resolve?url=%ff HTTP/1.1\r\nHost: a\r\n\r\n",
    "G(T / HTTP/1.1\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET /nothing HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST /resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n{[}",
    "POST /resolve HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    "POST /path/decode HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n[\"a\"]",
}
local count = 0
function request()
    count = count + 1
    if count % 3 == 0 then return bad[count / 3 % #bad + 1] end
    return good
end
"""


@check
async def check_soak():
    """Requests, a third of them malformed: the resident memory stays flat after the first 100,000."""
    target = 1_000_000 if LONG else 250_000
    with Service() as service, tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write(MALFORMED)
        script.flush()
        done, first = 0, None
        while done < target:
            done += (await wrk(service.port, 4, "-s", script.name))[0]
            if first is None and done >= 100_000:
                first = service.status("VmRSS")
        last = service.status("VmRSS")
        assert last - first < 3, (first, last)
    return f"{done} requests, {first:.1f} then {last:.1f} MiB"


@check
async def check_idle():
    """5,000 idle connections: a request of 64 active ones costs less than a fifth more."""
    with Service("--max-connections", "6000", "--idle-timeout", "300") as service:
        costs = {0: [], 5000: []}
        for _ in range(6 if LONG else 3):
            for count, cost in costs.items():
                idle = [await asyncio.open_connection("127.0.0.1", service.port) for _ in range(count)]
                before = service.seconds()
                requests, _ = await wrk(service.port, 3)
                cost.append((service.seconds() - before) / requests * 1e6)
                for _, writer in idle:
                    writer.close()
                await asyncio.sleep(0.3)
        none, many = (statistics.median(cost) for cost in costs.values())
        assert many < none * 1.2, costs
    return f"{none:.1f} µs of CPU a request without, {many:.1f} with 5,000 idle ones"


async def wrk(port, seconds, *options):
    """How many requests were answered, and what wrk printed."""
    process = await asyncio.create_subprocess_exec(
        "wrk", "-t1", "-c64", f"-d{seconds}s", *options, f"http://127.0.0.1:{port}{TARGET}",
        stdout=subprocess.PIPE)
    text = (await asyncio.wait_for(process.communicate(), seconds + 20))[0].decode()
    return int(re.search(r"(\d+) requests in", text).group(1)), text


def main():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16384), hard))
    failed = 0
    for name in sys.argv[2:] or CHECKS:
        began = time.monotonic()
        try:
            seen = asyncio.run(CHECKS[name]())
            print(f"{name:12} held    {time.monotonic() - began:5.0f} s  {seen}", flush=True)
        except Exception as error:
            failed += 1
            print(f"{name:12} BROKEN  {time.monotonic() - began:5.0f} s  {type(error).__name__}: {error}", flush=True)
    print(f"{len(sys.argv[2:] or CHECKS) - failed} promises held, {failed} broken")
    sys.exit(1 if failed else 0)


PROGRAM = sys.argv[1]
main()
