/// A text in several languages, in a file in Translation Memory eXchange (TMX).
///
/// Source: TMX 1.4b, https://www.gala-global.org/tmx-14b
package struct TMXUnit: Hashable, Sendable {
  /// A value whose meaning depends on the program that wrote the file.
  package struct Property: Hashable, Sendable {
    /// The kind of value, such as `x-context`.
    package var type: String
    /// The value.
    package var text: String

    /// Creates a property.
    package init(_ type: String, _ text: String) {
      self.type = type
      self.text = text
    }
  }

  /// The text in one language.
  package struct Variant: Hashable, Sendable {
    /// The language as in the file.
    package var language: String
    /// The text.
    package var text: String
    /// The properties of this language.
    package var properties: [Property]

    /// Creates a variant.
    package init(language: String, text: String, properties: [Property] = []) {
      self.language = language
      self.text = text
      self.properties = properties
    }
  }

  /// The source language as in the file; `nil` if any language can be the source.
  package var sourceLanguage: String?
  /// The properties of all languages.
  package var properties: [Property]
  /// The notes.
  package var notes: [String]
  /// The text in each language, in the order of the file.
  package var variants: [Variant]

  /// Creates a unit.
  package init(
    sourceLanguage: String? = nil,
    properties: [Property] = [],
    notes: [String] = [],
    variants: [Variant] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.properties = properties
    self.notes = notes
    self.variants = variants
  }

  /// The contexts of the source text; programs other than this one may write them to a variant.
  package var contexts: [String] {
    (properties + variants.flatMap(\.properties)).filter { $0.type == Self.contextType }
      .map(\.text)
  }

  /// The source language of a unit in which any language can be the source.
  package static let anyLanguage = "*all*"
  /// The type of properties that name the context of a text, as Weblate and translate-toolkit use it.
  package static let contextType = "x-context"
}
