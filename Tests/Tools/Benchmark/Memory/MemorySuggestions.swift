import Foundation
import TranslationMemory

/// Measures how often a translation memory has a match for texts that were translated by people.
enum MemorySuggestions {
  /// Searches each text of a file among the others, and prints a tab-separated line.
  ///
  /// The fields are: the score, or 0 without a match; the translation of the match; and the
  /// translation of the text itself.
  ///
  /// - Parameter path: A file of lines with three tab-separated fields, whose line breaks and tabs
  ///   are escaped: the key, the source text and the translation.
  /// - Throws: An error if the file cannot be read.
  static func run(path: String) throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let rows = text.split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count == 3 }
    let origin = MemoryUnit.Origin(file: path)
    // The position identifies the match, because several texts may have the same translation.
    let memory = TranslationMemory(
      rows.enumerated()
        .map { position, row in
          MemoryUnit(source: row[1], target: "\(position)", context: row[0], origin: origin)
        }
    )
    for (position, row) in rows.enumerated() {
      let query = MemoryQuery(row[1], context: row[0], minimumScore: 60, limit: 2)
      let match = memory.matches(for: query).first { $0.unit.target != "\(position)" }
      let found = match.flatMap { Int($0.unit.target) }.map { rows[$0][2] } ?? ""
      print(match?.score ?? 0, found, row[2], separator: "\t")
    }
  }
}
