import Diagnostics
import Testing

@testable import CommandSupport

@Suite struct `Printed diagnostics` {
  private let printer = DiagnosticPrinter(locale: .english) { message, _ in message.english }
  private let location = Location(file: "Walls.txt", utf8Range: 5..<9, line: 41, column: 20)

  @Test func `contain location, severity and rule`() {
    let diagnostic = Diagnostic(.lacksPaint("north"), .error, at: location)
    #expect(
      printer.lines(of: diagnostic)
        == ["Walls.txt:41:20: error: 'north' lacks paint [lacks-paint]"]
    )
  }

  @Test func `are followed by their notes`() {
    let diagnostic = Diagnostic(
      .lacksPaint("south"),
      .warning,
      notes: [Diagnostic.Note(.seenHere, at: location)]
    )
    #expect(
      printer.lines(of: diagnostic) == [
        "warning: 'south' lacks paint [lacks-paint]",
        "  Walls.txt:41:20: note: it was seen here",
      ]
    )
  }

  @Test func `are in English if a message has no translation`() {
    let diagnostic = Diagnostic(.lacksPaint("west"), .note)
    let printer = DiagnosticPrinter(locale: .spanish)
    #expect(printer.lines(of: diagnostic) == ["nota: 'west' lacks paint [lacks-paint]"])
  }

  @Test func `are sorted by file and offset`() {
    let places = [nil, Location(file: "A", utf8Range: 9..<9, line: 1, column: 10), location]
    let diagnostics = places.map { Diagnostic(.lacksPaint("north"), .error, at: $0) }
    #expect(diagnostics.reversed().sorted(by: DiagnosticPrinter.precedes) == diagnostics)
  }

  @Test func `are counted by severity`() {
    let count = DiagnosticCount([
      Diagnostic(.seenHere, .error), Diagnostic(.seenHere, .note), Diagnostic(.seenHere, .error),
    ])
    #expect((count.errors, count.warnings, count.notes) == (2, 0, 1))
  }
}

extension Diagnostic.Message {
  fileprivate static let seenHere = Self("seen-here", "it was seen here")

  fileprivate static func lacksPaint(_ wall: String) -> Self {
    Self("lacks-paint", "'\(wall)' lacks paint")
  }
}
