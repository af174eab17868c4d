import Diagnostics
import Testing

@Suite struct `A list of diagnostics` {
  private func diagnostic(_ offset: Int) -> Diagnostic {
    let location = Location(file: "A", utf8Range: offset..<offset + 1, line: 1, column: offset + 1)
    return Diagnostic(Diagnostic.Message("problem", "problem"), .warning, at: location)
  }

  @Test func `is sorted in file order`() {
    var list = DiagnosticList(.warning)
    for offset in [3, 1, 2] { list.append(diagnostic(offset)) }
    #expect(list.all.map(\.location?.column) == [2, 3, 4])
  }

  @Test func `reports the number of diagnostics beyond a hundred`() {
    var list = DiagnosticList(.warning)
    for offset in 0..<DiagnosticList.greatestCount { list.append(diagnostic(offset)) }
    #expect(list.all.count == 100)
    list.append(diagnostic(100))
    list.addUnlisted(4)
    #expect(list.all.count == 101)
    #expect(list.all.last?.message == .problemsUnlisted(5))
    #expect(list.all.last?.severity == .warning)
  }

  @Test func `does not create diagnostics that it does not list`() {
    var list = DiagnosticList(.warning)
    for offset in 0..<DiagnosticList.greatestCount { list.append(diagnostic(offset)) }
    var isMade = false
    func make() -> Diagnostic {
      isMade = true
      return diagnostic(0)
    }
    list.append(make())
    #expect(!isMade)
  }

  @Test func `is empty without diagnostics`() {
    var list = DiagnosticList(.error)
    list.addUnlisted(3)
    #expect(list.all.isEmpty)
  }

  @Test func `keeps the order of diagnostics at the same location`() {
    let texts: [Diagnostic.Message.Text] = ["a", "b", "c"]
    let location = Location(file: "A", utf8Range: 0..<0, line: 1, column: 1)
    let diagnostics = texts.map { Diagnostic(Diagnostic.Message("x", $0), .note, at: location) }
    #expect(diagnostics.inOrderOfFile == diagnostics)
  }

  @Test func `has a limit for each kind in each file`() {
    var diagnostics: [Diagnostic] = []
    for offset in 0..<150 {
      diagnostics.append(diagnostic(offset))
      var other = diagnostic(offset)
      other.location?.file = "B"
      if offset < 100 { diagnostics.append(other) }
    }
    diagnostics.append(Diagnostic(Diagnostic.Message("other", "other"), .error))
    let limited = diagnostics.limitedPerKind
    #expect(limited.count { $0.id == "problem" && $0.location?.file == "A" } == 100)
    #expect(limited.count { $0.id == "problem" && $0.location?.file == "B" } == 100)
    #expect(limited.count { $0.id == "other" } == 1)
    let unlisted = limited.filter { $0.id == "problems-unlisted" }
    #expect(unlisted.map(\.message) == [.problemsUnlisted(50, of: "problem")])
    #expect(unlisted.first?.location?.file == "A")
  }
}
