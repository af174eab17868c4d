import FileSystem
import ProjectConfiguration
import Synchronization

/// The files of a folder and its subfolders, by their paths relative to that folder.
///
/// Paths are compared by their bytes, as on Linux. Two names that differ only in Unicode
/// normalization are two files, although Swift regards the strings as equal.
package struct FileTree: Sendable {
  /// The paths in byte order, without duplicates.
  package let paths: [String]
  private let spellings = Spellings()

  /// Creates a tree of files.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of paths.
  package init(_ paths: some Sequence<String>) {
    var sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var last: String?
    sorted.removeAll { path in
      defer { last = path }
      return last.map { FileName.isIdentical($0, path) } ?? false
    }
    self.paths = sorted
  }

  /// Returns whether the tree contains a path.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of files.
  package func contains(_ path: String) -> Bool {
    let index = firstIndex(notBefore: path)
    return index < paths.count && paths[index].utf8.elementsEqual(path.utf8)
  }

  /// Returns the paths of the files below a folder; `""` is the root of the tree.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of files and *m* that of the result.
  package func files(below folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return paths[...] }
    // "0" follows "/" in byte order.
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

// MARK: - Spelling

extension FileTree {
  /// Returns the files and folders that macOS regards as equal to a path, in byte order.
  ///
  /// - Parameter path: The path of a file or a folder.
  /// - Returns: The paths that differ from it at most in case and Unicode normalization.
  /// - Complexity: O(*l*), where *l* is the length of the path. The first time, O(*n*) in the number
  ///   of files.
  package func spellings(of path: String) -> [String] {
    spellings.all(in: paths)[FileName.folded(path)] ?? []
  }

  /// The paths of the files and folders of a tree by their folded form, computed when first needed.
  private final class Spellings: Sendable {
    private let index = Mutex<[String: [String]]?>(nil)

    func all(in paths: [String]) -> [String: [String]] {
      index.withLock { index in
        if let index { return index }
        let new = Self.index(of: paths)
        index = new
        return new
      }
    }

    private static func index(of paths: [String]) -> [String: [String]] {
      var index: [String: [String]] = [:]
      index.reserveCapacity(paths.count + paths.count / 4)
      var open: [Substring] = []
      for path in paths {
        let names = path.split(separator: "/")
        let folders = names.dropLast()
        // The files of a folder and its subfolders are consecutive.
        let known = zip(open, folders).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        for depth in known..<folders.count {
          let folder = folders[...depth].joined(separator: "/")
          index[FileName.folded(folder), default: []].append(folder)
        }
        open = Array(folders)
        index[FileName.folded(path), default: []].append(path)
      }
      return index
    }
  }
}

// MARK: - Covering

extension FileTree {
  /// Returns the folders and files that contain some files of the tree and none of the others.
  ///
  /// The folders are as large as possible, so that they also contain files that are added later.
  /// None is larger than the folder that all of the files have in common.
  ///
  /// - Parameters:
  ///   - members: The files. Those that are not in the tree are ignored.
  ///   - name: The name of a common parent folder that is used as a whole if possible.
  /// - Returns: The paths, in byte order.
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

/// The kinds of folders that a build treats as a single file.
enum OpaqueFolders {
  private static let extensions: Set<Substring> = [
    "app", "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodeld", "xcframework",
    "xcloc", "xcodeproj", "xcworkspace",
  ]

  /// Returns whether a file is in such a folder below another one.
  static func contain(_ file: String, below folder: String) -> Bool {
    file.dropFirst(folder.count).split(separator: "/").dropLast()
      .contains { name in
        name.lastIndex(of: ".").map { extensions.contains(name[$0...].dropFirst()) } ?? false
      }
  }
}
