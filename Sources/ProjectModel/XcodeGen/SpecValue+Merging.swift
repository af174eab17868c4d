extension SpecValue {
  /// The end of a key whose value takes the place of another one instead of being merged with it.
  private static let replacing = ":REPLACE"

  /// Returns a map laid over another one.
  ///
  /// Maps in it are merged, lists are appended, and anything else takes the place of what is below.
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
    return SpecValue(content: .list(others + list), place: place)
  }

  /// Returns the value with texts for the variables in its texts and keys: `${name}`.
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

  /// Returns a text with its variables replaced; what takes their places is not looked at again.
  private static func expand(_ text: String, _ variables: [String: String]) -> String {
    guard text.contains("${") else { return text }
    return text.replacing(/\$\{([^}]+)\}/) { match in
      variables[String(match.1)] ?? String(match.0)
    }
  }
}
