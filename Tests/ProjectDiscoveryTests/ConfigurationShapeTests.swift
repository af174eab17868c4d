import Diagnostics
import ProjectConfiguration
import ProjectDiscovery
import Testing

@Suite struct `The shapes of a configuration` {
  @Test(arguments: fields)
  func `are accepted by the parser`(_ field: ConfigurationField) {
    for value in field.shape.examples {
      let text = "\(field.name): \(value)"
      #expect(problems(in: text).isEmpty, "\(text)")
    }
  }

  @Test(arguments: fields)
  func `are the only ones that the parser accepts`(_ field: ConfigurationField) {
    for value in field.shape.counterexamples {
      let text = "\(field.name): \(value)"
      #expect(!problems(in: text).isEmpty, "\(text)")
    }
  }

  @Test func `document every key`() {
    #expect(fields.count == ConfigurationKey.allCases.count)
    #expect(fields.allSatisfy { $0.documentation.hasSuffix(".") })
  }
}

private let fields: [ConfigurationField] =
  if case .object(let fields) = ConfigurationShape.file { fields } else { [] }

private func problems(in text: String) -> [String] {
  Configuration.parse(Array(text.utf8), file: "conf.yml").diagnostics.map { "\($0)" }
}

extension ConfigurationShape {
  /// Valid values of the shape, as YAML.
  fileprivate var examples: [String] {
    switch self {
    case .text: ["some text", "\"*\""]
    case .languageTag: ["es", "zh-Hans"]
    case .boolean: ["true", "false"]
    case .count: ["1", "80"]
    case .ruleLevel: Configuration.RuleLevel.allCases.map(\.rawValue)
    case .choice(let words): words
    case .list(let item): ["[]"] + item.examples.map { "[\($0)]" }
    case .textOrTexts: ["a", "[a, b]"]
    case .map(let value): ["{}"] + value.examples.map { "{own key: \($0)}" }
    case .languageMap(let value):
      ["{}"] + value.examples.flatMap { ["{es: \($0)}", "{pt-BR: \($0)}"] }
    case .object(let fields):
      fields.flatMap { field in
        let others = fields.filter { $0.isRequired && $0.name != field.name }
        let rest = others.map { ", \($0.name): \($0.shape.examples[0])" }.joined()
        return field.shape.examples.map { "{\(field.name): \($0)\(rest)}" }
      }
    case .either(let first, let second): first.examples + second.examples
    }
  }

  /// Invalid values of the shape, as YAML.
  fileprivate var counterexamples: [String] {
    switch self {
    case .text: ["[a]", "{a: b}"]
    case .languageTag: ["[es]", "es_ES", "{es: es}"]
    case .boolean: ["[true]", "maybe"]
    case .count: ["[1]", "0", "-1", "1.5", "many", "\"1\""]
    case .ruleLevel: ["[off]", "fatal"]
    case .choice: ["[a]", "unheardOf"]
    case .list(let item): ["a", "{a: b}"] + item.counterexamples.map { "[\($0)]" }
    case .textOrTexts: ["{a: b}", "[{a: b}]"]
    case .map(let value): ["a", "[a]"] + value.counterexamples.map { "{own key: \($0)}" }
    case .languageMap(let value):
      ["a", "[a]", "{es_ES: a}"] + value.counterexamples.map { "{es: \($0)}" }
    case .object(let fields):
      ["a", "[a]", "{unheardOf: a}"]
        + fields.flatMap { field in field.shape.counterexamples.map { "{\(field.name): \($0)}" } }
    case .either: ["[a]", "{unheardOf: a}"]
    }
  }
}
