package import Diagnostics
import OrderedCollections
package import StringCatalog

/// Takes the translations of a file into a catalog: all of them, or none.
///
/// ```swift
/// let outcome = TranslationImport().apply(table, to: catalog)
/// if !outcome.isRefused { bytes = outcome.catalog.printed() }
/// ```
package struct TranslationImport: Hashable, Sendable {
  /// What becomes of translations that are not finished.
  package var unfinished: UnfinishedPolicy
  /// Whether the file may lack units that the catalog has.
  package var isPartial: Bool
  /// The language that the translations have to be in; `nil` for the one that the file tells.
  package var language: String?

  /// What becomes of translations that are not finished.
  package enum UnfinishedPolicy: String, Hashable, Sendable, CaseIterable {
    /// They are left out, as Xcode does.
    case skip
    /// They are taken, and so is their state.
    case take
  }

  /// Creates an import; without arguments, it does as Xcode's, but that it wants the file to be whole.
  package init(
    unfinished: UnfinishedPolicy = .skip,
    isPartial: Bool = false,
    language: String? = nil
  ) {
    self.unfinished = unfinished
    self.isPartial = isPartial
    self.language = language
  }

  /// Returns what comes of the translations of a catalog.
  ///
  /// What the file says as the catalog does is not touched: a file that comes back as it was exported
  /// changes nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of texts of the catalog and the file.
  package func apply(_ table: IncomingTable, to catalog: StringCatalog) -> ImportOutcome {
    var outcome = ImportOutcome(catalog: catalog)
    let languages = TableLanguages(of: table, asked: language, catalog)
    outcome.diagnostics = languages.problems
    guard let language = languages.target, !outcome.isRefused else { return outcome }
    var pass = ImportPass(self, catalog, language: language)
    for translation in table.translations { pass.take(translation) }
    if !isPartial { pass.findMissing(in: table) }
    pass.reportFilesTwice()
    pass.write()
    outcome = pass.outcome
    outcome.language = language
    guard outcome.isRefused else { return outcome }
    outcome.catalog = catalog
    outcome.changes = []
    outcome.reviewed = [:]
    return outcome
  }
}

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

/// The languages of a table, held against those of the catalog.
struct TableLanguages {
  /// The language of the translations as the catalog writes it; `nil` if nobody says it.
  private(set) var target: String?
  private(set) var problems: [Diagnostic] = []

  init(of table: IncomingTable, asked: String?, _ catalog: StringCatalog) {
    if let source = table.sourceLanguage, !Self.isSame(source, catalog.sourceLanguage) {
      problems.append(
        Diagnostic(
          .sourceLanguageDiffers(source, catalog: catalog.sourceLanguage),
          .error,
          at: table.place
        )
      )
    }
    if let target = table.targetLanguage, let asked, !Self.isSame(target, asked) {
      problems.append(
        Diagnostic(.targetLanguageDiffers(target, wanted: asked), .error, at: table.place)
      )
    }
    guard let target = asked ?? table.targetLanguage else {
      problems.append(Diagnostic(.targetLanguageMissing, .error, at: table.place))
      return
    }
    self.target = Self.spelling(of: target, in: catalog)
  }

  /// Returns how the catalog writes a language; as it is written already if the catalog lacks it.
  private static func spelling(of language: String, in catalog: StringCatalog) -> String {
    if isSame(language, catalog.sourceLanguage) { return catalog.sourceLanguage }
    var spelling: String?
    for (_, entry) in catalog.entries {
      for other in entry.localizations.keys where isSame(other, language) {
        if other == language { return other }
        spelling = spelling ?? other
      }
    }
    return spelling ?? language.replacing("_", with: "-")
  }

  /// Whether two tags are one language, written otherwise at most: `pt_br` and `pt-BR`.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || normalized(left) == normalized(right)
  }

  private static func normalized(_ tag: String) -> String {
    tag.replacing("_", with: "-").lowercased()
  }
}
