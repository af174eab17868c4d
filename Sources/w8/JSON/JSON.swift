import Foundation

/// The form of what `--json` prints.
enum JSON {
  /// Returns a report as lines of JSON, its fields in one order.
  static func text(of report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
