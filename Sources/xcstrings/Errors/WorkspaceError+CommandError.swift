package import CatalogWorkspace
package import CommandSupport
import FileSystem
package import Localization
import StringCatalog

/// Localized messages for the errors of `CatalogWorkspace`.
extension WorkspaceError: CommandError {
  /// Returns the error message.
  package func message(in locale: UserLocale) -> String { failure(in: locale).message }

  /// Returns a hint on how to fix the error.
  package func hint(in locale: UserLocale) -> String? { failure(in: locale).hint }

  /// The exit status.
  package var status: ExitStatus { failure(in: .current).status }

  /// Prints the diagnostics of files that led to the error.
  package func printDetails(to console: Console) {
    if case .incompleteSources(let diagnostics) = self {
      diagnostics.reportProblems(to: console)
      diagnostics.reportNotes(to: console)
    } else {
      DiagnosticPrinter().print(diagnostics, to: console)
    }
  }

  private func failure(in locale: UserLocale) -> CommandFailure {
    switch self {
    case .noSources(let target, let path): .noSources(of: target, at: path, locale)
    case .noSourceCode: .noSourceCode(locale)
    case .incompleteSources: .incompleteSources(locale)
    case .noCatalogs(let problems, let unassigned): .noCatalogs(problems, unassigned, locale)
    case .noCatalogsYet: .noCatalogsYet(locale)
    case .noCatalogsInFolder(let folder): .noCatalogs(in: folder, locale)
    case .invalidCatalog(let path, _): .notCatalog(path, hint: nil, locale)
    case .unsupportedFile(let path, let kind): .notCatalog(path, hint: kind.hint(locale), locale)
    case .noFolderForTable(let table): .noFolder(forTable: table, locale)
    case .unusedNewCatalog(let path, let table, let nearest):
      .unusedCatalog(path, table: table, nearest, locale)
    case .noFolderForNewCatalog(let path, let nearest):
      .noFolder(forCatalogAt: path, nearest, locale)
    case .noKey(let key, let catalogs, let nearest): .noKey(key, in: catalogs, nearest, locale)
    case .noKeys(let keys): .noKeys(keys, locale)
    case .ambiguousKey(let key, let catalogs): .ambiguousKey(key, in: catalogs, locale)
    case .ambiguousCatalog(let catalogs): .ambiguousCatalog(catalogs, locale)
    case .unknownLanguage(let tag, let nearest): .unknownLanguage(tag, nearest, locale)
    case .misspelledLanguage(let tag, let canonical): .misspelled(tag, canonical, locale)
    case .fileAsLanguage(let path): .fileAsLanguage(path, locale)
    case .refusedEdit(let error, let path, let nearest): .refused(error, path, nearest, locale)
    case .refusedRename(let error, let key, let newKey, let path):
      .refused(error, key, newKey, path, locale)
    case .unfitLiterals(let key, _): .unfitLiterals(key, locale)
    case .differentLiterals(let keys): .differentLiterals(keys, locale)
    case .oneFileForSeveral(let path, let count): .oneFile(path, for: count, locale)
    case .noLanguageFolder(let path): .noLanguageFolder(path, locale)
    case .noTranslations(let folder): .noTranslations(in: folder, locale)
    case .invalidTranslationLanguage(let path, let error):
      CommandFailure(
        "\(path): \(error.message(in: locale))",
        hint: error.hint(in: locale),
        status: .data
      )
    case .invalidTranslations(let path, _): .invalidTranslations(path, locale)
    case .unwritableTranslation(let path, let key): .unwritable(key, in: path, locale)
    case .invalidBaseline(let path): .invalidBaseline(path, locale)
    case .collidingPaths(let path, let other): .collidingPaths(path, other, locale)
    case .invalidFileNames: .invalidFileNames(locale)
    case .translationIsRunning(let language): .translationIsRunning(language, locale)
    case .noGit: .noGit(locale)
    case .noRepository: .noRepository(locale)
    case .gitFailed(let command, let reason): .gitFailed(command, reason, locale)
    case .unknownRevision(let revision): .unknownRevision(revision, locale)
    case .otherGitDriver(let line, let number, let path):
      .otherDriver(line, number, path, locale)
    case .invalidReviewRecords(let path, _): .invalidReviewRecords(path, locale)
    case .reviewRecordsExist(let path): .reviewRecordsExist(path, locale)
    case .noHistory: .noHistory(locale)
    case .damagedMemory(let path, _): .damagedMemory(path, locale)
    }
  }
}
