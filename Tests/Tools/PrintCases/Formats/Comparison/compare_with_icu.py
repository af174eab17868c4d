"""Compares the values of `print-cases formats` with those of ICU, through PyICU.

Reads cases from standard input. The calls to ICU depend only on the fields of a case, and share no code with the Swift
implementation. Exits with status 1 if a value differs.
"""

import collections
import decimal
import fractions
import functools
import math
import sys

import icu

import icu_library

ROUNDING = {
    "halfEven": "", "halfUp": "rounding-mode-half-up", "ceiling": "rounding-mode-ceiling",
    "floor": "rounding-mode-floor", "down": "rounding-mode-down", "up": "rounding-mode-up",
}
SIGN = {
    "automatic": "", "always": "sign-always", "never": "sign-never",
    "exceptZero": "sign-except-zero", "negative": "sign-negative",
}
GROUPING = {"automatic": "", "never": "group-off", "always": "group-on-aligned"}
NOTATION = {
    "decimal": "", "percent": "percent scale/100", "scientific": "scientific",
    "compactShort": "compact-short", "compactLong": "compact-long",
}
WIDTH = {"narrow": "unit-width-narrow", "short": "unit-width-short", "full": "unit-width-full-name"}
POUND = fractions.Fraction(45359237, 100_000_000)
# The number of units per kilogram.
FACTOR = {
    "kilogram": 1, "gram": 1000, "pound": 1 / POUND, "ounce": 16 / POUND, "stone": 1 / POUND / 14,
}


def precision(text):
    kind, _, digits = text.partition(":")
    if kind == "usual":
        return ""
    least, most = map(int, digits.split("-"))
    if kind == "significant":
        return "@" * least + "#" * (most - least)
    return "." + "0" * least + "#" * (most - least) if most else "precision-integer"


def number_skeleton(fields):
    notation, digits, grouping, sign, rounding = fields
    tokens = [NOTATION[notation], precision(digits), GROUPING[grouping], SIGN[sign], ROUNDING[rounding]]
    return " ".join(token for token in tokens if token)


@functools.cache
def locale_of(name):
    return icu.Locale(name)


@functools.lru_cache(maxsize=2000)
def number_format(locale, skeleton):
    form = icu.NumberFormatter.forSkeleton(skeleton).locale(locale_of(locale))
    if "currency/" in skeleton and "full-name" in skeleton:
        # The first two numbers with a name and a code are wrong in ICU 72: "KWD 1,00 Kuveyt dinarı0".
        for _ in range(3):
            form.formatDouble(1)
    return form


def number(locale, fields):
    return number_format(locale, number_skeleton(fields[:5])).formatDouble(float(fields[5]))


def integer(locale, fields):
    # PyICU's formatInt truncates numbers to 32 bits.
    return number_format(locale, number_skeleton(fields[:5])).formatDecimal(fields[5].encode())


@functools.cache
def symbol(locale, which):
    return icu.DecimalFormatSymbols(locale_of(locale)).getSymbol(which)


def mixed(locale, skeleton, sign, value):
    """Formats mixed units. The sign precedes all of them; ICU 72 adds it to one unit only."""
    form = number_format(locale, skeleton + " sign-never")
    text = form.formatDouble(abs(value))
    minus = symbol(locale, icu.DecimalFormatSymbols.kMinusSignSymbol)
    plus = symbol(locale, icu.DecimalFormatSymbols.kPlusSignSymbol)
    negative = value < 0 or str(value) == "-0.0"
    zero = text == form.formatDouble(0.0)
    if sign == "never" or (zero and sign in ("exceptZero", "negative")):
        return text
    if negative:
        return minus + text
    return plus + text if sign in ("always", "exceptZero") else text


def exact_mass(kilograms, unit):
    """Returns a mass in a unit with the exact factor, rounded to the 15 significant digits of a double."""
    rounded = decimal.Context(prec=15).create_decimal(kilograms)
    return fractions.Fraction(rounded) * FACTOR[unit]


def in_decimal(exact):
    """Returns a fraction with enough digits that later ones cannot change the rounding."""
    digits = decimal.Context(prec=45)
    return format(digits.divide(decimal.Decimal(exact.numerator), decimal.Decimal(exact.denominator)), "f").encode()


def mass(locale, fields):
    unit, digits, width, sign, kilograms = fields
    digits = int(digits)
    shape = ("." + "0" * digits if digits else "precision-integer") + " " + WIDTH[width]
    if unit == "person":
        unit = {"en_US": "pound", "es_US": "pound", "en_GB": "stone-and-pound"}.get(locale, "kilogram")
        check_preference(locale, unit, shape, kilograms)
    if unit == "stone-and-pound":
        pounds = exact_mass(kilograms, "pound")
        # Depends on the rounded value: 13.96 pounds with one digit are a stone. Values below one stone are in pounds only.
        steps = round(abs(pounds) * 10 ** digits)
        if steps >= 14 * 10 ** digits:
            stones = float(fractions.Fraction(steps, 14 * 10 ** digits))
            return mixed(locale, f"unit/{unit} {shape}", sign, -stones if pounds < 0 else stones)
        unit = "pound"
    text = f"unit/{unit} {shape} {SIGN[sign]}"
    if unit == "kilogram":
        return number_format(locale, text).formatDouble(float(kilograms))
    number = in_decimal(exact_mass(kilograms, unit))
    return number_format(locale, text).formatDecimal(b"-0" if kilograms == "-0.0" else number)


preferences = collections.Counter()


def check_preference(locale, unit, shape, kilograms):
    """Compares the unit of a person's weight with ICU's unit preferences."""
    if abs(float(kilograms)) < 7:
        # ICU also uses ounces and grams, and "0 st" in Britain.
        return
    own = number_format(locale, f"unit/kilogram usage/person {shape}").formatDouble(float(kilograms))
    if unit == "kilogram":
        number = kilograms.encode()
    else:
        number = in_decimal(exact_mass(kilograms, "pound") / (14 if unit == "stone-and-pound" else 1))
    same = own == number_format(locale, f"unit/{unit} {shape}").formatDecimal(number)
    preferences["the same" if same else "another"] += 1


def measure(locale, fields):
    unit, width, value = fields[0], fields[1], float(fields[7])
    if "-and-" in unit:
        unsigned = fields[2:5] + ["automatic", fields[6]]
        if fields[5] == "automatic" and value >= 1:
            pass
        else:
            return mixed(locale, f"unit/{unit} {WIDTH[width]} {number_skeleton(unsigned)}", fields[5], value)
    skeleton = f"unit/{unit} {WIDTH[width]} {number_skeleton(fields[2:7])}"
    return number_format(locale, skeleton).formatDouble(value)


@functools.lru_cache(maxsize=2000)
def range_format(locale, skeleton):
    form = icu.NumberRangeFormatter.withLocale(locale_of(locale))
    form = form.numberFormatterBoth(icu.NumberFormatter.forSkeleton(skeleton))
    return form.identityFallback(icu.UNumberRangeIdentityFallback.APPROXIMATELY_OR_SINGLE_VALUE)


def range_(locale, fields):
    unit, width = fields[:2]
    skeleton = number_skeleton(fields[2:7])
    if unit:
        skeleton = f"unit/{unit} {WIDTH[width]} {skeleton}"
    first, last = float(fields[7]), float(fields[8])
    if fields[2] == "percent" and first != last and math.copysign(1, first) == math.copysign(1, last):
        form = number_format(locale, skeleton)
        if form.formatDouble(first) == form.formatDouble(last):
            # If two percentages have the same text, ICU 72 multiplies them by 100 twice.
            return "~" + form.formatDouble(first)
    return range_format(locale, skeleton).formatDoubleRange(first, last)


STYLE = {
    "none": icu.DateFormat.kNone, "short": icu.DateFormat.kShort, "medium": icu.DateFormat.kMedium,
    "long": icu.DateFormat.kLong, "full": icu.DateFormat.kFull,
}


@functools.lru_cache(maxsize=2000)
def date_format(locale, day, time, zone):
    if time == "none":
        form = icu.DateFormat.createDateInstance(STYLE[day], locale_of(locale))
    elif day == "none":
        form = icu.DateFormat.createTimeInstance(STYLE[time], locale_of(locale))
    else:
        form = icu.DateFormat.createDateTimeInstance(STYLE[day], STYLE[time], locale_of(locale))
    form.setTimeZone(icu.TimeZone.createTimeZone(zone))
    return form


def date(locale, fields):
    day, time, zone, moment = fields
    return date_format(locale, day, time, zone).format(float(moment) / 1000)


@functools.lru_cache(maxsize=2000)
def skeleton_format(locale, skeleton, zone):
    pattern = icu.DateTimePatternGenerator.createInstance(locale_of(locale)).getBestPattern(skeleton)
    form = icu.SimpleDateFormat(pattern, locale_of(locale))
    form.setTimeZone(icu.TimeZone.createTimeZone(zone))
    return form


def skeleton(locale, fields):
    return skeleton_format(locale, fields[0], fields[1]).format(float(fields[2]) / 1000)


@functools.lru_cache(maxsize=2000)
def interval_format(locale, skeleton, zone):
    # PyICU's interval formats use the default time zone at their creation.
    icu.TimeZone.setDefault(icu.TimeZone.createTimeZone(zone))
    return icu.DateIntervalFormat.createInstance(skeleton, locale_of(locale))


def interval(locale, fields):
    skeleton, zone, start, end = fields
    moments = icu.DateInterval(float(start) / 1000, float(end) / 1000)
    return interval_format(locale, skeleton, zone).format(moments)


RELATIVE_UNITS = [
    "years", "quarters", "months", "weeks", "days", "hours", "minutes", "seconds", "sundays",
    "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays",
]


def relative(locale, fields):
    unit, wording, width, value = fields
    style = ["full", "short", "narrow"].index(width)
    return icu_library.relative(
        locale, style, wording == "numeric", float(value), RELATIVE_UNITS.index(unit))


LIST_TYPE = {
    "and": icu.UListFormatterType.AND, "or": icu.UListFormatterType.OR,
    "units": icu.UListFormatterType.UNITS,
}
LIST_WIDTH = {
    "full": icu.UListFormatterWidth.WIDE, "short": icu.UListFormatterWidth.SHORT,
    "narrow": icu.UListFormatterWidth.NARROW,
}


@functools.cache
def list_format(locale, kind, width):
    return icu.ListFormatter.createInstance(locale_of(locale), LIST_TYPE[kind], LIST_WIDTH[width])


def list_(locale, fields):
    kind, width, count, joined = fields
    items = joined.split("\x1f") if int(count) else []
    return list_format(locale, kind, width).format(items)


MILLISECONDS = {
    "weeks": 604_800_000, "days": 86_400_000, "hours": 3_600_000, "minutes": 60_000, "seconds": 1000,
}


def split(milliseconds, units, digits):
    """Returns the number of each unit, largest first; the last one is rounded half to even."""
    smallest = fractions.Fraction(MILLISECONDS[units[-1]], 10 ** digits)
    steps = round(abs(milliseconds) / smallest)
    rest = steps * smallest
    values = []
    for unit in units[:-1]:
        count, rest = divmod(rest, MILLISECONDS[unit])
        values.append(count)
    values.append(rest / MILLISECONDS[units[-1]])
    return values, steps != 0 and milliseconds < 0


@functools.cache
def legacy_number_format(locale):
    return icu.NumberFormat.createInstance(locale_of(locale))


def duration(locale, fields):
    units, width, digits, zeros, milliseconds = fields
    digits = int(digits)
    units = sorted(units.split(","), key=lambda unit: -MILLISECONDS[unit])
    values, negative = split(int(milliseconds), units, digits)
    shown = [pair for pair in zip(values, units) if zeros == "true" or pair[0] != 0]
    shown = shown or [(values[-1], units[-1])]
    last_is_shown = shown[-1][1] == units[-1]
    numbers = [float(value) for value, _ in shown]
    if negative:
        numbers[0] = -numbers[0]
    text = icu_library.measures(
        locale, ["full", "short", "narrow"].index(width), numbers, [unit[:-1] for _, unit in shown],
        digits if last_is_shown else 0)
    # MeasureFormat ignores the minimum number of grouping digits ("1234").
    for value in numbers:
        whole = int(abs(value))
        usual = number_format(locale, "").formatDecimal(str(whole).encode())
        text = text.replace(legacy_number_format(locale).format(whole), usual, 1)
    return text


CLOCK_UNITS = {"hm": ["hours", "minutes"], "hms": ["hours", "minutes", "seconds"], "ms": ["minutes", "seconds"]}


def clock(locale, fields):
    shape, digits, milliseconds = fields
    digits, units = int(digits), CLOCK_UNITS[shape]
    values, negative = split(int(milliseconds), units, digits)
    whole = [1.0] + [float(int(value)) for value in values[1:]]
    text = icu_library.measures(locale, 3, whole, [unit[:-1] for unit in units], 0)
    # MeasureFormat ignores the minimum number of grouping digits ("1234").
    text = number_format(locale, "").formatDecimal(str(int(values[0])).encode()) + text.removeprefix("1")
    if digits:
        # MeasureFormat uses the fraction digits of the last field for all fields.
        fraction = round((values[-1] - int(values[-1])) * 10 ** digits)
        decimal = symbol(locale, icu.DecimalFormatSymbols.kDecimalSeparatorSymbol)
        text += f"{decimal}{fraction:0{digits}d}"
    # MeasureFormat spells out negative durations.
    return (symbol(locale, icu.DecimalFormatSymbols.kMinusSignSymbol) if negative else "") + text


@functools.cache
def ordinal_format(locale):
    return icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.ORDINAL, locale_of(locale))


def ordinal(locale, fields):
    gender, value = fields
    form = ordinal_format(locale)
    rules = f"%digits-ordinal-{gender}"
    names = [form.getRuleSetName(index) for index in range(form.getNumberOfRuleSetNames())]
    return form.format(int(value), rules) if rules in names else form.format(int(value))


def plural(locale, fields):
    kind, digits, value = fields
    if digits == "integer":
        return icu_library.plural(locale, kind == "ordinal", int(value))
    return icu_library.plural_of_shown(locale, kind == "ordinal", float(value), int(digits))


CURRENCY_WIDTH = {
    "code": "unit-width-iso-code", "symbol": "unit-width-short", "narrowSymbol": "unit-width-narrow",
    "name": "unit-width-full-name",
}
ACCOUNTING = {
    "automatic": "sign-accounting", "always": "sign-accounting-always", "never": "sign-never",
    "exceptZero": "sign-accounting-except-zero", "negative": "sign-accounting-negative",
}


def currency_skeleton(fields):
    code, width, digits, sign, accounting, usage = fields
    tokens = [f"currency/{code}", CURRENCY_WIDTH[width]]
    tokens.append(precision(digits) or f"precision-currency-{usage}")
    tokens.append(ACCOUNTING[sign] if accounting == "accounting" else SIGN[sign])
    return " ".join(token for token in tokens if token)


def currency(locale, fields):
    return number_format(locale, currency_skeleton(fields[:6])).formatDouble(float(fields[6]))


def amount(locale, fields):
    return number_format(locale, currency_skeleton(fields[:6])).formatDecimal(fields[6].encode())


def money_range(locale, fields):
    first, last = float(fields[6]), float(fields[7])
    return range_format(locale, currency_skeleton(fields[:6])).formatDoubleRange(first, last)


@functools.cache
def display_names(locale, dialects):
    kind = icu.UDisplayContext.DIALECT_NAMES if dialects else icu.UDisplayContext.STANDARD_NAMES
    return icu.LocaleDisplayNames.createInstance(locale_of(locale), [kind])


def name(locale, fields):
    kind, code = fields
    if kind == "region":
        return display_names(locale, True).regionDisplayName(code)
    if kind == "script":
        return display_names(locale, True).scriptDisplayName(code)
    if kind == "currency":
        return icu.CurrencyUnit(code).getName(locale_of(locale), icu.UCurrNameStyle.LONG_NAME)
    return display_names(locale, kind == "language").localeDisplayName(code.replace("-", "_"))


@functools.cache
def words_format(locale):
    form = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, locale_of(locale))
    return form, [form.getRuleSetName(index) for index in range(form.getNumberOfRuleSetNames())]


def words(locale, fields):
    kind, gender, value = fields
    form, known = words_format(locale)
    base = {"cardinal": "%spellout-cardinal", "ordinal": "%spellout-ordinal", "year": "%spellout-numbering-year"}[kind]
    rules = [] if gender == "usual" else [f"{base}-{gender}"]
    if kind != "cardinal" or gender != "usual":
        rules.append(base)
    if kind == "ordinal":
        rules += [base + "-masculine", base + "-neuter"]
    number_ = float(value) if "." in value or "e" in value else int(value)
    for rule in rules:
        if rule in known:
            return form.format(number_, rule)
    if kind == "ordinal":
        return ordinal(locale, [gender, value])
    return form.format(number_)


PART = {
    0: "integer", 1: "fraction", 2: "decimalSeparator", 6: "groupingSeparator", 7: "currency",
    8: "percentSign", 11: "unit", 12: "compact",
}


def parts(locale, fields):
    """Divides the text at the limits of all fields; the shortest field around a piece names it."""
    value = float(fields[6])
    form = number_format(locale, currency_skeleton(fields[:6]))
    result = form.formatDoubleToValue(value)
    units = str(result).encode("utf-16-le")
    found = [(each.getStart(), each.getLimit(), each.getField()) for each in result]
    limits = sorted({0, len(units) // 2, *(each[0] for each in found), *(each[1] for each in found)})
    pieces = []
    for start, end in zip(limits, limits[1:]):
        around = [each for each in found if each[0] <= start and end <= each[1]]
        kind = "literal"
        if around:
            field = min(around, key=lambda each: each[1] - each[0])[2]
            kind = PART.get(field, "minusSign" if math.copysign(1, value) < 0 else "plusSign")
        pieces.append(f"{kind}={units[2 * start:2 * end].decode('utf-16-le')}")
    return "\x1f".join(pieces)


def isolation(locale, fields, text):
    """Checks that the direction of the characters around an isolated argument does not depend on it."""
    policy, argument = fields
    argument = "".join(chr(int(each, 16)) for each in argument.split())
    message = "".join(chr(int(each, 16)) for each in text.split())
    before, after = "ab ", " אב 12"
    if not (message.startswith(before) and message.endswith(after)):
        return "the text around the argument is kept"
    inside = message[len(before):len(message) - len(after)]
    if [each for each in inside if each not in icu_library.BIDI_CONTROLS] != [
            each for each in argument if each not in icu_library.BIDI_CONTROLS]:
        return "all other characters are kept"
    rtl = locale[:2] in ("ar", "he", "fa")
    if not inside or "\u2068" not in inside:
        # In automatic isolation, an argument without the other direction and without controls stays as it is.
        isolated = policy == "always" and argument.strip("\n\u2029\x85\x1c\u202c\u2069") or any(
            each in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068" for each in argument)
        return "the argument is isolated" if isolated else text
    neutral = before + "\u2068" + "\u2069" + after
    # The levels of the paragraph that a separator in the argument ends or begins depend on nothing else.
    levels = icu_library.bidi_levels(message, rtl)
    paragraphs = icu_library.paragraph_ranges(message)
    plain = icu_library.bidi_levels(neutral, rtl)
    head = len(icu_library.utf16_units(before))
    tail = len(icu_library.utf16_units(after))
    if len(paragraphs) == 1:
        same = levels[:head] == plain[:head] and levels[-tail:] == plain[-tail:]
    else:
        alone = icu_library.bidi_levels(before + "\u2068\u2069", rtl)
        last = icu_library.bidi_levels("\u2068\u2069" + after, rtl)
        same = levels[:head] == alone[:head] and levels[-tail:] == last[-tail:]
    return text if same else f"levels {levels}, without the argument {plain}"


# The ICU functions for each kind of case, and their names.
ORACLES = {
    "number": (number, "PyICU"), "integer": (integer, "PyICU"), "mass": (mass, "PyICU"),
    "measure": (measure, "PyICU"), "range": (range_, "PyICU"), "date": (date, "PyICU"),
    "skeleton": (skeleton, "PyICU"), "interval": (interval, "PyICU"), "list": (list_, "PyICU"),
    "ordinal": (ordinal, "PyICU"), "relative": (relative, "ICU's C functions"),
    "plural": (plural, "ICU's C functions"), "duration": (duration, "MeasureFormat"),
    "clock": (clock, "MeasureFormat"), "currency": (currency, "PyICU"), "amount": (amount, "PyICU"),
    "moneyRange": (money_range, "PyICU"), "name": (name, "PyICU"), "words": (words, "PyICU"),
    "parts": (parts, "PyICU"), "isolation": (isolation, "ICU's ubidi"),
}
SHOWN = 30


def main():
    equal, differing = collections.Counter(), collections.Counter()
    for line in sys.stdin.buffer:
        kind, locale, *fields = line.decode().rstrip("\n").split("\t")
        text = fields.pop()
        try:
            arguments = (locale, fields, text) if kind == "isolation" else (locale, fields)
            expected = ORACLES[kind][0](*arguments)
        except icu.ICUError as error:
            expected = f"ICU refuses it: {error}"
        if expected == text:
            equal[kind] += 1
            continue
        differing[kind] += 1
        if sum(differing.values()) <= SHOWN:
            print(kind, locale, *fields, f"actual {text!r}, ICU {expected!r}", sep="  ")
    print(f"{'kind':10} {'equal':>9} {'differing':>9}  by")
    for kind in ORACLES:
        print(f"{kind:10} {equal[kind]:9} {differing[kind]:9}  {ORACLES[kind][1]}")
    print(f"{'all':10} {sum(equal.values()):9} {sum(differing.values()):9}  ICU {icu.ICU_VERSION}")
    # ICU converts with doubles, which may round differently.
    print(f"usage/person: {preferences['the same']} equal to ICU's conversion, {preferences['another']} different")
    wrong = preferences["another"] > sum(preferences.values()) / 1000
    sys.exit(1 if differing or wrong or not equal else 0)


if __name__ == "__main__":
    main()
