/// The names of files as macOS compares them.
///
/// APFS ignores case and Unicode normalization. A project that was made on a Mac may therefore name
/// a file differently than the file system of Linux stores it.
package enum FileName {
  /// Returns the form of a name or path in which equal strings are the same file on macOS.
  ///
  /// The strings must be compared with `==` or by their hash, which ignore normalization. Source:
  /// `toCasefold(X)` in section 3.13.3 of the Unicode Standard.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name.
  package static func folded(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased() }
    var folded = ""
    for scalar in name.unicodeScalars {
      // Case folding keeps the dotless i, whose uppercase letter is that of the ordinary i.
      folded +=
        scalar == "\u{131}"
        ? String(scalar) : scalar.properties.uppercaseMapping.lowercasedByScalar
    }
    return folded
  }

  /// Returns whether two names are stored with the same bytes.
  package static func isIdentical(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}

extension String {
  /// The lowercase form of each scalar, regardless of its neighbors.
  fileprivate var lowercasedByScalar: String {
    unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
  }
}

// MARK: - Looking up

/// The files to which a path refers on macOS.
package enum PathMatch: Hashable, Sendable {
  /// The path itself exists.
  case exact
  /// Only this path exists, whose case or Unicode normalization differs.
  case different(String)
  /// Several paths exist whose case or Unicode normalization differ, in byte order.
  case ambiguous([String])
  /// No such path exists.
  case missing
}

extension FileSystem {
  /// Looks up a path as macOS does.
  ///
  /// - Parameter path: The path.
  /// - Returns: The existing paths that differ from it only in case and Unicode normalization,
  ///   unless the path itself exists.
  /// - Complexity: O(*n*), where *n* is the number of names in the folders of the path. Constant if
  ///   the path exists.
  package static func match(_ path: String) -> PathMatch {
    guard !exists(path) else { return .exact }
    var found = [path.hasPrefix("/") ? "/" : ""]
    for name in path.split(separator: "/") {
      found = found.flatMap { folder in paths(like: String(name), in: folder) }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard let first = found.first, first != "/", !first.isEmpty else { return .missing }
    return found.count == 1 ? .different(first) : .ambiguous(found)
  }

  /// Returns the paths in a folder that macOS regards as equal to a name; only the exact one if it
  /// exists.
  private static func paths(like name: String, in folder: String) -> [String] {
    let exact = folder.isEmpty ? name : join(folder, name)
    guard !exists(exact) else { return [exact] }
    let folded = FileName.folded(name)
    let names = (try? names(in: folder.isEmpty ? "." : folder, includesHidden: true)) ?? []
    return names.filter { FileName.folded($0) == folded }
      .map { folder.isEmpty ? $0 : join(folder, $0) }
  }

  /// Returns whether a file exists, even if it is a broken symbolic link.
  package static func exists(_ path: String) -> Bool {
    (try? status(of: path, followsLinks: false)) != nil
  }
}
