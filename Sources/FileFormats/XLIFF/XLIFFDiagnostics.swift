package import Diagnostics

/// What can be wrong with a document of translations. An error makes the document unfit for use as a
/// whole.
extension Diagnostic.Message {
  /// The document is not in XLIFF; an error.
  package static func xliffRoot(_ element: String, namespace: String) -> Self {
    if namespace.isEmpty {
      Self(
        "xliff-root",
        "this is not an XLIFF document: its outermost element is \(quoted: element)"
      )
    } else {
      Self(
        "xliff-root",
        variant: "namespace",
        "this is not an XLIFF document: its outermost element \(quoted: element) is in the namespace \(quoted: namespace)"
      )
    }
  }

  /// The elements have a prefix, as in `<x:xliff xmlns:x="…">`, so that Xcode would pass over all
  /// of them in silence; an error.
  package static func xliffPrefixedNamespace(_ prefix: String) -> Self {
    Self(
      "xliff-prefixed-namespace",
      "the elements have the prefix \(quoted: prefix), and Xcode silently ignores such a document; XLIFF has to be the default namespace, without a prefix"
    )
  }

  /// The document is in an unknown version of XLIFF; an error, or a warning where the namespace is that
  /// of a known one.
  package static func xliffVersion(_ version: String) -> Self {
    if version.isEmpty {
      Self(
        "xliff-version",
        variant: "missing",
        "the document does not say its version of XLIFF; 1.x and 2.x are supported"
      )
    } else {
      Self(
        "xliff-version",
        "version \(quoted: version) of XLIFF is not supported, only 1.x and 2.x"
      )
    }
  }

  /// The document does not name the namespace of XLIFF, so that other programs may find nothing in
  /// it; a warning.
  package static func xliffNoNamespace(_ namespace: String) -> Self {
    Self(
      "xliff-no-namespace",
      "the document does not name its namespace, \(quoted: namespace); other programs may find nothing in it"
    )
  }

  /// An element that should be in the namespace of XLIFF is in another one, or in none; an error.
  package static func xliffForeignElement(_ element: String, namespace: String) -> Self {
    if namespace.isEmpty {
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

  /// An element stands where none of its kind should; an error where a translation could be lost,
  /// else a warning.
  package static func xliffMisplacedElement(_ element: String, in parent: String) -> Self {
    Self(
      "xliff-misplaced-element",
      "the element \(quoted: element) has no place in \(quoted: parent)"
    )
  }

  /// Text stands between elements where none belongs, and was passed over; a warning.
  package static func xliffStrayText(in element: String) -> Self {
    Self("xliff-stray-text", "text between the elements in \(quoted: element) is ignored")
  }

  /// An element lacks an attribute that it must have; an error where nothing can be done without
  /// it, else a warning.
  package static func xliffMissingAttribute(of element: String, _ attribute: String) -> Self {
    Self(
      "xliff-missing-attribute",
      "the element \(quoted: element) has no attribute \(quoted: attribute)"
    )
  }

  /// A unit has more than one source text or translation where it should have one; an error.
  package static func xliffRepeatedElement(in unit: String, _ element: String) -> Self {
    Self("xliff-repeated-element", "the text \(key: unit) has a second \(quoted: element)")
  }

  /// Data that is no text was passed over; a note.
  package static func xliffBinaryUnit(_ unit: String) -> Self {
    Self("xliff-binary-unit", "\(key: unit) is not a text, and is ignored")
  }

  /// An element within a text was replaced by what it stands for; a warning.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - text: What it stands for; empty if that is its content alone.
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
        "the element \(quoted: element) in the translation of \(key: unit) is ignored, and its content stays"
      )
    } else {
      Self(
        "xliff-inline-element",
        "the element \(quoted: element) in the translation of \(key: unit) is replaced with what it stands for, \(quoted: text)"
      )
    }
  }

  /// Nobody can tell what an element within a text stands for; an error in a translation, a warning
  /// in a source text, which then counts as unknown.
  package static func xliffInlineElementUnknown(_ element: String, in unit: String) -> Self {
    Self(
      "xliff-inline-element-unknown",
      "it is not known what the element \(quoted: element) in \(key: unit) stands for"
    )
  }

  /// Some segments of a unit are translated and others are not, so that the unit is not; a warning.
  package static func xliffPartialUnit(_ unit: String) -> Self {
    Self(
      "xliff-partial-unit",
      "only some segments of \(key: unit) are translated, so the text counts as untranslated"
    )
  }

  /// A unit has a character that XML cannot hold in its identifier or a text, and was left out; a
  /// warning.
  package static func xliffForbiddenCharacter(in unit: String, _ character: String) -> Self {
    Self(
      "xliff-forbidden-character",
      "\(key: unit) has the character \(character), which XLIFF cannot contain; it is left out"
    )
  }

  /// A note has a character that XML cannot hold, for which U+FFFD stands; a warning.
  package static func xliffForbiddenCharacterInNote(of unit: String, _ character: String) -> Self {
    Self(
      "xliff-forbidden-character-in-note",
      "the comment of \(key: unit) has the character \(character), which XLIFF cannot contain; it becomes U+FFFD"
    )
  }
}
