"""Measures the commands on a large catalog: commands.py XCSTRINGS PEERS [--keys N] [--rounds N] [--growth].

Each line has the fields: row, measured value, unit, peer, value of the peer. Commands and peers alternate; a value is the median of
the rounds. With --growth, the rows compare the time and the memory per key with those of a catalog of 1,000 keys.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).parent
LOAD = "import sys,time,orjson\nb=open(sys.argv[1],'rb').read()\nt=time.perf_counter()\norjson.loads(b)\nprint(time.perf_counter()-t)"


class Commands:
    """The commands of one catalog."""

    def __init__(self, program, peers, folder, keys):
        self.program, self.peers, self.folder = os.path.abspath(program), os.path.abspath(peers), folder
        self.catalog = self.write("Localizable.xcstrings", keys, "--sources", os.path.join(folder, "Sources"))
        self.theirs = self.write("Theirs.xcstrings", keys, "--changed", "fr")
        self.ours = self.write("Ours.xcstrings", keys, "--changed", "es")
        self.size = os.path.getsize(self.catalog)
        self.key = self.some_key()
        self.exported = os.path.join(folder, "es.xliff")
        self.run("export", self.catalog, "--language", "es", "--output", self.exported)
        # The first run fills the cache.
        self.rows()["sync --check"][0]()
        self.edited = os.path.join(folder, "edited.xliff")
        text = pathlib.Path(self.exported).read_text(encoding="utf-8")
        pathlib.Path(self.edited).write_text(text.replace("<target state=\"translated\">", "<target state=\"translated\">x"), encoding="utf-8")

    def write(self, name, keys, *options):
        path = os.path.join(self.folder, name)
        subprocess.run([sys.executable, FOLDER / "large_catalog.py", path, "--keys", str(keys), *options], check=True)
        return path

    def some_key(self):
        with open(self.catalog, encoding="utf-8") as file:
            keys = [line.strip().split('"')[1] for line in file if line.startswith('    "')]
        plain = [key for key in keys if "%" not in key]
        return plain[len(plain) // 2]

    def run(self, *arguments):
        """Returns the seconds and the peak memory of a command in bytes."""
        start = time.perf_counter()
        with open(os.path.join(self.folder, "output"), "wb") as output:
            process = subprocess.Popen([self.program, *arguments], cwd=self.folder, stdout=output, stderr=output)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        # Findings have the status 1.
        if process.returncode not in (0, 1):
            raise SystemExit(pathlib.Path(self.folder, "output").read_text()[-2000:])
        return time.perf_counter() - start, usage.ru_maxrss * 1024

    def copied(self, *arguments):
        """Runs a command that changes a copy of the catalog."""
        copy = os.path.join(self.folder, "Copy.xcstrings")
        shutil.copyfile(self.catalog, copy)
        return self.run(*[copy if argument is None else argument for argument in arguments])

    def rows(self):
        """The rows with their commands and the names of their peers."""
        merged = os.path.join(self.folder, "Merged.xcstrings")
        return {
            "validate": (lambda: self.run("validate", self.catalog), "orjson"),
            "coverage": (lambda: self.run("coverage", self.catalog), "orjson"),
            "list": (lambda: self.run("list", self.catalog), "orjson"),
            "get": (lambda: self.run("get", self.catalog, "--key", self.key, "--language", "es"), "scan"),
            "set": (lambda: self.copied("set", None, "--key", self.key, "--language", "es", "--value", "x"), "copy"),
            "sync --check": (lambda: self.run("sync", "--check", "--cache", os.path.join(self.folder, "cache"), self.catalog), "orjson"),
            "format --check": (lambda: self.run("format", "--check", self.catalog), "orjson"),
            "export": (lambda: self.run("export", self.catalog, "--language", "es", "--output", self.exported), "orjson and libxml2"),
            "import": (lambda: self.copied("import", self.edited, "--catalog", None, "--partial"), "orjson and libxml2"),
            "merge": (lambda: self.run("merge", self.catalog, self.ours, self.theirs, "--output", merged), "orjson, three files"),
        }

    def peer(self, name):
        """Returns the seconds of a peer."""
        if name == "orjson":
            return self.seconds(sys.executable, "-c", LOAD, self.catalog)
        if name == "orjson, three files":
            return sum(self.seconds(sys.executable, "-c", LOAD, path) for path in (self.catalog, self.ours, self.theirs))
        if name == "orjson and libxml2":
            xml = self.seconds(self.peers, "xml", self.exported, os.path.join(self.folder, "copy.xliff"))
            return self.seconds(sys.executable, "-c", LOAD, self.catalog) + xml
        if name == "scan":
            return self.seconds(self.peers, "scan", self.catalog, self.key)
        return self.seconds(self.peers, "copy", self.catalog, os.path.join(self.folder, "copy"))

    @staticmethod
    def seconds(*command):
        return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def median(values):
    return sorted(values)[len(values) // 2]


def measured(commands, rounds):
    """Returns the seconds, the memory, and the seconds of the peer of each row."""
    results = {}
    for _ in range(rounds):
        for row, (command, peer) in commands.rows().items():
            results.setdefault(row, []).append((*command(), commands.peer(peer)))
    return {row: [median(column) for column in zip(*values)] for row, values in results.items()}


def print_row(*fields):
    print("\t".join(fields), flush=True)


def print_times(program, peers, keys, rounds):
    with tempfile.TemporaryDirectory() as folder:
        commands = Commands(program, peers, folder, keys)
        results = measured(commands, rounds)
        for row, (_, peer) in commands.rows().items():
            seconds, memory, limit = results[row]
            print_row(row, f"{seconds:.4f}", "s", peer, f"{limit:.4f}")
            print_row(f"{row}: memory", f"{memory / 1e6:.0f}", "MB", "size of the file", f"{commands.size / 1e6:.2f}")


def print_growth(program, peers, rounds, sizes):
    """Prints the time and the memory per key in relation to those of the smallest catalog.

    Those of a catalog of ten keys are subtracted, because every program needs them.
    """
    totals = {}
    for keys in (10, *sizes):
        with tempfile.TemporaryDirectory() as folder:
            totals[keys] = measured(Commands(program, peers, folder, keys), rounds)
    base = totals.pop(10)
    for row in base:
        per_key = {
            keys: [(value - least) / keys for value, least in zip(results[row][:2], base[row][:2])] for keys, results in totals.items()
        }
        first = per_key[sizes[0]]
        for keys in sizes[1:]:
            seconds, memory = per_key[keys]
            print_row(f"{row}: time per key, {keys:,} keys", f"{seconds * 1e6:.2f}", "µs", f"{sizes[0]:,} keys", f"{first[0] * 1e6:.2f}")
            print_row(f"{row}: memory per key, {keys:,} keys", f"{memory / 1e3:.2f}", "kB", f"{sizes[0]:,} keys", f"{first[1] / 1e3:.2f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("peers")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--growth", type=int, nargs="+", metavar="KEYS")
    options = parser.parse_args()
    if options.growth:
        print_growth(options.program, options.peers, options.rounds, options.growth)
    else:
        print_times(options.program, options.peers, options.keys, options.rounds)


if __name__ == "__main__":
    main()
