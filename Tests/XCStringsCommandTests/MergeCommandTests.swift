import StringCatalog
import TestSupport
import Testing

@Suite struct `xcstrings merge` {
  let shell: Shell
  private let base = StringCatalog.text(["Hello": "Hola"])

  init() throws {
    shell = try Shell()
    try shell.folder.write(base, to: "Base.xcstrings")
    try shell.folder.write(StringCatalog.text(["Hello": "Hola", "a": "1"]), to: "A.xcstrings")
    try shell.folder.write(StringCatalog.text(["Hello": "Hola", "z": "2"]), to: "Z.xcstrings")
    try shell.folder.write(StringCatalog.text(["Hello": "Buenas"]), to: "Ours.xcstrings")
    try shell.folder.write(StringCatalog.text(["Hello": "Saludos"]), to: "Theirs.xcstrings")
  }

  private let merged = StringCatalog.text(["a": "1", "Hello": "Hola", "z": "2"])

  @Test func `prints the result`() async throws {
    let run = try await shell.run("merge Base.xcstrings A.xcstrings Z.xcstrings")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == merged)
  }

  @Test(arguments: ["-o", "--output"])
  func `writes the result to a file`(_ option: String) async throws {
    let run = try await shell.run(
      "merge Base.xcstrings A.xcstrings Z.xcstrings \(option) M.xcstrings"
    )
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "There is no conflict.\n")
    #expect(try shell.folder.text(of: "M.xcstrings") == merged)
  }

  @Test(arguments: ["absent", "empty"])
  func `treats an absent or empty base as a catalog without keys`(_ base: String) async throws {
    try shell.folder.write("", to: "empty")
    let run = try await shell.run("merge \(base) A.xcstrings Z.xcstrings")
    #expect(run.status == 0)
    #expect(run.output == merged)
  }

  @Test func `reports a conflict and keeps ours`() async throws {
    let run = try await shell.run("merge Base.xcstrings Ours.xcstrings Theirs.xcstrings")
    #expect(run.status == 1)
    #expect(run.output == StringCatalog.text(["Hello": "Buenas"]))
    #expect(
      run.errors == """
        Ours.xcstrings:7:26: error: both sides changed "Hello" → es; ours is kept [merge-conflict]
          note: ours: "Buenas" [translated]
          note: theirs: "Saludos" [translated]

        """
    )
  }

  @Test func `reports a conflict in Spanish`() async throws {
    try shell.folder.write(StringCatalog.text([:]), to: "Ours.xcstrings")
    let run = try await shell.run(
      "merge Base.xcstrings Ours.xcstrings Theirs.xcstrings -o M.xcstrings",
      language: "es_ES"
    )
    #expect(run.status == 1)
    #expect(
      run.errors.hasPrefix(
        "M.xcstrings:4:5: error: nuestra versión ha eliminado \"Hello\", que la suya ha cambiado; se conserva"
      ),
      "\(run.errors)"
    )
    #expect(
      try shell.folder.text(of: "M.xcstrings") == shell.folder.text(of: "Theirs.xcstrings")
    )
  }

  @Test func `reports as JSON without writing`() async throws {
    let run = try await shell.run(
      "merge Base.xcstrings Ours.xcstrings Theirs.xcstrings --dry-run --json -o M.xcstrings"
    )
    #expect(run.status == 1)
    #expect(run.output.contains(#""kept" : "ours""#))
    #expect(run.output.contains(#""value" : "Saludos""#))
    #expect(try !shell.folder.names().contains("M.xcstrings"))
  }

  @Test func `drops the duplicate keys of a side and reports them`() async throws {
    let twice = base.replacing(#""Hello" : {"#, with: #""Hello" : {}, "Hello" : {"#)
    try shell.folder.write(twice, to: "Theirs.xcstrings")
    let run = try await shell.run(
      "merge Base.xcstrings Base.xcstrings Theirs.xcstrings -o M.xcstrings"
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("Theirs.xcstrings:4:19: warning: the key \"Hello\" appears twice"))
    #expect(run.errors.contains("note: only the second one has 'es'"))
    #expect(try shell.folder.text(of: "M.xcstrings").contains(#""Hello" : {}"#))
  }

  @Test func `writes our file as a driver and reports the path in the repository`() async throws {
    let run = try await shell.run(
      "merge --driver=App/L.xcstrings -- Base.xcstrings Ours.xcstrings Theirs.xcstrings"
    )
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("App/L.xcstrings:7:26: error: both sides changed"))
    #expect(
      try await shell.run("merge --driver=x -- Base.xcstrings A.xcstrings Z.xcstrings").status == 0
    )
    #expect(try shell.folder.text(of: "A.xcstrings") == merged)
  }

  @Test(arguments: ["list.xcstrings", "absent.xcstrings", "."])
  func `exits with status 129 as a driver if it fails`(_ theirs: String) async throws {
    try shell.folder.write("[1]", to: "list.xcstrings")
    let run = try await shell.run(
      "merge --driver=L.xcstrings -- Base.xcstrings Ours.xcstrings \(theirs)"
    )
    #expect(run.status == 129)
    #expect(run.errors.contains("Error: "))
    #expect(try shell.folder.text(of: "Ours.xcstrings").contains("Buenas"))
  }
}
