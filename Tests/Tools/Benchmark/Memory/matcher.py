"""Searches texts with the matcher of translate-toolkit: matcher.py FOLDER [MAXIMUM_QUERIES].

The folder contains sources.txt and queries.txt. The fields of the line are those of `benchmark memory`.
"""

import resource
import sys
import time

from translate.search.match import matcher
from translate.storage.tmx import tmxfile

folder = sys.argv[1]
limit = int(sys.argv[2]) if len(sys.argv) > 2 else None
with open(f"{folder}/sources.txt", encoding="utf-8") as file:
    sources = file.read().split("\n")
with open(f"{folder}/queries.txt", encoding="utf-8") as file:
    queries = file.read().split("\n")[:limit]
start = time.perf_counter()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
store = tmxfile()
for source in sources:
    store.addtranslation(source, "en", f"→ {source}", "es")
memory = matcher(store, max_candidates=5, min_similarity=75)
creation = time.perf_counter() - start
size = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024
times = []
found = 0
for query in queries:
    start = time.perf_counter()
    found += bool(memory.matches(query))
    times.append((time.perf_counter() - start) * 1000)
times.sort()
print(
    "translate-toolkit", len(sources), creation, times[len(times) // 2], times[len(times) * 95 // 100], times[-1],
    found, size, sep="\t",
)
