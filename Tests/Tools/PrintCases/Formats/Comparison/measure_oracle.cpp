// ICU's MeasureFormat as a function for ctypes. Neither PyICU nor ICU's C interface provides it.
#include <cstring>
#include <string>
#include <vector>

#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/numfmt.h>

using namespace icu;

// Formats values with their units as one string, the last one with `digits` fraction digits. Returns
// the length, or a negative UErrorCode. The widths are 0 wide, 1 short, 2 narrow, 3 numeric.
extern "C" int measures_text(
    const char *locale, int width, const double *values, const char *const *units, int count,
    int digits, char *buffer, int capacity) {
    UErrorCode code = U_ZERO_ERROR;
    Locale place(locale);
    NumberFormat *numbers = NumberFormat::createInstance(place, code);
    if (U_FAILURE(code)) return -static_cast<int>(code);
    numbers->setMinimumFractionDigits(digits);
    numbers->setMaximumFractionDigits(digits);
    MeasureFormat format(place, static_cast<UMeasureFormatWidth>(width), numbers, code);
    std::vector<Measure> measures;
    for (int index = 0; index < count; index++) {
        MeasureUnit *unit = new MeasureUnit(MeasureUnit::forIdentifier(units[index], code));
        measures.emplace_back(Formattable(values[index]), unit, code);
    }
    UnicodeString text;
    FieldPosition position(FieldPosition::DONT_CARE);
    format.formatMeasures(measures.data(), count, text, position, code);
    if (U_FAILURE(code)) return -static_cast<int>(code);
    std::string bytes;
    text.toUTF8String(bytes);
    std::strncpy(buffer, bytes.c_str(), capacity);
    return static_cast<int>(bytes.size());
}
