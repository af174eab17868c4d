package import Diagnostics

extension Configuration {
  /// A term of the source language, and its translations.
  package struct GlossaryTerm: Hashable, Sendable {
    /// The word or phrase of the source language.
    package var term: String
    /// The definition for translators, or `nil` if none is needed.
    package var definition: String?
    /// A note for translators, or `nil` if there is none.
    package var note: String?
    /// Whether the term is translated.
    ///
    /// Brand names are not.
    package var isTranslated: Bool
    /// Whether case must match: `May` is not `may`.
    package var isCaseSensitive: Bool
    /// Which words are the term.
    package var match: TermMatch
    /// Other forms of the term in the source language.
    package var sourceVariants: [String]
    /// The translations by language.
    ///
    /// A translation must use one of those of its language.
    package var translations: [String: [String]]
    /// Other forms of the translations that may be used instead, by language.
    package var variants: [String: [String]]
    /// The terms that translations must not use, by language.
    package var forbidden: [String: [String]]
    /// The keys to which the term applies.
    package var scope: TermScope
    /// The further translations that some keys may use.
    package var exceptions: [TermException]

    /// Creates a term.
    package init(
      _ term: String,
      definition: String? = nil,
      note: String? = nil,
      isTranslated: Bool = true,
      isCaseSensitive: Bool = false,
      match: TermMatch = .word,
      sourceVariants: [String] = [],
      translations: [String: [String]] = [:],
      variants: [String: [String]] = [:],
      forbidden: [String: [String]] = [:],
      scope: TermScope = TermScope(),
      exceptions: [TermException] = []
    ) {
      self.term = term
      self.definition = definition
      self.note = note
      self.isTranslated = isTranslated
      self.isCaseSensitive = isCaseSensitive
      self.match = match
      self.sourceVariants = sourceVariants
      self.translations = translations
      self.variants = variants
      self.forbidden = forbidden
      self.scope = scope
      self.exceptions = exceptions
    }
  }

  /// Which words are a term.
  package enum TermMatch: String, Hashable, Sendable, CaseIterable {
    /// The words in any inflected form.
    case word
    /// Exactly these words.
    case literal
  }

  /// The keys to which a term or an exception applies.
  package struct TermScope: Hashable, Sendable {
    /// The patterns of the keys; empty for all.
    package var keys: [KeyPattern]
    /// The tables of the keys; empty for all.
    package var tables: [String]
    /// The patterns of the screens that use the keys; empty for all.
    ///
    /// A screen is a type, window or scene, such as `SettingsView`, with what it contains.
    package var screens: [KeyPattern]
    /// The patterns of the elements that display the texts, such as `Button`; empty for all.
    package var roles: [KeyPattern]

    /// Creates a scope; without arguments, it contains all keys.
    package init(
      keys: [KeyPattern] = [],
      tables: [String] = [],
      screens: [KeyPattern] = [],
      roles: [KeyPattern] = []
    ) {
      self.keys = keys
      self.tables = tables
      self.screens = screens
      self.roles = roles
    }

    /// Whether the scope contains all keys.
    package var isEverything: Bool { keys.isEmpty && tables.isEmpty && !dependsOnUses }

    /// Whether the scope depends on the uses of keys in the code.
    package var dependsOnUses: Bool { !screens.isEmpty || !roles.isEmpty }

    /// Returns whether the scope contains a key, regardless of its uses.
    package func mayContain(_ key: String, inTable table: String) -> Bool {
      (tables.isEmpty || tables.contains(table))
        && (keys.isEmpty || keys.contains { $0.matches(key) })
    }

    /// Returns whether the scope contains a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: Its table.
    ///   - uses: The uses of the key in the code; empty if they are not known.
    /// - Returns: Whether it does; `nil` if that depends on uses that are not known.
    package func contains(_ key: String, inTable table: String, usedIn uses: [TermUse]) -> Bool? {
      guard mayContain(key, inTable: table) else { return false }
      guard dependsOnUses else { return true }
      guard !uses.isEmpty else { return nil }
      return uses.contains { use in
        Self.matches(screens, use.screen, separator: ".")
          && Self.matches(roles, use.role, separator: " ")
      }
    }

    /// Returns whether a name, or its beginning up to a separator, matches one of several patterns.
    ///
    /// `SettingsView` matches `SettingsView.Row`, and `TextField` matches `TextField prompt`.
    private static func matches(
      _ patterns: [KeyPattern],
      _ name: String?,
      separator: Character
    ) -> Bool {
      guard !patterns.isEmpty else { return true }
      guard let name else { return false }
      let ends = name.indices.filter { name[$0] == separator } + [name.endIndex]
      return ends.contains { end in
        let part = String(name[..<end])
        return patterns.contains { $0.matches(part) }
      }
    }
  }

  /// A use of a key in the code, by which scopes select keys.
  package struct TermUse: Hashable, Sendable {
    /// The type, window or scene that contains the text; `nil` if there is none.
    package var screen: String?
    /// The element that displays the text; `nil` if there is none.
    package var role: String?

    /// Creates a use.
    package init(screen: String?, role: String?) {
      self.screen = screen
      self.role = role
    }
  }

  /// Further translations of a term that some keys may use.
  package struct TermException: Hashable, Sendable {
    /// The keys.
    package var scope: TermScope
    /// The words that their texts may use.
    package var accepted: [String]
    /// The reason, or `nil` if none is given.
    package var reason: String?

    /// Creates an exception.
    package init(scope: TermScope, accepted: [String], reason: String? = nil) {
      self.scope = scope
      self.accepted = accepted
      self.reason = reason
    }
  }

  /// A file with terms.
  package struct GlossaryFile: Hashable, Sendable {
    /// The path.
    package var path: String
    /// The location of the path, or `nil` if the setting is not from a file.
    package var location: Location?

    /// Creates a file.
    package init(_ path: String, location: Location? = nil) {
      self.path = path
      self.location = location
    }

    package static func == (left: GlossaryFile, right: GlossaryFile) -> Bool {
      left.path == right.path
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(path)
    }
  }
}
