import CommandSupport
import ProjectModel

/// A file that declares targets, by its name.
struct DeclaringFile {
  /// What wrote the file, or reads it.
  enum Kind: CaseIterable {
    /// `project.pbxproj` in an `.xcodeproj`.
    case xcodeProject
    /// `project.yml`, from which XcodeGen makes an Xcode project.
    case xcodeGenSpec
    /// `Project.swift`, from which Tuist makes an Xcode project.
    case tuistManifest
    /// `Package.swift`.
    case package
  }

  /// The path in a tree.
  let path: String
  let kind: Kind

  /// Creates a file; `nil` if files of that name declare nothing.
  init?(_ path: String) {
    let name = "/" + path
    guard let kind = Kind.allCases.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self.path = path
    self.kind = kind
  }

  /// Creates the file of what a user names: a project, or the folder of a package.
  init(named declaration: String) {
    let path = SourceTree.path(of: declaration)
    self =
      DeclaringFile(path) ?? DeclaringFile(path + "/project.pbxproj")
      ?? DeclaringFile(manifestIn: path)
  }

  /// Creates the file of a package in a folder.
  init(manifestIn folder: String) {
    path = RelativePath.manifest(in: folder)
    kind = .package
  }

  /// The folder from which the paths in the file start.
  var folder: String {
    let folder = RelativePath.folder(of: path)
    return kind == .xcodeProject ? RelativePath.folder(of: folder) : folder
  }

  /// How many folders lie around the file.
  private var depth: Int { folder.utf8.count { $0 == UInt8(ascii: "/") } }

  /// Returns the files below a folder that declare targets: those of outer folders come first.
  ///
  /// Where a project is there that was made from a file beside it, the project counts.
  static func all(below folder: String, in tree: SourceTree) -> [DeclaringFile] {
    let files = tree.files.files(below: folder).compactMap { DeclaringFile($0) }
    let made = Set(files.filter { $0.kind == .xcodeProject }.map(\.folder))
    return files.filter { !$0.kind.isMadeInto || !made.contains($0.folder) }
      .sorted { $0.depth < $1.depth }
  }
}

extension DeclaringFile.Kind {
  /// Whether an Xcode project is made from such files.
  fileprivate var isMadeInto: Bool { self == .xcodeGenSpec || self == .tuistManifest }

  /// How the paths of such files end.
  fileprivate var ending: String {
    switch self {
    case .xcodeProject: ".xcodeproj/project.pbxproj"
    case .xcodeGenSpec: "/project.yml"
    case .tuistManifest: "/Project.swift"
    case .package: "/Package.swift"
    }
  }
}
