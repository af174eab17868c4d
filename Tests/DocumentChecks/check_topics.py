"""Reports public symbols of a library that are missing in the topics of its documentation.

The arguments are the documentation catalog and the symbol graphs.
"""

import json
import pathlib
import re
import sys

LINK = re.compile(r"^ *- ``([^`]+)``", re.MULTILINE)


def symbols(graph):
    """Returns the top-level symbols of a module, and the types of other modules that it extends."""
    with open(graph, encoding="utf-8") as file:
        content = json.load(file)
    extended = "@" in pathlib.Path(graph).name
    for symbol in content["symbols"]:
        path, kind = symbol["pathComponents"], symbol["kind"]["identifier"]
        if kind.startswith("swift.extension") or kind.startswith("swift.module"):
            continue
        if extended:
            yield graph.rsplit("@", 1)[1].split(".")[0] + "/" + path[0]
        elif len(path) == 1:
            yield path[0]


def main():
    folder, graphs = sys.argv[1], sys.argv[2:]
    named = set()
    for page in pathlib.Path(folder).rglob("*.md"):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            # Links to overloaded symbols end in a hash.
            named.add(re.sub(r"-[0-9a-z]+$", "", link).removeprefix(pathlib.Path(folder).stem + "/"))
    missing = sorted({name for graph in graphs for name in symbols(graph)} - named)
    for name in missing:
        print(f"{folder}: ``{name}`` is in no topic")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
