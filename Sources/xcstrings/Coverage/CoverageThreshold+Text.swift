import ArgumentParser
import CatalogWorkspace
import Localization

extension CoverageThreshold: ExpressibleByArgument {
  /// The maximum number of digits after the decimal separator.
  private static let fractionLimit = 6

  /// Reads a percentage from 0 to 100, with a decimal point or with the decimal separator of the
  /// user.
  package init?(argument: String) {
    let text = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    let numbers = [FormatLocale.posix, LocalizationBundle.module.formats(for: .current)]
      .compactMap { try? NumberParser(locale: $0).parse(text) }
    guard let number = numbers.first(where: { (0...100).contains($0.value) }),
      number.fractionDigits <= Self.fractionLimit
    else { return nil }
    self.init(significand: number.significand, fractionDigits: number.fractionDigits)
  }

  /// Returns the percentage in the format of a locale.
  func text(_ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: fractionDigits).format(value / 100, locale: locale)
  }
}

extension CoverageShare {
  /// Returns the share in percent, truncated, which shows 100 only if everything is complete.
  func text(fractionDigits: Int = 0, _ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: fractionDigits)
      .format(percentage(fractionDigits: fractionDigits) / 100, locale: locale)
  }
}
