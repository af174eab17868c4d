"""Compares the cases of `print-cases trends`, from standard input, with trend_oracle.py.

    print-cases trends 10000 | python3 compare_with_oracle.py
    print-cases trends 60 | python3 compare_with_oracle.py --record    prints the cases with the results of trend_oracle.py

Exits with status 1 if a number deviates by more than 1 in 10⁹.
"""

import sys
from collections import Counter
from decimal import Decimal

from trend_oracle import METHODS, Case, answer

LIMIT = Decimal("1e-9")
CASE_FIELDS, ANSWER_FIELDS = 8, 2


class Comparison:
    """The largest deviations and the failures."""

    def __init__(self):
        self.deviations = {}
        self.counts = Counter()
        self.failures = 0

    def fail(self, where, message):
        self.failures += 1
        if self.failures <= 20:
            print(f"{where}: {message}")

    def number(self, where, kind, found, expected, scale):
        """Compares a number. The deviation is relative to the scale."""
        if (found is None) != (expected is None):
            self.fail(where, f"{kind} is {found}, not {expected}")
            return
        if expected is None:
            return
        deviation = abs(Decimal(found) - expected) / scale
        self.counts[kind] += 1
        self.deviations[kind] = max(self.deviations.get(kind, Decimal(0)), deviation)
        if deviation > LIMIT:
            self.fail(where, f"{kind} is {found}, not {float(expected)}: {float(deviation):.3g}")

    def answer(self, where, fields, expected):
        values = [float(value) for value in fields[0].split(";") if value]
        if len(values) != len(expected["values"]):
            self.fail(where, f"{len(values)} days, not {len(expected['values'])}")
            return
        for found, value in zip(values, expected["values"]):
            self.number(where, "trend", found, value, abs(value))
        self.number(where, "rate", optional(fields[1]), expected["rate"], rate_scale(expected))

    def report(self, cases):
        print(f"{cases} cases, {len(METHODS)} methods each")
        for kind, deviation in self.deviations.items():
            print(f"{kind}: {self.counts[kind]} numbers, largest relative deviation {float(deviation):.2g}")


def rate_scale(expected):
    """Returns the scale of a rate: at least one gram per week, because it is a difference of weights."""
    return max(abs(expected["rate"]), Decimal("0.001")) if expected["rate"] is not None else Decimal(1)


def optional(text):
    return None if text == "-" else float(text)


def recorded(fields, case):
    """Returns the case with the expected results, with twelve digits."""
    def text(value):
        return "-" if value is None else f"{value:.12g}" if isinstance(value, Decimal) else str(value)

    result = fields[:CASE_FIELDS]
    for method in METHODS:
        expected = answer(case, method)
        result += [
            ";".join(map(text, expected["values"])),
            text(expected["rate"]),
        ]
    return "\t".join(result)


def main():
    comparison = Comparison()
    number = 0
    for number, line in enumerate(sys.stdin, start=1):
        fields = line.rstrip("\n").split("\t")
        case = Case(fields)
        if "--record" in sys.argv:
            print(recorded(fields, case))
            continue
        days = [day.split(",") for day in fields[CASE_FIELDS].split(";") if day]
        expected = case.days()
        if [(int(day[0]), int(day[2])) for day in days] != [(day[0], day[2]) for day in expected]:
            comparison.fail(f"case {number}", "other days")
        for found, day in zip(days, expected):
            comparison.number(f"case {number}", "days", float(found[1]), day[1], abs(day[1]))
        for index, method in enumerate(METHODS):
            start = CASE_FIELDS + 1 + index * ANSWER_FIELDS
            answer_fields = fields[start : start + ANSWER_FIELDS]
            comparison.answer(f"case {number}, {method}", answer_fields, answer(case, method))
    if "--record" not in sys.argv:
        comparison.report(number)
        sys.exit(1 if comparison.failures or number == 0 else 0)


main()
