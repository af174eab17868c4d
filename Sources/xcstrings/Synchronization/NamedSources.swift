import CommandSupport

/// The sources that the user names, where others may feed the same catalogs.
struct NamedSources {
  /// The files.
  let files: SourceFiles
  private let places: Set<String>

  /// Creates the sources that the user names.
  init(_ files: SourceFiles) {
    self.files = files
    places = Set(files.paths.map { FileSystem.absolutePath(of: $0) })
  }

  /// Returns those of the sources of a catalog that the user names, as the user names them.
  func paths(in feeding: [String]) -> [String] {
    let feeding = Set(feeding.map { FileSystem.absolutePath(of: $0) })
    return files.paths.filter { feeding.contains(FileSystem.absolutePath(of: $0)) }
  }

  /// Returns what is not read of the sources of a catalog.
  func gaps(in feeding: [String]) -> SourceGaps {
    SourceGaps(
      unnamed: feeding.filter { !places.contains(FileSystem.absolutePath(of: $0)) },
      missing: files.missing
    )
  }
}
