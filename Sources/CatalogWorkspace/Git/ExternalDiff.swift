package import Diagnostics
package import FileSystem
package import StringCatalog

/// A pair of files that git passes to an external diff command.
package struct ExternalDiff {
  /// The path in the repository; after a renaming, the new one.
  package let path: String
  /// The path before a renaming; `nil` if there was none.
  let oldPath: String?
  /// The file with the old content; `nil` if there was none.
  let oldFile: String?
  /// The file with the new content; `nil` if there is none.
  let newFile: String?

  /// Reads the arguments of git.
  ///
  /// These are a path, then file, hash and mode of each side. For a renamed file, the new path and
  /// a note follow.
  ///
  /// - Returns: `nil` if the arguments are in another format.
  package init?(_ arguments: [String]) {
    guard arguments.count == 7 || arguments.count == 9 else { return nil }
    let isRenamed = arguments.count == 9
    path = isRenamed ? arguments[7] : arguments[0]
    oldPath = isRenamed ? arguments[0] : nil
    oldFile = arguments[1] == Self.absent ? nil : arguments[1]
    newFile = arguments[4] == Self.absent ? nil : arguments[4]
  }

  private static let absent = "/dev/null"

  /// The line above the differences.
  package var title: String {
    oldPath.map { "\($0) → \(path)" } ?? path
  }

  /// Reads both catalogs; an absent one is empty, with the fields of the other one.
  ///
  /// - Returns: The catalogs, or the diagnostics of a file that is not a catalog.
  /// - Throws: `FileError` if a file could not be read.
  package func catalogs() throws(FileError) -> Result<
    (old: StringCatalog, new: StringCatalog), Unreadable
  > {
    let old = try oldFile.map { path throws(FileError) in
      StringCatalog.parse(try FileSystem.read(path, as: .catalog), file: oldPath ?? self.path)
    }
    let new = try newFile.map { path throws(FileError) in
      StringCatalog.parse(try FileSystem.read(path, as: .catalog), file: self.path)
    }
    for parsed in [old, new] {
      if let parsed, parsed.value == nil || parsed.hasErrors {
        return .failure(
          Unreadable(diagnostics: parsed.diagnostics.filter { $0.severity == .error })
        )
      }
    }
    let (before, after) = (old?.value ?? nil, new?.value ?? nil)
    guard let some = before ?? after else { return .failure(Unreadable(diagnostics: [])) }
    let none = StringCatalog(sourceLanguage: some.sourceLanguage, version: some.version)
    return .success((before ?? none, after ?? none))
  }

  /// The diagnostics of a file that is not a catalog.
  package struct Unreadable: Error {
    package var diagnostics: [Diagnostic]
  }
}
