"""Reads, checks and writes verdicts: one line a case, sorted by rule and hash, without texts of the apps."""

import re
import unicodedata

VERDICTS = ("false", "noise", "true")
HEADER = "hash\trule\tseverity\tverdict\treason"
LINE = re.compile(r"^(?:verdict\s+)?([0-9a-f]{12})(?:\s+(\S+))?(?:\s+(.*))?$")
LONGEST_REASON = 120


class VerdictError(Exception):
    """Verdicts that cannot be recorded; the message contains one problem per line."""


class Verdict:
    """A verdict about a case, with the rule and the severity that it had at the time."""

    def __init__(self, rule, severity, verdict, reason):
        self.rule, self.severity, self.verdict, self.reason = rule, severity, verdict, reason


def read(path):
    """The recorded verdicts by hash; none if there is no file."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        return {}
    recorded = {}
    for number, line in enumerate(lines[1:], 2):
        parts = line.split("\t")
        if len(parts) != 5 or parts[3] not in VERDICTS:
            raise VerdictError(f"{path}:{number}: not a line of hash, rule, severity, verdict and reason")
        if parts[0] in recorded:
            raise VerdictError(f"{path}:{number}: a second verdict for {parts[0]}")
        recorded[parts[0]] = Verdict(*parts[1:])
    return recorded


def write(path, recorded):
    rows = sorted((verdict.rule, hash, verdict) for hash, verdict in recorded.items())
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEADER + "\n")
        file.writelines(
            "\t".join((hash, rule, verdict.severity, verdict.verdict, verdict.reason)) + "\n" for rule, hash, verdict in rows
        )


def parsed(lines, name):
    """The verdicts of a sheet or a list, as line, hash, verdict and reason, and the problems. Verdicts '?' are left out."""
    found, problems = [], []
    for number, line in enumerate(lines, 1):
        match = LINE.match(line.rstrip())
        if not match:
            # The other lines of a sheet are headings and comments, or indented.
            if line.strip() and line[0] not in "# ":
                problems.append(f"{name}:{number}: not a line of a hash, a verdict and a reason: {line.strip()[:40]!a}")
            continue
        hash, verdict, reason = match[1], match[2] or "", (match[3] or "").strip()
        if verdict == "?" and not reason:
            continue
        problem = check(verdict, reason)
        if problem:
            problems.append(f"{name}:{number}: {problem}")
        found.append((number, hash, verdict, reason))
    return found, problems


def check(verdict, reason):
    """The problem of a verdict; `None` if it has none."""
    if verdict not in VERDICTS:
        return f"unknown verdict '{verdict}'; the verdicts are: true, noise, false"
    if verdict != "true" and not reason:
        return f"'{verdict}' needs a reason"
    if len(reason) > LONGEST_REASON:
        return f"the reason has {len(reason)} characters; at most {LONGEST_REASON}"
    if any(unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp") for character in reason):
        return "the reason contains a control character"
    return None


def added(recorded, lines, name, known, replace=False):
    """The recorded verdicts with those of a file. `known` contains the rule and severity of each hash of the sheets.

    Raises an error with all problems; then nothing should be written.
    """
    found, problems = parsed(lines, name)
    result, new = dict(recorded), {}
    for number, hash, verdict, reason in found:
        place = f"{name}:{number}"
        if hash not in known and hash not in recorded:
            problems.append(f"{place}: unknown hash {hash}; it is in no sheet of these results")
            continue
        if hash in new and new[hash][1] != verdict:
            problems.append(f"{place}: {hash} is '{verdict}' here, but '{new[hash][1]}' in line {new[hash][0]}")
            continue
        before = recorded.get(hash)
        if before and before.verdict != verdict and not replace:
            problems.append(f"{place}: {hash} is '{verdict}' here, but recorded as '{before.verdict}'; --replace changes it")
            continue
        new[hash] = (number, verdict)
        rule, severity = known.get(hash) or (before.rule, before.severity)
        result[hash] = Verdict(rule, severity, verdict, reason or (before.reason if before else ""))
    if problems:
        raise VerdictError("\n".join(problems))
    return result, len(new)


def verdict_of(case, recorded):
    """The hash and the verdict of a case; the worst if its findings have several, and `None` if they have none."""
    found = sorted((VERDICTS.index(recorded[hash].verdict), hash) for hash in case.hashes if hash in recorded)
    return (found[0][1], VERDICTS[found[0][0]]) if found else None
