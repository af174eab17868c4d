import TestSupport
import Testing

@testable import CommandSupport

@Suite struct `Manual pages` {
  @Test(arguments: Language.allCases, ["", "paint", "mix", "stack", "stack push"])
  func `match the golden file`(_ language: Language, _ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let name = (["manual"] + words + [language.rawValue]).joined(separator: "-")
    try GoldenFile(name + ".txt").expect(page(words + ["--generate-manual"], language) + "\n")
  }

  @Test(arguments: [["--generate-manual", "paint"], ["paint", "north", "--generate-manual"]])
  func `describe the named command`(_ arguments: [String]) throws {
    let name = try #require(page(arguments).split(separator: "\n").first)
    #expect(
      name.hasPrefix(arguments[0] == "paint" ? ".TH \"SAMPLE\\-PAINT\"" : ".TH \"SAMPLE\" ")
    )
  }

  @Test func `are not listed in the help`() {
    #expect(!page(["--help-hidden"]).contains("manual"))
  }

  @Test func `contain the notes of the program`() {
    let page = page(["paint", "--generate-manual"])
    #expect(page.contains("sample paint was here"))
  }

  @Test(arguments: [
    ("-n", "\\-n"), ("'w8' `log`", "\\(aqw8\\(aq \\(galog\\(ga"),
    (".xcstrings.yml", "\\&.xcstrings.yml"),
    ("C:\\new", "C:\\(rsnew"), ("~/a^b", "\\(ti/a\\(hab"), ("70\u{A0}kg", "70\\~kg"),
    ("'. at the start", "\\(aq. at the start"), ("¿Qué?", "¿Qué?"), ("%@ %1$lld", "%@ %1$lld"),
  ])
  func `escape special characters of roff`(_ text: String, _ escaped: String) {
    #expect(Roff.escaped(text) == escaped)
  }

  @Test func `keep indentation and line breaks`() {
    var roff = Roff()
    roff.addText("One.\nTwo:\n  $ a  b\n\n  .c\n\nThree.", paragraph: "PP")
    #expect(
      roff.lines == [
        "One.", ".br", "Two:", ".nf", "  $ a  b", ".fi", ".PP", ".nf", "  .c", ".fi", ".PP",
        "Three.",
      ]
    )
  }

  @Test func `wrap the source without a leading control character`() {
    var roff = Roff()
    roff.addText(String(repeating: ".word ", count: 40), paragraph: "PP")
    #expect(roff.lines.count > 2)
    #expect(roff.lines.allSatisfy { $0.hasPrefix("\\&.") && $0.count < 90 })
  }

  @Test func `quote the arguments of macros`() {
    var roff = Roff()
    roff.addMacro("SH", "A \"quoted\" word", "")
    #expect(roff.lines == [".SH \"A \\(dqquoted\\(dq word\" \"\""])
  }

  private func page(_ arguments: [String], _ language: Language = .english) -> String {
    let interpreter = CommandLineInterpreter(
      root: SampleTool.self,
      locale: language.locale,
      width: 80,
      notes: { command in
        var notes = ManualNotes()
        notes.exitStatuses = [ManualNotes.Note("0", "\(command.joined(separator: " ")) was here.")]
        notes.files = [ManualNotes.Note("~/.sample", "Paint.")]
        notes.otherPages = ["git(1)"]
        return notes
      },
      date: "2026-01-31"
    )
    guard case .answer(let text) = interpreter.interpret(arguments) else { return "" }
    return text
  }
}
