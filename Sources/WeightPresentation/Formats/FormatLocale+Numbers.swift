import Localization

extension FormatLocale {
  /// Returns a number as somebody of the locale would type it.
  func text(of number: Double) -> String {
    NumberStyle.number(fractionDigits: 0...1).format(number, locale: self)
  }

  /// Returns so many of a hundred as somebody of the locale reads it: "24.5%", "24,5 %".
  func text(ofPercent number: Double) -> String {
    NumberStyle.percent(fractionDigits: 0...1).format(number / 100, locale: self)
  }

  /// The mark before the fraction of a number.
  var decimalMark: String {
    text(of: 0.5).trimmingPrefix(/\p{Nd}/).prefix { !$0.isNumber }.description
  }
}
