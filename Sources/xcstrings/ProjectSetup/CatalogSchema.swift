import CatalogValidation
import CatalogWorkspace
import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// The JSON Schema of String Catalogs, created from the fields that the parser checks.
///
/// It accepts everything that the parser accepts without a warning. This includes unknown fields,
/// values of later Xcode versions, and `null` for any missing value.
enum CatalogSchema {
  /// The schema.
  static var tree: JSONLiteral {
    object(.catalog)
      .adding([
        "$schema": .string(SchemaCommand.dialect),
        "title": "String Catalog",
        "description": "The localizable texts of an app or a package, in all its languages.",
        "$defs": .object(definitions),
      ])
  }

  private static var definitions: [String: JSONLiteral] {
    let named = CatalogSchemaType.allCases.filter { $0 != .catalog && !$0.fields.isEmpty }
    return named.reduce(into: [:]) { $0["\($1)"] = object($1) }
  }

  private static func object(_ shape: CatalogSchemaType) -> JSONLiteral {
    let properties = shape.fields.reduce(into: [:]) { $0[$1.name] = schema(of: $1, in: shape) }
    let required = shape.fields.filter(\.isRequired).map(\.name)
    let tree: JSONLiteral = ["type": type("object", in: shape), "properties": .object(properties)]
    return required.isEmpty ? tree : tree.adding(["required": JSONLiteral(required)])
  }

  /// Returns the type of a field; except for the catalog itself, `null` means a missing value.
  private static func type(_ name: String, in shape: CatalogSchemaType) -> JSONLiteral {
    shape == .catalog ? .string(name) : [.string(name), "null"]
  }

  private static func schema(of field: CatalogField, in shape: CatalogSchemaType) -> JSONLiteral {
    let isRequiredOfCatalog = shape == .catalog && field.isRequired
    let tree: JSONLiteral =
      switch (shape, field.name) {
      case (.catalog, "version"): ["type": ["string", "null"], "pattern": "^[01](\\.|$)"]
      default: schema(of: field.shape, isNullable: !isRequiredOfCatalog, names: field.knownNames)
      }
    return tree.adding(["description": .string(field.documentation)])
  }

  private static func schema(
    of shape: CatalogSchemaType,
    isNullable: Bool = true,
    names: [String] = []
  ) -> JSONLiteral {
    switch shape {
    case .anything: return [:]
    case .text:
      let text: JSONLiteral = ["type": isNullable ? ["string", "null"] : "string"]
      return names.isEmpty ? text : ["anyOf": [["enum": JSONLiteral(names)], text]]
    case .boolean: return ["type": ["boolean", "null"]]
    case .integer: return ["type": ["integer", "null"]]
    case .textList: return ["type": ["array", "null"], "items": ["type": "string"]]
    default: break
    }
    guard let member = shape.memberShape else { return ["$ref": .string("#/$defs/\(shape)")] }
    let reference: JSONLiteral = ["$ref": .string("#/$defs/\(member)")]
    let map: JSONLiteral = [
      "type": isNullable ? ["object", "null"] : "object", "additionalProperties": reference,
    ]
    let known = names.reduce(into: [:]) { $0[$1] = reference }
    return known.isEmpty ? map : map.adding(["properties": .object(known)])
  }
}

/// The JSON Schema of `.xcstrings.yml`, created from the keys that its parser accepts.
enum ConfigurationSchema {
  /// The schema.
  static var tree: JSONLiteral {
    schema(of: .file)
      .adding([
        "$schema": .string(SchemaCommand.dialect),
        "title": ".xcstrings.yml",
        "description": "What a project says about its String Catalogs.",
      ])
  }

  private static func schema(of shape: ConfigurationShape) -> JSONLiteral {
    switch shape {
    case .text: return text
    case .languageTag: return text.adding(["pattern": languagePattern])
    case .boolean: return ["type": ["boolean", "null"]]
    case .count: return ["type": "integer", "minimum": .integer(1)]
    case .ruleLevel: return ["enum": JSONLiteral(Configuration.RuleLevel.allCases.map(\.rawValue))]
    case .choice(let words): return ["enum": JSONLiteral(words)]
    case .list(let item): return ["type": ["array", "null"], "items": schema(of: item)]
    case .textOrTexts: return ["anyOf": [text, schema(of: .list(of: .text))]]
    case .map(of: .ruleLevel): return rules
    case .map(let value):
      return ["type": ["object", "null"], "additionalProperties": schema(of: value)]
    case .languageMap(let value):
      return schema(of: .map(of: value)).adding(["propertyNames": ["pattern": languagePattern]])
    case .object(let fields): return object(fields)
    case .either(let first, let second):
      return ["anyOf": [schema(of: first), schema(of: second)]]
    }
  }

  private static let text: JSONLiteral = ["type": "string", "pattern": "."]
  private static let languagePattern: JSONLiteral = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"

  private static func object(_ fields: [ConfigurationField]) -> JSONLiteral {
    let properties: [String: JSONLiteral] = fields.reduce(into: [:]) { properties, field in
      let description: [String: JSONLiteral] = ["description": .string(field.documentation)]
      properties[field.name] = schema(of: field.shape).adding(description)
    }
    let required = fields.filter(\.isRequired).map(\.name)
    let tree = closed(properties)
    return required.isEmpty ? tree : tree.adding(["required": JSONLiteral(required)])
  }

  private static var rules: JSONLiteral {
    closed(
      ValidationRules.all.map { type(of: $0) }
        .reduce(into: [:]) { properties, rule in
          properties[rule.id.rawValue] = schema(of: .ruleLevel)
        }
    )
  }

  private static func closed(_ properties: [String: JSONLiteral]) -> JSONLiteral {
    [
      "type": ["object", "null"], "properties": .object(properties), "additionalProperties": false,
    ]
  }
}

/// A JSON value, written in Swift like the JSON itself.
indirect enum JSONLiteral: Hashable {
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONLiteral])
  case object([String: JSONLiteral])
}

extension JSONLiteral: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }

  init(booleanLiteral value: Bool) { self = .boolean(value) }

  init(arrayLiteral elements: JSONLiteral...) { self = .array(elements) }

  init(dictionaryLiteral elements: (String, JSONLiteral)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  /// Creates an array of strings.
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  /// Returns the object with further members.
  func adding(_ members: [String: JSONLiteral]) -> JSONLiteral {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { _, added in added })
  }
}

extension JSONLiteral: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
