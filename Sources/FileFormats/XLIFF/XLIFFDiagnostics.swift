package import Diagnostics

/// What can be wrong with a document of translations. An error makes the document unfit for use as a
/// whole.
extension Diagnostic.ID {
  /// The document is not in XLIFF; an error.
  ///
  /// Arguments: the name of the outermost element, its namespace (empty if it has none).
  package static let xliffRoot: Self = "xliff-root"
  /// The elements have a prefix, as in `<x:xliff xmlns:x="…">`, so that Xcode would pass over all of
  /// them in silence; an error.
  ///
  /// Arguments: the prefix.
  package static let xliffPrefixedNamespace: Self = "xliff-prefixed-namespace"
  /// The document is in a version of XLIFF that nobody knows; an error, or a warning where the
  /// namespace is that of a known one.
  ///
  /// Arguments: the version.
  package static let xliffVersion: Self = "xliff-version"
  /// The document does not name the namespace of XLIFF, so that other programs may find nothing in
  /// it; a warning.
  ///
  /// Arguments: the namespace that it should name.
  package static let xliffNoNamespace: Self = "xliff-no-namespace"
  /// An element that should be in the namespace of XLIFF is in another one, or in none; an error.
  ///
  /// Arguments: the name of the element, its namespace (empty if it has none).
  package static let xliffForeignElement: Self = "xliff-foreign-element"
  /// An element stands where none of its kind should; an error where a translation could be lost,
  /// else a warning.
  ///
  /// Arguments: the name of the element, the name of the element around it.
  package static let xliffMisplacedElement: Self = "xliff-misplaced-element"
  /// Text stands between elements where none belongs, and was passed over; a warning.
  ///
  /// Arguments: the name of the element around it.
  package static let xliffStrayText: Self = "xliff-stray-text"
  /// An element lacks an attribute that it must have; an error where nothing can be done without it,
  /// else a warning.
  ///
  /// Arguments: the name of the element, the name of the attribute.
  package static let xliffMissingAttribute: Self = "xliff-missing-attribute"
  /// A unit has more than one source text or translation where it should have one; an error.
  ///
  /// Arguments: the identifier of the unit, the name of the element.
  package static let xliffRepeatedElement: Self = "xliff-repeated-element"
  /// Data that is no text was passed over; a note.
  ///
  /// Arguments: the identifier of the unit.
  package static let xliffBinaryUnit: Self = "xliff-binary-unit"
  /// An element within a text was replaced by what it stands for; a warning.
  ///
  /// Arguments: the name of the element, what it stands for (empty if that is its content alone), the
  /// identifier of the unit.
  package static let xliffInlineElement: Self = "xliff-inline-element"
  /// Nobody can tell what an element within a text stands for; an error in a translation, a warning
  /// in a source text, which then counts as unknown.
  ///
  /// Arguments: the name of the element, its identifier, the identifier of the unit.
  package static let xliffInlineElementUnknown: Self = "xliff-inline-element-unknown"
  /// Some segments of a unit are translated and others are not, so that the unit is not; a warning.
  ///
  /// Arguments: the identifier of the unit.
  package static let xliffPartialUnit: Self = "xliff-partial-unit"
  /// A unit has a character that XML cannot hold in its identifier or a text, and was left out; a
  /// warning.
  ///
  /// Arguments: the identifier of the unit, the character as `U+001B`.
  package static let xliffForbiddenCharacter: Self = "xliff-forbidden-character"
  /// A note has a character that XML cannot hold, for which U+FFFD stands; a warning.
  ///
  /// Arguments: the identifier of the unit, the character as `U+001B`.
  package static let xliffForbiddenCharacterInNote: Self = "xliff-forbidden-character-in-note"
}
