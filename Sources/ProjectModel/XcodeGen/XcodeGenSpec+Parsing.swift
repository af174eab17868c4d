package import Diagnostics

extension XcodeGenSpec {
  /// Reads a spec, and the files that it includes, without making the project.
  ///
  /// Variables that the environment gives are not known, and told where they matter.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: Its path, such as `App/project.yml`.
  ///   - tree: The files that there are.
  ///   - read: Returns the content of another file; `nil` if there is none.
  /// - Returns: What the spec says, in paths of `tree`, and what could not be understood; `nil` if the
  ///   file is something else.
  /// - Complexity: O(*n* + *m* · *k*), where *n* is the number of bytes, *m* that of files and *k* that
  ///   of sources.
  package static func parse(
    _ bytes: [UInt8],
    file path: String,
    in tree: FileTree,
    reading read: @escaping (String) -> [UInt8]?
  ) -> Parsed<XcodeGenSpec>? {
    guard isSpec(bytes) else { return nil }
    var file = SpecFile(read)
    let value = file.value(bytes, at: path)
    var reader = XcodeGenReader(folder: RelativePath.folder(of: path), path: path, tree, read)
    let project = value.map { reader.project($0) } ?? XcodeProject()
    return Parsed(
      XcodeGenSpec(project: project, includedFiles: file.paths.subtracting([path])),
      diagnostics: file.diagnostics + reader.diagnostics
    )
  }

  /// Returns whether a file has a key that every spec has; others have the same name.
  private static func isSpec(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n"))
      .contains { line in
        let line = line.drop { $0 == UInt8(ascii: "\"") }
        return ["targets", "targetTemplates", "include"]
          .contains { line.starts(with: $0.utf8) }
      }
  }
}
