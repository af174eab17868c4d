import OrderedCollections
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

  /// Spanish texts with their states, in the base, ours, theirs and the merged catalog; `nil` if the
  /// key is missing, and the status.
  @Test(
    arguments: [
      ("theirs", "t A", "t B", "t C", "t C", 0), ("ours", "t A", "t B", "t C", "t B", 0),
      ("theirs", "t A", nil, "t C", "t C", 0), ("ours", "t A", nil, "t C", nil, 0),
      ("finished", "t A", "n B", "t C", "t C", 0), ("finished", "t A", "t B", "m C", "t B", 0),
      ("finished", nil, "n B", "t C", "t C", 0), ("finished", "t A", "t B", "t C", "t B", 1),
      ("finished", "t A", "n B", "n C", "n B", 1),
      // A draft of a key that was removed; a finished text of one.
      ("finished", "n A", nil, "n C", nil, 0), ("finished", "n A", "n B", nil, nil, 0),
      ("finished", "n A", nil, "t C", "t C", 0), ("finished", "n A", "t B", nil, "t B", 0),
      // The file of theirs is newer than that of ours.
      ("newer", "t A", "n B", "n C", "n C", 0),
    ] as [(String, String?, String?, String?, String?, Int32)]
  )
  func `decides about conflicts by a preference`(
    _ preference: String,
    _ base: String?,
    _ ours: String?,
    _ theirs: String?,
    _ merged: String?,
    _ status: Int32
  ) async throws {
    let states: [Character: String] = [
      "t": "translated", "n": "needs_review", "m": "machine_translated",
    ]
    func text(_ value: String?) throws -> String {
      var catalog = StringCatalog(sourceLanguage: "en")
      guard let value, let state = value.first.flatMap({ states[$0] }) else {
        return String(decoding: catalog.printed(), as: UTF8.self)
      }
      catalog["Hello"] = .init(localizations: [
        "es": .init(String(value.dropFirst(2)), state: .init(rawValue: state))
      ])
      return String(decoding: catalog.printed(), as: UTF8.self)
    }
    for (name, value) in [("Base", base), ("Ours", ours), ("Theirs", theirs)] {
      try shell.folder.write(try text(value), to: "\(name).xcstrings")
      try await Task.sleep(for: .milliseconds(10))
    }
    let run = try await shell.run(
      "merge Base.xcstrings Ours.xcstrings Theirs.xcstrings --prefer \(preference) -o M.xcstrings"
    )
    #expect(run.status == status, "\(run.errors)")
    #expect(try shell.folder.text(of: "M.xcstrings") == text(merged))
    if status == 0 {
      #expect(run.errors == "Decided 1 conflict as --prefer says.\n", "\(run.errors)")
    }
  }

  @Test(
    arguments: [
      ("--texts-only --prefer theirs Base.xcstrings A.xcstrings Z.xcstrings", "--texts-only"),
      ("--driver x --prefer newer Base.xcstrings A.xcstrings Z.xcstrings", "--driver"),
      ("--resolve A.xcstrings", "terminal"),
      ("--resolve A.xcstrings --output B.xcstrings", "--resolve"),
    ]
  )
  func `refuses options that do not fit`(_ options: String, _ word: String) async throws {
    let run = try await shell.run("merge \(options)")
    #expect(run.status == 64)
    #expect(run.errors.contains(word), "\(run.errors)")
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
