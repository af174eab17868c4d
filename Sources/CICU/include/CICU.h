#ifndef CICU_H
#define CICU_H

// The functions of ICU that the Swift module `ICU` uses.
//
// This header contains no type of ICU, and includes no header of ICU: a Swift file that imports
// both Foundation's own copy of ICU and these headers as modules does not compile. Only the .c
// files include ICU's headers.
//
// Handles are `void *`; the function that opens one names the function that closes it. Strings are
// UTF-16 (`uint16_t`) or ASCII (`char`) with their length. `status` is ICU's `UErrorCode`: it must
// be 0 on entry, and above 0 on return it is a failure. A function that fills a buffer returns the
// length it needs, and fails with `cicuBufferOverflow` if the capacity is less.

#include <stdint.h>

#include "CICUReaders.h"

#if defined(__cplusplus)
extern "C" {
#endif

enum { cicuBufferOverflow = 15 };

// Errors and versions

const char *cicu_error_name(int32_t status);
int32_t cicu_version_major(void);
/// Writes the version of the CLDR in ICU: "42.0".
int32_t cicu_cldr_version(char *buffer, int32_t capacity, int32_t *status);

// Locale identifiers and data

int32_t cicu_locale_add_likely_subtags(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_to_language_tag(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_from_language_tag(
    const char *tag, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_language(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_script(const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_region(const char *locale, char *buffer, int32_t capacity, int32_t *status);
int32_t cicu_locale_keyword(
    const char *locale, const char *keyword, char *buffer, int32_t capacity, int32_t *status);

/// Writes the parent of a locale in the CLDR; the length is 0 if there is none.
int32_t cicu_locale_explicit_parent(
    const char *locale, char *buffer, int32_t capacity, int32_t *status);

/// Writes the replacement of a deprecated subtag of a kind ("language", "territory") in the CLDR. A
/// language may be replaced by several subtags ("sr_Latn"), a split country by several countries
/// ("RS ME"). The length is 0 if the subtag is not deprecated.
int32_t cicu_locale_alias(
    const char *kind, const char *subtag, char *buffer, int32_t capacity, int32_t *status);

/// Returns 1 for a language code of ISO 639 and the CLDR, otherwise 0.
int32_t cicu_language_is_known(const char *language);

/// Writes the codes of the scripts of a locale, and returns their number: 3 for "ja".
int32_t cicu_locale_scripts(const char *locale, int32_t *codes, int32_t capacity, int32_t *status);

/// Returns 1 if a letter is of a script with a code, 0 otherwise.
int32_t cicu_is_letter_of_script(uint32_t scalar, int32_t code);

/// Writes the available locale that speakers of `locale` read best; the length is 0 if none is
/// close.
int32_t cicu_locale_nearest(
    const char *locale, const char *const *available, int32_t count, char *buffer,
    int32_t capacity, int32_t *status);

/// Writes the name of a locale in the language of another one: "es_419" in "en" is
/// "Latin American Spanish". The name has the form for lists.
int32_t cicu_locale_display_name(
    const char *locale, const char *reader, uint16_t *buffer, int32_t capacity, int32_t *status);

/// Opens names in the language of a locale, with those of dialects ("Mexican Spanish") or without
/// ("Spanish (Mexico)"); closed by `cicu_names_close`.
void *cicu_names_open(const char *reader, int32_t usesDialects, int32_t *status);
void cicu_names_close(void *names);
enum { cicuNameLanguage = 0, cicuNameRegion = 1, cicuNameScript = 2, cicuNameCurrency = 3 };
/// Writes the name of a code of a kind: of a locale, a region, a script, or a currency. A code that
/// ICU does not know is its own name.
int32_t cicu_names_name(
    const void *names, int32_t kind, const char *code, uint16_t *buffer, int32_t capacity,
    int32_t *status);

/// Returns 1 if the language of a locale is written from right to left, otherwise 0.
int32_t cicu_locale_is_right_to_left(const char *locale);
/// Returns the `UCharDirection` of a character: 0 is left to right, 1 right to left, 13 Arabic.
int32_t cicu_bidi_class(uint32_t scalar);

/// Returns the number of fraction digits of a currency, and those of its coins with `ofCash`.
int32_t cicu_currency_fraction_digits(const char *currency, int32_t ofCash, int32_t *status);
/// Returns the step of the amounts of a currency in its coins, 0.05 for CHF; 0 if there is none.
double cicu_currency_cash_step(const char *currency, int32_t *status);

/// Writes the first unit that the CLDR prefers in a region for a usage ("mass", "person").
/// A region without its own preferences uses those of the world ("001").
int32_t cicu_preferred_unit(
    const char *quantity, const char *usage, const char *region, uint16_t *buffer,
    int32_t capacity, int32_t *status);

// Collation

void *cicu_collator_open(
    const char *locale, int32_t strength, int32_t numeric, int32_t *status);
void cicu_collator_close(void *collator);
int32_t cicu_collator_compare(
    const void *collator, const char *left, int32_t leftLength, const char *right,
    int32_t rightLength, int32_t *status);

// Normalization

/// Writes a string without case and compatibility differences (NFKC_Casefold).
int32_t cicu_fold(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status);
/// Writes a string with letters and combining marks composed where possible (NFC).
int32_t cicu_compose(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status);
/// Writes the offsets of the word boundaries of a string, in UTF-16, and returns their number.
int32_t cicu_word_breaks(
    const uint16_t *text, int32_t length, int32_t *positions, int32_t capacity, int32_t *status);
/// Writes a string with letters and combining marks separated (NFD).
int32_t cicu_decompose(
    const uint16_t *text, int32_t length, uint16_t *buffer, int32_t capacity, int32_t *status);

// Plural rules. A category is its index in zero, one, two, few, many, other.

void *cicu_plural_rules_open(const char *locale, int32_t ordinal, int32_t *status);
void cicu_plural_rules_close(void *rules);
int32_t cicu_plural_rules_select(const void *rules, double number, int32_t *status);
int32_t cicu_plural_rules_select_formatted(
    const void *rules, const void *formatted, int32_t *status);
/// Returns a set: bit n is the category n.
int32_t cicu_plural_rules_categories(const void *rules, int32_t *status);
/// Writes the rules of a locale as in the CLDR, "one: n = 1 @integer 1; other: …"; nothing for a
/// locale without rules in the CLDR.
int32_t cicu_plural_rules_text(
    const char *locale, int32_t ordinal, uint16_t *buffer, int32_t capacity, int32_t *status);

// Locale data

/// Opens the tables of a locale and of its parents, in ICU's main data or its units; closed by
/// `cicu_resources_close`. Fails if ICU has no data for the locale.
void *cicu_resources_open(int32_t ofUnits, const char *locale, int32_t *status);
void cicu_resources_close(void *resources);
/// Returns the tables with a name inside those tables, closed like them; null if memory is
/// exhausted.
void *cicu_resources_table(const void *resources, const char *key);
/// Returns the string of the closest table that has one, in ICU's memory; null if there is none.
const uint16_t *cicu_resources_text(const void *resources, const char *key, int32_t *length);

// Numbers and measures

void *cicu_number_format_open(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status);
void cicu_number_format_close(void *format);
void *cicu_formatted_number_open(int32_t *status);
void cicu_formatted_number_close(void *formatted);
void cicu_number_format_integer(
    const void *format, int64_t number, void *formatted, int32_t *status);
void cicu_number_format_double(
    const void *format, double number, void *formatted, int32_t *status);
void cicu_number_format_decimal(
    const void *format, const char *number, int32_t length, void *formatted, int32_t *status);
/// Returns the string inside `formatted`; it is valid until `formatted` is used again.
const uint16_t *cicu_formatted_number_text(
    const void *formatted, int32_t *length, int32_t *status);

/// Writes the fields of the string inside `formatted`, three numbers each: the `UNumberFormatFields`,
/// the start and the end in UTF-16. Returns the number of fields, of which at most `capacity` are
/// written. Fields can contain others.
int32_t cicu_formatted_number_fields(
    const void *formatted, int32_t *fields, int32_t capacity, int32_t *status);

/// The symbols of a locale's numbers, as indices of `UNumberFormatSymbol`.
enum {
    cicuSymbolDecimal = 0,
    cicuSymbolGrouping = 1,
    cicuSymbolZeroDigit = 4,
    cicuSymbolMinus = 6,
    cicuSymbolPlus = 7
};
/// Opens a decimal format for the functions below; closed by `cicu_number_data_close`.
void *cicu_number_data_open(const char *locale, int32_t *status);
void cicu_number_data_close(void *data);
int32_t cicu_number_data_symbol(
    const void *data, int32_t symbol, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_number_data_primary_grouping(const void *data);
int32_t cicu_number_data_secondary_grouping(const void *data);

/// Opens a format of number ranges. `repeatsUnit` writes a unit after both numbers.
/// The skeleton must not name a mixed unit ("stone-and-pound"): ICU 72 ends the process for some.
void *cicu_range_format_open(
    const uint16_t *skeleton, int32_t length, int32_t repeatsUnit, const char *locale,
    int32_t *status);
void cicu_range_format_close(void *format);
int32_t cicu_range_format(
    const void *format, double first, double last, uint16_t *buffer, int32_t capacity,
    int32_t *status);

/// Opens a format of ordinals in digits, or of words, with named rules ("%digits-ordinal-feminine"),
/// or with the default ones if the language lacks them.
void *cicu_rule_format_open(
    const char *locale, int32_t ofWords, const uint16_t *rules, int32_t length, int32_t *status);
void cicu_rule_format_close(void *format);
/// Writes the names of the rules that a format can have, separated by ";".
int32_t cicu_rule_format_names(
    const void *format, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_rule_format_integer(
    const void *format, int64_t number, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t cicu_rule_format_double(
    const void *format, double number, uint16_t *buffer, int32_t capacity, int32_t *status);

// Dates and times. A date is in milliseconds since 1970 in UTC. A style is 0 full, 1 long,
// 2 medium, 3 short, -1 none, -2 the pattern.

void *cicu_date_format_open(
    int32_t timeStyle, int32_t dateStyle, const char *locale, const uint16_t *zone,
    int32_t zoneLength, const uint16_t *pattern, int32_t patternLength, int32_t *status);
void cicu_date_format_close(void *format);
int32_t cicu_date_format(
    const void *format, double moment, uint16_t *buffer, int32_t capacity, int32_t *status);

/// Writes the fields of a date as `cicu_formatted_number_fields` does: the `UDateFormatField`, the
/// start and the end.
int32_t cicu_date_format_fields(
    const void *format, double moment, int32_t *fields, int32_t capacity, int32_t *status);

/// Opens a generator of the patterns of a locale; it needs a hundred times as long as a pattern.
void *cicu_pattern_generator_open(const char *locale, int32_t *status);
void cicu_pattern_generator_close(void *generator);
/// Writes the pattern for the fields of a skeleton: "d MMM y" for "yMMMd".
int32_t cicu_pattern_generator_best(
    void *generator, const uint16_t *skeleton, int32_t length, uint16_t *buffer,
    int32_t capacity, int32_t *status);

int32_t cicu_date_format_pattern(
    const void *format, uint16_t *buffer, int32_t capacity, int32_t *status);
/// Returns 1 if the numbers of a field have other digits than those of other fields.
int32_t cicu_date_format_has_own_digits(const void *format, uint16_t field);
/// Writes a symbol of a kind, which is a `UDateFormatSymbolType`. Weekdays start at the index 1.
int32_t cicu_date_format_symbol(
    const void *format, int32_t type, int32_t index, uint16_t *buffer, int32_t capacity,
    int32_t *status);
int32_t cicu_date_format_symbol_count(const void *format, int32_t type);
/// Writes the digit with a value from 0 to 9.
int32_t cicu_date_format_digit(
    const void *format, int32_t digit, uint16_t *buffer, int32_t capacity, int32_t *status);
enum { cicuCalendarGregorian = 0, cicuCalendarBuddhist = 1, cicuCalendarOther = 2 };
/// Returns the calendar of a format. The first day of the week is 1 for Sunday.
int32_t cicu_date_format_calendar(
    const void *format, int32_t *firstWeekday, int32_t *minimumDays);

/// Opens a time zone for one thread at a time.
void *cicu_zone_open(const uint16_t *zone, int32_t length, int32_t *status);
void cicu_zone_close(void *zone);
/// Returns the milliseconds between UTC and local time at a time.
int32_t cicu_zone_offset(void *zone, double moment, int32_t *status);
/// Replaces a time by that of the next change of the offset; returns 0 if there is none.
int32_t cicu_zone_next_transition(void *zone, double *moment, int32_t *status);

/// Writes the canonical name of a time zone; fails if ICU does not know it.
int32_t cicu_time_zone_canonical(
    const uint16_t *zone, int32_t zoneLength, uint16_t *buffer, int32_t capacity,
    int32_t *status);

/// Returns the first day of the week in a locale, from 1, which is Sunday.
int32_t cicu_first_weekday(const char *locale, int32_t *status);

void *cicu_interval_format_open(
    const char *locale, const uint16_t *skeleton, int32_t length, const uint16_t *zone,
    int32_t zoneLength, int32_t *status);
void cicu_interval_format_close(void *format);
int32_t cicu_interval_format(
    const void *format, double start, double end, uint16_t *buffer, int32_t capacity,
    int32_t *status);

/// Writes the pattern of a stopwatch for the fields "hm", "hms" or "ms": "h:mm:ss".
int32_t cicu_clock_pattern(
    const char *locale, const char *fields, uint16_t *buffer, int32_t capacity,
    int32_t *status);

// Relative dates. A unit is 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour, 6 minute, 7 second,
// 8 to 14 Sunday to Saturday; a width is 0 long, 1 short, 2 narrow.

void *cicu_relative_format_open(const char *locale, int32_t width, int32_t *status);
void cicu_relative_format_close(void *format);
int32_t cicu_relative_format(
    const void *format, double offset, int32_t unit, int32_t numeric, uint16_t *buffer,
    int32_t capacity, int32_t *status);

// Lists. A kind is 0 and, 1 or, 2 units; a width is 0 wide, 1 short, 2 narrow.

void *cicu_list_format_open(
    const char *locale, int32_t kind, int32_t width, int32_t *status);
void cicu_list_format_close(void *format);
int32_t cicu_list_format(
    const void *format, const uint16_t *const *items, const int32_t *lengths, int32_t count,
    uint16_t *buffer, int32_t capacity, int32_t *status);

#if defined(__cplusplus)
}
#endif

#endif
