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

// MARK: - Offering

extension TranslationUnit {
  /// The translation as PO files and tables offer it to translators; `nil` if there is none to see.
  ///
  /// Xcode fills what nobody has translated with the source text; here it is not translated.
  var offeredText: String? {
    guard let target, !(state == .new && isEmptyOrSource(target)) else { return nil }
    return target
  }

  /// Whether somebody finished the translation without a text, though there is one to translate.
  var isEmptied: Bool {
    target?.isEmpty == true && !source.isEmpty && state != .new
  }

  /// Whether the identifier stands in the place of a source text that nobody knows.
  var isWithoutSource: Bool {
    id.variant != .plain && source.hasSameCodePoints(as: id.text)
  }

  private func isEmptyOrSource(_ text: String) -> Bool {
    text.isEmpty || text.hasSameCodePoints(as: source)
  }
}

// MARK: - Text

extension TranslationUnit.ID {
  /// The identifier as Xcode's exports have it: `%lld days|==|plural.one`.
  ///
  /// That of a text that does not vary is the key. The name of a substitution that has a dot stands
  /// between `@`: `substitutions.@A.B@.plural.one`.
  package var text: String {
    let name = variant.exchangeName
    return name.isEmpty ? key : key + Self.separator + name
  }

  /// What stands between the key and the name of the variant.
  static let separator = "|==|"
}

extension StringCatalog.Variant {
  /// The name of the variant in identifiers of units; empty for the text that does not vary.
  var exchangeName: String {
    guard let substitution, substitution.contains(".") else { return name }
    var bracketed = self
    bracketed.substitution = "@\(substitution)@"
    return bracketed.name
  }

  /// Creates the variant that has a name in identifiers of units; `nil` if none has it.
  ///
  /// A name without the field `substitutions`, `days.plural.one`, is understood too: some tools leave
  /// it out.
  init?(exchangeName name: String) {
    guard !name.isEmpty else { return nil }
    guard
      var variant = StringCatalog.Variant(name: name)
        ?? StringCatalog.Variant(name: "substitutions.\(name)")
    else { return nil }
    if let substitution = variant.substitution {
      let isBracketed =
        substitution.count > 2 && substitution.first == "@" && substitution.last == "@"
      if isBracketed { variant.substitution = String(substitution.dropFirst().dropLast()) }
      // A substitution varies, or else it would be none.
      guard variant.plural != nil || variant.device != nil, variant.substitution?.isEmpty == false
      else { return nil }
    }
    self = variant
  }
}
