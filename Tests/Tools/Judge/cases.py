"""Reads the findings of `xcstrings validate --json` as cases.

A case is one fault: the findings of a group of the JSON report, which differ only in the language. Groups of one file
that contain equal findings are one case too, such as two wrong words in one translation.

Every finding has a hash over the rule, the table, the key, the source text, the language and the text of the finding. The
hash does not contain line numbers, messages, severities and paths. A verdict therefore stays valid if a rule, a message
or the rest of the file changes, and becomes invalid if the text that was judged changes.

A verdict is recorded with the hash of one finding: the first language of the case. A case has a verdict if one of its
findings has one. A hash over all languages would change with every language that is added to an app.
"""

import hashlib
import json
import os
import subprocess
import sys


class ReportError(Exception):
    """A folder of apps that cannot be read, or a failed run of `xcstrings validate`."""


class Case:
    """Findings that have one verdict."""

    def __init__(self, app, findings):
        self.app = app
        self.findings = sorted(findings, key=lambda finding: (finding["language"], finding["order"]))

    @property
    def first(self):
        """The finding that represents the case."""
        return self.findings[0]

    @property
    def hash(self):
        return self.first["hash"]

    @property
    def rule(self):
        return self.first["rule"]

    @property
    def severity(self):
        return self.first["severity"]

    @property
    def hashes(self):
        return {finding["hash"] for finding in self.findings}

    @property
    def languages(self):
        return sorted({finding["language"] for finding in self.findings if finding["language"]})


class Catalog:
    """The texts of a String Catalog."""

    def __init__(self, path):
        try:
            with open(path, encoding="utf-8-sig") as file:
                root = json.load(file)
        except (OSError, ValueError):
            root = {}
        root = root if isinstance(root, dict) else {}
        self.entries = child(root, "strings")
        self.source_language = str(root.get("sourceLanguage", "en"))

    def entry(self, key):
        return child(self.entries, key)

    def texts(self, path):
        """The values and states at a path such as ["key", "es", "plural", "one"], sorted by their paths."""
        if len(path) < 2:
            return []
        node = child(child(self.entry(path[0]), "localizations"), path[1])
        for name in path[2:]:
            node = child(node, name) or child(child(node, "variations"), name)
        return sorted(units(node))

    def source(self, key):
        """The texts in the source language; the key if it has none."""
        texts = [value for _, value, _ in self.texts([key, self.source_language])]
        return texts or [key]

    def languages(self, key):
        return list(child(self.entry(key), "localizations"))


def child(node, name):
    """The object with this name; an empty one if there is none."""
    value = node.get(name) if isinstance(node, dict) else None
    return value if isinstance(value, dict) else {}


def units(node, path=""):
    """The string units below a node: their path, value and state."""
    for name, value in node.items():
        if not isinstance(value, dict):
            continue
        if name == "stringUnit":
            yield path, str(value.get("value", "")), str(value.get("state", ""))
        else:
            yield from units(value, path if name == "variations" else f"{path}.{name}".lstrip("."))


def digest(*parts):
    """The first 12 hexadecimal digits of a SHA-256 over values, each of which JSON delimits."""
    text = json.dumps(parts, ensure_ascii=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:12]


def cases(app, folder, diagnostics, catalogs):
    """The cases of a report, in its order. `catalogs` caches the catalogs by path.

    Findings about a whole file have no path and are not cases.
    """
    groups = {}
    for order, diagnostic in enumerate(diagnostics):
        if diagnostic.get("path"):
            finding = described(diagnostic, folder, catalogs) | {"order": order}
            groups.setdefault(diagnostic.get("group", -order), []).append(finding)
    owners, merged = {}, {}
    for number, findings in groups.items():
        names = {(finding["file"], finding["severity"], finding["hash"]) for finding in findings}
        for owner in {owners[name] for name in names if name in owners}:
            findings = merged.pop(owner) + findings
        merged[number] = findings
        owners |= {(finding["file"], finding["severity"], finding["hash"]): number for finding in findings}
    return [Case(app, findings) for findings in merged.values()]


def described(diagnostic, folder, catalogs):
    """A finding of the report with its file, line, language and hash."""
    location, path = diagnostic.get("location") or {}, diagnostic["path"]
    name = location.get("file", "")
    full = os.path.join(folder, name)
    if full not in catalogs:
        catalogs[full] = Catalog(full if name.endswith(".xcstrings") else os.devnull)
    catalog, key = catalogs[full], path[0]
    language = path[1] if len(path) > 1 else ""
    # The name of a source file is no table.
    table = os.path.basename(name).removesuffix(".xcstrings") if name.endswith(".xcstrings") else ""
    texts = [value for _, value, _ in catalog.texts(path)]
    return diagnostic | {
        "file": name,
        "line": location.get("line", 0),
        "language": language,
        "hash": digest(diagnostic["rule"], table, key, catalog.source(key), language, texts),
    }


class Apps:
    """A folder of apps, each a checkout, and the reports about them."""

    def __init__(self, folder, binary, results, sources=False):
        if not os.path.isdir(folder):
            raise ReportError(f"'{folder}' is not a folder")
        self.folder, self.binary, self.results = folder, os.path.abspath(binary), results
        self.options = ["--json", "--no-cache", *(["--sources"] if sources else [])]
        self.catalogs = {}
        self.names = sorted(name for name in os.listdir(folder) if os.path.isdir(self.path(name)) and name[0] != ".")
        if not self.names:
            raise ReportError(f"'{folder}' contains no folders")
        with open(self.binary, "rb") as file:
            program = hashlib.file_digest(file, "sha256").hexdigest()
        self.version = digest(program, self.options, os.path.realpath(folder))
        os.makedirs(results, exist_ok=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def cases(self):
        """The cases of all apps. Apps without catalogs have none."""
        found = []
        for name in self.names:
            found += cases(name, self.path(name), self.report(name), self.catalogs)
        return found

    def report(self, name):
        """The findings about an app, from the results of an earlier run with the same binary and options if they exist."""
        path = os.path.join(self.results, f"{name}.json")
        try:
            with open(path, encoding="utf-8") as file:
                kept = json.load(file)
            if kept["version"] == self.version:
                return kept["diagnostics"]
        except (OSError, ValueError, KeyError, TypeError):
            pass
        diagnostics = self.validate(name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"version": self.version, "diagnostics": diagnostics}, file)
        return diagnostics

    def validate(self, name):
        """Runs `xcstrings validate` in an app; for an app without a project, with its folder as the argument."""
        for arguments in ([], ["."]):
            run = subprocess.run(
                [self.binary, "validate", *arguments, *self.options],
                cwd=self.path(name), stdin=subprocess.DEVNULL, capture_output=True, timeout=900,
            )
            if run.returncode in (0, 1):
                try:
                    return json.loads(run.stdout)["diagnostics"]
                except (ValueError, KeyError, TypeError):
                    raise ReportError(f"{name}: the output of 'xcstrings validate' is not a report") from None
        error = run.stderr.decode("utf-8", "replace").strip()
        if "no catalog" not in error.lower():
            raise ReportError(f"{name}: 'xcstrings validate' exited with status {run.returncode}: {error[:500]}")
        print(f"{name}: no catalogs", file=sys.stderr)
        return []
