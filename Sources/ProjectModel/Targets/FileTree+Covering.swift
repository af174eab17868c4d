extension FileTree {
  /// Returns the folders and files that hold some files of the tree and none of the others.
  ///
  /// A folder is as large as it can be, so that a file that is added to it later belongs there too; but
  /// none is larger than the one that all of the files have in common.
  ///
  /// - Parameters:
  ///   - members: The files; those that the tree does not have are left out.
  ///   - name: The name of a folder around all of them that is taken as a whole if it can be.
  /// - Returns: The paths, in the order of their bytes.
  /// - Complexity: O(*n* × *d*), where *n* is the number of files and *d* the depth of the folders.
  package func covering(_ members: Set<String>, named name: String? = nil) -> [String] {
    let own = paths.filter(members.contains)
    guard let first = own.first, let last = own.last else { return [] }
    let folder = zip(
      RelativePath.folder(of: first).split(separator: "/"),
      last.split(separator: "/")
    )
    .prefix { $0 == $1 }.map { String($0.0) }
    let named = folder.firstIndex { $0 == name }
      .map { folder.prefix($0 + 1).joined(separator: "/") }
    if let named, files(below: named).allSatisfy(members.contains) { return [named] }
    return covering(members, below: folder.joined(separator: "/"))
  }

  private func covering(_ members: Set<String>, below folder: String) -> [String] {
    let files = files(below: folder)
    if !folder.isEmpty, files.allSatisfy(members.contains) { return [folder] }
    let prefix = folder.isEmpty ? "" : folder + "/"
    var seen: Set<String> = []
    return files.filter(members.contains)
      .flatMap { file -> [String] in
        let rest = file.dropFirst(prefix.count)
        guard let slash = rest.firstIndex(of: "/") else { return [file] }
        let inner = prefix + rest[..<slash]
        return seen.insert(inner).inserted ? covering(members, below: inner) : []
      }
  }
}
