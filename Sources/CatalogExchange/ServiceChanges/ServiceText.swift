package import JSONSyntax
import OrderedCollections
package import StringCatalog

/// A text that was translated in a translation service.
package struct ServiceText: Sendable {
  /// The key of the entry.
  package let key: String
  /// The language of the text.
  package let language: String
  /// The path of the text in the catalog.
  package let path: CatalogPath
  /// The new content.
  package let content: Content
  /// The old text and its state, or `nil` if there was none.
  package let oldValue: JSONValue?

  /// The contents of a translation.
  package enum Content: Sendable {
    /// A string that replaces another one at a path in the localization.
    case unit([String], StringCatalog.StringUnit)
    /// A form that a string did not have.
    case form(StringCatalog.Variant, StringCatalog.StringUnit)
    /// All strings of a key that was not translated, or that had other variants.
    case localization(StringCatalog.Localization)
    /// The phrases of an App Shortcut.
    case phrases(StringCatalog.StringSet)
  }

  init(
    key: String,
    language: String,
    _ content: Content,
    at fields: [String] = [],
    old: JSONValue? = nil
  ) {
    self.key = key
    self.language = language
    self.content = content
    path = CatalogPath(key: key, fields: ["localizations", language] + fields)
    oldValue = old
  }

  /// Whether the key had a text there before.
  package var isReplacement: Bool { oldValue != nil }

  /// The new text and its state; `nil` for several texts.
  var newValue: JSONValue? {
    switch content {
    case .unit(_, let unit), .form(_, let unit): unit.json
    case .localization(let localization): localization.stringUnit?.json
    case .phrases: nil
    }
  }
}

extension ServiceText {
  /// Sets the text in a catalog that has the key.
  func apply(to catalog: inout StringCatalog) {
    if case .form(let variant, let unit) = content {
      let edit = StringCatalog.TextEdit(
        unit.value,
        forKey: key,
        language: language,
        variant: variant,
        state: unit.state
      )
      _ = try? catalog.apply(edit)
      return
    }
    let languages: Set = [language, catalog.sourceLanguage]
    guard var entry = catalog[key, inLanguages: languages] else { return }
    var localization = entry.localizations[language] ?? StringCatalog.Localization()
    switch content {
    case .unit(let wanted, let new):
      localization.updateUnits { unit, path in
        guard path == wanted else { return }
        unit.value = new.value
        unit.state = new.state
      }
    case .localization(var new):
      if let source = entry.localizations[catalog.sourceLanguage] {
        new.copyMissingSubstitutions(of: source, for: language)
      }
      localization = new
    case .phrases(let set): localization.stringSet = set
    case .form: break
    }
    entry.localizations[language] = localization
    catalog[key, inLanguages: languages] = entry
  }

  /// The strings as those of an import, for the rules about placeholders.
  var importedChanges: [ImportOutcome.Change] {
    let units: [(StringCatalog.Variant?, StringCatalog.StringUnit)] =
      switch content {
      case .unit(let path, let unit): [(StringCatalog.Localization.variant(at: path), unit)]
      case .form(let variant, let unit): [(variant, unit)]
      case .localization(let localization):
        localization.leaves.map { ($0.variant, $0.unit) }
      case .phrases: []
      }
    return units.compactMap { variant, unit in
      variant.map { variant in
        ImportOutcome.Change(
          id: TranslationUnit.ID(key: key, variant: variant),
          oldText: nil,
          newText: unit.value,
          oldState: nil,
          newState: unit.state
        )
      }
    }
  }
}

extension StringCatalog.StringUnit {
  /// The text and its state in a catalog.
  var json: JSONValue {
    .object([
      JSONValue.Member("state", .string(state.rawValue)), JSONValue.Member("value", .string(value)),
    ])
  }

  /// Whether the translation is finished.
  var isFinished: Bool { state == .translated || state == .machineTranslated }
}
