import Diagnostics
import ICU
import Yams

extension ConfigurationReader {
  /// A key of a map, with its value.
  struct Field<Key> {
    var key: Key
    var value: Node
    var path: [String]
    var location: Location
  }

  /// Returns the members of a map with keys that the format defines, and reports other keys.
  mutating func fields<Key: RawRepresentable<String> & CaseIterable>(
    of node: Node,
    at path: [String],
    as type: Key.Type
  ) -> [Field<Key>] {
    members(of: node, at: path)
      .compactMap { member in
        guard let key = Key(rawValue: member.key) else {
          diagnostics.append(
            .configurationUnknownKey,
            Diagnostic(
              .configurationUnknownKey(member.key, known: type.allCases.map(\.rawValue)),
              .error,
              at: member.location,
              path: member.path
            )
          )
          return nil
        }
        return Field(key: key, value: member.value, path: member.path, location: member.location)
      }
  }

  /// Returns the members of a map with user-defined keys.
  mutating func members(of node: Node, at path: [String]) -> [Field<String>] {
    guard !node.isNothing else { return [] }
    guard let mapping = node.mapping else {
      report(.configurationExpectsMap(path.last), node, path)
      return []
    }
    return mapping.compactMap { key, value in
      guard let name = text(key, at: path) else { return nil }
      return Field(
        key: name,
        value: value,
        path: path + [name],
        location: locator.location(of: key.mark)
      )
    }
  }

  mutating func items(of node: Node, at path: [String]) -> [Node] {
    guard !node.isNothing else { return [] }
    guard let sequence = node.sequence else {
      report(.configurationExpectsList(path.last ?? ""), node, path)
      return []
    }
    return Array(sequence)
  }

  mutating func texts(_ node: Node, at path: [String]) -> [String] {
    items(of: node, at: path).compactMap { text($0, at: path) }
  }

  /// Returns the strings of a list, or a single string.
  mutating func textOrTexts(_ node: Node, at path: [String]) -> [String] {
    guard node.scalar != nil, !node.isNothing else { return texts(node, at: path) }
    return text(node, at: path).map { [$0] } ?? []
  }

  /// Returns the patterns of a list.
  mutating func patterns(_ node: Node, at path: [String]) -> [String] {
    items(of: node, at: path).compactMap { patternText($0, at: path) }
  }

  /// Returns the patterns of a list, or a single pattern.
  mutating func patternOrPatterns(_ node: Node, at path: [String]) -> [String] {
    guard node.scalar != nil, !node.isNothing else { return patterns(node, at: path) }
    return patternText(node, at: path).map { [$0] } ?? []
  }

  /// Returns a pattern as written, and reports one that is too long.
  mutating func patternText(_ node: Node, at path: [String]) -> String? {
    guard let text = text(node, at: path) else { return nil }
    guard text.utf8.count <= Self.maximumPatternLength else {
      let key = path.last ?? ""
      report(.configurationPatternLength(key, limit: Self.maximumPatternLength), node, path)
      return nil
    }
    return text
  }

  /// The maximum length of a pattern in bytes, which is longer than paths and realistic keys.
  private static let maximumPatternLength = 10_000

  /// Returns a scalar as written.
  ///
  /// YAML would convert `no` (Norwegian) and `off` (a level) to Booleans.
  mutating func text(_ node: Node, at path: [String]) -> String? {
    guard let scalar = node.scalar, !scalar.string.isEmpty, !node.isNothing else {
      report(.configurationExpectsText(path.last ?? ""), node, path)
      return nil
    }
    return scalar.string
  }

  mutating func boolean(_ node: Node, at path: [String]) -> Bool? {
    guard !node.isNothing else { return nil }
    guard let scalar = node.scalar, let value = Bool(scalar.string) else {
      report(.configurationExpectsBoolean(path.last ?? ""), node, path)
      return nil
    }
    return value
  }

  /// Returns an integer of at least 1.
  mutating func count(_ node: Node, at path: [String]) -> Int? {
    guard let scalar = node.scalar, scalar.style == .plain, let value = Int(scalar.string),
      value > 0
    else {
      report(.configurationExpectsCount(path.last ?? ""), node, path)
      return nil
    }
    return value
  }

  /// Returns one of several keywords.
  mutating func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ node: Node,
    at path: [String]
  ) -> Word? {
    guard !node.isNothing, let word = text(node, at: path) else { return nil }
    guard let value = Word(rawValue: word) else {
      let words = Word.allCases.map(\.rawValue)
      report(.configurationChoice(path.last ?? "", value: word, choices: words), node, path)
      return nil
    }
    return value
  }

  mutating func languages(_ node: Node, at path: [String]) -> [String] {
    items(of: node, at: path).compactMap { language($0, at: path) }
  }

  mutating func language(_ node: Node, at path: [String]) -> String? {
    guard let tag = text(node, at: path) else { return nil }
    return isLanguageTag(tag, at: locator.location(of: node.mark), path) ? tag : nil
  }

  /// Returns whether a string is a language tag, and reports it if it is not.
  mutating func isLanguageTag(_ text: String, at location: Location, _ path: [String]) -> Bool {
    if LocaleData.isLanguageTag(text) { return true }
    let meant = LocaleData.languageTag(nearTo: text)
    report(.configurationLanguage(text, meant: meant), at: location, path)
    return false
  }
}

extension ConfigurationReader {
  /// Reports a missing required key.
  mutating func reportMissing<Key: RawRepresentable<String>>(
    _ key: Key,
    in node: Node,
    at path: [String]
  ) {
    report(.configurationMissingKey(key.rawValue), node, path)
  }

  mutating func report(_ message: Diagnostic.Message, _ node: Node, _ path: [String]) {
    report(message, at: locator.location(of: node.mark), path)
  }

  mutating func report(_ message: Diagnostic.Message, at location: Location, _ path: [String]) {
    diagnostics.append(Diagnostic(message, .error, at: location, path: path))
  }
}

extension Node {
  /// Whether the node has no value, or `~`.
  var isNothing: Bool {
    guard let scalar, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }
}
