import FileFormats
import FileSystem

/// The projects and packages that an `.xcworkspace` lists.
struct XcodeWorkspaceFile {
  /// The paths of projects (`.xcodeproj`) and of the folders of packages, in order.
  private(set) var members: [String] = []
  /// The names that differ from those of the files only in case or Unicode normalization.
  var nameDifferences: [NameDifference] { files.differences }
  /// The position from which the file could not be parsed; `nil` if it is complete.
  let damage: XMLDocument.Position?
  private let files: ReferencedFiles
  /// The folder that contains the workspace.
  private let container: String

  /// The path of the file in a workspace.
  static func path(in workspace: String) -> String { workspace + "/contents.xcworkspacedata" }

  /// Returns whether a path is that of a workspace.
  static func isWorkspace(_ path: String) -> Bool { path.hasSuffix(".xcworkspace") }

  /// Parses the content of a workspace.
  ///
  /// - Parameters:
  ///   - bytes: The content of `contents.xcworkspacedata`.
  ///   - workspace: The path of the workspace.
  ///   - tree: The existing files.
  init(_ bytes: [UInt8], of workspace: String, in tree: FileTree) {
    files = ReferencedFiles(tree)
    container = RelativePath.folder(of: workspace)
    let reading = XMLDocument.read(bytes)
    damage = reading.problem?.position
    if let root = reading.root { add(root, in: container) }
  }

  /// Adds the members of a group.
  ///
  /// The recursion is bounded, because the XML parser limits the nesting depth.
  private mutating func add(_ group: XMLDocument.Element, in folder: String) {
    for element in group.elements {
      let path = path(of: element, in: folder)
      switch element.name.local {
      case "Group": add(element, in: path ?? folder)
      case "FileRef":
        if let member = path.flatMap(member) { members.append(member) }
      default: break
      }
    }
  }

  /// Returns the path of a group or a reference; `nil` if it is known only to a build.
  private func path(of element: XMLDocument.Element, in folder: String) -> String? {
    guard let location = element.attributes.first(where: { $0.name.local == "location" }) else {
      return nil
    }
    let parts = location.value.split(separator: ":", maxSplits: 1)
    let path = parts.count == 2 ? String(parts[1]) : ""
    return switch parts.first {
    case "group": RelativePath.join(folder, path)
    case "container": RelativePath.join(container, path)
    case "absolute": RelativePath.join("", String(path.drop { $0 == "/" }))
    default: nil
    }
  }

  /// Returns the path of a project, or of the folder of a package; `nil` for other files.
  private func member(_ path: String) -> String? {
    if path.hasSuffix(".xcodeproj") { return files.folders(path)[0] }
    let manifest = files.file(RelativePath.manifest(in: path))
    return files.tree.contains(manifest) ? RelativePath.folder(of: manifest) : nil
  }
}
