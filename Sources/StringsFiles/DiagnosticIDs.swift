package import Diagnostics

/// What can be wrong with `.strings` and `.stringsdict` files beside what is wrong with property lists.
extension Diagnostic.ID {
  /// The file holds no dictionary.
  ///
  /// No arguments.
  package static let stringsNoDictionary: Self = "strings-no-dictionary"
  /// The value of a key is no text, or in a `.stringsdict` no rule; it is left out.
  ///
  /// Arguments: the key.
  package static let stringsValue: Self = "strings-value"
  /// A key stands in the file more than once, and the last one counts; the note tells of the one before.
  ///
  /// Arguments: the key.
  package static let stringsDuplicateKey: Self = "strings-duplicate-key"
  /// The place of a key that stands in the file again.
  ///
  /// No arguments.
  package static let stringsEarlierKey: Self = "strings-earlier-key"
  /// A part of a rule stands in it more than once, and the last one counts.
  ///
  /// Arguments: the key, the name of the part.
  package static let stringsDuplicatePart: Self = "strings-duplicate-part"
  /// A part of a rule that nobody knows; it is left out.
  ///
  /// Arguments: the key, the name of the part.
  package static let stringsUnknownPart: Self = "strings-unknown-part"
  /// A rule of another kind than plurals for a variable; it is left out.
  ///
  /// Arguments: the key, the variable, the kind.
  package static let stringsUnknownRule: Self = "strings-unknown-rule"
  /// A text names a variable that the entry does not define.
  ///
  /// Arguments: the key, the variable.
  package static let stringsUndefinedVariable: Self = "strings-undefined-variable"
  /// A text varies by plural categories or devices and has none for all others.
  ///
  /// A text for all other devices may stand in the `.strings` file, so reading alone does not tell.
  ///
  /// Arguments: the key, the variable or an empty text.
  package static let stringsNoOther: Self = "strings-no-other"
}
