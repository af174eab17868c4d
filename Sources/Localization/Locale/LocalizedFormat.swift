/// A way to show values of a type to readers of a locale.
///
/// ```swift
/// String(localized: "You weigh \(72.5, format: .mass()).")
/// ```
public protocol LocalizedFormat<Input>: Hashable, Sendable {
  /// What is shown.
  associatedtype Input: Hashable & Sendable

  /// Returns the text of a value.
  func format(_ value: Input, locale: FormatLocale) -> String
}

/// How long words are written: the units of measures, the joints of lists, distances in time.
public enum UnitWidth: Hashable, Sendable, CaseIterable {
  /// As few characters as there can be: "72.5kg", "11st 5.8#".
  case narrow
  /// Words cut short: "72.5 kg", "11 st, 5.8 lb".
  case short
  /// Words in full: "72.5 kilograms", "11 stones, 5.8 pounds".
  case full
}
