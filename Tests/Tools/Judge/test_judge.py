"""Tests of `Scripts/judge`. `Scripts/judge --test` runs them."""

import contextlib
import io
import json
import os
import re
import stat
import sys
import tempfile
import unittest
from unittest import mock

import cases
import judge
import scores
import sheets
import verdicts

# A program in place of xcstrings: prints the report of the folder, and fails as xcstrings does if there is none.
PROGRAM = """#!/bin/sh
echo run >>runs
if [ -f report.json ]; then cat report.json; exit 1; fi
echo 'Error: No catalog (.xcstrings) was found.' >&2
exit 64
"""


def text(value, state="translated"):
    return {"stringUnit": {"state": state, "value": value}}


def diagnostic(key, language=None, rule="double-space", severity="warning", group=1, line=3, message=None, form=()):
    return {
        "rule": rule, "severity": severity, "group": group, "notes": [],
        "message": message or f"the '{language}' text has several spaces in a row",
        "location": {"file": "App/Localizable.xcstrings", "line": line, "column": 5},
        "path": [key, *([language] if language else []), *form],
    }


class Fixture(unittest.TestCase):
    """A folder with apps, and the commands of the script."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.apps = os.path.join(self.folder, "apps")
        self.binary = os.path.join(self.folder, "xcstrings")
        self.write("xcstrings", PROGRAM)
        os.chmod(self.binary, os.stat(self.binary).st_mode | stat.S_IXUSR)
        page = os.path.join(self.folder, "page.md")
        self.write("page.md", f"Before\n\n{scores.START}\nold\n{scores.END}\n\nAfter\n")
        patch = mock.patch.object(judge, "PAGE", page)
        patch.start()
        self.addCleanup(patch.stop)

    def write(self, name, content):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(content if isinstance(content, str) else json.dumps(content))

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def app(self, name, strings, diagnostics):
        entries = {}
        for key, texts in strings.items():
            entries[key] = {"localizations": {language: text(value) for language, value in texts.items()}}
        self.write(f"apps/{name}/App/Localizable.xcstrings", {"sourceLanguage": "en", "strings": entries})
        self.write(f"apps/{name}/report.json", {"diagnostics": diagnostics})

    def run_judge(self, command, *options, status=0, answers=None):
        """The output of a command, and its errors."""
        arguments = ["judge", command, *options, f"--results={self.folder}/results", f"--verdicts={self.folder}/verdicts.tsv"]
        if command != "record":
            arguments += ["--binary", self.binary]
            arguments.insert(2, self.apps)
        output, errors = io.StringIO(), io.StringIO()
        with mock.patch.object(sys, "argv", arguments), mock.patch("builtins.input", side_effect=answers or EOFError):
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
                self.assertEqual(judge.main(), status, errors.getvalue())
        return output.getvalue(), errors.getvalue()

    def record(self, content, status=0, *options):
        self.write("sheet.txt", content)
        return self.run_judge("record", f"{self.folder}/sheet.txt", *options, status=status)[1]

    def hashes(self, *options):
        return re.findall(r"^verdict (\w+) \?$", self.run_judge("sample", *options)[0], re.MULTILINE)

    def cases(self):
        return cases.Apps(self.apps, self.binary, f"{self.folder}/results").cases()


class CaseTests(Fixture):
    strings = {"Open": {"de": "Auf  machen", "es": "A  brir"}, "Close": {"de": "Zu  machen"}}

    def only(self, diagnostics, strings=None, rule="double-space"):
        found = cases.cases("A", self.make(strings or self.strings), diagnostics, {})
        return [case for case in found if case.rule == rule]

    def make(self, strings):
        self.app("A", strings, [])
        return f"{self.apps}/A"

    def test_the_languages_of_a_group_are_one_case(self):
        found = self.only([diagnostic("Open", "es"), diagnostic("Open", "de"), diagnostic("Close", "de", group=2)])
        self.assertEqual([case.languages for case in found], [["de", "es"], ["de"]])
        self.assertEqual(found[0].first["language"], "de")

    def test_equal_findings_of_several_groups_are_one_case(self):
        found = self.only([diagnostic("Open", "de", message="a"), diagnostic("Open", "de", group=2, message="b")])
        self.assertEqual(len(found), 1)

    def test_findings_without_a_path_are_no_cases(self):
        self.assertEqual(self.only([diagnostic("Open") | {"path": []}]), [])

    def test_the_hash_does_not_depend_on_lines_messages_and_severities(self):
        first = self.only([diagnostic("Open", "de")])[0]
        second = self.only([diagnostic("Open", "de", line=90, message="new", severity="note", group=7)])[0]
        self.assertEqual(first.hash, second.hash)

    def test_the_hash_depends_on_the_rule_and_the_texts(self):
        first = self.only([diagnostic("Open", "de")])[0].hash
        others = [
            self.only([diagnostic("Open", "de", rule="other")], rule="other")[0].hash,
            self.only([diagnostic("Open", "es")])[0].hash,
            self.only([diagnostic("Close", "de")])[0].hash,
            self.only([diagnostic("Open", "de")], {"Open": {"de": "Auf machen"}})[0].hash,
            self.only([diagnostic("Open", "de")], {"Open": {"de": "Auf  machen", "en": "Open it"}})[0].hash,
        ]
        self.assertEqual(len({first, *others}), 6)

    def test_a_path_leads_to_the_form_of_a_plural(self):
        forms = {"plural": {"one": text("Ein  Tor"), "other": text("Tore")}}
        count = {"argNum": 1, "variations": {"plural": {"other": text("x")}}}
        catalog = {"strings": {"k": {"localizations": {"de": {"variations": forms, "substitutions": {"count": count}}}}}}
        self.write("c.xcstrings", catalog)
        read = cases.Catalog(f"{self.folder}/c.xcstrings")
        self.assertEqual(read.texts(["k", "de", "plural", "one"]), [("", "Ein  Tor", "translated")])
        self.assertEqual(read.texts(["k", "de", "substitutions", "count", "plural", "other"]), [("", "x", "translated")])
        self.assertEqual(len(read.texts(["k", "de"])), 3)
        self.assertEqual(read.texts(["k", "fr"]), [])

    def test_an_app_is_validated_again_only_with_another_binary(self):
        self.app("A", self.strings, [diagnostic("Open", "de")])
        self.cases()
        self.cases()
        self.assertEqual(self.read("apps/A/runs"), "run\n")
        self.write("xcstrings", PROGRAM + "# changed\n")
        self.cases()
        self.assertEqual(self.read("apps/A/runs"), "run\nrun\n")

    def test_an_app_without_catalogs_has_no_cases(self):
        self.write("apps/A/README.md", "")
        with contextlib.redirect_stderr(io.StringIO()) as errors:
            self.assertEqual(self.cases(), [])
        self.assertEqual(errors.getvalue(), "A: no catalogs\n")

    def test_a_failed_run_is_an_error(self):
        self.write("apps/A/README.md", "")
        self.write("xcstrings", "#!/bin/sh\necho broken >&2\nexit 70\n")
        self.assertIn("A: 'xcstrings validate' exited with status 70: broken", self.run_judge("sample", status=2)[1])


class SampleTests(Fixture):
    def fill(self, sizes):
        for name, size in sizes.items():
            strings = {f"{name} key {number}": {"de": f"{name}  {number}"} for number in range(size)}
            self.app(name, strings, [diagnostic(key, "de", group=number) for number, key in enumerate(strings)])

    def draw(self, judged=(), limit=6, seed="1"):
        return sheets.draw(self.cases(), set(judged), dict.fromkeys(sheets.SEVERITIES, limit), seed)

    def test_the_apps_take_turns(self):
        self.fill({"Large": 40, "Medium": 5, "Small": 1})
        apps = [case.app for case in self.draw(limit=5)]
        self.assertEqual(set(apps[:3]), {"Small", "Medium", "Large"})
        self.assertEqual(set(apps[3:]), {"Medium", "Large"})

    def test_the_sample_depends_on_the_seed_and_leaves_out_judged_cases(self):
        self.fill({"A": 20})
        first = [case.hash for case in self.draw()]
        self.assertEqual(first, [case.hash for case in self.draw()])
        self.assertNotEqual(first, [case.hash for case in self.draw(seed="2")])
        self.assertTrue(set(first).isdisjoint(case.hash for case in self.draw(judged=first)))

    def test_the_same_fault_in_two_apps_is_drawn_once(self):
        for name in ("A", "B"):
            self.app(name, {"Open": {"de": "Auf  "}}, [diagnostic("Open", "de")])
        self.assertEqual(len(self.draw()), 1)

    def test_each_rule_and_severity_has_its_limit(self):
        strings = {f"key {number}": {"de": "x  y"} for number in range(9)}
        severities = ["error", "warning", "note"] * 3
        self.app("A", strings, [diagnostic(key, "de", severity=severities[n], group=n) for n, key in enumerate(strings)])
        output = self.run_judge("sample", "--per-rule", "3,2,1")[0]
        self.assertEqual([output.count(f"{name} double-space") for name in ("error", "warning", "note")], [3, 2, 1])

    def test_a_sheet_is_split(self):
        self.fill({"A": 5})
        output = self.run_judge("sample", "-o", f"{self.folder}/s.txt", "--sheet-size", "2")[0]
        self.assertIn("5 cases", output)
        self.assertEqual([self.read(f"s-{number}.txt").count("\nverdict ") for number in (1, 2, 3)], [2, 2, 1])


class SheetTests(Fixture):
    def test_a_sheet_shows_the_texts_and_the_code(self):
        key = '%lld doors of "%@"'
        self.app("A", {key: {"de": "%lld  Tore", "es": "Puertas"}}, [diagnostic(key, "de")])
        self.write("apps/A/App/View.swift", 'struct V {\n  let a = 1\n  let b = Text("\\(count) doors of \\"\\(name)\\"")\n}\n')
        output = self.run_judge("sample")[0]
        for line in (
            "## 1/1 warning double-space", '  key      "%lld doors of "%@""', '  de       "%lld  Tore"', '  es       "Puertas"',
            "  at       A  App/Localizable.xcstrings:3", "  code     App/View.swift:3", '       2 |   let a = 1',
        ):
            self.assertIn(line + "\n", output)

    def test_an_object_of_a_user_interface_file_is_found_by_its_id(self):
        pattern, part = sheets.literal("YEy-JH-Tfz.title")
        self.assertTrue(pattern.search('<x id="YEy-JH-Tfz">'))
        self.assertEqual(part, 'id="YEy-JH-Tfz"')
        self.assertEqual(sheets.literal("%@: %@"), (None, ""))

    def test_control_and_invisible_characters_are_escaped(self):
        shown = sheets.visible("a\x1b[31m\u200b\u00a0\u202e\n é 日")
        self.assertEqual(shown, "a\\u{1B}[31m\\u{200B}\\u{A0}\\u{202E}\\n é 日")
        self.assertEqual(sheets.visible("a" * 500 + "end", 30), "a" * 20 + " […473 characters…] " + "a" * 7 + "end")


class RecordTests(Fixture):
    def setUp(self):
        super().setUp()
        self.app("A", {"x": {"de": "a  b"}, "y": {"de": "c  d"}}, [diagnostic("x", "de"), diagnostic("y", "de", group=2)])
        self.one, self.two = self.hashes()

    def test_verdicts_are_sorted_and_without_texts(self):
        self.record(f"verdict {self.one} false two  columns\n{self.two} true\n")
        rows = {self.one: "warning\tfalse\ttwo  columns", self.two: "warning\ttrue\t"}
        expected = "".join(f"{hash}\tdouble-space\t{rows[hash]}\n" for hash in sorted(rows))
        self.assertEqual(self.read("verdicts.tsv"), verdicts.HEADER + "\n" + expected)
        self.assertIn("all cases are judged", self.run_judge("sample")[1])

    def test_a_sheet_can_be_recorded_with_open_cases(self):
        sheet = self.run_judge("sample")[0]
        self.record(sheet.replace(f"{self.one} ?", f"{self.one} noise a detail"))
        self.assertEqual(self.hashes(), [self.two])

    def test_problems_are_reported_together_and_nothing_is_written(self):
        errors = self.record(
            f"{self.one} true\n{self.one} false no\n{self.two} right\n{self.two} noise\n000000000000 true\nabc true\n"
            f"{self.two} false a\x1b[0mb\n{self.two} false {'x' * 121}\n", 2
        )
        for message in (
            f"sheet.txt:2: {self.one} is 'false' here, but 'true' in line 1", "sheet.txt:3: unknown verdict 'right'",
            "sheet.txt:4: 'noise' needs a reason", "sheet.txt:5: unknown hash 000000000000", "sheet.txt:6: not a line of",
            "sheet.txt:7: the reason contains a control character", "sheet.txt:8: the reason has 121 characters",
        ):
            self.assertIn(message, errors)
        self.assertFalse(os.path.exists(f"{self.folder}/verdicts.tsv"))

    def test_a_recorded_verdict_changes_only_with_replace(self):
        self.record(f"{self.one} true\n")
        self.assertIn("recorded as 'true'; --replace changes it", self.record(f"{self.one} noise small\n", 2))
        self.record(f"{self.one} noise small\n", 0, "--replace")
        self.assertIn("\tnoise\tsmall\n", self.read("verdicts.tsv"))

    def test_ask_records_each_answer(self):
        output = self.run_judge("ask", answers=["x", "f", "f no fault", "q"])[0]
        self.assertIn("unknown verdict 'x'", output)
        self.assertIn("'false' needs a reason", output)
        self.assertEqual(self.read("verdicts.tsv").count("\tfalse\tno fault\n"), 1)
        self.assertEqual(len(self.hashes()), 1)


class ScoreTests(Fixture):
    def fill(self, count, severity="warning", rule="double-space"):
        strings = {f"key {number}": {"de": f"{number}  x", "es": f"{number}  z"} for number in range(count)}
        found = [diagnostic(key, "de", severity=severity, group=number, rule=rule) for number, key in enumerate(strings)]
        self.app("A", strings, found)
        return strings, found

    def judge(self, verdict, hashes):
        self.record("".join(f"{hash} {verdict} reason\n" for hash in hashes))

    def row(self, output):
        return next(line.split() for line in output.splitlines() if line.startswith("double-space"))

    def test_the_precision_counts_noise_and_the_last_share_does_not(self):
        self.fill(20)
        hashes = self.hashes("--per-rule", "10")
        self.judge("true", hashes[:8])
        self.judge("noise", hashes[8:9])
        self.judge("false", hashes[9:])
        output = self.run_judge("score")[0]
        self.assertEqual(self.row(output), "double-space warning 20 10 8 1 1 90 % 59.5 % 80 % 0 0".split())

    def test_low_precision_fails_for_errors_and_warnings_only(self):
        for severity, status in (("error", 1), ("warning", 1), ("note", 0)):
            self.fill(4, severity)
            if severity == "error":
                hashes = self.hashes()
                self.judge("true", hashes[:3])
                self.judge("false", hashes[3:])
            self.write("xcstrings", PROGRAM + f"# {severity}\n")
            errors = self.run_judge("score", status=status)[1]
            self.assertEqual("precision 75 %" in errors, status == 1)

    def test_cases_that_are_gone_are_fixed_or_lost(self):
        strings, found = self.fill(3)
        hashes = self.hashes()
        self.judge("false", hashes[:2])
        self.judge("true", hashes[2:])
        self.app("A", strings, [])
        self.write("xcstrings", PROGRAM + "# changed\n")
        self.assertEqual(self.row(self.run_judge("score")[0])[2:], "0 0 0 0 0 – – – 2 1".split())

    def test_a_case_keeps_its_verdict_with_another_language(self):
        strings, found = self.fill(1)
        self.judge("true", self.hashes())
        self.app("A", strings, [*found, diagnostic("key 0", "ar", group=0)])
        self.write("xcstrings", PROGRAM + "# changed\n")
        self.assertEqual(self.row(self.run_judge("score")[0])[3], "1")

    def test_a_fault_of_two_apps_is_judged_once(self):
        strings, found = self.fill(1)
        self.app("B", strings, found)
        self.judge("true", self.hashes())
        self.assertEqual(self.row(self.run_judge("score")[0])[2:4], ["2", "1"])

    def test_the_worst_of_several_verdicts_applies(self):
        strings, found = self.fill(1)
        self.app("A", strings, [*found, diagnostic("key 0", "es", group=9)])
        one, two = self.hashes()
        self.record(f"{one} true\n{two} false reason\n")
        self.app("A", strings, [*found, diagnostic("key 0", "es", group=0)])
        self.write("xcstrings", PROGRAM + "# changed\n")
        self.assertEqual(self.row(self.run_judge("score", status=1)[0])[2:7], "1 1 0 0 1".split())

    def test_show_prints_the_cases_with_a_verdict(self):
        self.fill(3)
        hashes = self.hashes()
        self.judge("false", hashes[:1])
        output = self.run_judge("score", "--show", "false", status=1)[0]
        self.assertEqual(re.findall("^verdict.*$", output, re.MULTILINE), [f"verdict {hashes[0]} false reason"])

    def test_write_replaces_the_table_of_the_page(self):
        self.fill(1)
        self.judge("true", self.hashes())
        self.run_judge("score", "--write")
        page = self.read("page.md")
        self.assertIn("Judged: 1 of 1 case in 1 app.", page)
        self.assertIn("| [double-space](double-space.md) | warning | 1 | 1 | 1 | 0 | 0 | 100 % | 20.6 % | 100 % |", page)
        self.assertTrue(page.startswith("Before\n") and page.endswith("After\n") and "old" not in page)
        self.run_judge("score", "--write")
        self.assertEqual(self.read("page.md"), page)

    def test_percentages_are_rounded_down(self):
        shown = [scores.percent(share) for share in (1, 0.98, 0.97999, 0.9, 0.29)]
        self.assertEqual(shown, ["100 %", "98 %", "97.9 %", "90 %", "29 %"])

    def test_the_wilson_bound_matches_known_values(self):
        self.assertAlmostEqual(scores.wilson(9, 10), 0.5958, places=4)
        self.assertAlmostEqual(scores.wilson(25, 25), 0.8668, places=4)
        self.assertIsNone(scores.wilson(0, 0))


class RepositoryTests(unittest.TestCase):
    def test_the_verdicts_of_the_repository_are_valid_and_sorted(self):
        path = os.path.join(judge.FOLDER, "verdicts.tsv")
        recorded = verdicts.read(path)
        for hash, verdict in recorded.items():
            self.assertIsNone(verdicts.check(verdict.verdict, verdict.reason), hash)
            self.assertIn(verdict.severity, sheets.SEVERITIES)
        with tempfile.TemporaryDirectory() as folder:
            verdicts.write(f"{folder}/verdicts.tsv", recorded)
            with open(path, encoding="utf-8") as present, open(f"{folder}/verdicts.tsv", encoding="utf-8") as sorted_file:
                self.assertEqual(present.read(), sorted_file.read())

    def test_the_page_contains_the_markers(self):
        with open(judge.PAGE, encoding="utf-8") as file:
            self.assertIsNotNone(scores.replaced(file.read(), ""))


if __name__ == "__main__":
    unittest.main()
