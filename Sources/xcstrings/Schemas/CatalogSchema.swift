import StringCatalog

/// The JSON Schema of String Catalogs, made of the fields that the parser checks.
///
/// It takes what the parser takes without a warning: fields that the format has not, values that a
/// later Xcode may write, and `null` wherever a value may be missing.
enum CatalogSchema {
  /// The schema.
  static var tree: JSONTree {
    object(.catalog)
      .adding([
        "$schema": .string(SchemaCommand.dialect),
        "title": "String Catalog",
        "description": "The localizable texts of an app or a package, in all its languages.",
        "$defs": .object(definitions),
      ])
  }

  private static var definitions: [String: JSONTree] {
    let named = CatalogShape.allCases.filter { $0 != .catalog && !$0.fields.isEmpty }
    return named.reduce(into: [:]) { $0["\($1)"] = object($1) }
  }

  private static func object(_ shape: CatalogShape) -> JSONTree {
    let properties = shape.fields.reduce(into: [:]) { $0[$1.name] = schema(of: $1, in: shape) }
    let required = shape.fields.filter(\.isRequired).map(\.name)
    let tree: JSONTree = ["type": type("object", in: shape), "properties": .object(properties)]
    return required.isEmpty ? tree : tree.adding(["required": JSONTree(required)])
  }

  /// A catalog is one only with its required fields; everywhere else `null` stands for no value.
  private static func type(_ name: String, in shape: CatalogShape) -> JSONTree {
    shape == .catalog ? .string(name) : [.string(name), "null"]
  }

  private static func schema(of field: CatalogField, in shape: CatalogShape) -> JSONTree {
    let isRequiredOfCatalog = shape == .catalog && field.isRequired
    let tree: JSONTree =
      switch (shape, field.name) {
      case (.catalog, "version"): ["type": ["string", "null"], "pattern": "^[01](\\.|$)"]
      default: schema(of: field.shape, isNullable: !isRequiredOfCatalog, names: field.knownNames)
      }
    return tree.adding(["description": .string(field.documentation)])
  }

  private static func schema(
    of shape: CatalogShape,
    isNullable: Bool = true,
    names: [String] = []
  ) -> JSONTree {
    switch shape {
    case .anything: return [:]
    case .text:
      let text: JSONTree = ["type": isNullable ? ["string", "null"] : "string"]
      return names.isEmpty ? text : ["anyOf": [["enum": JSONTree(names)], text]]
    case .boolean: return ["type": ["boolean", "null"]]
    case .integer: return ["type": ["integer", "null"]]
    case .textList: return ["type": ["array", "null"], "items": ["type": "string"]]
    default: break
    }
    guard let member = shape.memberShape else { return ["$ref": .string("#/$defs/\(shape)")] }
    let reference: JSONTree = ["$ref": .string("#/$defs/\(member)")]
    let map: JSONTree = [
      "type": isNullable ? ["object", "null"] : "object", "additionalProperties": reference,
    ]
    let known = names.reduce(into: [:]) { $0[$1] = reference }
    return known.isEmpty ? map : map.adding(["properties": .object(known)])
  }
}
