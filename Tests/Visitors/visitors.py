"""Visits the sample server from many connections at once, in several languages, and holds every
answer against what that visitor is to read. `Scripts/nightly server-load` calls it.

Ends with 1 after a wrong answer, an error of a connection, or when the memory of the server keeps
growing.
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

# (header, Content-Language, decimal mark and grouping of the numbers, text of one, of two and more)
VISITORS = [
    ("en-US,en;q=0.9", "en", ".,", ("parcel waits", "parcels wait")),
    ("en-GB", "en", ".,", ("parcel waits", "parcels wait")),
    ("fr-FR, de;q=0.5", "en", None, ("parcel waits", "parcels wait")),
    ("es-ES,es;q=0.9,en;q=0.1", "es", ",.", ("Te espera ", "Te esperan ")),
    ("es-MX", "es", ".,", ("Te espera ", "Te esperan ")),
    ("en;q=0.1, es-ES;q=0.8", "es", ",.", ("Te espera ", "Te esperan ")),
]
# How much more memory the second half of the visit may need than the first, in KiB.
TOLERANCE = 4096


def grouped(kilograms, marks, language):
    """The weight as the visitor reads it: at least one digit after the mark, thousands in groups."""
    text = f"{kilograms:,.1f}"
    # Spanish of Spain groups from five digits on.
    if marks == ",." and kilograms < 10000:
        text = text.replace(",", "")
    return text.translate(str.maketrans({".": marks[0], ",": marks[1]}))


def fault(visitor, count, status, headers, body):
    """What is wrong with an answer; None if nothing is."""
    accept, language, marks, (one, many) = visitor
    if status != 200:
        return f"status {status}"
    if headers.get("content-language") != language:
        return f"Content-Language {headers.get('content-language')}"
    if (one if count == 1 else many) not in body:
        return f"the wrong text: {body!r}"
    if marks and grouped(count * 1250.5, marks, language) not in body:
        return f"the wrong number: {body!r}"
    return None


async def visit(port, number, until, answers, faults):
    """Asks over one connection, which stays open, until the time is over."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        turn = number
        while time.monotonic() < until:
            visitor = VISITORS[turn % len(VISITORS)]
            count = turn % 12 + 1
            turn += 1
            writer.write(
                f"GET /parcels/{count} HTTP/1.1\r\nHost: office\r\nAccept-Language: {visitor[0]}\r\n\r\n".encode()
            )
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            lines = head.split("\r\n")
            headers = {
                name.lower(): value.strip()
                for name, _, value in (line.partition(":") for line in lines[1:] if line)
            }
            body = (await reader.readexactly(int(headers.get("content-length", 0)))).decode()
            answers[visitor[0]] += 1
            wrong = fault(visitor, count, int(lines[0].split()[1]), headers, body)
            if wrong:
                faults[f"{visitor[0]}: {wrong}"] += 1
        writer.close()
    except (OSError, asyncio.IncompleteReadError, ValueError) as error:
        faults[f"connection {number}: {error!r}"] += 1


def resident(process):
    """The memory of the server in KiB."""
    with open(f"/proc/{process.pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+)", status.read()).group(1))


async def watch(process, until, samples):
    while time.monotonic() < until:
        await asyncio.sleep(1)
        samples.append(resident(process))


async def storm(process, port, connections, seconds):
    answers, faults, samples = collections.Counter(), collections.Counter(), []
    until = time.monotonic() + seconds
    await asyncio.gather(
        watch(process, until, samples),
        *(visit(port, number, until, answers, faults) for number in range(connections)),
    )
    return answers, faults, samples


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait(port, process):
    for _ in range(100):
        if process.poll() is not None:
            sys.exit(f"the server ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not answer")


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
            answers, faults, samples = asyncio.run(storm(process, port, options.connections, options.seconds))
        finally:
            process.terminate()
    total = sum(answers.values())
    print(f"{total} answers over {options.connections} connections in {options.seconds:g} s")
    for language, count in sorted(answers.items()):
        print(f"  {count:8} {language}")
    # What the first quarter takes is the warming up: buffers, caches of formats, threads.
    steady = samples[len(samples) // 4 :]
    half = len(steady) // 2
    growth = statistics.median(steady[half:]) - statistics.median(steady[:half]) if half else 0
    print(f"memory: {samples[0]} KiB after a second, {samples[-1]} at the end, {growth:+.0f} from half to half")
    for text, count in faults.most_common(20):
        print(f"  {count:8} {text}")
    if faults or not total or growth > TOLERANCE:
        sys.exit(1)


main()
