"""Draws a sample of cases, and shows each case with its texts and its code."""

import os
import re
import textwrap
import unicodedata

from cases import digest

SEVERITIES = ("error", "warning", "note")
SOURCES = (".swift", ".m", ".mm", ".h", ".c", ".cpp", ".xib", ".storyboard", ".intentdefinition")
SKIPPED = {".git", ".build", "Pods", "Carthage", "node_modules", "DerivedData", "build"}
LARGEST_SOURCE = 1_000_000
PLACEHOLDER = re.compile(r"%(?:\d+\$)?[-+#0']*(?:\d+|\*)?(?:\.\d+)?(?:hh|ll|[hlqztjL])?[@dDiuUxXoOfFeEgGcCsSpaA]|%#@\w+@")
OBJECT_ID = re.compile(r"^(\w{3}-\w{2}-\w{3})\.")
# Translations that are shown as context, if the case is not about them.
CONTEXT_LANGUAGES = ("es", "de", "fr", "ja", "zh-Hans", "ru")

GUIDE = """\
# Replace '?' after each hash with a verdict and a short reason, then run: Scripts/judge record FILE
#   true    a fault; the author of the app should change something
#   noise   correct, but not worth a change; needs a reason
#   false   not a fault; needs a reason
# A reason describes the case in general words; it must not contain texts of the app. Cases with '?' are skipped.
"""


def draw(cases, judged, limits, seed, rules=None):
    """Draws cases without a verdict: at most `limits[severity]` of each rule and severity.

    The apps take turns, so that a large app does not dominate. Within an app, the sets of languages take turns, because
    the state of the translations differs from language to language. The order depends only on the seed and the cases.
    """
    strata = {}
    for case in cases:
        if (rules is None or case.rule in rules) and not case.hashes & judged:
            strata.setdefault((SEVERITIES.index(case.severity), case.rule), []).append(case)
    drawn = []
    for (severity, rule), members in sorted(strata.items()):
        apps, seen = {}, set()
        for case in sorted(members, key=lambda case: digest(seed, case.hash, case.app)):
            # The same fault in two apps has one verdict.
            if not seen & case.hashes:
                seen |= case.hashes
                apps.setdefault(case.app, {}).setdefault(tuple(case.languages), []).append(case)
        order = sorted(apps, key=lambda app: digest(seed, rule, app))
        turns = turn([turn(list(apps[app].values())) for app in order])
        drawn += turns[: limits[SEVERITIES[severity]]]
    return drawn


def turn(queues):
    """The elements of the queues: the first of each, the second of each, and so on."""
    longest = max(map(len, queues), default=0)
    return [queue[index] for index in range(longest) for queue in queues if index < len(queue)]


def visible(text, limit=480):
    """A text for a terminal: control and invisible characters become `\\n` or `\\u{A0}`.

    The middle of a long text is left out, because many rules are about its end.
    """
    shown = "".join(map(visible_character, text))
    if len(shown) <= limit:
        return shown
    head, tail = limit * 2 // 3, limit // 3
    return f"{shown[:head]} […{len(shown) - head - tail} characters…] {shown[-tail:]}"


def visible_character(character):
    if character != " " and unicodedata.category(character)[0] in "CZ":
        return {"\n": "\\n", "\t": "\\t", "\r": "\\r"}.get(character) or f"\\u{{{ord(character):X}}}"
    return character


class Code:
    """The sources of the apps, which are read when the first case of an app is shown."""

    def __init__(self, folder):
        self.folder, self.files = folder, {}

    def occurrences(self, app, key, most=2):
        """Occurrences of a key as a string literal: the file, the number of the first line, and the lines around it."""
        pattern, part = literal(key)
        found = []
        for name, text in self.sources(app) if pattern else []:
            match = pattern.search(text) if part in text else None
            if match:
                found.append(lines_around(name, text, text.count("\n", 0, match.start()) + 1))
                if len(found) == most:
                    break
        return found

    def around(self, app, name, line):
        """The lines around a location."""
        for other, text in self.sources(app):
            if other == name:
                return [lines_around(name, text, line)]
        return []

    def sources(self, app):
        if app not in self.files:
            self.files[app] = list(self.read(os.path.join(self.folder, app)))
        return self.files[app]

    def read(self, root):
        for folder, folders, names in os.walk(root):
            folders[:] = sorted(set(folders) - SKIPPED)
            for name in sorted(names):
                path = os.path.join(folder, name)
                if name.endswith(SOURCES) and os.path.isfile(path) and os.path.getsize(path) <= LARGEST_SOURCE:
                    with open(path, encoding="utf-8", errors="replace") as file:
                        yield os.path.relpath(path, root), file.read()


def lines_around(name, text, line):
    """The file, the numbers of the first line and of the line, and the lines; only the line of a user interface file."""
    margin = 0 if name.endswith((".xib", ".storyboard")) else 2
    first = max(1, line - margin)
    lines = [part.expandtabs(4) for part in text.split("\n")[first - 1 : line + margin]]
    return name, first, line, textwrap.dedent("\n".join(lines)).split("\n")


def literal(key):
    """A pattern of literals with this key, and a part that each of them contains.

    A placeholder matches an interpolation. A key of a user interface file matches the id of its object. The pattern is
    `None` if the key has too few letters.
    """
    identifier = OBJECT_ID.match(key)
    if identifier:
        part = f'id="{identifier[1]}"'
        return re.compile(re.escape(part)), part
    parts = [escaped(part) for part in PLACEHOLDER.split(key)]
    longest = max(parts, key=len)
    if sum(map(str.isalnum, longest)) < 2:
        return None, ""
    interpolation = r"(?:\\\([^\n]*?\)|%[^\s\"]{1,8})"
    return re.compile('"' + interpolation.join(map(re.escape, parts)) + '"'), longest


def escaped(text):
    """A text as in a string literal."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t").replace("%%", "%")


def shown(case, catalogs, code, position=""):
    """The lines of a case in a sheet, without the line of the verdict."""
    first = case.first
    key, path = first["path"][0], os.path.join(code.folder, case.app, first["file"])
    catalog = catalogs[path]
    entry = catalog.entry(key)
    lines = [f"## {position}{case.severity} {case.rule}"]
    same = [finding for finding in case.findings if finding["language"] == first["language"]]
    for message in list(dict.fromkeys(finding["message"] for finding in same))[:3]:
        lines.append(field("message", visible(message)))
    if len(case.languages) > 1:
        lines.append(field("also", f"{len(case.languages)} languages: {' '.join(case.languages)}"))
    lines.append(field("at", f"{visible(case.app)}  {visible(first['file'])}:{first['line']}"))
    for note in first["notes"][:2]:
        place = note.get("location") or {}
        lines.append(field("note", f"{visible(note['message'])}  {visible(place.get('file', ''))}:{place.get('line', 0)}"))
    lines.append(field("key", quoted(key)))
    if entry.get("comment"):
        lines.append(field("comment", visible(str(entry["comment"]), 240)))
    languages = sorted(set(catalog.languages(key)) - {catalog.source_language})
    lines.append(field("in", visible(" ".join(languages), 120) or "the source language only"))
    flags = [f"{name} {visible(str(entry[name]))}" for name in ("extractionState", "shouldTranslate") if name in entry]
    if flags:
        lines.append(field("entry", ", ".join(flags)))
    for text in catalog.texts([key, catalog.source_language])[:6]:
        lines.append(unit(catalog.source_language, text))
    judged = [language for language in case.languages if language != catalog.source_language]
    for language in [*judged[:4], *context(catalog, key, judged)]:
        forms = 6 if language == first["language"] else 3
        lines += [unit(language, text) for text in catalog.texts([key, language])[:forms]]
    if first["file"].endswith(".xcstrings"):
        places = code.occurrences(case.app, key)
    else:
        places = code.around(case.app, first["file"], first["line"])
    for name, start, hit, around in places:
        lines.append(field("code", f"{visible(name)}:{hit}"))
        lines += [f"  {number:>6} | {visible(line, 150)}" for number, line in enumerate(around, start)]
    return lines


def context(catalog, key, judged):
    """Two more languages with a translation."""
    excluded = {*judged, catalog.source_language}
    others = [language for language in catalog.languages(key) if language not in excluded]
    others.sort(key=lambda language: (CONTEXT_LANGUAGES + (language,)).index(language))
    return others[:2]


def field(name, text):
    return f"  {name:<9}{text}"


def unit(language, text):
    path, value, state = text
    suffix = "" if state in ("translated", "") else f"  ({visible(state)})"
    return field(visible(language), f"{visible(path) + ' ' if path else ''}{quoted(value)}{suffix}")


def quoted(text):
    return f'"{visible(text)}"'


def sheets(cases, catalogs, code, size):
    """The texts of sheets with at most `size` cases each."""
    for start in range(0, len(cases), size):
        part = cases[start : start + size]
        blocks = [GUIDE]
        for number, case in enumerate(part, 1):
            lines = shown(case, catalogs, code, f"{number}/{len(part)} ")
            blocks.append("\n".join([*lines, f"verdict {case.hash} ?"]) + "\n")
        yield "\n".join(blocks)
