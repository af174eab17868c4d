import Diagnostics
import Yams

/// Turns the nodes of a YAML document into a configuration, and notes what does not fit.
struct ConfigurationReader {
  let locator: YAMLLocator
  private(set) var diagnostics: [Diagnostic] = []

  init(locator: YAMLLocator) {
    self.locator = locator
  }

  mutating func configuration(from root: Node) -> Configuration {
    var configuration = Configuration()
    for field in fields(of: root, at: []) {
      switch field.key {
      case "sourceLanguage": configuration.sourceLanguage = language(field.value, at: field.path)
      case "languages": configuration.languages = languages(field.value, at: field.path)
      case "catalogs": configuration.catalogs = texts(field.value, at: field.path)
      case "targets": configuration.targets = targets(field.value, at: field.path)
      case "routines": configuration.routines = texts(field.value, at: field.path)
      case "rules": configuration.rules = rules(field.value, at: field.path)
      default:
        reportUnknown(
          field,
          known: ["sourceLanguage", "languages", "catalogs", "targets", "routines", "rules"]
        )
      }
    }
    return configuration
  }

  private mutating func targets(_ node: Node, at path: [String]) -> [Configuration.Target] {
    fields(of: node, at: path).map { target($0) }
  }

  private mutating func target(_ target: Field) -> Configuration.Target {
    var table: String?
    var sources: [String]?
    for field in fields(of: target.value, at: target.path) {
      switch field.key {
      case "table": table = text(field.value, at: field.path)
      case "sources": sources = texts(field.value, at: field.path)
      default: reportUnknown(field, known: ["table", "sources"])
      }
    }
    guard let table else { return Configuration.Target(name: target.key, sources: sources) }
    return Configuration.Target(name: target.key, table: table, sources: sources)
  }

  private mutating func rules(_ node: Node, at path: [String]) -> [Configuration.RuleSetting] {
    fields(of: node, at: path)
      .compactMap { field in
        guard let word = text(field.value, at: field.path) else { return nil }
        guard let level = Configuration.RuleLevel(rawValue: word) else {
          let levels = Configuration.RuleLevel.allCases.map(\.rawValue)
          report(.configurationRuleLevel, field.value, field.path, [.text(word), .list(levels)])
          return nil
        }
        let rule = Diagnostic.ID(rawValue: field.key)
        return Configuration.RuleSetting(rule: rule, level: level, place: field.place)
      }
  }

  private mutating func languages(_ node: Node, at path: [String]) -> [String] {
    items(of: node, at: path).compactMap { language($0, at: path) }
  }

  private mutating func language(_ node: Node, at path: [String]) -> String? {
    guard let tag = text(node, at: path) else { return nil }
    guard isLanguageTag(tag) else {
      report(.configurationLanguage, node, path, [.text(tag)])
      return nil
    }
    return tag
  }
}

extension ConfigurationReader {
  /// One key of a map with its value.
  private struct Field {
    var key: String
    var value: Node
    var path: [String]
    var place: Place
  }

  private mutating func fields(of node: Node, at path: [String]) -> [Field] {
    guard !node.isNothing else { return [] }
    guard let mapping = node.mapping else {
      report(.configurationExpectsMap, node, path, [.text(path.last ?? "")])
      return []
    }
    return mapping.compactMap { key, value in
      guard let name = text(key, at: path) else { return nil }
      return Field(
        key: name,
        value: value,
        path: path + [name],
        place: locator.place(of: key.mark)
      )
    }
  }

  private mutating func items(of node: Node, at path: [String]) -> [Node] {
    guard !node.isNothing else { return [] }
    guard let sequence = node.sequence else {
      report(.configurationExpectsList, node, path, [.text(path.last ?? "")])
      return []
    }
    return Array(sequence)
  }

  private mutating func texts(_ node: Node, at path: [String]) -> [String] {
    items(of: node, at: path).compactMap { text($0, at: path) }
  }

  /// Returns a scalar as it is written.
  ///
  /// YAML would make a Boolean of `no`, which is Norwegian, and of `off`, which is a level.
  private mutating func text(_ node: Node, at path: [String]) -> String? {
    guard let scalar = node.scalar, !scalar.string.isEmpty, !node.isNothing else {
      report(.configurationExpectsText, node, path, [.text(path.last ?? "")])
      return nil
    }
    return scalar.string
  }

  private mutating func reportUnknown(_ field: Field, known: [String]) {
    let arguments: [Diagnostic.Argument] = [.text(field.key), .list(known)]
    let place = field.place
    diagnostics.append(
      Diagnostic(
        .configurationUnknownKey,
        .error,
        at: place,
        path: field.path,
        arguments: arguments
      )
    )
  }

  private mutating func report(
    _ id: Diagnostic.ID,
    _ node: Node,
    _ path: [String],
    _ arguments: [Diagnostic.Argument]
  ) {
    let place = locator.place(of: node.mark)
    diagnostics.append(Diagnostic(id, .error, at: place, path: path, arguments: arguments))
  }
}

extension Node {
  /// Whether the document says nothing here: a key without a value, or `~`.
  fileprivate var isNothing: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }
}
