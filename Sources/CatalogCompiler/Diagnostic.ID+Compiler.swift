package import Diagnostics

/// What can be wrong with a catalog that was understood; the paths lead to the text, from the key on.
extension Diagnostic.ID {
  /// A text holds `%#@name@`, and no substitution has the name: an error.
  ///
  /// Arguments: the name.
  package static let substitutionUndefined: Self = "substitution-undefined"
  /// No text holds `%#@name@` for a substitution: a warning.
  ///
  /// Arguments: the name.
  package static let substitutionUnused: Self = "substitution-unused"
  /// A substitution stands in its own text, be it by way of another one: an error.
  ///
  /// Arguments: the name.
  package static let substitutionRecursive: Self = "substitution-recursive"
  /// What a substitution calls its specifier is none: an error.
  ///
  /// Arguments: the name, the specifier.
  package static let substitutionSpecifier: Self = "substitution-specifier"
  /// A text has several numbers, and which of them its plural depends on is unclear: a warning.
  ///
  /// The first one is taken.
  ///
  /// Arguments: the positions, as a list.
  package static let pluralArgumentAmbiguous: Self = "plural-argument-ambiguous"
  /// Neither the key nor a form of the plural has a number: a warning.
  ///
  /// The first argument is taken.
  ///
  /// No arguments.
  package static let pluralArgumentMissing: Self = "plural-argument-missing"
  /// `%arg` stands in a text that is no variant of anything: a warning.
  ///
  /// No arguments.
  package static let argumentOutsideVariation: Self = "argument-outside-variation"
  /// A text stands beside variants that replace it: a warning.
  ///
  /// No arguments.
  package static let unitBesideVariations: Self = "unit-beside-variations"
  /// Variants are nested deeper in one another than can be compiled: an error.
  ///
  /// No arguments.
  package static let messageTooDeep: Self = "message-too-deep"
  /// A message becomes too large, because its substitutions hold one another: an error.
  ///
  /// No arguments.
  package static let messageTooLarge: Self = "message-too-large"
}
