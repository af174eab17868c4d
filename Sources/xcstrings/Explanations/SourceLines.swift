import Diagnostics
import SwiftExtraction

/// The lines of sources, to show what stands at a place.
struct SourceLines {
  private let sources: [String: [UInt8]]

  init(_ sources: [SourceFile]) {
    self.sources = sources.reduce(into: [:]) { $0[$1.path] = $1.bytes }
  }

  /// Returns the line of a place without the spaces around it; `nil` if its file is not at hand.
  func line(of place: Place) -> String? {
    guard let bytes = sources[place.file], bytes.indices.contains(place.utf8Range.lowerBound) else {
      return nil
    }
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place.utf8Range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place.utf8Range.lowerBound...].firstIndex(of: newline) ?? bytes.endIndex
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    return KeyQuotation.shortened(String(line.drop(while: \.isWhitespace)), limit: Self.limit)
  }

  /// How much of a line is shown.
  private static let limit = 120
}
