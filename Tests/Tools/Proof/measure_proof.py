"""Measures the claims of the README, for Scripts/measure-proof, whose help describes the options."""

import argparse
import concurrent.futures
import datetime
import difflib
import json
import os
import re
import shutil
import subprocess
import tempfile

from histories import replay

# Source lines that Documentation/Comparison.md cites: the repository, a file, a line of it, and what it shows.
CITED = [
    ("WendellXY+langcodec", "langcodec/src/formats/xcstrings.rs", "to_writer_pretty", "writes the layout of serde, not that of Xcode"),
    ("WendellXY+langcodec", "langcodec/src/formats/xcstrings.rs", "fn serialize_sorted_map", "sorts the keys"),
    ("lingodotdev+lingo.dev", "packages/cli/src/cli/utils/plutil-formatter.ts", "localeCompare", "sorts the keys"),
    ("Murzav+xcstrings-mcp", "src/service/formatter.rs", "formatted.push('\\n')", "adds a line end at the end (version 1.1)"),
]


class Tool:
    """The executable; all results are read from its output and from files."""

    def __init__(self, path):
        self.path = os.path.abspath(path)

    def run(self, *arguments, folder):
        environment = {"PATH": os.environ["PATH"], "HOME": folder, "LANG": "en_US.UTF-8"}
        return subprocess.run([self.path, *arguments], cwd=folder, env=environment, capture_output=True, timeout=900)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def found(folder, suffix=".xcstrings"):
    """Returns the files below a folder that are neither in hidden folders nor in exports, which contain older copies."""
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and not name.endswith(".xcloc"))
        yield from (os.path.join(path, name) for name in sorted(names) if name.endswith(suffix))


# Bytes

# The uses of a catalog whose bytes are compared.
USES = {
    "extend": "add a key, and remove it",
    "exchange": "export all languages as XLIFF, and import the files; catalogs with translations",
    "edit": "change a finished translation, which changes one line, and change it back",
    "format": "`xcstrings format`, which writes the layout of Xcode",
}

def bytes_kept(tool, path):
    """Returns which uses keep the bytes of a catalog; `None` for a use that the catalog does not permit."""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.basename(path)
        copy, original = os.path.join(folder, name), read(path)
        try:
            source = json.loads(original.decode("utf-8-sig"))
        except ValueError:
            return dict.fromkeys(USES)
        results = {}
        for use, check in zip(USES, (extended, exchanged, edited, formatted)):
            shutil.copyfile(path, copy)
            results[use] = check(tool, folder, name, source, original)
        return results


def extended(tool, folder, name, source, original):
    key = "A key of the measurement"
    tool.run("set", name, "--add", "--key", key, "--language", source["sourceLanguage"], "--value", key, folder=folder)
    if read(os.path.join(folder, name)) == original:
        return False
    tool.run("remove", name, "--key", key, folder=folder)
    return read(os.path.join(folder, name)) == original


def exchanged(tool, folder, name, source, original):
    tool.run("export", name, "--format", "xliff", "-o", "Out", folder=folder)
    files = list(found(os.path.join(folder, "Out"), ".xliff"))
    if not files:
        return None
    run = tool.run("import", *files, "--partial", "--unfinished", "take", folder=folder)
    return run.returncode == 0 and read(os.path.join(folder, name)) == original


def formatted(tool, folder, name, source, original):
    tool.run("format", name, folder=folder)
    return read(os.path.join(folder, name)) == original


def edited(tool, folder, name, source, original):
    """Changes a finished translation: only its line may differ. Then restores it."""
    choice = next(
        (
            (key, language, unit["value"])
            for key, entry in source.get("strings", {}).items()
            if key
            for language, localization in entry.get("localizations", {}).items()
            if language != source["sourceLanguage"] and set(localization) == {"stringUnit"}
            for unit in [localization["stringUnit"]]
            if unit.get("state") == "translated" and re.fullmatch(r"[^\W\d_]+", unit.get("value", ""))
        ),
        None,
    )
    if choice is None:
        return None
    key, language, value = choice
    arguments = ["set", name, "--key", key, "--language", language, "--value"]
    tool.run(*arguments, value + "x", folder=folder)
    before, after = original.decode().splitlines(), read(os.path.join(folder, name)).decode().splitlines()
    changes = [line for line in difflib.ndiff(before, after) if line[0] in "+-"] if len(before) < 2000 else changed(before, after)
    tool.run(*arguments, value, folder=folder)
    return len(changes) == 2 and read(os.path.join(folder, name)) == original


def changed(before, after):
    """The lines that differ in two texts with the same number of lines."""
    if len(before) != len(after):
        return before
    return [line for pair in zip(before, after) if pair[0] != pair[1] for line in pair]


def measure_bytes(tool, folder):
    paths = list(found(folder))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: bytes_kept(tool, path), paths))
    for path, result in zip(paths, results):
        bad = [use for use, kept in result.items() if kept is False]
        if bad:
            print(f"{os.path.relpath(path, folder)}: not kept: {', '.join(bad)}")
    size = sum(os.path.getsize(path) for path in paths)
    yield f"{len(paths)} catalogs of {len({os.path.relpath(p, folder).split(os.sep)[0] for p in paths})} apps, {size / 1e6:.1f} MB. {today()}."
    yield ""
    yield "| Use | Catalogs | Byte-identical |"
    yield "|---|---:|---:|"
    for use, label in USES.items():
        kept = [result[use] for result in results if result[use] is not None]
        yield f"| {label} | {len(kept)} | {sum(kept)} |"


# Keys


def keys(catalog):
    """Returns the keys that Xcode extracted, and those that a person added."""
    extracted, manual = set(), set()
    for key, entry in catalog["strings"].items():
        state = entry.get("extractionState")
        if state in (None, "extracted_with_value") and entry.get("shouldTranslate", True):
            extracted.add(key)
        elif state != "stale":
            manual.add(key)
    return extracted, manual


def measure_keys(tool, folder):
    total = dict.fromkeys(("apps", "catalogs", "keys", "found", "printed", "right"), 0)
    for app in sorted(os.listdir(folder)):
        root, has_catalog = os.path.join(folder, app), False
        for path in found(root) if os.path.isdir(root) else []:
            if os.path.basename(path).endswith("InfoPlist.xcstrings") or "mul.lproj" in path:
                continue
            try:
                extracted, manual = keys(json.loads(read(path).decode("utf-8-sig")))
                run = tool.run("extract", "--catalog", os.path.relpath(path, root), "--allow-unreadable", folder=root)
                printed = set(json.loads(run.stdout)["strings"])
            except (ValueError, KeyError, subprocess.TimeoutExpired):
                print(f"{os.path.relpath(path, folder)}: not measured")
                continue
            if len(extracted) < 5:
                continue
            has_catalog = True
            hits, right = len(extracted & printed), len((extracted | manual) & printed)
            print(f"{hits}/{len(extracted)} found, {right}/{len(printed)} right  {os.path.relpath(path, folder)}")
            for name, value in (("catalogs", 1), ("keys", len(extracted)), ("found", hits), ("printed", len(printed)), ("right", right)):
                total[name] += value
        total["apps"] += has_catalog
    yield f"{total['catalogs']} catalogs of {total['apps']} apps. {today()}."
    yield ""
    yield "| Keys that Xcode extracted | Found | Recall | Keys printed | Also in the catalog | Precision |"
    yield "|---:|---:|---:|---:|---:|---:|"
    recall, precision = total["found"] / max(1, total["keys"]), total["right"] / max(1, total["printed"])
    yield f"| {total['keys']} | {total['found']} | {recall:.3f} | {total['printed']} | {total['right']} | {precision:.3f} |"


# Histories


def measure_histories(tool, folder, steps):
    rows = {}
    repositories = 0
    for name in sorted(os.listdir(folder)):
        result = replay(tool, os.path.join(folder, name), steps)
        repositories += bool(result)
        for kind, counts in result.items():
            rows[kind] = [a + b for a, b in zip(rows.get(kind, [0, 0, 0]), counts)]
        if result:
            print(f"{name}: {result}")
    yield f"{repositories} histories, at most {steps} commits each. {today()}."
    yield ""
    yield "| Change | By Xcode | Also by `sync` | Keys changed only by `sync` |"
    yield "|---|---:|---:|---:|"
    for kind, (xcode, both, only) in sorted(rows.items()):
        yield f"| {kind} | {xcode} | {both} | {only} |"


# Peers


def git(repository, *arguments):
    return subprocess.run(["git", "-C", repository, *arguments], capture_output=True, text=True).stdout


def measure_peers(folder):
    yield "| Tool | Commit | Line | Shows |"
    yield "|---|---|---|---|"
    for name, file, text, meaning in CITED:
        path = os.path.join(folder, name)
        path = os.path.join(path, "repo") if os.path.isdir(os.path.join(path, "repo")) else path
        lines = git(path, "show", f"HEAD:{file}").splitlines()
        number = next((number for number, line in enumerate(lines, 1) if text in line), None)
        commit = git(path, "log", "-1", "--format=%h of %cs").strip()
        place = f"`{file}:{number}`" if number else f"`{file}` no longer contains `{text}`"
        yield f"| {name.replace('+', '/')} | {commit} | {place} | {meaning} |"


def today():
    return f"Measured on {datetime.date.today()}"


def replaced(page, name, lines):
    """Returns the page with the lines between the comments of a measurement."""
    start, end = f"<!-- measured: {name} -->\n", "<!-- end -->"
    before, _, rest = page.partition(start)
    return before + start + "\n" + "\n".join(lines) + "\n\n" + end + rest.partition(end)[2]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("catalogs", "apps", "histories", "peers"):
        parser.add_argument(f"--{option}")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--page", required=True)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    tool = Tool(options.binary)
    measurements = {
        "catalogs": lambda folder: measure_bytes(tool, folder),
        "apps": lambda folder: measure_keys(tool, folder),
        "histories": lambda folder: measure_histories(tool, folder, options.steps),
        "peers": measure_peers,
    }
    for name, measure in measurements.items():
        folder = getattr(options, name)
        if folder is None:
            continue
        lines = list(measure(folder))
        print("\n".join(lines))
        if options.write:
            with open(options.page, encoding="utf-8") as file:
                page = file.read()
            with open(options.page, "w", encoding="utf-8") as file:
                file.write(replaced(page, name, lines))


if __name__ == "__main__":
    main()
