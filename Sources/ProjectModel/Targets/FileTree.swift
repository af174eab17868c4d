/// The files of a folder and of all folders in it, by their paths from that folder.
package struct FileTree: Hashable, Sendable {
  /// The paths in the order of their bytes.
  package let paths: [String]

  /// Creates the tree of some files.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of paths.
  package init(_ paths: some Sequence<String>) {
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns whether there is a file of that path.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of files.
  package func contains(_ path: String) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < paths.count && paths[index].utf8.elementsEqual(path.utf8)
  }

  /// Returns the paths of the files below a folder; `""` is the folder of the tree itself.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of files and *m* that of the result.
  package func files(below folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return paths[...] }
    // "/" is followed by "0" in the order of bytes.
    return paths[firstIndex(notBefore: folder + "/")..<firstIndex(notBefore: folder + "0")]
  }

  private func firstIndex(notBefore path: String) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(path.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
