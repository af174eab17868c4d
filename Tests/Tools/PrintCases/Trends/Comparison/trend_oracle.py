"""An independent implementation of trends and their rates.

Uses decimals with 60 digits, and fits lines with the normal equations. Requires only the standard library.
"""

import decimal
from decimal import Decimal

decimal.getcontext().prec = 60

METHODS = ["timeAware", "exponential", "span", "holt", "plain"]
RATE_DAYS, LEAST_SPAN = 28, 7


class Case:
    """A log and the parameters of its trend, from the first eight fields of a line."""

    def __init__(self, fields):
        self.choice = fields[0]
        self.day_start = int(fields[1])
        self.time_constant = exact(fields[2])
        self.weight = exact(fields[3])
        self.span = int(fields[4])
        self.goal = Decimal(int(fields[5])) / 10**9
        self.today = int(fields[6])
        self.entries = [tuple(map(int, entry.split(","))) for entry in fields[7].split(";") if entry]

    def days(self):
        """Returns the days with weigh-ins: (day, kilograms, number of weigh-ins)."""
        by_day = {}
        for number, (seconds, offset, micrograms) in enumerate(self.entries):
            day = (seconds + offset - self.day_start * 3600) // 86400
            by_day.setdefault(day, []).append((seconds, number, micrograms))
        result = []
        for day, weighings in sorted(by_day.items()):
            masses = [Decimal(micrograms) / 10**9 for _, _, micrograms in sorted(weighings)]
            kilograms = {
                "morning": masses[0],
                "latest": masses[-1],
                "average": sum(masses) / len(masses),
            }[self.choice]
            result.append((day, kilograms, len(masses)))
        return result


def exact(text):
    """Returns the exact value of the double that a string represents."""
    return Decimal(float(text))


def smoothed(values, weights):
    """Returns exponentially smoothed values, with a weight for each value."""
    result = []
    for value, weight in zip(values, weights):
        result.append(value if not result else weight * value + (1 - weight) * result[-1])
    return result


def trend(case, method):
    """Returns the trend on each day."""
    days = case.days()
    values = [kilograms for _, kilograms, _ in days]
    if method == "timeAware":
        gaps = [Decimal(0)] + [Decimal(b[0] - a[0]) for a, b in zip(days, days[1:])]
        return smoothed(values, [1 - (-gap / case.time_constant).exp() for gap in gaps])
    if method == "exponential":
        return smoothed(values, [case.weight] * len(values))
    if method == "span":
        return smoothed(values, [Decimal(2) / (case.span + 1)] * len(values))
    if method == "holt":
        return holt(values)
    return values


def holt(values, alpha=Decimal("0.3"), beta=Decimal("0.1")):
    """Returns the level of double exponential smoothing."""
    if len(values) < 2:
        return values
    alpha, beta = Decimal(float(alpha)), Decimal(float(beta))
    level, slope = values[0], values[1] - values[0]
    result = [level]
    for value in values[1:]:
        before = level
        level = alpha * value + (1 - alpha) * (before + slope)
        slope = beta * (level - before) + (1 - beta) * slope
        result.append(level)
    return result


class Line:
    """A least-squares line, fitted with the normal equations."""

    def __init__(self, points):
        n = Decimal(len(points))
        xs, ys = [Decimal(x) for x, _ in points], [y for _, y in points]
        sum_x, sum_y = sum(xs), sum(ys)
        sum_xx = sum(x * x for x in xs)
        sum_xy = sum(x * y for x, y in zip(xs, ys))
        self.slope = (n * sum_xy - sum_x * sum_y) / (n * sum_xx - sum_x * sum_x)
        # If all values are equal, only rounding errors of the 60th digit remain.
        if abs(self.slope) < Decimal("1e-40"):
            self.slope = Decimal(0)


def answer(case, method):
    """Returns the results for the trend of a case with one method."""
    days = case.days()
    values = trend(case, method)
    result = {"values": values, "rate": None}
    if not days:
        return result
    last = days[-1][0]
    recent = [(day[0], value) for day, value in zip(days, values) if day[0] > last - RATE_DAYS]
    if last - recent[0][0] >= LEAST_SPAN:
        result["rate"] = Line(recent).slope * 7
    return result
