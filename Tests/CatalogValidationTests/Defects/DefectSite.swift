import CatalogValidation
import Diagnostics
import OrderedCollections
import StringCatalog

/// A text of a clean catalog in which a defect can be inserted.
struct DefectSite: Sendable {
  /// Some entries of a catalog, in the source language and another one.
  let catalog: StringCatalog
  /// The key of the entry with the text.
  let key: String
  /// The language of the text, which is not the source language.
  let language: String
  /// The names of the fields from the localization to the unit.
  let path: [String]
  /// The text.
  let text: String
  /// The source text.
  let source: String
  /// The glossary and the levels of rules for the validation.
  var configuration = ValidationConfiguration()

  /// The language without script and region.
  var root: Substring { language.prefix { $0 != "-" } }
  /// Whether the text belongs to a substitution.
  var isInSubstitution: Bool { path.first == "substitutions" }
  /// Whether the text is the only one of its entry.
  var isPlain: Bool { path == ["stringUnit"] }
  /// The plural category of the text.
  var pluralCategory: String? {
    path.count > 2 && path[path.count - 3] == "plural" ? path[path.count - 2] : nil
  }
  var entry: StringCatalog.Entry { catalog[key] ?? StringCatalog.Entry() }
  var localization: StringCatalog.Localization {
    entry.localizations[language] ?? StringCatalog.Localization()
  }

  /// Whether the source has letters outside its placeholders.
  var hasWords: Bool {
    source.replacing(Specifier.pattern, with: "").replacing(/%#@[^@]*@|%arg/, with: "")
      .contains(where: \.isLetter)
  }

  /// The path in the file to the value of the text.
  var valuePath: [String] { localizationPath + path + ["value"] }
  /// The path in the file to the state of the text.
  var statePath: [String] { localizationPath + path + ["state"] }
  /// The path in the file to the localization.
  var localizationPath: [String] { entryPath + ["localizations", language] }
  /// The path in the file to the entry.
  var entryPath: [String] { ["strings", key] }
  /// The path in the file to the plural forms that include the text.
  var formsPath: [String] { localizationPath + path.dropLast(2) }
}

extension DefectSite {
  /// Returns the catalog with this text replaced by another one.
  func replacing(_ text: String, state: StringCatalog.TranslationState? = nil) -> StringCatalog {
    changingLocalization { localization in
      localization.updateUnits { unit, path in
        guard path == self.path else { return }
        unit.value = text
        if let state { unit.state = state }
      }
    }
  }

  /// Returns the catalog with a changed localization.
  func changingLocalization(
    _ change: (inout StringCatalog.Localization) -> Void
  ) -> StringCatalog {
    changingEntry { entry in
      var localization = entry.localizations[language] ?? StringCatalog.Localization()
      change(&localization)
      entry.localizations[language] = localization
    }
  }

  /// Returns the catalog with a changed entry.
  func changingEntry(_ change: (inout StringCatalog.Entry) -> Void) -> StringCatalog {
    var catalog = catalog
    var entry = entry
    change(&entry)
    catalog[key] = entry
    return catalog
  }

  /// Returns a site with the same text in a prepared catalog.
  func prepared(_ catalog: StringCatalog) -> DefectSite {
    DefectSite(
      catalog: catalog,
      key: key,
      language: language,
      path: path,
      text: text,
      source: source,
      configuration: configuration
    )
  }

  /// Returns a site with the same prefix and suffix added to the source and the text; `nil` if
  /// either varies.
  func between(_ start: String, _ end: String) -> DefectSite? {
    let source = catalog.sourceLanguage
    guard isPlain, entry.localizations[source]?.leaves.allSatisfy({ $0.path == path }) ?? true
    else { return nil }
    let catalog = changingEntry { entry in
      for (language, text) in [(source, self.source), (language, text)] {
        entry.localizations[language] = StringCatalog.Localization(start + text + end)
      }
    }
    return DefectSite(
      catalog: catalog,
      key: key,
      language: language,
      path: path,
      text: start + text + end,
      source: start + self.source + end,
      configuration: configuration
    )
  }

  /// Returns a plant that changes only the text; `nil` if that changes nothing.
  func plant(_ text: String) -> Plant? {
    text == self.text ? nil : plant(replacing(text), at: valuePath)
  }

  /// Returns a plant in the catalog.
  func plant(_ planted: StringCatalog, at location: [String]) -> Plant {
    Plant(clean: catalog, planted: planted, location: location, configuration: configuration)
  }
}
