"""Measures Python's JSON libraries with a catalog: peers.py FILE [JOB LIBRARY].

Prints job, library and median time in milliseconds.
"""

import json
import sys
import time

try:
    import orjson
except ImportError:
    orjson = None


def measure(job, name, work):
    if sys.argv[2:] and sys.argv[2:] != [job, name]:
        return
    durations = []
    end = time.perf_counter() + 1
    while len(durations) < 5 or time.perf_counter() < end:
        start = time.perf_counter()
        result = work()
        durations.append(time.perf_counter() - start)
        del result
    print(f"{job}\t{name}\t{1000 * sorted(durations)[len(durations) // 2]:.3f}")


def edited(parse, text):
    catalog = parse(text)
    catalog["version"] = "1.1"
    return catalog


with open(sys.argv[1], "rb") as file:
    text = file.read()
catalog = json.loads(text)
libraries = [("Python json", json.loads, lambda value: json.dumps(value, indent=2, ensure_ascii=False))]
if orjson:
    indented = orjson.OPT_INDENT_2
    libraries.insert(0, ("orjson", orjson.loads, lambda value: orjson.dumps(value, option=indented)))
else:
    print("orjson is not installed: python3 -m pip install orjson", file=sys.stderr)
for name, parse, write in libraries:
    measure("parse", name, lambda: parse(text))
    measure("print", name, lambda: write(catalog))
    measure("parse, edit, print", name, lambda: write(edited(parse, text)))
