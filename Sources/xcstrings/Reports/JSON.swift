import CommandSupport
import FoundationEssentials

extension Console {
  /// Prints a report as JSON: keys in alphabetical order, so that equal reports have equal bytes.
  func print(json report: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
