import Foundation
import TestSupport
import Testing

/// The table of everything that `w8` must do, `Contract.txt`, which is run row by row.
@Suite struct ContractTests {
  private static let rows = ContractRow.table()

  @Test func `the table has all rows`() {
    #expect(Self.rows.map(\.number) == Array(1...69))
    #expect(Self.rows.filter { !$0.isChecked }.map(\.number).isEmpty)
  }

  @Test(arguments: rows)
  func `a row is fulfilled`(row: ContractRow) throws {
    let home = try TestUser("LANG=en_US")
    var output = ""
    for line in row.lines {
      let (mark, rest) = ContractRow.split(line)
      switch mark {
      case ">": #expect(try output.contains(Regex(rest)), "\(row): \(line)\n\(output)")
      case "!>": #expect(try !output.contains(Regex(rest)), "\(row): \(line)\n\(output)")
      case "+":
        let (path, text) = ContractRow.split(rest)
        try home.folder.write(text.replacing("\\n", with: "\n"), to: path)
      case "-": break
      default:
        let status = try #require(Int32(mark == "$" ? "0" : mark.dropFirst()))
        let run = try Self.run(rest.replacing("~", with: home.folder.path), home)
        #expect(run.status == status, "\(row): \(line)\n\(run.output)\(run.errors)")
        output = run.output + run.errors
      }
    }
  }

  /// Runs a command with the variables before it.
  private static func run(_ line: String, _ home: TestUser) throws -> BuiltProgram.Run {
    let words = words(line)
    let variables = words.prefix { $0 != "w8" }
      .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let environment = ["LANG": "en_US"]
      .merging(variables.map { ($0[0], $0[1]) }) { $1 }
    return try home.with(environment).w8(Array(words.dropFirst(variables.count + 1)))
  }

  /// Splits a line at its spaces, except for those between quotation marks.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { number, part in
        number.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }
}

/// A row of the contract.
struct ContractRow: CustomTestStringConvertible {
  let number: Int
  let title: String
  var lines: [String] = []

  var testDescription: String { "\(number) \(title)" }

  /// Whether the row checks an output, or has a reason not to.
  var isChecked: Bool { lines.contains { [">", "!>", "-"].contains(Self.split($0).mark) } }

  /// Reads the table.
  static func table(_ file: String = #filePath) -> [ContractRow] {
    let path = URL(filePath: file).deletingLastPathComponent().appending(path: "Contract.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    var rows: [ContractRow] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let (mark, rest) = split(String(line))
      if let number = Int(mark) {
        rows.append(ContractRow(number: number, title: rest))
      } else if !rows.isEmpty {
        rows[rows.count - 1].lines.append(String(line))
      }
    }
    return rows
  }

  /// Splits a line at its first space.
  static func split(_ line: String) -> (mark: String, rest: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }
}
