import TestSupport
import Testing

@testable import FileSystem

@Suite struct `File names on macOS` {
  @Test(arguments: [
    ("A.swift", "a.SWIFT", true), ("Caf\u{E9}", "cafe\u{301}", true), ("Straße", "STRASSE", true),
    ("ΣΊΣΥΦΟΣ", "σίσυφος", true), ("\u{212B}", "å", true), ("I", "i", true),
    ("I", "\u{131}", false), ("a", "b", false), ("ﬁ", "FI", true), ("e", "é", false),
  ])
  func `are compared without letter case and normalization`(
    _ left: String,
    _ right: String,
    _ isEqual: Bool
  ) {
    #expect((FileName.folded(left) == FileName.folded(right)) == isEqual)
  }

  @Test func `are looked up like this`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Views/Cafe\u{301}.swift")
    try folder.write("", to: "App/twin.swift")
    try folder.write("", to: "App/Twin.swift")
    FileSystem.$workingFolder.withValue(folder.path) {
      #expect(FileSystem.match("App/Twin.swift") == .exact)
      #expect(FileSystem.match("./app/VIEWS") == .different("App/Views"))
      #expect(
        FileSystem.match("App/TWIN.swift") == .ambiguous(["App/Twin.swift", "App/twin.swift"])
      )
      #expect(FileSystem.match("App/Other.swift") == .missing)
      #expect(FileSystem.match("") == .missing)
      let absolute = folder.path("app/views/CAF\u{C9}.swift")
      guard case .different(let path) = FileSystem.match(absolute) else {
        Issue.record("The file was not found.")
        return
      }
      #expect(path.utf8.elementsEqual(folder.path("App/Views/Cafe\u{301}.swift").utf8))
    }
  }
}
