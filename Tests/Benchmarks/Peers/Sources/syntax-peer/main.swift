// Reads and parses Swift files using only the parser, on all cores: the minimum work of an extraction.
//
//   syntax-peer LIST    a file with a path a line
import Foundation
import SwiftParser
import SwiftSyntax

/// The parameters of the bare parse.
enum BareParse {
  /// The number of files that one task parses.
  static let batchSize = 16
  /// The maximum nesting level of the parser, as in an extraction.
  static let maximumNestingLevel = 100

  /// Returns the number of files with syntax errors.
  static func parse(_ paths: ArraySlice<String>) throws -> Int {
    var count = 0
    for path in paths {
      let file = try Data(contentsOf: URL(fileURLWithPath: path))
        .withUnsafeBytes { bytes in
          let text = bytes.bindMemory(to: UInt8.self)
          return Parser.parse(source: text, maximumNestingLevel: maximumNestingLevel)
        }
      if file.hasError { count += 1 }
    }
    return count
  }

  /// Returns the number of files with syntax errors, which are parsed in parallel.
  static func parse(_ paths: [String]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for start in stride(from: 0, to: paths.count, by: batchSize) {
        let batch = paths[start..<min(start + batchSize, paths.count)]
        group.addTask { try parse(batch) }
      }
      return try await group.reduce(0, +)
    }
  }
}

guard let list = CommandLine.arguments.dropFirst().first else {
  print("syntax-peer takes a file with a path a line.")
  exit(64)
}
let paths = try String(contentsOfFile: list, encoding: .utf8)
  .split(separator: "\n")
  .map(String.init)
let count = try await BareParse.parse(paths)
print("\(paths.count) files, \(count) with mistakes")
