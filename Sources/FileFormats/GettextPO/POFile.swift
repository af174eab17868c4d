package import Diagnostics

/// A PO file of gettext: messages and their translations into one language.
///
/// Source: "The Format of PO Files" in the manual of GNU gettext.
///
/// ```swift
/// var catalog = POFile(header: [.init("Language", "es")])
/// catalog.messages.append(.init("Good morning", translations: ["Buenos días"]))
/// let bytes = catalog.printed()
/// ```
package struct POFile: Hashable, Sendable {
  /// The fields of the header, in order.
  package var header: [Field]
  /// The comment of the translators at the top of the file; `nil` if there is none.
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
    /// The name; empty for a header line without a name.
    package var name: String
    /// The value.
    package var value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of the first field with a name, ignoring case; `nil` if there is none.
  package func field(_ name: String) -> String? {
    let name = name.lowercased()
    return header.first { $0.name.lowercased() == name }?.value
  }
}

// MARK: - Message

extension POFile {
  /// A message: a string and its translation.
  package struct Message: Hashable, Sendable {
    /// `msgctxt`: the context that distinguishes messages with the same string.
    package var context: String?
    /// `msgid`: the string to translate.
    package var text: String
    /// `msgid_plural`: the plural string.
    package var plural: String?
    /// `msgstr`, or `msgstr[0]` and so on; empty if the message is not translated.
    package var translations: [String]
    /// `#.`: comments for translators, extracted from the code.
    package var extractedComment: String?
    /// `#`: comments of translators.
    package var translatorComment: String?
    /// `#:`: the source locations that use the string.
    package var references: [String]
    /// `#,`: `fuzzy`, `objc-format`.
    package var flags: [String]
    /// `#|`: the previous string of a fuzzy translation, as recorded by gettext; `nil` if there is
    /// none.
    package var previous: Previous?
    /// `#~`: whether the message is no longer used.
    package var isObsolete: Bool
    /// The start of the message in the file that was read.
    package var location: Location?
    /// The locations of the translations in the file that was read, one each.
    package var translationPlaces: [Location]

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
      location = nil
      translationPlaces = []
    }

    /// Whether the translation needs a review: the flag `fuzzy`.
    package var isFuzzy: Bool {
      flags.contains("fuzzy")
    }
  }

  /// The previous values of a message, which its translation was based on.
  package struct Previous: Hashable, Sendable {
    /// `msgctxt`.
    package var context: String?
    /// `msgid`.
    package var text: String?
    /// `msgid_plural`.
    package var plural: String?

    /// Creates previous values.
    package init(context: String? = nil, text: String? = nil, plural: String? = nil) {
      self.context = context
      self.text = text
      self.plural = plural
    }
  }
}
