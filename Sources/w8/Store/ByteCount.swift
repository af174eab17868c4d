import Localization

/// A format of the sizes of files, in the thousands of bytes that file managers count.
struct ByteCount: LocalizedFormat {
  /// Returns the text of a number of bytes.
  func format(_ value: Int64, locale: FormatLocale) -> String {
    let (unit, size): (MeasureUnit, Double) =
      value < 1_000_000 ? (.kilobyte, 1_000) : (.megabyte, 1_000_000)
    let number = NumberStyle.number(fractionDigits: 0...1)
    return MeasureStyle.measure(unit, number: number).format(Double(value) / size, locale: locale)
  }
}
