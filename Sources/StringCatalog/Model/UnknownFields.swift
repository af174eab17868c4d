public import JSONSyntax
import OrderedCollections

/// The fields of a part of a catalog that the model has no name for.
///
/// They are kept as they are and written back where they stood. A field counts as unknown too if its
/// value is none that the model can hold: `"comment" : null`, a language whose localization is no
/// object, a plural category that the CLDR does not have. Where the model sets the same field, the
/// model's value is the one that is written.
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

  /// Whether there is no field.
  public var isEmpty: Bool {
    fields.isEmpty
  }

  /// The value of a field; `nil` if there is no such field.
  public subscript(name: String) -> JSONValue? {
    get { fields[Path(map: nil, name: ExactString(name))] }
    set { fields[Path(map: nil, name: ExactString(name))] = newValue }
  }

  /// The value of a member of one of the model's maps, such as `localizations`; `nil` if there is
  /// no such member, or if the model has it.
  public subscript(map: String, name: String) -> JSONValue? {
    get { fields[Path(map: ExactString(map), name: ExactString(name))] }
    set { fields[Path(map: ExactString(map), name: ExactString(name))] = newValue }
  }

  /// Returns the fields that stand beside those of the model.
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
