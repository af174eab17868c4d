package import Diagnostics

/// A PO file of gettext: messages and their translations to one language.
///
/// Source: "The Format of PO Files" in the manual of GNU gettext.
///
/// ```swift
/// var catalog = PortableObject(header: [.init("Language", "es")])
/// catalog.messages.append(.init("Good morning", translations: ["Buenos días"]))
/// let bytes = catalog.printed()
/// ```
package struct PortableObject: Hashable, Sendable {
  /// The fields of the header, in order.
  package var header: [Field]
  /// What translators have noted at the top of the file; `nil` if there is nothing.
  package var headerComment: String?
  /// The flags of the header; a template has `fuzzy`.
  package var headerFlags: [String]
  /// The messages in the order of the file, without the header.
  package var messages: [Message]

  /// Creates a file.
  package init(
    header: [Field] = [],
    headerComment: String? = nil,
    headerFlags: [String] = [],
    messages: [Message] = []
  ) {
    self.header = header
    self.headerComment = headerComment
    self.headerFlags = headerFlags
    self.messages = messages
  }

  /// A field of the header, such as `Language: es`.
  package struct Field: Hashable, Sendable {
    /// The name; empty for a line of the header that has none.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of the first field of a name, in capitals or not; `nil` if there is none.
  package func field(_ name: String) -> String? {
    let name = name.lowercased()
    return header.first { $0.name.lowercased() == name }?.value
  }
}

// MARK: - Message

extension PortableObject {
  /// A message: a text, and its translation.
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
    /// `#|`: what the translation was made of, as gettext keeps it for fuzzy ones; `nil` if it is not
    /// told.
    package var previous: Previous?
    /// `#~`: whether nothing uses the message any more.
    package var isObsolete: Bool
    /// Where the message begins in the file that was read.
    package var place: Place?
    /// Where the translations stand in the file that was read, one place each.
    package var translationPlaces: [Place]

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
      previous: Previous? = nil,
      isObsolete: Bool = false
    ) {
      self.text = text
      self.plural = plural
      self.context = context
      self.translations = translations
      self.extractedComment = extractedComment
      self.translatorComment = translatorComment
      self.references = references
      self.flags = flags
      self.previous = previous
      self.isObsolete = isObsolete
      place = nil
      translationPlaces = []
    }

    /// Whether somebody should look at the translation: the flag `fuzzy`.
    package var isFuzzy: Bool {
      flags.contains("fuzzy")
    }
  }

  /// What a message was when it was translated.
  package struct Previous: Hashable, Sendable {
    /// `msgctxt`.
    package var context: String?
    /// `msgid`.
    package var text: String?
    /// `msgid_plural`.
    package var plural: String?

    /// Creates the earlier form of a message.
    package init(context: String? = nil, text: String? = nil, plural: String? = nil) {
      self.context = context
      self.text = text
      self.plural = plural
    }
  }
}
