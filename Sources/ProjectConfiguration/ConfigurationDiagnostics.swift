package import Diagnostics

/// What can be wrong with a configuration; all of it is an error.
///
/// The file asks for nothing that was not understood: a misspelled key would else be a rule that
/// silently does not run.
extension Diagnostic.Message {
  /// No such key is known.
  package static func configurationUnknownKey(_ key: String, known: [String]) -> Self {
    if let similar = key.closest(of: known) {
      Self(
        "configuration-unknown-key",
        variant: "similar",
        "there is no key \(quoted: key); did you mean \(quoted: similar)?"
      )
    } else {
      Self(
        "configuration-unknown-key",
        "there is no key \(quoted: key); the valid keys are \(quoted: known)"
      )
    }
  }

  /// A key stands in one map again.
  ///
  /// A note says where it stands first.
  package static func configurationDuplicateKey(_ key: String) -> Self {
    Self("configuration-duplicate-key", "the key \(quoted: key) appears twice")
  }

  /// Where a key stands first that stands in its map again.
  package static let configurationFirstKey = Self(
    "configuration-first-key",
    "it first appears here"
  )

  /// A key is missing, without which the others say nothing.
  package static func configurationMissingKey(_ key: String) -> Self {
    Self("configuration-missing-key", "the key \(quoted: key) is missing here")
  }

  /// Something else stands where a text should.
  package static func configurationExpectsText(_ key: String) -> Self {
    Self("configuration-expects-text", "\(quoted: key) has to be a text")
  }

  /// Something else stands where `true` or `false` should.
  package static func configurationExpectsBoolean(_ key: String) -> Self {
    Self("configuration-expects-boolean", "\(quoted: key) has to be 'true' or 'false'")
  }

  /// Something else stands where a whole number should that is at least 1.
  package static func configurationExpectsCount(_ key: String) -> Self {
    Self("configuration-expects-count", "\(quoted: key) has to be a whole number, 1 or more")
  }

  /// Something else stands where a list should.
  package static func configurationExpectsList(_ key: String) -> Self {
    Self("configuration-expects-list", "\(quoted: key) has to be a list")
  }

  /// Something else stands where a map should.
  package static func configurationExpectsMap(_ key: String) -> Self {
    Self("configuration-expects-map", "\(quoted: key) has to be a map: keys with values")
  }

  /// A language is not written as BCP 47 writes it.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - meant: The code that was probably meant; `nil` if that is not clear.
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

  /// A key has a value that is none of those that it can have.
  package static func configurationChoice(_ key: String, value: String, choices: [String]) -> Self {
    Self(
      "configuration-choice",
      "\(quoted: key) cannot be \(quoted: value); it can be \(quoted: choices)"
    )
  }

  /// A rule has a level that does not exist.
  package static func configurationRuleLevel(_ text: String, levels: [String]) -> Self {
    Self(
      "configuration-rule-level",
      "\(quoted: text) is not a level of a rule; the levels are \(quoted: levels)"
    )
  }
}
