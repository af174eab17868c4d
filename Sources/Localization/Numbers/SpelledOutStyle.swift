internal import ICU

/// A format of numbers in words: "twenty-one", "veintiuno".
///
/// ```swift
/// SpelledOutStyle.spelledOut.format(21, locale: FormatLocale("es_ES"))                // "veintiuno"
/// SpelledOutStyle.spelledOut(.ordinal).format(3, locale: FormatLocale("en_US"))      // "third"
/// SpelledOutStyle.spelledOut(gender: .feminine).format(1, locale: FormatLocale("es"))  // "una"
/// ```
public struct SpelledOutStyle: LocalizedFormat, Codable {
  /// Integers.
  public typealias Input = Int

  private let kind: Kind
  private let gender: OrdinalStyle.Gender

  /// The kind of the words.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// "three"
    case cardinal
    /// "third"; digits ("3rd") if ICU has no words for ordinals in the language.
    case ordinal
    /// "nineteen eighty-four"
    case year
  }

  fileprivate init(kind: Kind, gender: OrdinalStyle.Gender) {
    self.kind = kind
    self.gender = gender
  }

  /// Returns an integer as words.
  public func format(_ value: Int, locale: FormatLocale) -> String {
    if let text = try? words(locale.numbers)?.string(from: Int64(value)) { return text }
    return kind == .ordinal
      ? OrdinalStyle.ordinal(gender).format(value, locale: locale)
      : NumberStyle.number.format(value, locale: locale)
  }

  /// Returns a number as words: "two point five".
  ///
  /// ```swift
  /// SpelledOutStyle.spelledOut.format(2.5, locale: FormatLocale("en"))  // "two point five"
  /// ```
  public func format(_ value: Double, locale: FormatLocale) -> String {
    (try? words(locale.numbers)?.string(from: value))
      ?? NumberStyle.number.format(value, locale: locale)
  }

  private func words(_ locale: String) throws -> RuleBasedFormat? {
    let name = "%spellout-\(kind == .year ? "numbering-year" : kind.rawValue)"
    var rules: [String] = []
    if gender != .usual { rules.append("\(name)-\(gender.rawValue)") }
    switch kind {
    // ICU's default rules are those of cardinals.
    case .cardinal where gender == .usual: break
    case .cardinal, .year: rules.append(name)
    case .ordinal: rules += [name, name + "-masculine", name + "-neuter"]
    }
    let named = try RuleBasedFormat.shared(.words, locale: locale, firstOf: rules)
    return named == nil && kind != .ordinal
      ? try RuleBasedFormat.shared(.words, locale: locale) : named
  }
}

extension LocalizedFormat where Self == SpelledOutStyle {
  /// A format of numbers in words: "three".
  ///
  /// ```swift
  /// String(localized: "\(3, format: .spelledOut) little pigs")
  /// ```
  public static var spelledOut: SpelledOutStyle { spelledOut() }

  /// Returns a format of numbers in words.
  ///
  /// ```swift
  /// SpelledOutStyle.spelledOut(.year).format(1984, locale: FormatLocale("en"))  // "nineteen eighty-four"
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the words.
  ///   - gender: The gender of the noun, in languages whose numbers have one.
  /// - Returns: The format.
  public static func spelledOut(
    _ kind: SpelledOutStyle.Kind = .cardinal,
    gender: OrdinalStyle.Gender = .usual
  ) -> SpelledOutStyle {
    SpelledOutStyle(kind: kind, gender: gender)
  }
}
