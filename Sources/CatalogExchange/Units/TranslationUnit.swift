package import StringCatalog

/// A text of a catalog, as translators get it.
///
/// Its texts are those of the exchange: arguments are explicit, so that `%arg` is `%1$lld` and
/// `%#@days@` is `%1$#@days@`, as Xcode exports them.
package struct TranslationUnit: Hashable, Sendable {
  /// What the unit is a text of.
  package var id: ID
  /// The text to translate.
  package var source: String
  /// The translation; `nil` if there is none.
  package var target: String?
  /// How far the translation has come; `nil` if there is none.
  package var state: StringCatalog.TranslationState?
  /// What helps translators; `nil` if there is nothing.
  package var note: String?
  /// Whether the note was made by a machine.
  package var isNoteGenerated: Bool
  /// Whether the code no longer has the key.
  package var isStale: Bool

  /// Creates a unit.
  package init(
    _ id: ID,
    source: String,
    target: String? = nil,
    state: StringCatalog.TranslationState? = nil,
    note: String? = nil,
    isNoteGenerated: Bool = false,
    isStale: Bool = false
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.note = note
    self.isNoteGenerated = isNoteGenerated
    self.isStale = isStale
  }

  /// What a unit is a text of: a key, and which of its texts.
  package struct ID: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Which of the texts of the key.
    package var variant: StringCatalog.Variant

    /// Creates an identifier.
    package init(key: String, variant: StringCatalog.Variant = .plain) {
      self.key = key
      self.variant = variant
    }
  }
}
