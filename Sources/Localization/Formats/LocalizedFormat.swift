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
