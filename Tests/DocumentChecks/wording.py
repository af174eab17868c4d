"""Counts words that documents, comments and messages should avoid, as `Scripts/check wording` runs it.

    wording.py [--update] RECORD

RECORD contains the accepted count of each folder, one per line: `12 Sources/ICU`. A folder with a higher count is an
error. `--update` lowers the recorded counts to the present ones; it never raises them.

The check reads comments and test names in Swift files, English strings in catalogs, comments in scripts, and all text in
documents and Python files.
"""

import argparse
import json
import re
import subprocess
import sys

WORDS = re.compile(
    r"\b(stands?|stood|tells?|told|holds?|held|nobody|somebody|whoever|asks|asked|behind|beside|wrong with|blanks?|anew"
    r"|mend(?:s|ed)?|settle[sd]?|at hand|of (?:its|their|our|your|his|her) own)\b",
    re.IGNORECASE,
)
SUGGESTIONS = {
    "stand": "be, appear", "tell": "report, print", "hold": "contain, store", "nobody": "name the actor",
    "somebody": "the user", "whoever": "the user", "ask": "request, prompt", "behind": "after", "beside": "next to",
    "wrong with": "name the problem", "blank": "space", "anew": "again", "mend": "fix", "settle": "determine",
    "at hand": "available", "of its own": "separate, own",
}
# Words in data: texts of fixtures, declarations of Apple, and this list.
EXCLUDED = re.compile(
    r"^(Tests/Fixtures|Sources/SwiftTypeChecker/(Tables|Supplement)|Documentation/Rules/es|Tests/DocumentChecks/wording\.py)"
    r"|/Snapshots/|\.docc/Resources/"
)
JSDOC_TYPE = re.compile(r"\{.*\}")
INLINE_CODE = re.compile(r"`[^`]+`")
TEST_NAME = re.compile(r"`[^`]* [^`]*`|@(?:Test|Suite)\(\s*\"[^\"]*\"")


def swift(text):
    """The comments and the test names of a Swift file, with their lines."""
    for number, line in enumerate(text.split("\n"), 1):
        found = [comment(line, "//")] + TEST_NAME.findall(line.partition("//")[0])
        for part in filter(None, found):
            yield number, part


def script(text):
    """The comments of a shell script or a YAML file."""
    for number, line in enumerate(text.split("\n"), 1):
        part = comment(line, "#")
        if part:
            yield number, part


def javascript(text):
    """The comments of a JavaScript file, without the types of JSDoc."""
    for number, line in enumerate(text.split("\n"), 1):
        part = line if line.strip().startswith(("*", "/*")) else comment(line, "//")
        if part:
            yield number, JSDOC_TYPE.sub("", part)


def comment(line, mark):
    """The comment in a line; a mark within a string starts none."""
    position = line.find(mark)
    while position >= 0:
        before = line[:position]
        is_start = not before.strip() or before[-1].isspace() and before.count('"') % 2 == 0
        if is_start:
            return line[position:]
        position = line.find(mark, position + 1)
    return None


def document(text):
    """The lines of a document, without inline code."""
    for number, line in enumerate(text.split("\n"), 1):
        yield number, INLINE_CODE.sub("", line)


def catalog(text):
    """The English strings of a String Catalog; the key if an entry has none. The line is that of the key."""
    lines = {}
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith('    "') and line.endswith('" : {'):
            lines.setdefault(line[4:-4], number)
    for key, entry in json.loads(text)["strings"].items():
        english = list(values(entry.get("localizations", {}).get("en", {}))) or [key]
        for value in english:
            yield lines.get(json.dumps(key, ensure_ascii=False), 1), value


def values(node):
    if isinstance(node, dict):
        for name, child in node.items():
            if name == "value" and isinstance(child, str):
                yield child
            else:
                yield from values(child)


def reader(path):
    if EXCLUDED.search(path):
        return None
    if path.endswith(".swift"):
        return swift
    if path.endswith((".js", ".mjs")):
        return javascript
    if path.endswith((".md", ".py")) or path.startswith("Packaging/") and path != "Packaging/copyright":
        return document
    if path.startswith("Localizations/"):
        return catalog
    if path.startswith("Scripts/") or path.endswith((".yml", ".yaml")) or path == ".ci/run":
        return script
    return None


def folder(path):
    """The folder that a file is counted in: a module, a test target, or a folder at the top."""
    parts = path.split("/")
    depth = 2 if parts[0] in ("Sources", "Tests") else 1
    return "/".join(parts[: min(depth, len(parts) - 1)]) or "."


def findings():
    """The words that occur, by folder: pairs of the location with its line, and the word."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True, text=True, check=True
    )
    found = {}
    for path in filter(None, names.stdout.split("\0")):
        read = reader(path)
        if not read:
            continue
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except FileNotFoundError:
            continue
        for number, part in read(text):
            for match in WORDS.finditer(part):
                found.setdefault(folder(path), []).append((path, number, match[0], " ".join(part.split())[:120]))
    return found


def changed():
    """The files that differ from the commit before the last one, and new files."""
    commands = (["git", "diff", "--name-only", "HEAD~1"], ["git", "ls-files", "--others", "--exclude-standard"])
    runs = [subprocess.run(command, capture_output=True, text=True) for command in commands]
    return {name for run in runs for name in run.stdout.split("\n")}


def suggestion(word):
    word = word.lower()
    for stem, text in SUGGESTIONS.items():
        if word.startswith(stem):
            return text
    irregular = {"stood": "stand", "told": "tell", "held": "hold"}
    return SUGGESTIONS.get(irregular.get(word, "of its own"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--update", action="store_true", help="lower the recorded counts")
    parser.add_argument("record")
    options = parser.parse_args()
    found = findings()
    with open(options.record, encoding="utf-8") as file:
        recorded = {name: int(count) for count, name in (line.split(maxsplit=1) for line in file.read().splitlines())}
    status, first = 0, changed()
    for name in sorted(found):
        count, allowed = len(found[name]), recorded.get(name, 0)
        if count <= allowed:
            continue
        status = 1
        print(f"{name}: {count} words to avoid; at most {allowed}:")
        lines = sorted(found[name], key=lambda item: (item[0] not in first, item))
        for path, number, word, line in lines[: max(20, count - allowed)]:
            print(f"  {path}:{number}: '{word}' ({suggestion(word)}): {line}")
    counts = {name: min(recorded[name], len(found.get(name, []))) for name in recorded}
    if options.update:
        with open(options.record, "w", encoding="utf-8") as file:
            file.writelines(f"{counts[name]} {name}\n" for name in sorted(counts) if counts[name])
    elif sum(counts.values()) < sum(recorded.values()):
        fewer = sum(recorded.values()) - sum(counts.values())
        print(f"{fewer} fewer words than recorded. To lower the record, run: Scripts/check --update wording")
    return status


if __name__ == "__main__":
    sys.exit(main())
