internal import CICU

/// The plural rules of a language as ICU itself applies them.
///
/// They are what ``PluralRules`` falls back on, and are measured against.
package final class ICUPluralRules: @unchecked Sendable {
  // Safe to share: the rules are compiled when they are opened, and each later call takes them as
  // const, which ICU's design guide defines as usable from many threads at once.
  private let handle: UnsafeMutableRawPointer

  /// The categories that the language distinguishes, in the order of ``PluralCategory``.
  package let categories: [PluralCategory]

  /// Opens the rules of a language; one that the CLDR does not know has `other` alone.
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

  /// Returns the category of a number without digits behind the mark that do not count.
  package func category(for number: Double) -> PluralCategory {
    var status: Int32 = 0
    return category(at: cicu_plural_rules_select(handle, number, &status), status)
  }

  /// Returns the category of a number as a format shows it.
  ///
  /// - Throws: ``ICUError`` when the number cannot be formatted.
  package func category(
    for number: Double,
    formattedBy format: DecimalFormat
  ) throws(ICUError) -> PluralCategory {
    try format.withFormatted(number) { formatted in
      var status: Int32 = 0
      return category(at: cicu_plural_rules_select_formatted(handle, formatted, &status), status)
    }
  }

  /// A failure can only be want of memory here; `other` is what every language has.
  private func category(at place: Int32, _ status: Int32) -> PluralCategory {
    status <= 0 ? PluralCategory.allCases[Int(place)] : .other
  }
}
