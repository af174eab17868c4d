import FoundationEssentials

/// The lines of the fields in a printed catalog, determined only from the indentation.
///
/// It does not use the catalog parser, so it can verify the parser's results.
struct LineIndex {
  private var lines: [[String]: Int] = [:]

  /// Reads a catalog in Xcode's layout: one field a line, two spaces a level.
  init(_ bytes: [UInt8]) throws {
    var path: [String] = []
    for (offset, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      let indent = line.prefix { $0 == 0x20 }.count
      guard let name = try Self.name(in: line.dropFirst(indent)), indent >= 2 else { continue }
      path = Array(path.prefix(indent / 2 - 1)) + [name]
      lines[path] = offset + 1
    }
  }

  /// Returns the line of a field, counted from 1, or `nil` if there is no such field.
  func line(of path: [String]) -> Int? {
    lines[path]
  }

  /// Returns the name of the field at the start of a line, or `nil` if there is none.
  private static func name(in line: ArraySlice<UInt8>) throws -> String? {
    guard line.first == UInt8(ascii: "\"") else { return nil }
    var end = line.startIndex + 1
    while end < line.endIndex, line[end] != UInt8(ascii: "\"") {
      end += line[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < line.endIndex, line[(end + 1)...].starts(with: " : ".utf8) else { return nil }
    return try JSONDecoder().decode(String.self, from: Data(line[line.startIndex...end]))
  }
}
