internal import ICU

/// Formats ranges where there must be a text at the end.
enum RangeText {
  /// Returns the text of two numbers in a form without mixed units.
  static func text(of range: ClosedRange<Double>, _ form: NumberForm, locale: String) -> String {
    if form.number.notation == .percent, let text = textOfAlikes(range, form, locale) {
      return text
    }
    let format = format(form, locale)
    if let text = try? format?.string(from: range.lowerBound, to: range.upperBound) { return text }
    let first = DecimalText.text(of: range.lowerBound, form, locale: locale)
    let last = DecimalText.text(of: range.upperBound, form, locale: locale)
    return first == last ? first : "\(first) – \(last)"
  }

  /// Returns the text of two percentages that look alike; nil when they do not.
  ///
  /// ICU 72 multiplies those by 100 twice.
  private static func textOfAlikes(
    _ range: ClosedRange<Double>,
    _ form: NumberForm,
    _ locale: String
  ) -> String? {
    guard range.lowerBound < range.upperBound,
      range.lowerBound.sign == range.upperBound.sign
    else { return nil }
    let text = DecimalText.text(of: range.lowerBound, form, locale: locale)
    let last = DecimalText.text(of: range.upperBound, form, locale: locale)
    return text == last ? RangeMarks.shared(locale: locale).about + text : nil
  }

  /// Returns the text of two numbers that are written one by one, in several units each: ICU has no
  /// ranges of those.
  static func text<Style: LocalizedFormat>(
    of range: ClosedRange<Double>,
    _ style: Style,
    _ locale: FormatLocale
  ) -> String where Style.Input == Double {
    let first = style.format(range.lowerBound, locale: locale)
    guard range.lowerBound < range.upperBound else { return first }
    let last = style.format(range.upperBound, locale: locale)
    let marks = RangeMarks.shared(locale: locale.numbers)
    return first == last ? marks.about + first : first + marks.between + last
  }

  /// Returns ICU's format; nil when ICU refuses it.
  private static func format(_ form: NumberForm, _ locale: String) -> RangeFormat? {
    formats.value(for: Signature(form: form, locale: locale)) { signature in
      try? RangeFormat(
        skeleton: signature.form.skeleton(in: signature.locale),
        locale: signature.locale
      )
    }
  }

  private struct Signature: Hashable, Sendable {
    let form: NumberForm
    let locale: String
  }

  private static let formats = BoundedCache<Signature, RangeFormat?>()
}
