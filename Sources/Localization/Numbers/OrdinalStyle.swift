internal import ICU

/// A format of ordinal numbers: "3rd", "3.º".
///
/// ```swift
/// OrdinalStyle.ordinal(.feminine).format(3, locale: FormatLocale("es_ES"))  // "3.ª"
/// ```
public struct OrdinalStyle: LocalizedFormat, Codable {
  private let gender: Gender

  /// The grammatical gender of the ordinal.
  public enum Gender: String, Hashable, Sendable, Codable {
    /// The default of the language.
    case usual
    /// "3.º" in Spanish; the default if the language has one form for all genders.
    case masculine
    /// "3.ª" in Spanish; the default if the language has one form for all genders.
    case feminine

    var rules: String? {
      switch self {
      case .usual: nil
      case .masculine: "%digits-ordinal-masculine"
      case .feminine: "%digits-ordinal-feminine"
      }
    }
  }

  fileprivate init(gender: Gender) {
    self.gender = gender
  }

  /// Returns an ordinal number as a string.
  public func format(_ value: Int, locale: FormatLocale) -> String {
    let format = try? RuleBasedFormat.shared(
      .ordinals,
      locale: locale.numbers,
      rules: gender.rules
    )
    let text = (try? format?.string(from: Int64(value))) ?? "\(value)."
    guard locale.numbers == FormatLocale.posixIdentifier else { return text }
    // ICU's English rules have separators and signs that the locale `C` does not use.
    return text.replacing(",", with: "").replacing("\u{2212}", with: "-")
  }
}

extension LocalizedFormat where Self == OrdinalStyle {
  /// An ordinal number.
  public static var ordinal: OrdinalStyle { ordinal(.usual) }

  /// Returns a format of ordinal numbers in the gender of the noun.
  public static func ordinal(_ gender: OrdinalStyle.Gender) -> OrdinalStyle {
    OrdinalStyle(gender: gender)
  }
}
