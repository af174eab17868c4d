internal import CICU

/// The plural rules of a language, as the CLDR has them.
///
/// ```swift
/// let spanish = try PluralRules(languageTag: "es")
/// spanish.category(for: 1_000_000)  // .many
/// ```
package final class PluralRules: @unchecked Sendable {
  // Safe to share: the rules are compiled when they are opened, and each later call takes them as
  // const, which ICU's design guide defines as usable from many threads at once.
  private let handle: UnsafeMutableRawPointer

  /// What is counted.
  package enum Kind: Hashable, Sendable {
    /// One day, two days.
    case cardinal
    /// The first day, the second day.
    case ordinal
  }

  /// The categories that the language distinguishes, in the order zero, one, two, few, many, other.
  package let categories: [PluralCategory]

  /// Opens the rules of a language; one that the CLDR does not know has `other` alone.
  package init(languageTag: String, kind: Kind = .cardinal) throws(ICUError) {
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

  /// Returns the category of a whole number.
  package func category(for number: Int) -> PluralCategory {
    guard let exact = Double(exactly: number) else {
      return category(for: Double(number), fractionDigits: 0)
    }
    var status: Int32 = 0
    return category(at: cicu_plural_rules_select(handle, exact, &status), status)
  }

  /// Returns the category of a number that is shown with so many digits after the mark.
  ///
  /// In English "1" is `one`, "1.0" is `other`.
  package func category(for number: Double, fractionDigits: Int) -> PluralCategory {
    let skeleton = DecimalFormat.Skeleton(fractionDigits: fractionDigits)
    guard let format = try? DecimalFormat.shared(skeleton: skeleton, locale: "en") else {
      return .other
    }
    return (try? format.withFormatted(number) { formatted in category(ofFormatted: formatted) })
      ?? .other
  }

  /// Returns the category of a number that ICU has formatted.
  func category(ofFormatted formatted: UnsafeMutableRawPointer) -> PluralCategory {
    var status: Int32 = 0
    return category(at: cicu_plural_rules_select_formatted(handle, formatted, &status), status)
  }

  /// A failure can only be want of memory here; `other` is what every language has.
  private func category(at place: Int32, _ status: Int32) -> PluralCategory {
    status <= 0 ? PluralCategory.allCases[Int(place)] : .other
  }
}

extension PluralRules {
  /// Returns the rules of a language from the cache, opened at the first call.
  package static func shared(
    languageTag: String,
    kind: Kind = .cardinal
  ) throws(ICUError) -> PluralRules {
    try cache.value(for: Signature(languageTag: languageTag, kind: kind)) { key throws(ICUError) in
      try PluralRules(languageTag: key.languageTag, kind: key.kind)
    }
  }

  private struct Signature: Hashable, Sendable {
    let languageTag: String
    let kind: Kind
  }

  private static let cache = BoundedCache<Signature, PluralRules>()
}
