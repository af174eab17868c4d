import CatalogWorkspace
import JSONSyntax
import ModelContextProtocol
import StringCatalog

extension AgentJSON {
  /// The members that name a part of a catalog.
  static let part: [JSONSchema.Property] = [
    .optional("key", .string()), .optional("language", .string()),
    .optional("variation", .string()), .optional("field", .string()),
  ]

  /// Returns the members that name a part of a catalog.
  ///
  /// A text has a language, and a variation unless it is the only one. Other parts have a field.
  static func part(_ path: CatalogPath) -> [(String, JSONValue?)] {
    let name = path.partName
    return [
      ("key", path.key.map { .string($0) }), ("language", path.language.map { .string($0) }),
      ("variation", path.isText ? .nonempty(name) : nil),
      ("field", path.isText ? nil : .nonempty(name)),
    ]
  }

  /// Returns the value of a part: for a text, an object with the text and its state.
  static func value(_ value: JSONValue?) -> JSONValue? {
    guard let unit = ValueText.unit(value) else { return value }
    return .fields(("text", .string(unit.text)), ("state", .string(unit.state)))
  }
}

extension JSONValue {
  /// Creates an object without the members that have no value.
  static func fields(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
