"""Measures how commands read files that an attacker wrote: refusal.py XCSTRINGS [--megabytes N] [--only PATTERN] [--growth].

Each line has the fields: row, measured value, unit, peer, value of the peer. There are two rows for each file: the time, compared with
one second, and the peak memory beyond that of an empty project, compared with the size of the file. Files over the limit of their kind
are refused by their size; 'fits' marks rows whose file is just below that limit, so that it is read. With --growth, each row compares
the time and the memory per byte with those of a file of a quarter of the size.
"""

import argparse
import fnmatch
import json
import os
import subprocess
import sys
import tempfile

MEBIBYTE = 1 << 20
CATALOG = b'{\n  "sourceLanguage" : "en",\n  "strings" : {\n    "Save" : {\n\n    }\n  },\n  "version" : "1.0"\n}\n'
SETTINGS = b"sourceLanguage: en\nlanguages: [en, es]\ncatalogs: [L.xcstrings]\n"
XML = b'<?xml version="1.0" encoding="UTF-8"?>\n'
PLIST = XML + b'<plist version="1.0"><dict>'
XLIFF = XML + b'<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="L.xcstrings" source-language="en" target-language="es"><body>'
TMX = XML + b'<tmx version="1.4"><header creationtool="x" creationtoolversion="1" segtype="block" o-tmf="x" adminlang="en" srclang="en" datatype="plaintext"/><body>'
TBX = XML + b'<tbx xmlns="urn:iso:std:iso:30042:ed-2" type="TBX-Basic" style="dca" xml:lang="en"><text><body>'
PROJECT = b'// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; rootObject = A0; objects = {\n'
STORYBOARD = XML + b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>'
PACKAGE = b'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "A", targets: ['
PORTABLE = b'msgid ""\nmsgstr ""\n"Language: es\\n"\n'
HEADING = b"source,language,target\n"
ENTITIES = XML + b'<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">'
XCCONFIG_PROJECT = PROJECT + b"""A0 = {isa = PBXProject; buildConfigurationList = B0; targets = (T0); mainGroup = G0; };
G0 = {isa = PBXGroup; children = (F0); sourceTree = "<group>"; };
F0 = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };
B0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F0; buildSettings = {}; };
T0 = {isa = PBXNativeTarget; name = App; productName = App; productType = "com.apple.product-type.application"; buildPhases = (); buildConfigurationList = B0; };
};}
"""


def numbered(unit):
    """Returns a function that repeats a unit in which @ is a number."""
    return lambda count: b"".join(unit.replace(b"@", b"%d" % index) for index in range(max(1, count // (len(unit) + 5))))


def repeated(unit):
    return lambda count: unit * max(1, count // len(unit))


# The reader, the file, the command, the limit in MiB, the start of the file, and the repeated part of each shape.
LINE, QUOTES, SQUARES = repeated(b"x"), repeated(b'"'), repeated(b"[")
CASES = [
    ("catalog", "L.xcstrings", "validate", 512, b"", {"line": LINE, "quotes": QUOTES, "brackets": SQUARES, "objects": repeated(b'{"a":')}),
    ("catalog", "L.xcstrings", "validate", 512, CATALOG[:50], {"string": LINE, "escapes": repeated(b"\\ud83d"), "commas": repeated(b",")}),
    ("review", ".xcstrings/review.jsonl", "validate", 1024, b"", {"line": LINE, "lines": repeated(b"{}\n"), "brackets": SQUARES}),
    ("engine", "engine.jsonl", ("translate", "--language", "es", "--timeout", "5", "--with", "cat engine.jsonl"), 1024,
     b'{"ready":true}\n', {"line": LINE, "lines": repeated(b"{}\n"), "brackets": SQUARES}),
    ("plist", "Info.plist", ("extract", "Info.plist"), 16, b"",
     {"line": LINE, "braces": repeated(b"{a="), "quotes": QUOTES, "lists": repeated(b"("), "comments": repeated(b"/*")}),
    ("plist", "Info.plist", ("extract", "Info.plist"), 16, b"bplist00", {"binary": repeated(b"\xa1\x00"), "binary zeros": repeated(b"\0")}),
    ("plist", "Info.plist", ("extract", "Info.plist"), 16, PLIST,
     {"xml keys": numbered(b"<key>k@</key><string/>"), "xml depth": repeated(b"<array>"), "xml attributes": repeated(b"<a b='c'"),
      "xml entities": repeated(b"&lt;")}),
    ("plist", "Info.plist", ("extract", "Info.plist"), 16, ENTITIES, {"xml declarations": numbered(b'<!ENTITY e@ "&a;&a;">')}),
    ("pbxproj", "A.xcodeproj/project.pbxproj", ("sync", "--list-sources"), 64, PROJECT,
     {"line": LINE, "braces": repeated(b"{a="), "quotes": QUOTES, "lists": repeated(b"("),
      "objects": numbered(b"A@ = {isa = PBXGroup; children = (A@, A1, A2); };\n"),
      "targets": numbered(b"T@ = {isa = PBXNativeTarget; name = T@; buildPhases = (P@, P1); };\n")}),
    ("storyboard", "A.storyboard", ("extract", "A.storyboard"), 16, STORYBOARD,
     {"line": LINE, "depth": repeated(b"<view>"), "labels": numbered(b"<label text='t@' id='a@'/>"), "attributes": numbered(b" a@='b'"),
      "strings": repeated(b"<string key='text'>a</string>"), "entities": repeated(b"&#65;")}),
    ("configuration", ".xcstrings.yml", "validate", 4, SETTINGS,
     {"line": LINE, "brackets": SQUARES, "rules": lambda count: b"rules:\n" + numbered(b"  rule-@: off\n")(count),
      "keys": numbered(b"key@: 1\n"), "anchors": numbered(b"a@: &a [*a, *a]\n"), "quotes": QUOTES, "colons": repeated(b"a: "),
      "repeated": repeated(b"rules: {}\n")}),
    ("project.yml", "project.yml", ("sync", "--list-sources"), 4, b"name: A\ntargets:\n",
     {"targets": numbered(b"  T@: {type: application, platform: iOS, sources: [S]}\n"), "line": LINE, "brackets": SQUARES}),
    ("Swift", "S/A.swift", ("extract", "S"), 4, b"",
     {"line": LINE, "brackets": SQUARES, "texts": repeated(b'let a = Text("Hello")\n'), "quotes": QUOTES, "words": repeated(b"a "),
      "interpolations": repeated(b'"\\('), "functions": numbered(b"func f@() { g(1) }\n"), "comments": repeated(b"/*"),
      "members": numbered(b"struct S@ { var a = 1 }\n"), "operators": repeated(b"+1"), "dots": repeated(b".a"), "slashes": repeated(b"/ /x")}),
    ("Objective-C", "S/A.m", ("extract", "S"), 4, b"",
     {"line": LINE, "parentheses": repeated(b"("), "texts": repeated(b'NSLocalizedString(@"Hello", nil);\n'), "quotes": QUOTES,
      "nested": repeated(b"NSLocalizedString("), "conditions": repeated(b"#if A\n"), "macros": numbered(b"#define A@ A@(A@)\n")}),
    ("manifest", "Package.swift", ("sync", "--list-sources"), 4, PACKAGE,
     {"line": LINE, "brackets": SQUARES, "targets": numbered(b'.target(name: "T@"),'), "sums": repeated(b'"a" + ')}),
    ("xcconfig", "A.xcconfig", ("sync", "--list-sources"), 4, b"",
     {"line": LINE, "settings": numbered(b"A@ = $(A@) $(B)\n"), "brackets": repeated(b"A["), "references": repeated(b"A = $($($(")}),
    ("TMX", "a.tmx", ("memory", "import", "a.tmx", "--into", "b.tmx"), 1024, TMX,
     {"line": LINE, "depth": repeated(b"<tu>"), "units": numbered(b"<tu><tuv xml:lang='en'><seg>a@</seg></tuv></tu>"), "no body": repeated(b"<x/>")}),
    ("TBX", "a.tbx", ("glossary", "import", "a.tbx", "--into", "b.csv"), 64, TBX,
     {"line": LINE, "depth": repeated(b"<a>"), "concepts": numbered(b"<conceptEntry id='c@'><langSec xml:lang='en'><termSec><term>t@</term></termSec></langSec></conceptEntry>")}),
    ("XLIFF", "es.xliff", ("import", "es.xliff", "-n"), 1024, XLIFF,
     {"line": LINE, "depth": repeated(b"<group>"), "units": numbered(b"<trans-unit id='a@'><source>a</source><target>b</target></trans-unit>"),
      "no ids": repeated(b"<trans-unit><source>a</source></trans-unit>"), "inline": repeated(b"<trans-unit id='a'><source><g id='1'>")}),
    ("PO", "es.po", ("import", "es.po", "-n"), 1024, PORTABLE,
     {"line": LINE, "quotes": QUOTES, "messages": numbered(b'msgid "a@"\nmsgstr "b"\n\n'), "keywords": repeated(b"msgid\n"),
      "strings": repeated(b'""\n'), "escapes": lambda count: b'msgid "' + b"\\q" * (count // 2)}),
    ("PO", "es.po", ("import", "es.po", "-n"), 1024, PORTABLE[:-1] + b'\n"Plural-Forms: nplurals=2; plural=',
     {"plural !": repeated(b"!"), "plural (": repeated(b"("), "plural n": repeated(b"n+"), "plural ?": repeated(b"n?")}),
    ("CSV", "es.csv", ("import", "es.csv", "-n"), 1024, b"key,source,es\n",
     {"line": LINE, "quotes": QUOTES, "columns": repeated(b","), "rows": numbered(b"a@,b,c\n"), "quote ends": repeated(b'"a"b,'), "empty": repeated(b"\n")}),
    ("CSV", "es.csv", ("import", "es.csv", "-n"), 1024, b"key,", {"header": numbered(b"c@,")}),
    ("glossary", "G.csv", "validate", 64, HEADING,
     {"line": LINE, "columns": repeated(b","), "terms": numbered(b"term@,es,t\n"), "one term": repeated(b"a,es,b\n"), "bad": repeated(b"a,!,b\n"),
      "quotes": QUOTES}),
    ("strings", "es.lproj/L.strings", ("import", "es.lproj", "-n"), 1024, b"",
     {"line": LINE, "quotes": QUOTES, "pairs": numbered(b'"a@" = "b";\n'), "comments": repeated(b"/* a */"), "equal": repeated(b'"a" = ')}),
    ("strings", "es.lproj/L.strings", ("migrate", "-n"), 1024, b"", {"migrated": numbered(b'"a@" = "b";\n'), "one key": repeated(b'"a" = "b";\n')}),
    ("stringsdict", "es.lproj/L.stringsdict", ("migrate", "-n"), 1024, PLIST,
     {"keys": numbered(b"<key>k@</key><dict/>"), "depth": repeated(b"<dict><key>a</key>")}),
    ("stringsdata", "D/A.stringsdata", ("sync", "-n", "--stringsdata", "D"), 1024, b"",
     {"line": LINE, "brackets": SQUARES, "objects": repeated(b'{"tables":')}),
]


class Project:
    """A folder with a catalog, whose files the rows replace."""

    def __init__(self, folder, name, content):
        for path, bytes_ in {".xcstrings.yml": SETTINGS, "L.xcstrings": CATALOG, ".git/HEAD": b"", **self.others(name), name: content}.items():
            path = os.path.join(folder, path)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(bytes_)

    @staticmethod
    def others(name):
        """Returns the files that a case needs, too."""
        if name == "G.csv":
            return {".xcstrings.yml": SETTINGS + b"glossary: G.csv\n"}
        if name == "A.xcconfig":
            return {"A.xcodeproj/project.pbxproj": XCCONFIG_PROJECT}
        return {}


# The kernel counts the memory of the process that starts a program as that of the program. So a small process starts it.
STARTER = """
import json, os, subprocess, sys, time
with open(sys.argv[1], "wb") as output:
    start = time.perf_counter()
    process = subprocess.Popen(["timeout", "120", *sys.argv[2:]], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=output)
    _, status, usage = os.wait4(process.pid, 0)
print(json.dumps([time.perf_counter() - start, usage.ru_maxrss * 1024, os.waitstatus_to_exitcode(status)]))
"""


def measure(program, name, arguments, content):
    """Returns the seconds, the peak memory in bytes, the size of the error output, and the exit status."""
    arguments = (arguments,) if isinstance(arguments, str) else arguments
    with tempfile.TemporaryDirectory() as folder:
        Project(folder, name, content)
        output = os.path.join(folder, "output")
        starter = [sys.executable, "-c", STARTER, output, program, *arguments]
        seconds, memory, status = json.loads(subprocess.run(starter, cwd=folder, stdout=subprocess.PIPE, check=True).stdout)
        return seconds, memory, os.path.getsize(output), status


def files(megabytes):
    """Returns the row, the file, the command, and a function that makes its content with a number of bytes, for each file."""
    for reader, name, arguments, limit, start, shapes in CASES:
        for shape, part in shapes.items():
            make = lambda count, start=start, part=part: start + part(count)
            row = f"{reader}, {shape}"
            if limit < megabytes:
                yield f"{row}, fits", name, arguments, make, int(limit * MEBIBYTE * 0.9)
            else:
                yield row, name, arguments, make, megabytes * MEBIBYTE
        if limit < megabytes:
            yield f"{reader}, too large", name, arguments, lambda count, start=start: start + b"x" * count, megabytes * MEBIBYTE


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--megabytes", type=int, default=50)
    parser.add_argument("--only", default="*")
    parser.add_argument("--growth", action="store_true")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    failures = []
    _, base, _, _ = measure(program, "L.xcstrings", "validate", CATALOG)
    for row, name, arguments, make, count in files(options.megabytes):
        if not fnmatch.fnmatchcase(row, options.only):
            continue
        content = make(count)
        seconds, memory, output, status = measure(program, name, arguments, content)
        size, memory = len(content), max(0, memory - base)
        print(f"{row}: {size} bytes, {seconds:.2f} s, {memory / size:.1f} times, {output} bytes of errors, exit {status}", file=sys.stderr, flush=True)
        if status < 0 or status >= 124 or output > MEBIBYTE:
            failures.append(f"{row}: exit status {status}, {output} bytes of errors")
        if not options.growth:
            print(f"refusal: time, {row}", f"{seconds:.2f}", "s", "limit", "1.00", sep="\t", flush=True)
            print(f"refusal: memory, {row}", f"{memory / 1e6:.0f}", "MB", "size of the file", f"{size / 1e6:.2f}", sep="\t", flush=True)
            continue
        part = make(count // 4)
        part_seconds, part_memory, _, _ = measure(program, name, arguments, part)
        scale = size / len(part)
        print(f"refusal: growth of time, {row}", f"{seconds:.2f}", "s", "a quarter, times 4", f"{part_seconds * scale:.2f}", sep="\t", flush=True)
        print(f"refusal: growth of memory, {row}", f"{memory / 1e6:.0f}", "MB", "a quarter, times 4",
              f"{max(1e6, part_memory - base) * scale / 1e6:.0f}", sep="\t", flush=True)
    if failures:
        raise SystemExit("\n".join(failures))


main()
