package import Diagnostics
package import PropertyLists

extension StringsDictionary {
  /// Returns the content of a `.stringsdict` file with the dictionary.
  ///
  /// In XML and in the binary form keys stand in the order of their bytes.
  ///
  /// - Returns: The bytes, and the characters that XML cannot hold.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the dictionary.
  package func printed(as form: PropertyList.Form) -> Parsed<[UInt8]> {
    PropertyList.dictionary(entries.map { ($0.key, $0.rule.propertyList) }).printed(as: form)
  }
}

extension StringsDictionary.Rule {
  fileprivate var propertyList: PropertyList {
    switch self {
    case .text(let text): PropertyList(.string(text))
    case .format(let format): format.propertyList
    case .device(let rules):
      .dictionary([
        (StringsRuleKey.device.rawValue, .dictionary(rules.map { ($0, $1.propertyList) }))
      ])
    case .width(let texts):
      .dictionary([
        (
          StringsRuleKey.width.rawValue,
          .dictionary(texts.map { (String($0), PropertyList(.string($1))) })
        )
      ])
    }
  }
}

extension StringsDictionary.Format {
  fileprivate var propertyList: PropertyList {
    .dictionary(
      [(StringsRuleKey.format.rawValue, PropertyList(.string(text)))]
        + variables.map { ($0, $1.propertyList) }
    )
  }
}

extension StringsDictionary.Variable {
  fileprivate var propertyList: PropertyList {
    let kind = [
      (StringsRuleKey.kind.rawValue, StringsRuleKey.plural.rawValue),
      (StringsRuleKey.valueType.rawValue, valueType),
    ]
    return .dictionary(
      (kind.filter { !$0.1.isEmpty } + forms.map { ($0, $1) })
        .map { ($0, PropertyList(.string($1))) }
    )
  }
}

extension PropertyList {
  fileprivate static func dictionary(_ entries: [(String, PropertyList)]) -> PropertyList {
    PropertyList(.dictionary(entries.map { Entry(key: $0, value: $1) }))
  }
}
