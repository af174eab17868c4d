package import Diagnostics

/// The problems of configurations. All of them are errors.
///
/// Otherwise a misspelled key, for example of a rule, would be silently ignored.
extension Diagnostic.Message {
  /// The key is unknown.
  package static func configurationUnknownKey(_ key: String, known: [String]) -> Self {
    if let similar = key.closest(of: known) {
      Self(
        "configuration-unknown-key",
        variant: "similar",
        "unknown key \(quoted: key); did you mean \(quoted: similar)?"
      )
    } else {
      Self(
        "configuration-unknown-key",
        "unknown key \(quoted: key); the valid keys are \(quoted: known)"
      )
    }
  }

  /// A map contains a key twice.
  ///
  /// A note gives the first location.
  package static func configurationDuplicateKey(_ key: String) -> Self {
    Self("configuration-duplicate-key", "the key \(quoted: key) appears twice")
  }

  /// The first location of a duplicate key.
  package static let configurationFirstKey = Self(
    "configuration-first-key",
    "it first appears here"
  )

  /// Two languages have the same code in translation files.
  package static func configurationLanguageCodeTwice(_ code: String) -> Self {
    Self("configuration-language-code-twice", "two languages have the code \(quoted: code)")
  }

  /// A required key is missing.
  package static func configurationMissingKey(_ key: String) -> Self {
    Self("configuration-missing-key", "the key \(quoted: key) is missing here")
  }

  /// A string was expected.
  package static func configurationExpectsText(_ key: String) -> Self {
    Self("configuration-expects-text", "\(quoted: key) must be a string")
  }

  /// `true` or `false` was expected.
  package static func configurationExpectsBoolean(_ key: String) -> Self {
    Self("configuration-expects-boolean", "\(quoted: key) must be 'true' or 'false'")
  }

  /// An integer of at least 1 was expected.
  package static func configurationExpectsCount(_ key: String) -> Self {
    Self("configuration-expects-count", "\(quoted: key) must be a whole number, 1 or more")
  }

  /// A pattern for keys or paths is too long.
  ///
  /// - Parameters:
  ///   - key: The key of the pattern or its list.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The message.
  package static func configurationPatternLength(_ key: String, limit: Int) -> Self {
    Self(
      "configuration-pattern-length",
      "a pattern of \(quoted: key) is longer than \(String(limit)) bytes"
    )
  }

  /// A text or its name is too long.
  package static func configurationTextLength(_ key: String, limit: Int) -> Self {
    Self(
      "configuration-text-length",
      "\(quoted: String(key.prefix(limit))) is longer than \(String(limit)) characters"
    )
  }

  /// A map has too many members.
  package static func configurationTooMany(_ key: String, limit: Int) -> Self {
    Self("configuration-too-many", "\(quoted: key) has more than \(String(limit)) entries")
  }

  /// A list was expected.
  package static func configurationExpectsList(_ key: String) -> Self {
    Self("configuration-expects-list", "\(quoted: key) must be a list")
  }

  /// A map was expected as the value of a key, or as the whole file.
  package static func configurationExpectsMap(_ key: String?) -> Self {
    if let key {
      Self("configuration-expects-map", "\(quoted: key) must be a mapping (key: value)")
    } else {
      Self(
        "configuration-expects-map",
        variant: "file",
        "the file must be a mapping (key: value)"
      )
    }
  }

  /// A language is not a valid BCP 47 tag.
  ///
  /// - Parameters:
  ///   - text: The value in the file.
  ///   - meant: The tag that the user probably intended, or `nil` if this is unclear.
  /// - Returns: The message.
  package static func configurationLanguage(_ text: String, meant: String?) -> Self {
    if let meant {
      Self(
        "configuration-language",
        variant: "similar",
        "\(quoted: text) is not a language code; write \(quoted: meant)"
      )
    } else {
      Self(
        "configuration-language",
        "\(quoted: text) is not a language code; write 'es', 'pt-BR' or 'zh-Hans', for example"
      )
    }
  }

  /// The value of a key is not one of those allowed.
  package static func configurationChoice(_ key: String, value: String, choices: [String]) -> Self {
    Self(
      "configuration-choice",
      "\(quoted: key) cannot be \(quoted: value); it can be \(quoted: choices)"
    )
  }

  /// The level of a rule does not exist.
  package static func configurationRuleLevel(_ text: String, levels: [String]) -> Self {
    Self(
      "configuration-rule-level",
      "\(quoted: text) is not a rule level; the levels are \(quoted: levels)"
    )
  }
}

extension Diagnostic.ID {
  /// The key of a map is unknown.
  static let configurationUnknownKey: Self = "configuration-unknown-key"
}
