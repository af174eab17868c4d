package import ICU
package import OrderedCollections
package import StringCatalog

/// A text that an engine translates: a string, or all plural forms of one.
package struct PlannedText: Hashable, Sendable {
  /// The place of the text in its localization.
  package enum Place: Hashable, Sendable {
    /// A string or its plural forms; the variant has no plural category.
    case variant(StringCatalog.Variant)
    /// A phrase of an App Shortcut, by its index.
    case phrase(Int)

    /// The name of the place in Xcode's export, such as `device.mac`; empty for the text itself.
    package var name: String {
      switch self {
      case .variant(let variant): variant.name
      case .phrase(let index): "stringSet.\(index)"
      }
    }
  }

  /// The source text of a translation.
  package enum Content: Hashable, Sendable {
    /// A text without plural forms.
    case text(String)
    /// The plural forms of the source language, and those that the translation needs, each with
    /// some whole numbers that have it.
    case plural(
      forms: OrderedDictionary<PluralCategory, String>,
      needs: OrderedDictionary<PluralCategory, [Int]>
    )
  }

  /// The place in the localization.
  package let place: Place
  /// The source text.
  package let content: Content
  /// The plural forms that are written, because they are not finished.
  package let written: Set<PluralCategory>
  /// The plural forms that are written only if they differ from that for other numbers.
  var writtenIfDifferent: Set<PluralCategory> = []

  /// Returns the plural forms of a translation that are written.
  func writtenCategories(of forms: [PluralCategory: String]) -> [PluralCategory] {
    PluralCategory.allCases.filter { category in
      written.contains(category)
        && !(writtenIfDifferent.contains(category) && forms[category] == forms[.other])
    }
  }

  /// The source texts: one, or one for each plural form.
  package var sources: [String] {
    switch content {
    case .text(let text): [text]
    case .plural(let forms, _): Array(forms.values)
    }
  }

  /// The number of characters of the source texts.
  package var characterCount: Int { sources.reduce(0) { $0 + $1.count } }
}

/// The translation of a ``PlannedText``.
package enum TextTranslation: Hashable, Sendable {
  /// A text without plural forms.
  case text(String)
  /// Plural forms.
  case forms([PluralCategory: String])
}

/// What the code says about the use of a key.
package struct KeyUse: Hashable, Sendable {
  /// The part of the user interface, such as `title of Button`; `nil` if it is unknown.
  package var role: String?
  /// The type that shows the text; `nil` if it is unknown.
  package var screen: String?
  /// The places in the code, as `File.swift:12`.
  package var places: [String]
  /// Whether the places are in code that is not compiled with the catalog, such as a package.
  package var isElsewhere: Bool
  /// Lines of code around the first place; `nil` if they are not sent.
  package var code: String?

  /// Creates the use of a key.
  package init(
    role: String? = nil,
    screen: String? = nil,
    places: [String] = [],
    isElsewhere: Bool = false,
    code: String? = nil
  ) {
    self.role = role
    self.screen = screen
    self.places = places
    self.isElsewhere = isElsewhere
    self.code = code
  }
}

/// An entry with texts to translate into one language.
package struct PlannedEntry: Sendable {
  /// The key.
  package let key: String
  /// The entry, with the strings of the source language and of the language of the translations.
  package let entry: StringCatalog.Entry
  /// The source language of the catalog.
  package let sourceLanguage: String
  /// The language of the translations.
  package let language: String
  /// The texts.
  package let texts: [PlannedText]
  /// The version of the source text.
  package let sourceVersion: TextVersion
  /// The version of the present translation.
  package let targetVersion: TextVersion
  /// The maximum number of characters; `nil` if there is none.
  package let lengthLimit: Int?
  /// The terms that the translation uses or avoids.
  package let terms: [Term]
  /// The terms that are not translated.
  package let protectedTerms: [ProtectedTerm]
  /// Texts near the entry, with their translations.
  package internal(set) var neighbours: [Neighbour] = []
  /// What the code says about the key.
  package var use = KeyUse()
  /// The source texts from which the present translation was made, by the names of their variants;
  /// empty if they have not changed.
  package internal(set) var formerSources: OrderedDictionary<String, String> = [:]
  /// Whether finished strings are replaced, because their source text has changed.
  package internal(set) var replacesFinished = false

  /// A term in the source text.
  package struct Term: Hashable, Sendable {
    /// The term of the source language.
    package let source: String
    /// The translations, one of which is used.
    package let accepted: [String]
    /// The words that are not used.
    package let forbidden: [String]
  }

  /// A text near the entry in the catalog.
  package struct Neighbour: Hashable, Sendable {
    /// The source text.
    package let source: String
    /// The finished translation; `nil` if there is none.
    package let target: String?
  }

  /// Returns the state in which a translation is written.
  ///
  /// A translation that replaces a finished one always needs review.
  package func state(
    _ wanted: StringCatalog.TranslationState
  ) -> StringCatalog.TranslationState {
    replacesFinished ? .needsReview : wanted
  }

  /// The present translation that is replaced; `nil` if there is none.
  package func present(at text: PlannedText) -> TextTranslation? {
    guard case .variant(var variant) = text.place, let target = entry.localizations[language] else {
      return nil
    }
    switch text.content {
    case .text:
      guard let unit = target.unit(at: variant), !unit.value.isEmpty else { return nil }
      return .text(unit.value)
    case .plural:
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        variant.plural = category
        forms[category] = target.unit(at: variant).flatMap { $0.value.isEmpty ? nil : $0.value }
      }
      return forms.isEmpty ? nil : .forms(forms)
    }
  }

  /// The source texts from which the present translation of a text was made; `nil` if they have not
  /// changed.
  package func former(at text: PlannedText) -> TextTranslation? {
    guard case .variant(var variant) = text.place else { return nil }
    switch text.content {
    case .text: return formerSources[text.place.name].map { .text($0) }
    case .plural:
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        variant.plural = category
        forms[category] = formerSources[variant.name]
      }
      return forms.isEmpty ? formerSources[text.place.name].map { .text($0) } : .forms(forms)
    }
  }
}
