"""Measures the server for agents on a large catalog: agents.py XCSTRINGS PEERS [--keys N] [--rounds N].

Each line has the fields: row, measured value, unit, peer, value of the peer. A value is the median of the rounds, each of which starts a
server. The peer is a parser of JSON, which only reads the catalog, or a program in C that only copies it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

from commands import FOLDER, LOAD, Commands, median

PROTOCOL = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}
LANGUAGES = ("es", "fr")


class Server:
    """A server in a folder, which answers one request after the other."""

    def __init__(self, program, folder):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "mcp", "--root", folder], stdin=pipe, stdout=pipe)
        self.count = 0

    def call(self, tool, **arguments):
        """Returns the seconds and the result of a call."""
        self.count += 1
        parameters = {"name": tool, "arguments": arguments, "_meta": PROTOCOL}
        request = {"jsonrpc": "2.0", "id": self.count, "method": "tools/call", "params": parameters}
        start = time.perf_counter()
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        seconds = time.perf_counter() - start
        result = json.loads(line)["result"]
        if result.get("isError"):
            raise SystemExit(f"{tool}: {result['content'][0]['text']}")
        return seconds, result["structuredContent"]

    def memory(self):
        """The peak memory in bytes."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) * 1024 for line in file if line.startswith("VmHWM"))

    def close(self):
        self.process.stdin.close()
        if self.process.wait() != 0:
            raise SystemExit("the server failed")


def edits(texts):
    versions = ("key", "language", "variation", "sourceVersion", "targetVersion")
    return [{**{name: text[name] for name in versions if name in text}, "text": text.get("text", "") + "x"} for text in texts]


def measured(program, folder):
    """Returns the value of each row."""
    server = Server(program, folder)
    first, other = LANGUAGES
    rows = {"first get_work": server.call("get_work", language=first, kind="translate")[0]}
    rows["get_work in another language"] = server.call("get_work", language=other, kind="translate")[0]
    parts = []
    cursor = server.call("get_work", language=first, kind="review", limit=25)[1]["nextCursor"]
    for _ in range(9):
        seconds, result = server.call("get_work", language=first, kind="review", limit=25, cursor=cursor)
        parts.append(seconds)
        cursor = result["nextCursor"]
    rows["part of a list"] = median(parts)
    rows["first validate"] = server.call("validate", languages=[other])[0]
    rows["validate again"] = server.call("validate", languages=[other])[0]
    texts = server.call("find_texts", languages=[first], states=["translated"], limit=50)[1]["texts"]
    rows["set_texts"], result = server.call("set_texts", edits=edits(texts))
    if result["written"] == 0:
        raise SystemExit("set_texts wrote nothing")
    rows["memory"] = server.memory()
    server.close()
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("peers")
    parser.add_argument("--keys", type=int, default=10000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    results, parses, copies = {}, [], []
    for _ in range(options.rounds):
        with tempfile.TemporaryDirectory() as folder:
            catalog = os.path.join(folder, "Localizable.xcstrings")
            subprocess.run([sys.executable, FOLDER / "large_catalog.py", catalog, "--keys", str(options.keys)], check=True)
            size = os.path.getsize(catalog)
            parses.append(Commands.seconds(sys.executable, "-c", LOAD, catalog))
            copies.append(Commands.seconds(options.peers, "copy", catalog, os.path.join(folder, "copy")))
            for row, value in measured(options.program, folder).items():
                results.setdefault(row, []).append(value)
    for row, values in results.items():
        if row == "memory":
            fields = (f"{median(values) / 1e6:.0f}", "MB", "size of the file", f"{size / 1e6:.2f}")
        elif row == "set_texts":
            fields = (f"{median(values):.4f}", "s", "copy", f"{median(copies):.4f}")
        else:
            fields = (f"{median(values):.4f}", "s", "orjson", f"{median(parses):.4f}")
        print(f"agents: {row}", *fields, sep="\t", flush=True)


main()
