internal import CICU

/// The plural rules of a language, evaluated by ICU.
///
/// ``PluralRules`` falls back to them, and tests compare both.
package final class ICUPluralRules: @unchecked Sendable {
  // The handle is safe to share: the rules are compiled when they are opened, and later calls take
  // them as const. ICU's design guide defines const objects as thread-safe.
  private let handle: UnsafeMutableRawPointer

  /// The categories that the language distinguishes, in the order of ``PluralCategory``.
  package let categories: [PluralCategory]

  /// Opens the rules of a language; one that the CLDR does not know has only `other`.
  package init(languageTag: String, kind: PluralRules.Kind = .cardinal) throws(ICUError) {
    let handle = try opened("open plural rules") {
      cicu_plural_rules_open(languageTag, kind == .ordinal ? 1 : 0, &$0)
    }
    self.handle = handle
    let set = try checked("list the plural categories") {
      cicu_plural_rules_categories(handle, &$0)
    }
    categories = PluralCategory.allCases.enumerated()
      .filter { set & (1 << Int32($0.offset)) != 0 }
      .map(\.element)
  }

  deinit { cicu_plural_rules_close(handle) }

  /// Returns the category of a number without trailing zeros after the decimal separator.
  package func category(for number: Double) -> PluralCategory {
    var status: Int32 = 0
    return category(at: cicu_plural_rules_select(handle, number, &status), status)
  }

  /// Returns the category of a number in a format.
  ///
  /// - Throws: ``ICUError`` if the number cannot be formatted.
  package func category(
    for number: Double,
    formattedBy format: DecimalFormat
  ) throws(ICUError) -> PluralCategory {
    try format.withFormatted(number) { formatted in
      var status: Int32 = 0
      return category(at: cicu_plural_rules_select_formatted(handle, formatted, &status), status)
    }
  }

  /// Returns the category at a position.
  ///
  /// A failure means that memory is exhausted; every language has `other`.
  private func category(at location: Int32, _ status: Int32) -> PluralCategory {
    status <= 0 ? PluralCategory.allCases[Int(location)] : .other
  }
}
