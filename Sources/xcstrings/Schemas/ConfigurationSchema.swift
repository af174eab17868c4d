import CatalogValidation
import Diagnostics
import ProjectModel

/// The JSON Schema of `.xcstrings.yml`, made of the keys that its reader knows.
enum ConfigurationSchema {
  /// The schema.
  static var tree: JSONTree {
    schema(of: .file)
      .adding([
        "$schema": .string(SchemaCommand.dialect),
        "title": ".xcstrings.yml",
        "description": "What a project says about its String Catalogs.",
      ])
  }

  private static func schema(of shape: ConfigurationShape) -> JSONTree {
    switch shape {
    case .text: return text
    case .languageTag: return text.adding(["pattern": languagePattern])
    case .boolean: return ["type": ["boolean", "null"]]
    case .count: return ["type": "integer", "minimum": .integer(1)]
    case .ruleLevel: return ["enum": JSONTree(Configuration.RuleLevel.allCases.map(\.rawValue))]
    case .choice(let words): return ["enum": JSONTree(words)]
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

  private static let text: JSONTree = ["type": "string", "pattern": "."]
  private static let languagePattern: JSONTree = "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"

  private static func object(_ fields: [ConfigurationField]) -> JSONTree {
    let properties: [String: JSONTree] = fields.reduce(into: [:]) { properties, field in
      let description: [String: JSONTree] = ["description": .string(field.documentation)]
      properties[field.name] = schema(of: field.shape).adding(description)
    }
    let required = fields.filter(\.isRequired).map(\.name)
    let tree = closed(properties)
    return required.isEmpty ? tree : tree.adding(["required": JSONTree(required)])
  }

  private static var rules: JSONTree {
    closed(
      ValidationRules.all.reduce(into: [:]) { properties, rule in
        properties[type(of: rule).id.rawValue] = schema(of: .ruleLevel)
      }
    )
  }

  private static func closed(_ properties: [String: JSONTree]) -> JSONTree {
    [
      "type": ["object", "null"], "properties": .object(properties), "additionalProperties": false,
    ]
  }
}
