package import Diagnostics
package import StringCatalog

/// A reason why an operation on the files of a workspace failed.
///
/// It contains only values, and the program provides the messages. A file that cannot be read or
/// written is a `FileError`.
package enum WorkspaceError: Error, Hashable, Sendable {
  // MARK: Project

  /// A target of the configuration has no sources at a path.
  case noSources(target: String, path: String)
  /// The folder has catalogs, but no source code, project or package.
  case noSourceCode
  /// Not all sources could be parsed, and nothing was changed.
  case incompleteSources([Diagnostic])

  // MARK: Catalogs

  /// No catalog was named, and no project or package contains one.
  ///
  /// With the problems of projects, which may explain it, and the catalogs that no project contains.
  case noCatalogs([Diagnostic], unassigned: [String])
  /// The project has no catalog yet.
  case noCatalogsYet
  /// A folder contains no catalog.
  case noCatalogsInFolder(String)
  /// The file is not a valid catalog.
  case invalidCatalog(path: String, [Diagnostic])
  /// Another kind of file was named instead of a catalog.
  case unsupportedFile(path: String, UnsupportedCatalogFile)
  /// The configuration specifies no folder for the catalog of a table.
  case noFolderForTable(String)
  /// No string in the code belongs to a catalog that does not exist yet.
  case unusedNewCatalog(path: String, table: String, nearest: String?)
  /// A catalog that does not exist yet would be in a folder that does not exist either.
  case noFolderForNewCatalog(path: String, nearest: String)

  // MARK: Keys and languages

  /// No catalog contains the key.
  case noKey(String, catalogs: [String], nearest: String?)
  /// No catalog contains the keys.
  case noKeys([String])
  /// Several catalogs contain the key.
  case ambiguousKey(String, catalogs: [String])
  /// A new key could be added to several catalogs.
  case ambiguousCatalog([String])
  /// A word is not a language.
  case unknownLanguage(String, nearest: String?)
  /// A language has another spelling.
  case misspelledLanguage(String, canonical: String)
  /// A file was named instead of a language.
  case fileAsLanguage(path: String)

  // MARK: Editing

  /// A catalog rejects an edit of a string.
  case refusedEdit(StringCatalog.EditError, path: String, nearestKey: String?)
  /// A catalog rejects the renaming of a key.
  case refusedRename(StringCatalog.RenameError, key: String, newKey: String, path: String)
  /// The arguments of literals in the sources do not match a new key.
  case unfitLiterals(newKey: String, [Diagnostic])
  /// The literals in the sources would get different keys.
  case differentLiterals(keys: [String])

  // MARK: Exchange

  /// One file was named for several documents.
  case oneFileForSeveral(path: String, count: Int)
  /// A file is not in an `.lproj` folder.
  case noLanguageFolder(path: String)
  /// A folder contains no translation files.
  case noTranslations(folder: String)
  /// A translation file declares a language that does not exist.
  indirect case invalidTranslationLanguage(path: String, WorkspaceError)
  /// A translation file cannot be read.
  case invalidTranslations(path: String, [Diagnostic])
  /// A translation file cannot represent the text of a key.
  case unwritableTranslation(path: String, key: String)
  /// A file is not a baseline of findings.
  case invalidBaseline(path: String)

  /// Two output files would be one file on a disk that ignores case.
  case collidingPaths(String, String)

  /// Names in files of the project cannot be names of files or folders.
  case invalidFileNames([Diagnostic])

  // MARK: Translation

  /// Another process translates into the language.
  case translationIsRunning(language: String)

  // MARK: Git

  /// The program git could not be started.
  case noGit
  /// The current folder is not in a git repository.
  case noRepository
  /// A command of git failed.
  case gitFailed(command: String, reason: String)
  /// The repository has no such commit.
  case unknownRevision(String)
  /// The git attributes assign another driver to catalogs.
  case otherGitDriver(line: String, number: Int, path: String)

  // MARK: Review

  /// The review records have lines that cannot be read, and must not be written.
  case invalidReviewRecords(path: String, [Diagnostic])
  /// The project already has review records.
  case reviewRecordsExist(path: String)
  /// Git has no history of the catalogs.
  case noHistory

  // MARK: Translation memory

  /// A file with translations is damaged, and is not replaced by a part of it.
  case damagedMemory(path: String, [Diagnostic])

  /// The problems of files that led to the error.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .incompleteSources(let diagnostics), .invalidCatalog(_, let diagnostics),
      .unfitLiterals(_, let diagnostics), .noCatalogs(let diagnostics, _),
      .invalidFileNames(let diagnostics), .invalidReviewRecords(_, let diagnostics),
      .invalidTranslations(_, let diagnostics),
      .damagedMemory(_, let diagnostics):
      diagnostics
    default: []
    }
  }
}

/// A file that is not a catalog but might be named as one, by its extension.
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
