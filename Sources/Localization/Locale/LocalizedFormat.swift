/// A format of values for the users of a locale.
///
/// ```swift
/// String(localized: "You weigh \(72.5, format: .mass()).")
/// ```
public protocol LocalizedFormat<Input>: Hashable, Sendable {
  /// The type of the values.
  associatedtype Input: Hashable & Sendable

  /// Returns a value as a string.
  func format(_ value: Input, locale: FormatLocale) -> String
}

/// The length of words: unit names, conjunctions of lists, relative times.
public enum UnitWidth: String, Hashable, Sendable, Codable, CaseIterable {
  /// The shortest form: "72.5kg", "11st 5.8#".
  case narrow
  /// Abbreviations: "72.5 kg", "11 st, 5.8 lb".
  case short
  /// Full words: "72.5 kilograms", "11 stones, 5.8 pounds".
  case full
}
