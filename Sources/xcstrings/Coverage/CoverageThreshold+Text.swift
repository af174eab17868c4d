import ArgumentParser
import CatalogWorkspace
import Localization

extension CoverageThreshold: ExpressibleByArgument {
  /// How many digits may follow the decimal separator.
  private static let fractionLimit = 6

  /// Reads a percentage from 0 to 100, with a point, as scripts have it, or with the user's own
  /// separator.
  package init?(argument: String) {
    let text = argument.hasSuffix("%") ? String(argument.dropLast()) : argument
    let numbers = [FormatLocale.posix, LocalizationBundle.module.formats(for: .current)]
      .compactMap { try? NumberParser(locale: $0).parse(text) }
    guard let number = numbers.first(where: { (0...100).contains($0.value) }),
      number.fractionDigits <= Self.fractionLimit
    else { return nil }
    self.init(significand: number.significand, fractionDigits: number.fractionDigits)
  }

  /// Returns the percentage as the readers of a locale write it.
  func text(_ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: fractionDigits).format(value / 100, locale: locale)
  }
}

extension CoverageShare {
  /// Returns the share in percent, cut and not rounded, so that only what is complete shows 100.
  func text(fractionDigits: Int = 0, _ locale: FormatLocale) -> String {
    NumberStyle.percent(fractionDigits: fractionDigits)
      .format(percentage(fractionDigits: fractionDigits) / 100, locale: locale)
  }
}
