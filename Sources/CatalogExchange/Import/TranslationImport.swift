package import Diagnostics
import ICU
import OrderedCollections
package import StringCatalog

/// Imports the translations of a file into a catalog: either all of them, or none.
///
/// ```swift
/// let outcome = TranslationImport().apply(table, to: catalog)
/// if !outcome.isRefused { bytes = outcome.catalog.printed() }
/// ```
package struct TranslationImport: Hashable, Sendable {
  /// The policy for unfinished translations.
  package var unfinished: UnfinishedPolicy
  /// Whether the file may lack units of the catalog.
  package var isPartial: Bool
  /// The required target language; `nil` to use the language in the file.
  package var language: String?
  /// Whether texts are imported that lost parts of the texts that they replace.
  package var acceptsLosses: Bool
  /// The name of the option that accepts losses, which findings contain.
  package var lossOption = "--accept-losses"
  /// Whether translations need review after a trivial change of their source text, too.
  package var reviewsTrivialChanges = true

  /// The policies for unfinished translations.
  package enum UnfinishedPolicy: String, Hashable, Sendable, CaseIterable {
    /// Unfinished translations are skipped, as in Xcode.
    case skip
    /// Unfinished translations are imported with their state.
    case take
  }

  /// Creates an import; the defaults are those of Xcode, except that the file must be complete.
  package init(
    unfinished: UnfinishedPolicy = .skip,
    isPartial: Bool = false,
    language: String? = nil,
    acceptsLosses: Bool = false
  ) {
    self.unfinished = unfinished
    self.isPartial = isPartial
    self.language = language
    self.acceptsLosses = acceptsLosses
  }

  /// Returns the result of importing translations into a catalog.
  ///
  /// Translations that are the same as in the catalog change nothing. Therefore, importing an
  /// unmodified export leaves the catalog unchanged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of strings in the catalog and the file.
  package func apply(_ table: ImportedTable, to catalog: StringCatalog) -> ImportOutcome {
    var outcome = ImportOutcome(catalog: catalog)
    let languages = TableLanguages(of: table, requested: language, catalog)
    outcome.diagnostics = languages.problems
    guard let language = languages.target, !outcome.isRefused else { return outcome }
    var pass = ImportPass(self, table, catalog, language: language)
    pass.takeAll()
    if !isPartial { pass.findMissing() }
    pass.reportFilesTwice()
    pass.write()
    outcome = pass.finished()
    guard outcome.isRefused else { return outcome }
    outcome.catalog = catalog
    outcome.changes = []
    outcome.reviewed = [:]
    return outcome
  }
}

/// The result of an import.
package struct ImportOutcome: Sendable {
  /// The catalog after the import; unchanged if the import is rejected.
  package var catalog: StringCatalog
  /// The target language in the spelling of the catalog; `nil` if it is unknown.
  package var language: String?
  /// The changes in the order of the file; empty if the import is rejected.
  package var changes: [Change]
  /// The languages whose translations of a key need review because the source string changed.
  package var reviewed: [String: Set<String>]
  /// The translations that were skipped.
  package var ignored: [Ignored]
  /// The number of units that are the same as in the catalog.
  package var untouchedCount: Int
  /// The number of units without a translation in the file.
  package var untranslatedCount: Int
  /// The diagnostics; errors reject the entire import.
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

  /// Whether the entire import is rejected.
  package var isRefused: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// A string that changed, or whose state changed.
  package struct Change: Hashable, Sendable {
    /// The identifier of the string.
    package var id: TranslationUnit.ID
    /// The previous string in the catalog; `nil` if there was none.
    package var oldText: String?
    /// The new string in the catalog.
    package var newText: String
    /// The previous state; `nil` if there was no string.
    package var oldState: StringCatalog.TranslationState?
    /// The new state.
    package var newState: StringCatalog.TranslationState
    /// The location of the translation in the file.
    package var location: Location?
  }

  /// A translation that was skipped.
  package struct Ignored: Hashable, Sendable {
    /// The identifier of the string.
    package var id: TranslationUnit.ID
    /// The reason.
    package var reason: Reason
    /// The location in the file.
    package var location: Location?

    /// The reasons why a translation is skipped.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
      /// The translation is unfinished.
      case unfinished
      /// The translation is empty without being marked as finished.
      case blank
      /// The source string has changed, and the catalog already contains the translation.
      case outdated
      /// The unit belongs to phrases of an App Shortcut.
      case phrases
      /// The translation lost parts of the text that it replaces.
      case losses
    }
  }
}

/// The languages of a table, compared with those of the catalog.
struct TableLanguages {
  /// The target language in the spelling of the catalog; `nil` if it is unknown.
  private(set) var target: String?
  private(set) var problems: [Diagnostic] = []

  init(of table: ImportedTable, requested: String?, _ catalog: StringCatalog) {
    if let source = table.sourceLanguage, !Self.isSame(source, catalog.sourceLanguage) {
      problems.append(
        Diagnostic(
          .sourceLanguageDiffers(source, catalog: catalog.sourceLanguage),
          .error,
          at: table.location
        )
      )
    }
    if let target = table.targetLanguage, let requested, !target.isVariety(of: requested) {
      problems.append(
        Diagnostic(.targetLanguageDiffers(target, wanted: requested), .error, at: table.location)
      )
    }
    guard let target = requested ?? table.targetLanguage else {
      problems.append(Diagnostic(.targetLanguageMissing, .error, at: table.location))
      return
    }
    self.target = Self.spelling(of: target, in: catalog)
  }

  /// Returns the spelling of a language in the catalog; unchanged if the catalog lacks it.
  private static func spelling(of language: String, in catalog: StringCatalog) -> String {
    if isSame(language, catalog.sourceLanguage) { return catalog.sourceLanguage }
    let spellings = catalog.localizedLanguages.filter { isSame($0, language) }
    return spellings.contains(language)
      ? language : spellings.min() ?? language.replacingScalars("_", with: "-")
  }

  /// Returns whether two tags are spellings of the same language: `pt_br` and `pt-BR`.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || left.normalizedTag == right.normalizedTag
  }
}

extension String {
  /// Returns whether two language tags name the same language in the same script, as `es-ES` and `es`
  /// do, which translation services write for each other.
  ///
  /// - Parameter other: The other tag.
  /// - Returns: Whether they do; `zh-Hans` and `zh-TW` do not, because their likely scripts differ.
  package func isVariety(of other: String) -> Bool {
    if normalizedTag == other.normalizedTag { return true }
    guard let own = writtenLanguage, let another = other.writtenLanguage else { return false }
    return own == another
  }

  /// The tag in the form in which tags are compared: `pt-br` for `pt_BR`.
  var normalizedTag: String { replacingScalars("_", with: "-").lowercased() }

  /// The language and its likely script (UTS #35, Likely Subtags); `nil` if it is unknown.
  private var writtenLanguage: [String]? {
    guard let identifier = try? LocaleData.identifier(ofTag: normalizedTag),
      let likely = try? LocaleData.addingLikelySubtags(identifier),
      let language = try? LocaleData.language(of: likely),
      let script = try? LocaleData.script(of: likely)
    else { return nil }
    return [language, script]
  }
}
