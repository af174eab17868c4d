package import Diagnostics
import FileSystem

/// A name in a project that differs from that of the file only in case or Unicode normalization.
package struct NameDifference: Hashable, Sendable {
  /// The path of the file or folder, with the name that the project has.
  package var named: String
  /// The paths that exist; if there are several, the name is ambiguous.
  package var existing: [String]
  /// The location of the name; `nil` if only the file that contains it is known.
  package var location: Location?

  /// Creates a difference.
  package init(named: String, existing: [String], location: Location? = nil) {
    self.named = named
    self.existing = existing
    self.location = location
  }

  /// Whether the names differ in case; otherwise, only in Unicode normalization.
  package var isOfCase: Bool { existing.contains { $0 != named } }
}

/// Finds the files and folders that a project names, as macOS does.
///
/// macOS ignores case and Unicode normalization in names, and git stores a name as it was when the
/// file was added. A project may therefore name files that have other names on Linux.
package final class ReferencedFiles {
  /// The existing files.
  let tree: FileTree
  /// The names that differ from those of the files, each once, in the order of the requests.
  package private(set) var differences: [NameDifference] = []
  /// The `.xcconfig` files that do not exist, in the order of the requests.
  private(set) var missingConfigurations: [String] = []
  private var reported: Set<[String]> = []

  package init(_ tree: FileTree) {
    self.tree = tree
  }

  /// Returns the path of the file that a project names.
  ///
  /// - Parameters:
  ///   - named: The path in the project.
  ///   - location: The location of the path.
  /// - Returns: The path itself if the file exists, or if no single other file matches.
  func file(_ named: String, at location: @autoclosure () -> Location? = nil) -> String {
    guard !tree.contains(named) else { return named }
    let found = tree.spellings(of: named)
    guard found.count == 1 else {
      if !found.isEmpty { report(NameDifference(named: named, existing: found), location) }
      return named
    }
    reportDifferences(of: named, from: found[0], location)
    return found[0]
  }

  /// Returns the paths of the folders that a project names.
  ///
  /// Git can contain several folders that are a single one on macOS.
  ///
  /// - Returns: The paths of the folders; the path itself if no folder exists.
  func folders(_ named: String, at location: @autoclosure () -> Location? = nil) -> [String] {
    let found = tree.spellings(of: named).filter { !tree.files(below: $0).isEmpty }
    for folder in found { reportDifferences(of: named, from: folder, location) }
    return found.isEmpty ? [named] : found
  }

  /// Returns the paths of the files below the folders that a project names, in byte order.
  func files(below named: String, at location: @autoclosure () -> Location? = nil) -> [String] {
    let folders = folders(named, at: location())
    return folders.count == 1
      ? Array(tree.files(below: folders[0])) : FileTree(folders.flatMap(tree.files(below:))).paths
  }

  /// Records an `.xcconfig` file that does not exist.
  func reportMissingConfiguration(_ path: String) {
    if !missingConfigurations.contains(path) { missingConfigurations.append(path) }
  }

  /// Records each folder or file on a path whose name differs.
  private func reportDifferences(of named: String, from path: String, _ location: () -> Location?) {
    let names = path.split(separator: "/")
    for (depth, (name, other)) in zip(names, named.split(separator: "/")).enumerated()
    where !name.utf8.elementsEqual(other.utf8) {
      let folder = names[..<depth].joined(separator: "/")
      report(
        NameDifference(
          named: RelativePath.join(folder, String(other)) ?? named,
          existing: [names[...depth].joined(separator: "/")]
        ),
        location
      )
    }
  }

  private func report(_ difference: NameDifference, _ location: () -> Location?) {
    guard reported.insert([difference.named] + difference.existing).inserted else { return }
    var difference = difference
    difference.location = location()
    differences.append(difference)
  }
}
