"""The commands of `Scripts/judge`, whose header describes them."""

import argparse
import os
import sys

import scores
import sheets
import verdicts
from cases import Apps, ReportError

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(FOLDER)))
PAGE = os.path.join(ROOT, "Documentation", "Rules", "Precision.md")
# The file of the results that contains the hash, rule and severity of each case that was shown.
SHOWN = "shown.tsv"


def limits(text):
    """The number of cases per rule: one number, or one each for errors, warnings and notes."""
    numbers = [int(part) for part in text.split(",")]
    if len(numbers) not in (1, 3) or min(numbers) < 0:
        raise ValueError
    return dict(zip(sheets.SEVERITIES, numbers * 3 if len(numbers) == 1 else numbers))


def arguments():
    parser = argparse.ArgumentParser(prog="Scripts/judge", description="See Scripts/judge --help.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("sample", "ask", "record", "score"):
        command = commands.add_parser(name)
        command.add_argument("--results", default=os.path.join(ROOT, ".build", "judge"))
        command.add_argument("--verdicts", default=os.path.join(FOLDER, "verdicts.tsv"))
        if name == "record":
            command.add_argument("file")
            command.add_argument("--replace", action="store_true")
            continue
        command.add_argument("apps")
        command.add_argument("--binary", required=True)
        command.add_argument("--sources", action="store_true")
        command.add_argument("--rules", type=lambda text: set(text.split(",")))
        if name == "score":
            command.add_argument("--write", action="store_true")
            command.add_argument("--show", choices=verdicts.VERDICTS)
            continue
        command.add_argument("--per-rule", type=limits, default="10")
        command.add_argument("--seed", default="1")
        if name == "sample":
            command.add_argument("-o", "--output")
            command.add_argument("--sheet-size", type=int, default=90)
    return parser.parse_args()


def read_cases(options):
    apps = Apps(options.apps, options.binary, options.results, options.sources)
    found = apps.cases()
    known = {case.rule for case in found}
    for rule in sorted((options.rules or set()) - known):
        print(f"no app has a finding of '{rule}'", file=sys.stderr)
    return apps, found, sheets.Code(options.apps)


def remember(options, cases):
    """Keeps the rule and severity of cases that are shown, for `record`."""
    shown = known(options) | {case.hash: (case.rule, case.severity) for case in cases}
    with open(os.path.join(options.results, SHOWN), "w", encoding="utf-8") as file:
        file.writelines(f"{hash}\t{rule}\t{severity}\n" for hash, (rule, severity) in sorted(shown.items()))


def known(options):
    try:
        with open(os.path.join(options.results, SHOWN), encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
    except FileNotFoundError:
        return {}
    return {hash: (rule, severity) for hash, rule, severity in rows}


def drawn(options):
    apps, found, code = read_cases(options)
    judged = set(verdicts.read(options.verdicts))
    sample = sheets.draw(found, judged, options.per_rule, options.seed, options.rules)
    remember(options, sample)
    return apps, sample, code


def sample(options):
    if options.sheet_size < 1:
        raise ReportError("--sheet-size must be at least 1")
    apps, cases, code = drawn(options)
    if not cases:
        print("all cases are judged", file=sys.stderr)
        return 0
    pages = list(sheets.sheets(cases, apps.catalogs, code, options.sheet_size if options.output else len(cases)))
    if not options.output:
        print(pages[0], end="")
        return 0
    stem, suffix = os.path.splitext(options.output)
    for number, page in enumerate(pages, 1):
        name = options.output if len(pages) == 1 else f"{stem}-{number}{suffix}"
        with open(name, "w", encoding="utf-8") as file:
            file.write(page)
        print(name)
    print(f"{len(cases)} cases")
    return 0


def ask(options):
    """Shows one case after another, and records each answer at once."""
    apps, cases, code = drawn(options)
    answers = {"t": "true", "n": "noise", "f": "false"}
    for number, case in enumerate(cases, 1):
        print("\n" + "\n".join(sheets.shown(case, apps.catalogs, code, f"{number}/{len(cases)} ")))
        while True:
            try:
                line = input("t(rue), n(oise) or f(alse) with a reason, s(kip), q(uit): ")
            except EOFError:
                return 0
            answer, _, reason = line.strip().partition(" ")
            if answer == "q":
                return 0
            if answer == "s":
                break
            try:
                record_lines([f"{case.hash} {answers.get(answer, answer)} {reason}"], "answer", options)
                break
            except verdicts.VerdictError as error:
                print(error)
    return 0


def record_lines(lines, name, options, replace=False):
    recorded = verdicts.read(options.verdicts)
    recorded, count = verdicts.added(recorded, lines, name, known(options), replace)
    verdicts.write(options.verdicts, recorded)
    return count


def record(options):
    with open(options.file, encoding="utf-8") as file:
        count = record_lines(file.read().split("\n"), options.file, options, options.replace)
    print(f"{count} verdicts recorded")
    return 0


def score(options):
    apps, found, code = read_cases(options)
    recorded = verdicts.read(options.verdicts)
    if options.rules:
        found = [case for case in found if case.rule in options.rules]
        recorded = {hash: verdict for hash, verdict in recorded.items() if verdict.rule in options.rules}
    if options.show:
        for case in found:
            verdict = verdicts.verdict_of(case, recorded)
            if verdict and verdict[1] == options.show:
                reason = recorded[verdict[0]].reason
                print("\n".join(sheets.shown(case, apps.catalogs, code)))
                print(f"verdict {verdict[0]} {verdict[1]} {reason}\n")
    results = scores.scores(found, recorded)
    print(scores.text_table(results))
    if options.write:
        write_page(scores.markdown(results, len(apps.names)))
    low = [result for result in results if result.is_too_low]
    for result in low:
        least = scores.percent(scores.LEAST_PRECISION[result.severity])
        precision = scores.percent(result.precision)
        print(f"{result.rule} ({result.severity}): precision {precision}; at least {least}", file=sys.stderr)
    return 1 if low else 0


def write_page(table):
    with open(PAGE, encoding="utf-8") as file:
        page = scores.replaced(file.read(), table)
    if page is None:
        raise ReportError(f"{PAGE} does not contain the lines '{scores.START}' and '{scores.END}'")
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(page)


def main():
    options = arguments()
    try:
        if options.command == "score" and options.write and options.rules:
            raise ReportError("--write needs all rules; omit --rules")
        return {"sample": sample, "ask": ask, "record": record, "score": score}[options.command](options)
    except (ReportError, verdicts.VerdictError, OSError) as error:
        text = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)
        for line in text.split("\n"):
            print(f"error: {line}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
