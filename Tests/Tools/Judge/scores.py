"""Scores the rules: the precision of each rule and severity, from the verdicts about the findings of today."""

import math
import os

from sheets import SEVERITIES
from verdicts import verdict_of

RULES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Documentation/Rules")

# The least share of cases with the verdict true or noise.
LEAST_PRECISION = {"error": 0.98, "warning": 0.90}
START, END = "<!-- Scripts/judge score --write -->", "<!-- end of the table -->"


class Score:
    """The cases of a rule with one severity."""

    def __init__(self, rule, severity):
        self.rule, self.severity = rule, severity
        # The number of cases in all apps, and the judged ones by verdict.
        self.cases = 0
        self.true, self.noise, self.false = 0, 0, 0
        # Judged cases that are no longer found: `lost` are those with the verdict true.
        self.fixed, self.lost = 0, 0

    @property
    def judged(self):
        return self.true + self.noise + self.false

    @property
    def precision(self):
        return (self.true + self.noise) / self.judged if self.judged else None

    @property
    def true_share(self):
        return self.true / self.judged if self.judged else None

    @property
    def lower_bound(self):
        """The lower bound of the 95 % Wilson interval of the precision."""
        return wilson(self.true + self.noise, self.judged)

    @property
    def is_too_low(self):
        least = LEAST_PRECISION.get(self.severity)
        return least is not None and self.judged > 0 and self.precision < least


def wilson(successes, count, z=1.96):
    """The lower bound of the Wilson score interval of a proportion; `None` without a sample."""
    if not count:
        return None
    share = successes / count
    centre = share + z * z / (2 * count)
    margin = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, (centre - margin) / (1 + z * z / count))


def scores(cases, recorded):
    """The scores, sorted by rule and severity.

    A judged case counts at its present severity. A verdict that applies in several apps counts once.
    """
    found, counted, present = {}, set(), set()

    def score(rule, severity):
        return found.setdefault((rule, severity), Score(rule, severity))

    for case in cases:
        result = score(case.rule, case.severity)
        result.cases += 1
        present |= case.hashes
        verdict = verdict_of(case, recorded)
        if verdict and (case.severity, verdict[0]) not in counted:
            counted.add((case.severity, verdict[0]))
            setattr(result, verdict[1], getattr(result, verdict[1]) + 1)
    for hash, verdict in recorded.items():
        if hash not in present:
            result = score(verdict.rule, verdict.severity)
            if verdict.verdict == "true":
                result.lost += 1
            else:
                result.fixed += 1
    return sorted(found.values(), key=lambda score: (score.rule, SEVERITIES.index(score.severity)))


def percent(share):
    """A percentage with one decimal, rounded down, so that a share below a limit never looks like the limit."""
    if share is None:
        return "–"
    tenths = math.floor(share * 1000 + 1e-9)
    return f"{tenths // 10} %" if tenths % 10 == 0 else f"{tenths / 10:.1f} %"


COLUMNS = ("Rule", "Level", "Cases", "Judged", "True", "Noise", "False", "Precision", "95 % ≥", "True only", "Fixed", "Lost")


def row(score):
    return (
        score.rule, score.severity, score.cases, score.judged, score.true, score.noise, score.false,
        percent(score.precision), percent(score.lower_bound), percent(score.true_share), score.fixed, score.lost,
    )


def text_table(scores):
    rows = [COLUMNS, *(tuple(map(str, row(score))) for score in scores)]
    widths = [max(len(line[index]) for line in rows) for index in range(len(COLUMNS))]
    alignments = ["<", "<"] + [">"] * (len(COLUMNS) - 2)
    return "\n".join(
        "  ".join(f"{cell:{side}{width}}" for cell, side, width in zip(line, alignments, widths)).rstrip() for line in rows
    )


def markdown(scores, apps):
    """The table of the documentation. Its columns are those of the terminal, without what changed since the verdicts."""
    judged, total = sum(score.judged for score in scores), sum(score.cases for score in scores)
    lines = [
        f"Judged: {judged} of {total} {noun(total, 'case')} in {apps} {noun(apps, 'app')}.",
        "",
        "| Rule | Level | Cases | Judged | True | Noise | False | Precision | 95 % lower bound | True only |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for score in scores:
        cells = row(score)[:10]
        lines.append("| " + " | ".join([name(score.rule), *map(str, cells[1:])]) + " |")
    return "\n".join(lines)


def name(rule):
    """The rule with a link to its page. A diagnostic of the parser has none."""
    return f"[{rule}]({rule}.md)" if os.path.exists(os.path.join(RULES, f"{rule}.md")) else f"`{rule}`"


def noun(count, singular):
    return singular if count == 1 else singular + "s"


def replaced(document, table):
    """The document with another table between the markers; `None` if it does not contain them."""
    start, end = document.find(START), document.find(END)
    if start < 0 or end < start:
        return None
    return f"{document[: start + len(START)]}\n\n{table}\n\n{document[end:]}"
