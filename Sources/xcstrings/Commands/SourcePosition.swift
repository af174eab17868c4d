import ArgumentParser

/// A line of a file, or a place in it, as the user names it: `Card.swift:12` or `Card.swift:12:9`.
struct SourcePosition: ExpressibleByArgument, Hashable {
  let file: String
  let line: Int
  let column: Int?

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.reversed().prefix { Int($0) != nil }.prefix(2).reversed()
      .compactMap { Int($0) }
    let file = parts.dropLast(numbers.count).joined(separator: ":")
    guard let line = numbers.first, numbers.allSatisfy({ $0 > 0 }), !file.isEmpty else {
      return nil
    }
    self.file = file
    self.line = line
    column = numbers.count == 2 ? numbers[1] : nil
  }

  /// The place as editors read it.
  var text: String {
    "\(file):\(line)\(column.map { ":\($0)" } ?? "")"
  }
}
