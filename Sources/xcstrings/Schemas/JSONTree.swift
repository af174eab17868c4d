/// A value of JSON that is written in Swift as it looks.
indirect enum JSONTree: Hashable {
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }

  init(booleanLiteral value: Bool) { self = .boolean(value) }

  init(arrayLiteral elements: JSONTree...) { self = .array(elements) }

  init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }

  /// Creates a list of texts.
  init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  /// Returns the object with further members.
  func adding(_ members: [String: JSONTree]) -> JSONTree {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { _, added in added })
  }
}

extension JSONTree: Encodable {
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
