package import Diagnostics

/// A PO file of gettext: messages and their translations to one language.
///
/// Source: "The Format of PO Files" in the manual of GNU gettext.
package struct PortableObject: Hashable, Sendable {
  /// The fields of the header, in order.
  package var header: [Field]
  /// The messages in the order of the file, without the header.
  package var messages: [Message]

  /// Creates a file.
  package init(header: [Field] = [], messages: [Message] = []) {
    self.header = header
    self.messages = messages
  }

  /// A field of the header, such as `Language: es`.
  package struct Field: Hashable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A message.
  package struct Message: Hashable, Sendable {
    /// `msgctxt`: what tells messages of one text apart.
    package var context: String?
    /// `msgid`: the text to translate.
    package var text: String
    /// `msgid_plural`: the text for several.
    package var plural: String?
    /// `msgstr`, or `msgstr[0]` and so on; empty for what is not translated.
    package var translations: [String]
    /// `#.`: what helps translators, taken from the code.
    package var extractedComment: String?
    /// `#`: what translators have noted.
    package var translatorComment: String?
    /// `#:`: where the text is used.
    package var references: [String]
    /// `#,`: `fuzzy`, `objc-format`.
    package var flags: [String]
    /// `#|`: the text that the translation was made of, as gettext keeps it for fuzzy ones.
    package var previousText: String?
    /// `#~`: whether nothing uses the message any more.
    package var isObsolete: Bool
    /// Where the message begins in the file that was read.
    package var place: Place?

    /// Creates a message.
    package init(
      _ text: String,
      plural: String? = nil,
      context: String? = nil,
      translations: [String] = [],
      extractedComment: String? = nil,
      translatorComment: String? = nil,
      references: [String] = [],
      flags: [String] = [],
      previousText: String? = nil,
      isObsolete: Bool = false,
      at place: Place? = nil
    ) {
      self.text = text
      self.plural = plural
      self.context = context
      self.translations = translations
      self.extractedComment = extractedComment
      self.translatorComment = translatorComment
      self.references = references
      self.flags = flags
      self.previousText = previousText
      self.isObsolete = isObsolete
      self.place = place
    }
  }
}
