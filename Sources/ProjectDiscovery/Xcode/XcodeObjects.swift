import FileFormats
import ProjectConfiguration

/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
  private let objects: [String: XcodeObject]
  /// The identifier of the project object.
  let root: String

  /// Creates the table of a project's objects, or returns `nil` if the list contains no project.
  init?(_ list: PropertyList) {
    guard let root = list["rootObject"]?.string, let entries = list["objects"]?.entries
    else { return nil }
    self.root = root
    objects = Dictionary(
      entries.map { ($0.key, XcodeObject($0.key, $0.value)) },
      uniquingKeysWith: { $1 }
    )
    guard objects[root] != nil else { return nil }
  }

  /// Returns the object with an identifier.
  subscript(identifier: String?) -> XcodeObject? {
    identifier.flatMap { objects[$0] }
  }

  /// Returns the objects with some identifiers.
  ///
  /// Unknown identifiers are ignored.
  func all(_ identifiers: [String]) -> [XcodeObject] {
    identifiers.compactMap { objects[$0] }
  }

  /// Returns the objects of a class, sorted by identifier.
  func all(ofClass name: String) -> [XcodeObject] {
    objects.values.filter { $0.class == name }.sorted { $0.identifier < $1.identifier }
  }
}

/// An object of a `project.pbxproj`.
struct XcodeObject {
  /// The name by which other objects refer to it.
  let identifier: String
  /// The name of its class, such as `PBXNativeTarget`.
  let `class`: String
  private let fields: [String: PropertyList]

  init(_ identifier: String, _ list: PropertyList) {
    self.identifier = identifier
    let entries = list.entries ?? []
    fields = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    `class` = fields["isa"]?.string ?? ""
  }

  /// Returns the string value of a field.
  func text(_ field: String) -> String? {
    fields[field]?.string
  }

  /// Returns the string values of an array field.
  func texts(_ field: String) -> [String] {
    fields[field]?.strings ?? []
  }

  /// Returns the entries of a dictionary field.
  func entries(_ field: String) -> [PropertyList.Entry] {
    fields[field]?.entries ?? []
  }
}

/// Resolves the paths of the files and folders in a project.
struct XcodePaths {
  /// The group of each object that is part of one.
  private let parents: [String: XcodeObject]
  private let objects: XcodeObjects
  /// The folder to which the project's paths are relative.
  private let sourceRoot: String

  /// The maximum nesting depth of groups.
  ///
  /// Longer chains are cycles.
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

  /// Returns the path of a file or folder, or `nil` if it is outside of the searched folder, or
  /// known only to a build.
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

  /// Returns the paths of a build file's files.
  ///
  /// There are several if there is a file for each language.
  func files(of buildFile: XcodeObject) -> [String] {
    guard let reference = objects[buildFile.text("fileRef")] else { return [] }
    guard reference.class == "PBXVariantGroup" else {
      return [path(of: reference)].compactMap(\.self)
    }
    return objects.all(reference.texts("children")).compactMap { path(of: $0) }
  }
}
