"""Functions of libicui18n that PyICU does not support, through ctypes."""

import ctypes
import ctypes.util
import functools
import os
import subprocess
import sys
import tempfile

import icu

VERSION = icu.ICU_VERSION.split(".")[0]
i18n = ctypes.CDLL(f"libicui18n.so.{VERSION}")


def function(name, result=ctypes.c_int32):
    """Returns a function of ICU's C API, whose symbols contain the version."""
    found = getattr(i18n, f"{name}_{VERSION}")
    found.restype = result
    return found


def checked(status):
    if status.value > 0:
        raise RuntimeError(f"ICU's status {status.value}")


def utf16(text):
    data = text.encode("utf-16-le")
    return ctypes.create_string_buffer(data + b"\0\0"), len(data) // 2


CAPACITY = 400
buffer = (ctypes.c_uint16 * CAPACITY)()


def text_of(length):
    return bytes(buffer)[: 2 * length].decode("utf-16-le")


@functools.cache
def relative_formatter(locale, style):
    status = ctypes.c_int32(0)
    opened = function("ureldatefmt_open", ctypes.c_void_p)(
        locale.encode(), None, ctypes.c_int(style), ctypes.c_int(256), ctypes.byref(status))
    checked(status)
    return ctypes.c_void_p(opened)


relative_format = function("ureldatefmt_format")
relative_numeric = function("ureldatefmt_formatNumeric")


def relative(locale, style, numeric, value, unit):
    status = ctypes.c_int32(0)
    call = relative_numeric if numeric else relative_format
    length = call(
        relative_formatter(locale, style), ctypes.c_double(value), ctypes.c_int(unit), buffer,
        CAPACITY, ctypes.byref(status))
    checked(status)
    return text_of(length)


@functools.cache
def plural_rules(locale, ordinal):
    status = ctypes.c_int32(0)
    opened = function("uplrules_openForType", ctypes.c_void_p)(
        locale.encode(), ctypes.c_int(1 if ordinal else 0), ctypes.byref(status))
    checked(status)
    return ctypes.c_void_p(opened)


plural_select = function("uplrules_select")
plural_select_formatted = function("uplrules_selectFormatted")


def plural(locale, ordinal, value):
    status = ctypes.c_int32(0)
    length = plural_select(
        plural_rules(locale, ordinal), ctypes.c_double(value), buffer, CAPACITY,
        ctypes.byref(status))
    checked(status)
    return text_of(length)


@functools.cache
def number_formatter(skeleton, locale):
    status = ctypes.c_int32(0)
    text, length = utf16(skeleton)
    opened = function("unumf_openForSkeletonAndLocale", ctypes.c_void_p)(
        text, length, locale.encode(), ctypes.byref(status))
    checked(status)
    return ctypes.c_void_p(opened)


@functools.cache
def number_result():
    status = ctypes.c_int32(0)
    opened = function("unumf_openResult", ctypes.c_void_p)(ctypes.byref(status))
    checked(status)
    return ctypes.c_void_p(opened)


format_double = function("unumf_formatDouble", None)


def plural_of_shown(locale, ordinal, value, digits):
    """Returns the plural category of a number with this number of fraction digits."""
    status = ctypes.c_int32(0)
    skeleton = "." + "0" * digits if digits else "precision-integer"
    format_double(
        number_formatter(skeleton, locale), ctypes.c_double(value), number_result(),
        ctypes.byref(status))
    length = plural_select_formatted(
        plural_rules(locale, ordinal), number_result(), buffer, CAPACITY, ctypes.byref(status))
    checked(status)
    return text_of(length)


@functools.cache
def measure_library():
    """A C function for MeasureFormat, which is compiled at run time."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "measure_oracle.cpp")
    library = os.path.join(tempfile.mkdtemp(), "measure_oracle.so")
    try:
        subprocess.run(
            ["c++", "-O1", "-shared", "-fPIC", "-o", library, source, "-licui18n", "-licuuc"],
            check=True)
    except (OSError, subprocess.CalledProcessError):
        sys.exit("compare-formats: a C++ compiler and libicu-dev are needed: apt-get install g++ libicu-dev")
    return ctypes.CDLL(library)


def measures(locale, width, values, units, digits):
    """Formats values with their units. The width is 0 (wide), 1 (short), 2 (narrow) or 3 (numeric)."""
    out = ctypes.create_string_buffer(CAPACITY)
    count = len(values)
    length = measure_library().measures_text(
        locale.encode(), width, (ctypes.c_double * count)(*values),
        (ctypes.c_char_p * count)(*[unit.encode() for unit in units]), count, digits, out, CAPACITY)
    if length < 0:
        raise RuntimeError(f"ICU's status {-length}")
    return out.value.decode()


BIDI_CONTROLS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
common = ctypes.CDLL(f"libicuuc.so.{VERSION}")


def utf16_units(text):
    data = text.encode("utf-16-le")
    return [data[2 * index] | data[2 * index + 1] << 8 for index in range(len(data) // 2)]


def paragraph_ranges(text):
    """Returns the paragraphs of a text: each ends after a separator."""
    parts, start = [], 0
    for index, character in enumerate(text):
        if character in "\n\r\u2029\x85\x1c\x1d\x1e":
            parts.append((start, index + 1))
            start = index + 1
    return parts + [(start, len(text))] if start < len(text) else parts


def bidi_levels(text, right_to_left):
    """Returns the level of each UTF-16 unit of a text, by ICU's implementation of UAX #9."""
    opened = getattr(common, f"ubidi_open_{VERSION}")
    opened.restype = ctypes.c_void_p
    bidi = ctypes.c_void_p(opened())
    units = utf16_units(text)
    data = (ctypes.c_uint16 * max(1, len(units)))(*units)
    status = ctypes.c_int32(0)
    getattr(common, f"ubidi_setPara_{VERSION}")(
        bidi, data, ctypes.c_int32(len(units)), ctypes.c_uint8(1 if right_to_left else 0), None,
        ctypes.byref(status))
    checked(status)
    levels = getattr(common, f"ubidi_getLevels_{VERSION}")
    levels.restype = ctypes.POINTER(ctypes.c_uint8)
    found = levels(bidi, ctypes.byref(status))
    checked(status)
    result = [found[index] for index in range(len(units))]
    getattr(common, f"ubidi_close_{VERSION}")(bidi)
    return result
