/// Where the files and folders lie that a project's objects stand for.
struct XcodePaths {
  /// The group of each object that is in one.
  private let parents: [String: XcodeObject]
  private let objects: XcodeObjects
  /// The folder that the project's paths start from.
  private let sourceRoot: String

  /// How many groups may lie in each other; a chain that is longer is a ring.
  private static let greatestDepth = 256

  init(_ objects: XcodeObjects, sourceRoot: String) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    var parents: [String: XcodeObject] = [:]
    for name in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
      for group in objects.all(ofClass: name) {
        for child in group.texts("children") { parents[child] = group }
      }
    }
    self.parents = parents
  }

  /// Returns the path of a file or folder; `nil` if it lies outside of the folder that is looked at,
  /// or where only a build knows.
  func path(of object: XcodeObject) -> String? {
    path(of: object, depth: 0)
  }

  private func path(of object: XcodeObject, depth: Int) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>":
      guard let parent = parents[object.identifier] else {
        return RelativePath.join(sourceRoot, path)
      }
      return self.path(of: parent, depth: depth + 1).flatMap { RelativePath.join($0, path) }
    case "SOURCE_ROOT": return RelativePath.join(sourceRoot, path)
    default: return nil
    }
  }

  /// Returns the paths of the file that a build file stands for: more than one where there is a file
  /// for each language.
  func files(of buildFile: XcodeObject) -> [String] {
    guard let reference = objects[buildFile.text("fileRef")] else { return [] }
    guard reference.class == "PBXVariantGroup" else {
      return [path(of: reference)].compactMap(\.self)
    }
    return objects.all(reference.texts("children")).compactMap { path(of: $0) }
  }
}
