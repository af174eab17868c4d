import Localization

/// The part of the keys that is done.
struct CoverageShare {
  /// How many keys are done.
  let done: Int
  /// How many there are; a catalog without any is complete.
  let total: Int

  /// Returns the share in percent, cut and not rounded, so that only what is complete shows 100.
  func text(fractionDigits: Int = 0, _ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: fractionDigits)
      .format(percentage(fractionDigits: fractionDigits) / 100, locale: locale)
  }

  /// Returns the percentage, cut after some digits.
  func percentage(fractionDigits: Int) -> Double {
    let scale = (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
    let cut = total == 0 ? 100 * scale : done * 100 * scale / total
    return Double(cut) / Double(scale)
  }
}
