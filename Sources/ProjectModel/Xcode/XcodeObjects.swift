import PropertyLists

/// The objects of a `project.pbxproj`, by their identifiers.
struct XcodeObjects {
  private let objects: [String: XcodeObject]
  /// The identifier of the object that stands for the project itself.
  let root: String

  /// Creates the table of a project's objects; `nil` if the list holds no project.
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

  /// Returns the object of an identifier.
  subscript(identifier: String?) -> XcodeObject? {
    identifier.flatMap { objects[$0] }
  }

  /// Returns the objects of some identifiers, without those that the project has not.
  func all(_ identifiers: [String]) -> [XcodeObject] {
    identifiers.compactMap { objects[$0] }
  }

  /// Returns the objects of a class, in the order of their identifiers.
  func all(ofClass name: String) -> [XcodeObject] {
    objects.values.filter { $0.class == name }.sorted { $0.identifier < $1.identifier }
  }
}
