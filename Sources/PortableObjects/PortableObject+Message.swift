package import Diagnostics

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
