internal import CICU
internal import Synchronization

/// The plural rules of a language in the CLDR.
///
/// They are compiled from the rules in ICU's data, and evaluated without calls to ICU.
///
/// ```swift
/// let spanish = try PluralRules(languageTag: "es")
/// spanish.category(for: 1_000_000)  // .many
/// ```
package final class PluralRules: Sendable {
  /// The compiled rules; `nil` if the rules contain something unknown.
  private let program: PluralRuleProgram?
  /// The rules for integers, which are shorter and used most.
  private let wholeNumberProgram: PluralRuleProgram?
  private let signature: Signature
  private let openedRules = AtomicLazyReference<ICUPluralRules>()

  /// The kind of numerals.
  package enum Kind: Hashable, Sendable {
    /// One day, two days.
    case cardinal
    /// The first day, the second day.
    case ordinal
  }

  /// Reads the rules of a language; one that the CLDR does not know has only `other`.
  package init(
    languageTag: String,
    kind: Kind = .cardinal,
    engine: NumberEngine = .standard
  ) throws(ICUError) {
    let text = try Self.text(languageTag: languageTag, kind: kind)
    let rules = text.split(separator: ";").map(PluralRule.init(parsing:))
    let isUnderstood = engine == .native && !rules.contains(nil)
    let understood = isUnderstood ? rules.compactMap(\.self) : nil
    program = understood.map { PluralRuleProgram($0) }
    wholeNumberProgram = understood.map { PluralRuleProgram($0.map(\.forWholeNumbers)) }
    signature = Signature(languageTag: languageTag, kind: kind, engine: engine)
  }

  /// The categories that the language distinguishes, in the order zero, one, two, few, many, other.
  package var categories: [PluralCategory] {
    program?.categories ?? icuRules?.categories ?? [.other]
  }

  /// Returns the category of an integer.
  package func category(for number: Int) -> PluralCategory {
    guard let wholeNumberProgram else { return category(for: PluralOperands(Int64(number))) }
    return wholeNumberProgram.category(of: PluralOperands(Int64(number)))
  }

  /// Returns whether a category contains several whole numbers from 1 to 200.
  ///
  /// In Russian, `one` contains 1, 21 and 101.
  package func hasSeveralNumbers(in category: PluralCategory) -> Bool {
    (1...200).lazy.filter { self.category(for: $0) == category }.dropFirst().first != nil
  }

  /// Returns the category of a number with a number of fraction digits.
  ///
  /// In English, "1" is `one` and "1.0" is `other`. A number that is not finite has `other`.
  package func category(for number: Double, fractionDigits: Int) -> PluralCategory {
    let digits = max(0, fractionDigits)
    guard let decimal = FixedDecimal(rounding: number, fractionDigits: digits...digits) else {
      return icuCategory(for: number, fractionDigits: digits)
    }
    return category(for: PluralOperands(decimal))
  }

  /// Returns the category of a number by its operands.
  package func category(for number: PluralOperands) -> PluralCategory {
    guard let program else {
      return icuCategory(for: number.value, fractionDigits: number.fractionDigits)
    }
    return program.category(of: number)
  }

  /// Returns the source text of the rules in ICU's data, with their samples: "one: n = 1 @integer
  /// 1; …".
  ///
  /// - Returns: `""` for a language without rules in the CLDR.
  package static func text(languageTag: String, kind: Kind) throws(ICUError) -> String {
    try utf16Text("read plural rules") {
      cicu_plural_rules_text(languageTag, kind == .ordinal ? 1 : 0, $0, $1, &$2)
    }
  }
}

extension PluralRules {
  private var icuRules: ICUPluralRules? {
    if let rules = openedRules.load() { return rules }
    return (try? ICUPluralRules(languageTag: signature.languageTag, kind: signature.kind))
      .map { openedRules.storeIfNil($0) }
  }

  /// Returns the category that ICU determines.
  ///
  /// It is used if the digits of a number exceed ``FixedDecimal``, or if the rules could not be
  /// compiled.
  private func icuCategory(for number: Double, fractionDigits: Int) -> PluralCategory {
    let skeleton = DecimalFormat.Skeleton(fractionDigits: fractionDigits)
    guard number.isFinite, let rules = icuRules,
      let format = try? DecimalFormat.shared(skeleton: skeleton, locale: "en")
    else { return .other }
    return (try? rules.category(for: number, formattedBy: format)) ?? .other
  }
}

extension PluralRules {
  /// Returns the rules of a language from the cache; they are read on first use.
  package static func shared(
    languageTag: String,
    kind: Kind = .cardinal,
    engine: NumberEngine = .standard
  ) throws(ICUError) -> PluralRules {
    let signature = Signature(languageTag: languageTag, kind: kind, engine: engine)
    return try cache.value(for: signature) { key throws(ICUError) in
      try PluralRules(languageTag: key.languageTag, kind: key.kind, engine: key.engine)
    }
  }

  private struct Signature: Hashable, Sendable {
    let languageTag: String
    let kind: Kind
    let engine: NumberEngine
  }

  private static let cache = KeyedCache<Signature, PluralRules>()
}

// MARK: - Languages

extension PluralRules {
  /// Returns the categories of a language in the CLDR, in the order of ``PluralCategory``.
  ///
  /// ICU gives a language without rules one category for all numbers. This function does so only if
  /// the CLDR says it.
  ///
  /// - Returns: The categories; `nil` if the CLDR has no rules for the language.
  package static func knownCategories(languageTag: String) -> [PluralCategory]? {
    known(languageTag: languageTag)?.categories
  }

  /// Returns the rules of a language, or `nil` if the CLDR has none.
  package static func known(languageTag: String) -> PluralRules? {
    guard let rules = try? shared(languageTag: languageTag),
      rules.categories != [.other] || isWithoutPlurals(languageTag)
    else { return nil }
    return rules
  }

  private static func isWithoutPlurals(_ languageTag: String) -> Bool {
    guard let identifier = try? LocaleData.identifier(ofTag: languageTag),
      let language = try? LocaleData.language(of: identifier)
    else { return false }
    return languagesWithoutPlurals.contains(language)
  }
}

/// The languages of the first rule of CLDR 42, `common/supplemental/plurals.xml`.
private let languagesWithoutPlurals: Set<String> = [
  "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km",
  "ko", "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi",
  "wo", "yo", "yue", "zh",
]

/// A plural category of the CLDR.
///
/// Source: Unicode Technical Standard 35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// For example 0 in Arabic.
  case zero
  /// For example 1 in English.
  case one
  /// For example 2 in Slovenian.
  case two
  /// For example 2 to 4 in Czech.
  case few
  /// For example 1,000,000 in Spanish.
  case many
  /// The category of all remaining numbers; every language has it.
  case other
}
