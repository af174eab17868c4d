import Diagnostics
import ProjectConfiguration
import Yams

/// A value of an XcodeGen spec, with its location.
struct SpecValue {
  /// The content of a value.
  enum Content {
    case text(String)
    case list([SpecValue])
    /// The entries in file order, without duplicate keys.
    case map([Entry])
  }

  /// A key and its value.
  struct Entry {
    var key: String
    var value: SpecValue
  }

  var content: Content
  let location: Location

  /// The string, or `nil` for any other value.
  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// The values of a list, or `nil` for any other value.
  var list: [SpecValue]? {
    guard case .list(let values) = content else { return nil }
    return values
  }

  /// The entries of a map; empty for any other value.
  var entries: [Entry] {
    guard case .map(let entries) = content else { return [] }
    return entries
  }

  /// Whether the value is a map.
  var isMap: Bool {
    guard case .map = content else { return false }
    return true
  }

  /// The values of a list, or the value itself if it is not a list.
  var items: [SpecValue] { list ?? [self] }

  /// The Boolean value, or `nil` for any other value.
  var truth: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// Returns the value of a key, or `nil` if there is none.
  subscript(key: String) -> SpecValue? {
    entries.first { $0.key == key }?.value
  }

  /// Returns a map in which a key has another value.
  func setting(_ key: String, to value: SpecValue) -> SpecValue {
    var entries = entries
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      entries.append(Entry(key: key, value: value))
    }
    return SpecValue(content: .map(entries), location: location)
  }

  /// Returns a map with transformed values.
  func mapValues(_ transform: (Entry) -> SpecValue) -> SpecValue {
    guard case .map(let entries) = content else { return self }
    let changed = entries.map { Entry(key: $0.key, value: transform($0)) }
    return SpecValue(content: .map(changed), location: location)
  }
}

// MARK: - Merging

extension SpecValue {
  /// The suffix of a key whose value replaces another one instead of being merged with it.
  private static let replacing = ":REPLACE"

  /// Returns a map merged onto another one.
  ///
  /// Nested maps are merged, lists are appended, and any other value replaces that of the base.
  ///
  /// Source: `Dictionary.merged(onto:)` of XcodeGen.
  func merged(onto base: SpecValue) -> SpecValue {
    var merged = base
    for entry in entries {
      guard !entry.key.hasSuffix(Self.replacing) else {
        let key = String(entry.key.dropLast(Self.replacing.count))
        merged = merged.setting(key, to: entry.value)
        continue
      }
      merged = merged.setting(entry.key, to: entry.value.combined(with: base[entry.key]))
    }
    return merged
  }

  private func combined(with base: SpecValue?) -> SpecValue {
    guard let base else { return self }
    if isMap, base.isMap { return merged(onto: base) }
    guard let list, let others = base.list else { return self }
    return SpecValue(content: .list(others + list), location: location)
  }

  /// Returns the value with the variables in its strings and keys (`${name}`) expanded.
  func expanding(_ variables: [String: String]) -> SpecValue {
    var result = self
    switch content {
    case .text(let text): result.content = .text(Self.expand(text, variables))
    case .list(let values): result.content = .list(values.map { $0.expanding(variables) })
    case .map(let entries):
      result.content = .map(
        entries.map {
          Entry(key: Self.expand($0.key, variables), value: $0.value.expanding(variables))
        }
      )
    }
    return result
  }

  /// Returns a string with its variables expanded.
  ///
  /// The results are not expanded again.
  private static func expand(_ text: String, _ variables: [String: String]) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(/\$\{([^}]+)\}/) { match in
      variables[String(match.1)] ?? String(match.0)
    }
  }
}

/// Converts the nodes of a YAML document to values of a spec.
struct SpecValueReader {
  private let locator: YAMLLocator
  /// The number of values that may still be read.
  ///
  /// Without a limit, a few lines of aliases could exhaust the memory.
  private var remainder = 200_000

  init(_ locator: YAMLLocator) {
    self.locator = locator
  }

  /// Whether values were skipped because there are too many.
  var isExhausted: Bool { remainder <= 0 }

  mutating func value(_ node: Node) -> SpecValue {
    remainder -= 1
    let location = locator.location(of: node.mark)
    return SpecValue(content: isExhausted ? .list([]) : content(node), location: location)
  }

  private mutating func content(_ node: Node) -> SpecValue.Content {
    if let mapping = node.mapping { return .map(entries(mapping)) }
    if let sequence = node.sequence {
      var values: [SpecValue] = []
      for node in sequence where !isExhausted { values.append(value(node)) }
      return .list(values)
    }
    return .text(node.scalar?.string ?? "")
  }

  /// Returns the entries of a map, including those merged from others by the key `<<`.
  private mutating func entries(_ mapping: Node.Mapping) -> [SpecValue.Entry] {
    var own: [SpecValue.Entry] = []
    var inherited: [SpecValue.Entry] = []
    for (key, node) in mapping where !isExhausted {
      let value = value(node)
      if let key = key.scalar?.string, key != "<<" {
        own.append(SpecValue.Entry(key: key, value: value))
      } else if key.scalar?.string == "<<" {
        inherited += value.items.flatMap(\.entries)
      }
    }
    var seen = Set(own.map(\.key))
    return own + inherited.filter { seen.insert($0.key).inserted }
  }
}
