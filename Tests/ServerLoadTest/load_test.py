"""Sends concurrent requests in several languages to the sample server, for `Scripts/nightly server-load`.

Exits with status 1 if a response is incorrect, a connection fails, or the server's memory keeps growing.
"""

import argparse
import asyncio
import collections
import re
import socket
import statistics
import subprocess
import sys
import time

# (header, Content-Language, decimal and grouping separators, string for one, string for several)
CLIENTS = [
    ("en-US,en;q=0.9", "en", ".,", ("parcel waits", "parcels wait")),
    ("en-GB", "en", ".,", ("parcel waits", "parcels wait")),
    ("fr-FR, de;q=0.5", "en", None, ("parcel waits", "parcels wait")),
    ("es-ES,es;q=0.9,en;q=0.1", "es", ",.", ("Te espera ", "Te esperan ")),
    ("es-MX", "es", ".,", ("Te espera ", "Te esperan ")),
    ("en;q=0.1, es-ES;q=0.8", "es", ",.", ("Te espera ", "Te esperan ")),
]
# The maximum growth of memory from the first half of the test to the second, in KiB.
TOLERANCE = 4096


def grouped(kilograms, separators, language):
    """Returns the weight as the server formats it: one fraction digit, with grouping."""
    text = f"{kilograms:,.1f}"
    # Spanish in Spain groups numbers of five and more digits.
    if separators == ",." and kilograms < 10000:
        text = text.replace(",", "")
    return text.translate(str.maketrans({".": separators[0], ",": separators[1]}))


def fault(client, count, status, headers, body):
    """Returns the problem of a response, if any."""
    accept, language, separators, (one, many) = client
    if status != 200:
        return f"status {status}"
    if headers.get("content-language") != language:
        return f"Content-Language {headers.get('content-language')}"
    if (one if count == 1 else many) not in body:
        return f"incorrect string: {body!r}"
    if separators and grouped(count * 1250.5, separators, language) not in body:
        return f"incorrect number: {body!r}"
    return None


async def run_client(port, number, until, responses, faults):
    """Sends requests over one connection until the time is over."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        turn = number
        while time.monotonic() < until:
            client = CLIENTS[turn % len(CLIENTS)]
            count = turn % 12 + 1
            turn += 1
            writer.write(
                f"GET /parcels/{count} HTTP/1.1\r\nHost: office\r\nAccept-Language: {client[0]}\r\n\r\n".encode()
            )
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            lines = head.split("\r\n")
            headers = {
                name.lower(): value.strip()
                for name, _, value in (line.partition(":") for line in lines[1:] if line)
            }
            body = (await reader.readexactly(int(headers.get("content-length", 0)))).decode()
            responses[client[0]] += 1
            problem = fault(client, count, int(lines[0].split()[1]), headers, body)
            if problem:
                faults[f"{client[0]}: {problem}"] += 1
        writer.close()
    except (OSError, asyncio.IncompleteReadError, ValueError) as error:
        faults[f"connection {number}: {error!r}"] += 1


def resident(process):
    """Returns the resident memory of the server in KiB."""
    with open(f"/proc/{process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1))


async def watch(process, until, samples):
    while time.monotonic() < until:
        await asyncio.sleep(1)
        samples.append(resident(process))


async def run_clients(process, port, connections, seconds):
    responses, faults, samples = collections.Counter(), collections.Counter(), []
    until = time.monotonic() + seconds
    await asyncio.gather(
        watch(process, until, samples),
        *(run_client(port, number, until, responses, faults) for number in range(connections)),
    )
    return responses, faults, samples


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait(port, process):
    for _ in range(100):
        if process.poll() is not None:
            sys.exit(f"the server exited with status {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not respond")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--connections", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=30)
    options = parser.parse_args()
    port = free_port()
    with subprocess.Popen([options.server, str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait(port, process)
            responses, faults, samples = asyncio.run(run_clients(process, port, options.connections, options.seconds))
        finally:
            process.terminate()
    total = sum(responses.values())
    print(f"{total} responses over {options.connections} connections in {options.seconds:g} s")
    for language, count in sorted(responses.items()):
        print(f"  {count:8} {language}")
    # Ignore the first quarter, in which buffers, caches and threads are created.
    steady = samples[len(samples) // 4 :]
    half = len(steady) // 2
    growth = statistics.median(steady[half:]) - statistics.median(steady[:half]) if half else 0
    print(f"memory: {samples[0]} KiB after a second, {samples[-1]} at the end, {growth:+.0f} from the first half to the second")
    for text, count in faults.most_common(20):
        print(f"  {count:8} {text}")
    if faults or not total or growth > TOLERANCE:
        sys.exit(1)


main()
