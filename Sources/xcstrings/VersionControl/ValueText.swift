import FoundationEssentials
import JSONSyntax
import StringCatalog

/// A value of a catalog as it appears in a line of a report.
struct ValueText {
  /// The line: a string in quotation marks with its state in brackets, or JSON.
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

  /// Returns the string and the state of a unit; `nil` if the value is not a unit.
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

/// A value of a catalog in JSON reports.
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
      // A number that exceeds the numeric types is written digit by digit.
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
