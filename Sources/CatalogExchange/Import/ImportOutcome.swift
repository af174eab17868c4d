package import Diagnostics
package import StringCatalog

/// What came of an import.
package struct ImportOutcome: Sendable {
  /// The catalog after the import; as it was if the import is refused.
  package var catalog: StringCatalog
  /// The language of the translations, as the catalog writes it; `nil` if nobody says it.
  package var language: String?
  /// What was changed, in the order of the file; nothing if the import is refused.
  package var changes: [Change]
  /// The languages whose translations of a key need review, as its source text is another one.
  package var reviewed: [String: Set<String>]
  /// What was left out.
  package var ignored: [Ignored]
  /// How many units of the file say what the catalog says.
  package var untouchedCount: Int
  /// How many units of the file have no translation.
  package var untranslatedCount: Int
  /// What is wrong; errors refuse the import as a whole.
  package var diagnostics: [Diagnostic]

  init(catalog: StringCatalog) {
    self.catalog = catalog
    changes = []
    reviewed = [:]
    ignored = []
    untouchedCount = 0
    untranslatedCount = 0
    diagnostics = []
  }

  /// Whether the import is refused as a whole.
  package var isRefused: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// A text that is another one, or has another state.
  package struct Change: Hashable, Sendable {
    /// Which text it is.
    package var id: TranslationUnit.ID
    /// The text before, as the catalog had it; `nil` if there was none.
    package var oldText: String?
    /// The text now, as the catalog has it.
    package var newText: String
    /// The state before; `nil` if there was no text.
    package var oldState: StringCatalog.TranslationState?
    /// The state now.
    package var newState: StringCatalog.TranslationState
    /// Where the translation stands in the file.
    package var place: Place?
  }

  /// A translation that was left out.
  package struct Ignored: Hashable, Sendable {
    /// Which text it is of.
    package var id: TranslationUnit.ID
    /// Why.
    package var reason: Reason
    /// Where it stands in the file.
    package var place: Place?

    /// Why a translation is left out.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
      /// It is not finished.
      case unfinished
      /// It is empty, and nobody says that this is meant.
      case blank
      /// It is that of an older source text, and says what the catalog has already.
      case outdated
      /// It is of phrases of an App Shortcut.
      case phrases
    }
  }
}
