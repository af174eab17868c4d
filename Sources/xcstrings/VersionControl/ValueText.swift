import FoundationEssentials
import JSONSyntax
import StringCatalog

/// A value of a catalog as a line of a report shows it.
struct ValueText {
  /// The line: of a text the text in quotation marks, with its state in brackets; else JSON.
  let line: String

  /// Creates the line of a value.
  init(_ value: JSONValue) {
    switch value {
    case .string(let text): line = KeyQuotation(text).text
    case .object(let members):
      line = Self.unit(members) ?? Self.json(value)
    default: line = Self.json(value)
    }
  }

  /// The text and the state of a unit; `nil` if the value is none.
  static func unit(_ value: JSONValue?) -> (text: String, state: String)? {
    guard case .object(let members)? = value, members.count == 2,
      case .string(let state)? = members.first(where: { $0.key == "state" })?.value,
      case .string(let text)? = members.first(where: { $0.key == "value" })?.value
    else { return nil }
    return (text, state)
  }

  private static func unit(_ members: [JSONValue.Member]) -> String? {
    unit(.object(members)).map { "\(KeyQuotation($0.text).text) [\($0.state)]" }
  }

  private static func json(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(JSONReportValue(value))).map { String(decoding: $0, as: UTF8.self) }
      ?? ""
  }
}

/// A value of a catalog as JSON reports have it.
struct JSONReportValue: Encodable {
  private let value: JSONValue

  init(_ value: JSONValue) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members {
        try container.encode(Self(member.value), forKey: Name(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(Self(element)) }
    default:
      var container = encoder.singleValueContainer()
      try encodeScalar(to: &container)
    }
  }

  private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
    switch value {
    case .string(let text): try container.encode(text)
    case .boolean(let flag): try container.encode(flag)
    case .number(let digits): try encode(number: digits, to: &container)
    case .null, .array, .object: try container.encodeNil()
    }
  }

  private func encode(
    number digits: String,
    to container: inout any SingleValueEncodingContainer
  ) throws {
    if let integer = Int(digits) {
      try container.encode(integer)
    } else if let number = Double(digits), number.isFinite {
      try container.encode(number)
    } else {
      // What no number of this machine can hold is told digit for digit.
      try container.encode(digits)
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}
