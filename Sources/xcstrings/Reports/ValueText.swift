import FoundationEssentials
import JSONText
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
