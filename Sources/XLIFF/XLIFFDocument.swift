package import Diagnostics

/// A document of translations in OASIS' XLIFF.
package struct XLIFFDocument: Hashable, Sendable {
  /// The files whose texts it holds.
  package var files: [File]

  /// Creates a document.
  package init(files: [File] = []) {
    self.files = files
  }

  /// A file whose texts are translated.
  package struct File: Hashable, Sendable {
    /// The path of the file, as `original` tells it.
    package var original: String
    /// The language of the sources.
    package var sourceLanguage: String
    /// The language of the translations; `nil` if the document does not tell it.
    package var targetLanguage: String?
    /// The texts in the order of the document.
    package var units: [Unit]
    /// Where the file begins in the document that was read.
    package var place: Place?

    /// Creates a file.
    package init(
      original: String,
      sourceLanguage: String,
      targetLanguage: String?,
      units: [Unit] = [],
      at place: Place? = nil
    ) {
      self.original = original
      self.sourceLanguage = sourceLanguage
      self.targetLanguage = targetLanguage
      self.units = units
      self.place = place
    }
  }

  /// A text and its translation: `trans-unit`.
  package struct Unit: Hashable, Sendable {
    /// The identifier.
    package var id: String
    /// The text to translate; `nil` if the document has none, as Xcode leaves it at times.
    package var source: String?
    /// The translation; `nil` if there is no element for it, as opposed to an empty one.
    package var target: String?
    /// The attribute `state` of the translation.
    package var state: String?
    /// The attribute `state-qualifier` of the translation.
    package var stateQualifier: String?
    /// What helps translators.
    package var notes: [Note]
    /// Whether an element within a text was flattened to the text that it stands for.
    package var hasInlineElements: Bool
    /// Where the unit begins in the document that was read.
    package var place: Place?

    /// Creates a unit.
    package init(
      id: String,
      source: String?,
      target: String? = nil,
      state: String? = nil,
      stateQualifier: String? = nil,
      notes: [Note] = [],
      hasInlineElements: Bool = false,
      at place: Place? = nil
    ) {
      self.id = id
      self.source = source
      self.target = target
      self.state = state
      self.stateQualifier = stateQualifier
      self.notes = notes
      self.hasInlineElements = hasInlineElements
      self.place = place
    }
  }

  /// What helps translators.
  package struct Note: Hashable, Sendable {
    /// The text; empty for `<note/>`.
    package var text: String
    /// The attribute `from`, such as `auto-generated`.
    package var origin: String?

    /// Creates a note.
    package init(_ text: String, from origin: String? = nil) {
      self.text = text
      self.origin = origin
    }
  }
}
