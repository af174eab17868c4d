import Diagnostics
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
  /// The range of its definition in UTF-8 offsets.
  let utf8Range: Range<Int>
  private let fields: [String: PropertyList]

  init(_ identifier: String, _ list: PropertyList) {
    self.identifier = identifier
    utf8Range = list.utf8Range
    let entries = list.entries ?? []
    fields = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    `class` = fields["isa"]?.string ?? ""
  }

  /// Returns the string value of a field.
  func text(_ field: String) -> String? {
    fields[field]?.string
  }

  /// Returns the range of a field's value; that of the object if it has no such field.
  func range(of field: String) -> Range<Int> {
    fields[field]?.utf8Range ?? utf8Range
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
  let sourceRoot: String
  private let files: ReferencedFiles
  /// A function that returns the location of a range of the project file.
  private let location: (Range<Int>) -> Location

  /// The maximum nesting depth of groups.
  ///
  /// Longer chains are cycles.
  private static let greatestDepth = 256

  init(
    _ objects: XcodeObjects,
    sourceRoot: String,
    _ files: ReferencedFiles,
    _ location: @escaping (Range<Int>) -> Location
  ) {
    self.objects = objects
    self.sourceRoot = sourceRoot
    self.files = files
    self.location = location
    var parents: [String: XcodeObject] = [:]
    for name in ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"] {
      for group in objects.all(ofClass: name) {
        for child in group.texts("children") { parents[child] = group }
      }
    }
    self.parents = parents
  }

  /// Returns the path of a file, or `nil` if it is outside of the searched folder, or known only to
  /// a build.
  func file(of object: XcodeObject) -> String? {
    namedPath(of: object).map { files.file($0, at: location(of: object)) }
  }

  /// Returns the paths of a folder, like ``ReferencedFiles/folders(_:at:)``.
  func folders(of object: XcodeObject) -> [String] {
    namedPath(of: object).map { files.folders($0, at: location(of: object)) } ?? []
  }

  /// Returns the location of the path of an object.
  func location(of object: XcodeObject, _ field: String = "path") -> Location {
    location(object.range(of: field))
  }

  /// Returns the location of a range of the project file.
  func location(of range: Range<Int>) -> Location { location(range) }

  /// Returns the path of a file or folder as the project names it, or `nil` if it is outside of the
  /// searched folder, or known only to a build.
  func namedPath(of object: XcodeObject) -> String? {
    namedPath(of: object, depth: 0)
  }

  private func namedPath(of object: XcodeObject, depth: Int) -> String? {
    guard depth < Self.greatestDepth else { return nil }
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>":
      guard let parent = parents[object.identifier] else {
        return RelativePath.join(sourceRoot, path)
      }
      return namedPath(of: parent, depth: depth + 1).flatMap { RelativePath.join($0, path) }
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
      return [file(of: reference)].compactMap(\.self)
    }
    return objects.all(reference.texts("children")).compactMap { file(of: $0) }
  }
}
