package import StringCatalog

/// A string of a catalog, for translation.
///
/// The strings are in the notation of exchange formats, as in the exports of Xcode. All arguments
/// are explicit: `%1$lld` instead of `%arg`, and `%1$#@days@` instead of `%#@days@`.
package struct TranslationUnit: Hashable, Sendable {
  /// The identifier of the string.
  package var id: ID
  /// The source string.
  package var source: String
  /// The translation; `nil` if there is none.
  package var target: String?
  /// The state of the translation; `nil` if there is no translation.
  package var state: StringCatalog.TranslationState?
  /// The comment for translators; `nil` if there is none.
  package var note: String?
  /// Whether the comment was generated.
  package var isNoteGenerated: Bool
  /// Whether the code no longer has the key.
  package var isStale: Bool
  /// The version of the source texts of the key; `nil` if it is not known.
  package var sourceVersion: TextVersion?
  /// The source string for which the translation was made; `nil` if it has not changed.
  package var formerSource: String?
  /// The places in the code that use the key, such as `Sources/App/Door.swift:12`.
  package var places: [Place] = []

  /// A place in the code.
  package struct Place: Hashable, Sendable {
    /// The path of the file.
    package var path: String
    /// The line, from 1 on.
    package var line: Int

    /// Creates a place.
    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }

    /// The path and the line: `Sources/App/Door.swift:12`.
    var text: String { "\(path):\(line)" }
  }

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

  /// The identifier of a string: a key, and a variant.
  package struct ID: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The variant of the key.
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
  /// The translation in PO files and tables; `nil` if it is missing.
  ///
  /// Xcode exports the source string as the translation of an untranslated string; these formats
  /// leave it empty.
  var offeredText: String? {
    guard let target, !(state == .new && isEmptyOrSource(target)) else { return nil }
    return target
  }

  /// Whether a finished translation is empty although the source string is not.
  var isEmptied: Bool {
    target?.isEmpty == true && !source.isEmpty && state != .new
  }

  /// Whether the identifier replaces an unknown source string.
  var isWithoutSource: Bool {
    id.variant != .plain && source.hasSameCodePoints(as: id.text)
  }

  private func isEmptyOrSource(_ text: String) -> Bool {
    text.isEmpty || text.hasSameCodePoints(as: source)
  }
}

// MARK: - Text

extension TranslationUnit.ID {
  /// The identifier as in the exports of Xcode: `%lld days|==|plural.one`.
  ///
  /// Without variants, it is the key. The name of a substitution that contains a dot is enclosed in
  /// `@`: `substitutions.@A.B@.plural.one`.
  package var text: String {
    let name = variant.exchangeName
    return name.isEmpty ? key : key + Self.separator + name
  }

  /// Returns the beginning of the identifiers of all variants of a key.
  package static func prefixOfVariants(of key: String) -> String { key + separator }

  /// The separator between the key and the name of the variant.
  static let separator = "|==|"
}

extension StringCatalog.Variant {
  /// The name of the variant in identifiers of units; empty for the string without variants.
  var exchangeName: String {
    guard let substitution, substitution.contains(".") else { return name }
    var bracketed = self
    bracketed.substitution = "@\(substitution)@"
    return bracketed.name
  }

  /// Creates the variant with a name in identifiers of units; `nil` if there is none.
  ///
  /// A name without the field `substitutions`, such as `days.plural.one`, is accepted too, because
  /// some tools omit it.
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
      // A substitution always has variants.
      guard variant.plural != nil || variant.device != nil, variant.substitution?.isEmpty == false
      else { return nil }
    }
    self = variant
  }
}
