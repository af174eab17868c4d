package import Diagnostics

/// What can be wrong with a configuration; all of it is an error.
///
/// The file asks for nothing that was not understood: a misspelled key would else be a rule that
/// silently does not run.
extension Diagnostic.ID {
  /// The file is not UTF-8.
  ///
  /// No arguments.
  package static let configurationEncoding: Self = "configuration-encoding"
  /// The file is not YAML.
  ///
  /// Arguments: what the YAML parser says, in English.
  package static let configurationSyntax: Self = "configuration-syntax"
  /// A key stands twice in one map.
  ///
  /// Arguments: the key.
  package static let configurationDuplicateKey: Self = "configuration-duplicate-key"
  /// No such key is known.
  ///
  /// Arguments: the key, the list of those that are.
  package static let configurationUnknownKey: Self = "configuration-unknown-key"
  /// Something else stands where a text should.
  ///
  /// Arguments: the key.
  package static let configurationExpectsText: Self = "configuration-expects-text"
  /// Something else stands where a list of texts should.
  ///
  /// Arguments: the key.
  package static let configurationExpectsList: Self = "configuration-expects-list"
  /// Something else stands where a map should.
  ///
  /// Arguments: the key, empty for the file itself.
  package static let configurationExpectsMap: Self = "configuration-expects-map"
  /// A language is not written as BCP 47 writes it.
  ///
  /// Arguments: the text.
  package static let configurationLanguage: Self = "configuration-language"
  /// A rule has a level that does not exist.
  ///
  /// Arguments: the text, the list of levels.
  package static let configurationRuleLevel: Self = "configuration-rule-level"
}
