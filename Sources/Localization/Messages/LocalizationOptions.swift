/// What is settled beside the text when a message is looked up.
///
/// ```swift
/// var options = String.LocalizationOptions()
/// options.replacements = [3]
/// String(localized: "Logged \(placeholder: .int) entries", options: options)
/// ```
public struct LocalizationOptions: Sendable {
  /// The values for the places of a message that were left open, in their order.
  ///
  /// One that is not given stays visible as its placeholder.
  public var replacements: [any Sendable]?

  /// Creates options that change nothing.
  public init() {}

  func applied(to value: LocalizationValue) -> LocalizationValue {
    replacements.map { value.filled(with: $0) } ?? value
  }
}

extension String {
  /// What is settled beside the text when a message is looked up.
  public typealias LocalizationOptions = Localization.LocalizationOptions
}
