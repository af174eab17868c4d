package import Diagnostics

/// Diagnostics for translation documents.
///
/// An error makes the entire document unusable.
extension Diagnostic.Message {
  /// The document is not XLIFF; an error.
  package static func xliffRoot(_ element: String, namespace: String) -> Self {
    // The content of another file is not quoted.
    if namespace.isEmpty || element != "xliff" {
      Self(
        "xliff-root",
        "this is not an XLIFF document: its root element is not \(quoted: "xliff")"
      )
    } else {
      Self(
        "xliff-root",
        variant: "namespace",
        "this is not an XLIFF document: its root element \(quoted: element) is in the namespace \(quoted: namespace)"
      )
    }
  }

  /// The elements have a prefix, as in `<x:xliff xmlns:x="…">`; an error.
  ///
  /// Xcode silently ignores all of them.
  package static func xliffPrefixedNamespace(_ prefix: String) -> Self {
    Self(
      "xliff-prefixed-namespace",
      "the elements have the prefix \(quoted: prefix), and Xcode silently ignores such a document; XLIFF must be the default namespace, without a prefix"
    )
  }

  /// The document has an unknown version of XLIFF; an error, or a warning if its namespace is
  /// known.
  package static func xliffVersion(_ version: String) -> Self {
    if version.isEmpty {
      Self(
        "xliff-version",
        variant: "missing",
        "the document does not specify its XLIFF version; 1.x and 2.x are supported"
      )
    } else {
      Self(
        "xliff-version",
        "version \(quoted: version) of XLIFF is not supported, only 1.x and 2.x"
      )
    }
  }

  /// The document does not declare the XLIFF namespace; a warning.
  ///
  /// Other programs may find no content in it.
  package static func xliffNoNamespace(_ namespace: String) -> Self {
    Self(
      "xliff-no-namespace",
      "the document does not declare its namespace, \(quoted: namespace); other programs may find nothing in it"
    )
  }

  /// An element that belongs to XLIFF is in another namespace, or in none; an error.
  package static func xliffForeignElement(_ element: String, namespace: String) -> Self {
    // The content of another file is not quoted.
    if namespace.isEmpty || element != "xliff" {
      Self(
        "xliff-foreign-element",
        variant: "none",
        "the element \(quoted: element) is in no namespace, so it does not belong to XLIFF"
      )
    } else {
      Self(
        "xliff-foreign-element",
        "the element \(quoted: element) is in the namespace \(quoted: namespace), so it does not belong to XLIFF"
      )
    }
  }

  /// An element at a position where its kind is not allowed.
  ///
  /// It is an error if a translation could be lost, otherwise a warning.
  package static func xliffMisplacedElement(_ element: String, in parent: String) -> Self {
    Self(
      "xliff-misplaced-element",
      "the element \(quoted: element) is not allowed in \(quoted: parent)"
    )
  }

  /// Text between elements where none is allowed, which is ignored; a warning.
  package static func xliffStrayText(in element: String) -> Self {
    Self("xliff-stray-text", "text between the elements in \(quoted: element) is ignored")
  }

  /// An element lacks a required attribute.
  ///
  /// It is an error if the element is useless without it, otherwise a warning.
  package static func xliffMissingAttribute(of element: String, _ attribute: String) -> Self {
    Self(
      "xliff-missing-attribute",
      "the element \(quoted: element) has no attribute \(quoted: attribute)"
    )
  }

  /// A unit has more than one source string or translation; an error.
  package static func xliffRepeatedElement(in unit: String, _ element: String) -> Self {
    Self("xliff-repeated-element", "the text \(key: unit) has a second \(quoted: element)")
  }

  /// A unit with binary data was skipped; a note.
  package static func xliffBinaryUnit(_ unit: String) -> Self {
    Self("xliff-binary-unit", "\(key: unit) is not a text and is ignored")
  }

  /// An inline element was replaced by the text that it represents; a warning.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - text: The text that it represents; empty if that is only its content.
  ///   - unit: The identifier of the unit.
  /// - Returns: The message.
  package static func xliffInlineElement(
    _ element: String,
    replacedBy text: String,
    in unit: String
  ) -> Self {
    if text.isEmpty {
      Self(
        "xliff-inline-element",
        variant: "content",
        "the element \(quoted: element) in the translation of \(key: unit) is ignored, but its content is kept"
      )
    } else {
      Self(
        "xliff-inline-element",
        "the element \(quoted: element) in the translation of \(key: unit) is replaced with the text that it represents, \(quoted: text)"
      )
    }
  }

  /// The text that an inline element represents is unknown.
  ///
  /// It is an error in a translation. In a source string it is a warning, and the string then
  /// counts as unknown.
  package static func xliffInlineElementUnknown(_ element: String, in unit: String) -> Self {
    Self(
      "xliff-inline-element-unknown",
      "the text that the element \(quoted: element) in \(key: unit) represents is unknown"
    )
  }

  /// Only some segments of a unit are translated, so the unit is not; a warning.
  package static func xliffPartialUnit(_ unit: String) -> Self {
    Self(
      "xliff-partial-unit",
      "only some segments of \(key: unit) are translated, so the text counts as untranslated"
    )
  }

  /// A unit was skipped because it contains a character that XML forbids; a warning.
  ///
  /// The character may be in its identifier or in a string.
  package static func xliffForbiddenCharacter(in unit: String, _ character: String) -> Self {
    Self(
      "xliff-forbidden-character",
      "\(key: unit) contains the character \(character), which is not allowed in XLIFF; the text is skipped"
    )
  }

  /// A note contains a character that XML forbids, replaced by U+FFFD; a warning.
  package static func xliffForbiddenCharacterInNote(of unit: String, _ character: String) -> Self {
    Self(
      "xliff-forbidden-character-in-note",
      "the comment of \(key: unit) contains the character \(character), which is not allowed in XLIFF; it is replaced with U+FFFD"
    )
  }
}
