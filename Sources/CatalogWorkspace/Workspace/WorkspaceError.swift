package import Diagnostics
package import StringCatalog

/// The reason why an operation on the files of a workspace cannot be done.
///
/// It holds values and no text: the program that shows it to a person has the words. That a file cannot
/// be read or written is a `FileError`.
package enum WorkspaceError: Error, Hashable, Sendable {
  // MARK: Project

  /// A target of the configuration has no sources at a path.
  case noSources(target: String, path: String)
  /// Not all sources could be understood, so that nothing was changed.
  case incompleteSources([Diagnostic])

  // MARK: Catalogs

  /// No catalog was named, and none was found.
  case noCatalogs
  /// The project has no catalog yet.
  case noCatalogsYet
  /// A folder has no catalog.
  case noCatalogsInFolder(String)
  /// A file cannot be read as a catalog.
  case invalidCatalog(path: String, [Diagnostic])
  /// A file that is something else was named in the place of a catalog.
  case unsupportedFile(path: String, UnsupportedCatalogFile)
  /// The configuration names no folder where the catalog of a table could be.
  case noFolderForTable(String)
  /// No text of the code belongs in a catalog that does not exist yet.
  case unusedNewCatalog(path: String, table: String, nearest: String?)
  /// A catalog that does not exist yet would be in a folder that does not exist either.
  case noFolderForNewCatalog(path: String, nearest: String)

  // MARK: Keys and languages

  /// None of the catalogs has a key.
  case noKey(String, catalogs: [String], nearest: String?)
  /// Several keys are in none of the catalogs.
  case noKeys([String])
  /// Several catalogs have a key.
  case ambiguousKey(String, catalogs: [String])
  /// A new key could be added to several catalogs.
  case ambiguousCatalog([String])
  /// A word is not a language.
  case unknownLanguage(String, nearest: String?)
  /// A language has another spelling.
  case misspelledLanguage(String, canonical: String)
  /// A file was named in the place of a language.
  case fileAsLanguage(path: String)

  // MARK: Editing

  /// A catalog refuses an edit of a text.
  case refusedEdit(StringCatalog.EditError, path: String, nearestKey: String?)
  /// A catalog refuses to rename a key.
  case refusedRename(StringCatalog.RenameError, key: String, newKey: String, path: String)
  /// The literals of the sources pass other values than a new key asks for.
  case unfitLiterals(newKey: String, [Diagnostic])
  /// The literals of the sources would get different keys.
  case differentLiterals(keys: [String])

  // MARK: Exchange

  /// One file was named for several documents.
  case oneFileForSeveral(path: String, count: Int)
  /// A file is not in the folder of a language.
  case noLanguageFolder(path: String)
  /// A folder has no file of translations.
  case noTranslations(folder: String)
  /// A file of translations names a language that does not exist.
  indirect case invalidTranslationLanguage(path: String, WorkspaceError)
  /// A file is not a baseline of findings.
  case invalidBaseline(path: String)

  // MARK: Git

  /// The program git could not be started.
  case noGit
  /// The current folder is in no git repository.
  case noRepository
  /// A command of git failed.
  case gitFailed(command: String, reason: String)
  /// The attributes of git give catalogs another driver.
  case otherGitDriver(line: String, number: Int, path: String)

  /// The problems of files that led to the error.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .incompleteSources(let diagnostics), .invalidCatalog(_, let diagnostics),
      .unfitLiterals(_, let diagnostics):
      diagnostics
    default: []
    }
  }
}

/// A file that is not a catalog, and that people name where one should be, by its extension.
package enum UnsupportedCatalogFile: String, Sendable {
  case swift
  case strings
  case stringsdict
  case xliff
  case xlf
  case csv
  case tsv
  case po
}
