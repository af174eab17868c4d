package import Diagnostics

/// What can be wrong with a configuration; all of it is an error.
///
/// The file asks for nothing that was not understood: a misspelled key would else be a rule that
/// silently does not run.
extension Diagnostic.ID {
  /// No such key is known.
  ///
  /// Arguments: the key, the list of those that are.
  package static let configurationUnknownKey: Self = "configuration-unknown-key"
  /// A key stands in one map again.
  ///
  /// Arguments: the key. A note says where it stands first.
  package static let configurationDuplicateKey: Self = "configuration-duplicate-key"
  /// Where a key stands first that stands in its map again.
  ///
  /// No arguments.
  package static let configurationFirstKey: Self = "configuration-first-key"
  /// A key is missing, without which the others say nothing.
  ///
  /// Arguments: the key.
  package static let configurationMissingKey: Self = "configuration-missing-key"
  /// Something else stands where a text should.
  ///
  /// Arguments: the key.
  package static let configurationExpectsText: Self = "configuration-expects-text"
  /// Something else stands where `true` or `false` should.
  ///
  /// Arguments: the key.
  package static let configurationExpectsBoolean: Self = "configuration-expects-boolean"
  /// Something else stands where a whole number should that is at least 1.
  ///
  /// Arguments: the key.
  package static let configurationExpectsCount: Self = "configuration-expects-count"
  /// Something else stands where a list should.
  ///
  /// Arguments: the key.
  package static let configurationExpectsList: Self = "configuration-expects-list"
  /// Something else stands where a map should.
  ///
  /// Arguments: the key, empty for the file itself.
  package static let configurationExpectsMap: Self = "configuration-expects-map"
  /// A language is not written as BCP 47 writes it.
  ///
  /// Arguments: the text, the code that was probably meant (empty if that is not clear).
  package static let configurationLanguage: Self = "configuration-language"
  /// A key has a value that is none of those that it can have.
  ///
  /// Arguments: the key, the text, the list of values.
  package static let configurationChoice: Self = "configuration-choice"
  /// A rule has a level that does not exist.
  ///
  /// Arguments: the text, the list of levels.
  package static let configurationRuleLevel: Self = "configuration-rule-level"
}
