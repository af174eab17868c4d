import PropertyLists

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

  /// Returns the text of a field.
  func text(_ field: String) -> String? {
    fields[field]?.string
  }

  /// Returns the texts of a field that holds an array.
  func texts(_ field: String) -> [String] {
    fields[field]?.strings ?? []
  }

  /// Returns the entries of a field that holds a dictionary.
  func entries(_ field: String) -> [PropertyList.Entry] {
    fields[field]?.entries ?? []
  }
}
