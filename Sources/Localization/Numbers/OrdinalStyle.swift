internal import ICU

/// A format of places in an order: "3rd", "3.º".
///
/// ```swift
/// OrdinalStyle.ordinal(.feminine).format(3, locale: FormatLocale("es_ES"))  // "3.ª"
/// ```
public struct OrdinalStyle: LocalizedFormat {
  private let gender: Gender

  /// The gender of what is counted.
  public enum Gender: Hashable, Sendable {
    /// The language's usual form.
    case usual
    /// "3.º" in Spanish; the usual form where the language has one for all.
    case masculine
    /// "3.ª" in Spanish; the usual form where the language has one for all.
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

  /// Returns the text of a place.
  public func format(_ value: Int, locale: FormatLocale) -> String {
    let format = try? OrdinalFormat.shared(locale: locale.numbers, rules: gender.rules)
    let text = (try? format?.string(from: Int64(value))) ?? "\(value)."
    guard locale.numbers == FormatLocale.posixIdentifier else { return text }
    // ICU's rules of English have marks of their own, which the locale `C` has not.
    return text.replacing(",", with: "").replacing("\u{2212}", with: "-")
  }
}

extension LocalizedFormat where Self == OrdinalStyle {
  /// A place in an order.
  public static var ordinal: OrdinalStyle { ordinal(.usual) }

  /// A place in an order, in the gender of what stands there.
  public static func ordinal(_ gender: OrdinalStyle.Gender) -> OrdinalStyle {
    OrdinalStyle(gender: gender)
  }
}
