"""An independent implementation of trends, rates and goal predictions.

Uses decimals with 60 digits, fits lines with the normal equations, and computes Student's quantile from a continued fraction of
the incomplete beta function. Requires only the standard library.
"""

import decimal
import functools
import math
from decimal import Decimal

decimal.getcontext().prec = 60

METHODS = ["timeAware", "exponential", "span", "holt", "plain"]
RATE_DAYS, LEAST_SPAN = 28, 7
# The last supported day, at the end of the year 9999.
LAST_DAY = 2_932_896
TOLERANCE, HORIZON, HORIZON_OF_INTERVAL = Decimal("0.25"), 730, 3650


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


def beta_fraction(a, b, x):
    """Returns the continued fraction of the incomplete beta function, with Lentz's method."""
    tiny = 1e-300
    c, d = 1.0, 1 - (a + b) * x / (a + 1)
    d = 1 / (d if abs(d) > tiny else tiny)
    result = d
    for m in range(1, 10_000):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + numerator * d
            d = 1 / (d if abs(d) > tiny else tiny)
            c = 1 + numerator / c
            c = c if abs(c) > tiny else tiny
            result *= c * d
        if abs(c * d - 1) < 1e-17:
            break
    return result


def incomplete_beta(a, b, x):
    """Returns the regularized incomplete beta function."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )
    if x < (a + 1) / (a + b + 2):
        return front * beta_fraction(a, b, x) / a
    return 1 - front * beta_fraction(b, a, 1 - x) / b


@functools.cache
def student_quantile(probability, freedom):
    """Returns the quantile of Student's distribution for a probability above one half."""
    low, high = 0.0, 1e6
    for _ in range(200):
        middle = (low + high) / 2
        tail = incomplete_beta(freedom / 2, 0.5, freedom / (freedom + middle * middle)) / 2
        low, high = (middle, high) if 1 - tail < probability else (low, middle)
    return Decimal((low + high) / 2)


class Line:
    """A least-squares line, fitted with the normal equations."""

    def __init__(self, points):
        n = Decimal(len(points))
        xs, ys = [Decimal(x) for x, _ in points], [y for _, y in points]
        sum_x, sum_y = sum(xs), sum(ys)
        sum_xx = sum(x * x for x in xs)
        sum_xy = sum(x * y for x, y in zip(xs, ys))
        self.n = n
        self.slope = (n * sum_xy - sum_x * sum_y) / (n * sum_xx - sum_x * sum_x)
        # If all values are equal, only rounding errors of the 60th digit remain.
        if abs(self.slope) < Decimal("1e-40"):
            self.slope = Decimal(0)
        self.intercept = (sum_y - self.slope * sum_x) / n
        self.mean_x, self.spread = sum_x / n, sum_xx - sum_x * sum_x / n
        squares = sum((y - self.intercept - self.slope * x) ** 2 for x, y in zip(xs, ys))
        self.deviation = (squares / (n - 2)).sqrt() if n > 2 else None

    def crossing(self, goal, confidence=0.8):
        """Returns where the line crosses the goal, the limits of Fieller's interval, and the condition number: the factor by which
        errors grow at the limits if the slope is near zero."""
        if self.slope == 0:
            return [None, None, None], Decimal(1)
        x = (goal - self.intercept) / self.slope
        if self.deviation is None:
            return [x, None, None], Decimal(1)
        margin = self.deviation * student_quantile((1 + confidence) / 2, int(self.n) - 2)
        # (slope·x + intercept − goal)² = margin²·(1/n + (x − mean)²/spread) as a·x² + b·x + c = 0.
        m = margin * margin
        rest = self.intercept - goal
        a = self.slope**2 - m / self.spread
        b = 2 * (self.slope * rest + m * self.mean_x / self.spread)
        c = rest**2 - m * (1 / self.n + self.mean_x**2 / self.spread)
        condition = self.slope**2 / abs(a) if a else Decimal("Infinity")
        discriminant = b * b - 4 * a * c
        if a == 0 or discriminant < 0:
            return [x, None, None], condition
        roots = sorted((-b + sign * discriminant.sqrt()) / (2 * a) for sign in (-1, 1))
        if a > 0:
            return [x, *roots], condition
        return ([x, roots[1], None] if x >= roots[1] else [x, None, roots[0]]), condition


def answer(case, method):
    """Returns the results for the trend of a case with one method."""
    days = case.days()
    values = trend(case, method)
    result = {
        "values": values,
        "rate": None,
        "state": "noData",
        "dates": [None] * 3,
        "crossing": [None] * 3,
        "condition": Decimal(1),
        # The distance to the nearest decision threshold.
        "margin": Decimal("Infinity"),
    }
    if not days:
        return result
    last = days[-1][0]
    recent = [(day[0], value) for day, value in zip(days, values) if day[0] > last - RATE_DAYS]
    span = last - recent[0][0]
    line = Line(recent) if span >= LEAST_SPAN else None
    if line:
        result["rate"] = line.slope * 7
        result["crossing"], result["condition"] = line.crossing(case.goal)
    if case.today - last >= RATE_DAYS or not line:
        result["state"] = f"insufficientData {0 if case.today - last >= RATE_DAYS else span}"
        return result
    distance = case.goal - values[-1]
    result["margin"] = abs(abs(distance) - TOLERANCE)
    if abs(distance) < TOLERANCE:
        result["state"] = "atGoal"
        return result
    way = abs(line.slope) * HORIZON
    result["margin"] = min(result["margin"], abs(way - TOLERANCE))
    if way < TOLERANCE:
        result["state"] = "tooSlow"
    elif line.slope * distance < 0:
        result["state"] = "wrongDirection"
    else:
        dates(case, result)
    return result


def dates(case, result):
    """Adds the predicted days, rounded to the nearest day."""
    for index, horizon in enumerate([HORIZON, HORIZON, HORIZON_OF_INTERVAL]):
        place = result["crossing"][index]
        if place is None:
            continue
        offset = place - case.today
        result["margin"] = min(result["margin"], abs(offset % 1 - Decimal("0.5")), abs(offset % 1 + Decimal("0.5")))
        days = int(offset.to_integral_value(decimal.ROUND_HALF_UP))
        day = case.today + max(days, 0)
        if days <= horizon and day <= LAST_DAY:
            result["dates"][index] = day
    result["state"] = "onTrack" if result["dates"][0] is not None else "tooSlow"
    if result["state"] == "tooSlow":
        result["dates"] = [None] * 3
