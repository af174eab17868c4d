internal import CatalogWorkspace
public import Diagnostics
internal import FileSystem

/// A reason why an operation on a project failed.
///
/// Nothing was written.
public enum StringCatalogProjectError: Error, Sendable, CustomStringConvertible {
  /// There is no folder at the path.
  case noFolder(String)
  /// The project has no catalogs.
  case noCatalogs
  /// The project has no source code.
  case noSourceCode
  /// A file cannot be read or written. The reason is that of the operating system.
  case file(path: String, reason: String)
  /// A file is not a String Catalog.
  case invalidCatalog(path: String, [Diagnostic])
  /// Sources contain syntax errors, so the keys in the code are unknown.
  case incompleteSources([Diagnostic])
  /// A language is not in the project.
  case unknownLanguage(String)
  /// Files have errors because of which they were not imported or exported.
  case refused([Diagnostic])
  /// Another reason. The text is for logs.
  case other(String)

  /// A description in English, for logs.
  public var description: String {
    switch self {
    case .noFolder(let path): "There is no folder \(path)."
    case .noCatalogs: "The project has no String Catalogs."
    case .noSourceCode: "The project has no source code."
    case .file(let path, let reason): "\(path): \(reason)"
    case .invalidCatalog(let path, let problems):
      "\(path) is not a String Catalog: \(problems.first?.message.english ?? "")"
    case .incompleteSources(let problems):
      "Not all sources could be parsed: \(problems.first?.message.english ?? "")"
    case .unknownLanguage(let language): "The project has no language \(language)."
    case .refused(let problems): problems.first?.message.english ?? "The files have errors."
    case .other(let reason): reason
    }
  }

  init(_ error: any Error, at path: String) {
    self = Self.from(error) as? Self ?? .file(path: path, reason: "\(error)")
  }

  /// Returns the public error for an error of the modules below; a cancellation is not changed.
  static func from(_ error: any Error) -> any Error {
    switch error {
    case is CancellationError, is Self: error
    case let error as FileError:
      Self.file(path: error.path, reason: error.errno.map { "\($0)" } ?? "\(error.code)")
    case let error as WorkspaceError: Self(error)
    default: Self.other("\(error)")
    }
  }

  private init(_ error: WorkspaceError) {
    switch error {
    case .noCatalogs, .noCatalogsYet, .noCatalogsInFolder: self = .noCatalogs
    case .noSourceCode, .noSources: self = .noSourceCode
    case .incompleteSources(let problems): self = .incompleteSources(problems)
    case .invalidCatalog(let path, let problems): self = .invalidCatalog(path: path, problems)
    case .unknownLanguage(let language, _), .misspelledLanguage(let language, _):
      self = .unknownLanguage(language)
    default: self = .other("\(error)")
    }
  }
}
