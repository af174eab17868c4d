import Diagnostics
import Testing

@testable import CommandSupport

@Suite struct `The lines of diagnostics` {
  private let printer = DiagnosticPrinter(
    sentences: DiagnosticSentences([
      "lacks-paint": { arguments, _ in "'\(arguments[0].plainText)' lacks paint" },
      "seen-here": { _, _ in "it was seen here" },
    ]),
    locale: .english
  )
  private let place = Place(file: "Walls.txt", utf8Range: 5..<9, line: 41, column: 20)

  @Test func `name the place, the severity and the rule`() {
    let diagnostic = Diagnostic("lacks-paint", .error, at: place, arguments: [.text("north")])
    #expect(
      printer.text(of: diagnostic) == "Walls.txt:41:20: error: 'north' lacks paint [lacks-paint]"
    )
  }

  @Test func `are followed by those of the notes`() {
    let diagnostic = Diagnostic(
      "lacks-paint",
      .warning,
      arguments: [.text("south")],
      notes: [Diagnostic.Note("seen-here", at: place)]
    )
    #expect(
      printer.text(of: diagnostic) == """
        warning: 'south' lacks paint [lacks-paint]
        Walls.txt:41:20: note: it was seen here
        """
    )
  }

  @Test func `name an identifier that has no sentence`() {
    let diagnostic = Diagnostic("unheard-of", .note, arguments: [.integer(3), .list(["a", "b"])])
    #expect(printer.text(of: diagnostic) == "note: unheard-of 3 a, b [unheard-of]")
  }

  @Test func `come in the order of files and offsets`() {
    let places = [nil, Place(file: "A", utf8Range: 9..<9, line: 1, column: 10), place]
    let diagnostics = places.map { Diagnostic("lacks-paint", .error, at: $0) }
    #expect(diagnostics.reversed().sorted(by: DiagnosticPrinter.precedes) == diagnostics)
  }

  @Test func `are counted by severity`() {
    let count = DiagnosticCount([
      Diagnostic("a", .error), Diagnostic("b", .note), Diagnostic("c", .error),
    ])
    #expect((count.errors, count.warnings, count.notes) == (2, 0, 1))
  }
}
