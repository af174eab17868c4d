/// What the value of a key in `.xcstrings.yml` is, as data for all who describe the file.
package indirect enum ConfigurationShape: Hashable, Sendable {
  case text
  case languageTag
  case boolean
  /// A whole number, at least 1.
  case count
  case ruleLevel
  /// One of several words.
  case choice([String])
  /// A list of values of one shape.
  case list(of: ConfigurationShape)
  /// A text, or a list of several.
  case textOrTexts
  /// A map whose keys the user chooses.
  case map(of: ConfigurationShape)
  /// A map whose keys are languages.
  case languageMap(of: ConfigurationShape)
  /// A map whose keys the format names.
  case object([ConfigurationField])
  /// One of two shapes.
  case either(ConfigurationShape, ConfigurationShape)
}

/// A key in `.xcstrings.yml`, what its value is and what it is for.
///
/// The documentation is in English, the language of schemas.
package struct ConfigurationField: Hashable, Sendable {
  /// The key.
  package let name: String
  /// What its value is.
  package let shape: ConfigurationShape
  /// Whether it has to be there.
  package let isRequired: Bool
  /// What it is for.
  package let documentation: String
}
