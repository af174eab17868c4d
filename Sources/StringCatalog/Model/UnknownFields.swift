public import JSONSyntax
import OrderedCollections

/// The fields of a part of a catalog that the model does not know.
///
/// They are kept and written back at their original positions. A field also counts as unknown if
/// the model cannot represent its value. Examples are `"comment" : null`, a language whose
/// localization is not an object, and a plural category that CLDR does not define. If the model
/// sets the same field, the model's value is written.
///
/// ```swift
/// entry.unknownFields["reviewedBy"] = .string("Ana")
/// entry.unknownFields["localizations", "de"]  // .null
/// ```
public struct UnknownFields: Hashable, Sendable {
  private struct Path: Hashable {
    let map: ExactString?
    let name: ExactString
  }

  private var fields: OrderedDictionary<Path, JSONValue> = [:]

  /// Creates an empty set of fields.
  public init() {}

  /// Whether there are no fields.
  public var isEmpty: Bool {
    fields.isEmpty
  }

  /// The value of a field, or `nil` if there is no such field.
  public subscript(name: String) -> JSONValue? {
    get { fields[Path(map: nil, name: ExactString(name))] }
    set { fields[Path(map: nil, name: ExactString(name))] = newValue }
  }

  /// The value of a member of one of the model's maps, such as `localizations`; `nil` if there is
  /// no such member, or if the model represents it.
  public subscript(map: String, name: String) -> JSONValue? {
    get { fields[Path(map: ExactString(map), name: ExactString(name))] }
    set { fields[Path(map: ExactString(map), name: ExactString(name))] = newValue }
  }

  /// Replaces the fields by others, at their positions.
  ///
  /// - Parameters:
  ///   - other: The other fields.
  ///   - isKept: Returns whether a field stays unchanged, from the name of its map and its own.
  mutating func set(_ other: UnknownFields, except isKept: (String?, String) -> Bool) {
    guard !isEmpty || !other.isEmpty else { return }
    func isReplaced(_ path: Path) -> Bool { !isKept(path.map?.string, path.name.string) }
    fields.removeAll { isReplaced($0.key) && other.fields[$0.key] == nil }
    for (path, value) in other.fields where isReplaced(path) { fields[path] = value }
  }

  /// Returns the fields in addition to those of the model.
  func members() -> [JSONValue.Member] {
    fields.compactMap { path, value in
      path.map == nil ? JSONValue.Member(path.name.string, value) : nil
    }
  }

  /// Returns the members of one of the model's maps.
  func members(of map: String) -> [JSONValue.Member] {
    fields.compactMap { path, value in
      path.map == ExactString(map) ? JSONValue.Member(path.name.string, value) : nil
    }
  }
}
