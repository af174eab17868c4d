"""Measures the libraries for catalogs: jobs.py MEASURE-CATALOGS PEERS [--keys N] [--rounds N].

Each line has the fields: row, measured value, unit, peer, value of the peer. The peer is a program in C that finds the values of the
same JSON files. Both alternate; a value is the least of the rounds, in seconds of all processors, because the machines of CI have
other work.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent
JOBS = ("parse", "decode", "validate", "format", "edit", "exchange", "merge")


def catalog(folder, name, keys, *options):
    path = os.path.join(folder, name)
    subprocess.run([sys.executable, FOLDER / "large_catalog.py", path, "--keys", str(keys), *options], check=True)
    return path


def seconds(*command):
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("peers")
    parser.add_argument("--keys", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        base = catalog(folder, "Localizable.xcstrings", options.keys)
        changed = [catalog(folder, f"{language}.xcstrings", options.keys, "--changed", language) for language in ("es", "fr")]
        times = {job: [] for job in JOBS}
        peers = {1: [], 3: []}
        for _ in range(options.rounds):
            for job in JOBS:
                files = [base, *changed] if job == "merge" else [base]
                times[job].append(seconds(options.program, job, *files))
                peers[len(files)].append(sum(seconds(options.peers, "json", file, "sourceLanguage") for file in files))
        for job in JOBS:
            peer = peers[3 if job == "merge" else 1]
            print(f"library: {job}", f"{min(times[job]):.4f}", "s", "C, values of the JSON", f"{min(peer):.4f}", sep="\t", flush=True)


main()
