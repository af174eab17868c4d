import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// The catalogs that a command reads.
struct CatalogSelection {
  /// What the user names: files, or folders that hold them; empty for those of the project.
  var paths: [String]

  /// Returns the files.
  func paths(in project: Project?) throws -> [String] {
    guard paths.isEmpty else { return try FileSystem.catalogs(at: paths) }
    let configured = try project?.catalogs() ?? []
    guard project?.configuration.catalogs.isEmpty ?? true else {
      guard !configured.isEmpty else { throw CommandFailure.noCatalogsYet }
      return configured
    }
    // As for `sync`: without a word of the configuration, those of the packages and Xcode projects.
    let discovered = try ProjectDiscovery(of: project?.folder ?? ".").feeds.map(\.catalog)
      .filter { FileSystem.kind(of: $0) != nil }
    let places = Set(configured.map { FileSystem.absolutePath(of: $0) })
    let all = configured + discovered.filter { !places.contains(FileSystem.absolutePath(of: $0)) }
    guard all.isEmpty else { return all }
    throw project == nil ? CommandFailure.noCatalogs : .noCatalogsYet
  }
}

// MARK: - Keys

extension CatalogSelection {
  /// Reads the catalogs.
  func files(in project: Project?, _ console: Console) throws -> [CatalogFile] {
    try paths(in: project).map { try CatalogFile(at: $0, console) }
  }

  /// Reads the one catalog that has a key.
  ///
  /// - Throws: That none has the key, or that several have it.
  func file(withKey key: String, in project: Project?, _ console: Console) throws -> CatalogFile {
    try Self.holder(of: key, in: files(in: project, console))
  }

  /// Reads the catalogs that a filter looks into.
  ///
  /// - Throws: That one of the filter's keys is in none of them, or in several, or that one of its
  ///   languages does not exist.
  func files(
    for filter: CatalogTextFilter,
    in project: Project?,
    _ console: Console
  ) throws -> [CatalogFile] {
    let files = try files(in: project, console)
    let configured = project?.configuration.languages ?? []
    try LanguageCheck.check(
      filter.languages,
      known: configured + files.flatMap(\.catalog.languages)
    )
    for key in filter.keys.sorted() { _ = try Self.holder(of: key, in: files) }
    return files
  }

  private static func holder(
    of key: String,
    in files: [CatalogFile]
  ) throws(CommandFailure) -> CatalogFile {
    let holders = files.filter { $0.catalog.contains(key) }
    guard let file = holders.first else { throw .noKey(key, in: files) }
    guard holders.count == 1 else { throw .severalCatalogs(holders.map(\.path), haveKey: key) }
    return file
  }
}

extension CommandFailure {
  /// The failure of a command whose key is in none of the catalogs.
  static func noKey(_ key: String, in files: [CatalogFile]) -> CommandFailure {
    guard files.count != 1 else { return noKey(key, in: files[0].catalog, at: files[0].path) }
    let near = key.closest(of: files.flatMap(\.catalog.keys))
    let key = KeyQuotation(key, limit: 72).text
    return CommandFailure(
      String(
        localized: "There is no key \(key) in any of \(files.count) catalogs.",
        comment: "Error. The first argument is a key"
      ),
      hint: near.map(didYouMean(key:)),
      status: .findings
    )
  }

  /// The failure of a command whose key is not in a catalog.
  static func noKey(
    _ key: String,
    in catalog: StringCatalog,
    at path: String
  ) -> CommandFailure {
    let near = key.closest(of: catalog.keys)
    let key = KeyQuotation(key, limit: 72).text
    return CommandFailure(
      String(
        localized: "There is no key \(key) in \(path).",
        comment: "Error. The second argument is the path of a catalog"
      ),
      hint: near.map(didYouMean(key:)),
      status: .findings
    )
  }

  private static func didYouMean(key: String) -> String {
    String(
      localized: "Did you mean \(KeyQuotation(key).text)?",
      comment: "Below the error that there is no such key"
    )
  }

  /// The failure of a command whose key is in several catalogs.
  static func severalCatalogs(_ paths: [String], haveKey key: String) -> CommandFailure {
    let key = KeyQuotation(key, limit: 72).text
    return CommandFailure(
      String(
        localized: "Several catalogs have the key \(key): \(Quotation.list(paths)).",
        comment: "Error. The second argument is a list of paths"
      ),
      hint: String(
        localized: "Name the one that you mean.",
        comment: "Below the error that several catalogs have the key"
      ),
      status: .usage
    )
  }
}
