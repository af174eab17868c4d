import CommandSupport
import FoundationEssentials

extension Console {
  /// Prints a report as JSON.
  func print(json report: some Encodable) throws {
    print(try String(json: report))
  }
}

extension String {
  /// Creates the JSON of a report: keys in alphabetical order, so that equal reports have equal bytes.
  init(json report: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    self.init(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
