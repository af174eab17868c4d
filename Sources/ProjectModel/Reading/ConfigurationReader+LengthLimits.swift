import Yams

extension ConfigurationReader {
  mutating func lengthLimits(_ node: Node, at path: [String]) -> [Configuration.LengthLimit] {
    items(of: node, at: path).flatMap { limits(of: $0, at: path) }
  }

  /// Returns the limits of one item, one for each pattern of keys.
  private mutating func limits(of node: Node, at path: [String]) -> [Configuration.LengthLimit] {
    var keys: [String]?
    var table: String?
    var characters: Int?
    var present: Set<LengthLimitKey> = []
    for field in fields(of: node, at: path, as: LengthLimitKey.self) {
      present.insert(field.key)
      switch field.key {
      case .keys: keys = textOrTexts(field.value, at: field.path)
      case .table: table = text(field.value, at: field.path)
      case .limit: characters = count(field.value, at: field.path)
      }
    }
    for key in [LengthLimitKey.keys, .limit] where !present.contains(key) {
      reportMissing(key, in: node, at: path)
    }
    guard let keys, let characters else { return [] }
    return keys.map {
      Configuration.LengthLimit(KeyPattern($0), table: table, characters: characters)
    }
  }
}
