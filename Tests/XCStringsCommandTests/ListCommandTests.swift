import TestSupport
import Testing

@Suite struct `xcstrings list` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private static let rows: [(String, String)] = [
    ("%lld files", "en|plural.one|translated|%lld file"),
    ("%lld files", "en|plural.other|translated|%lld files"),
    ("%lld files", "es||needs_review|%lld archivos"),
    ("Gone", "en|||Gone"), ("Gone", "es||translated|Ido"), ("Hello, %@", "en|||Hello, %@"),
    ("Hello, %@", "es||translated|Hola, %@"), ("Save", "en|||Save"), ("Save", "es||missing|"),
  ]

  /// Filters, and the numbers of the matching rows above.
  static let filters: [([String], [Int])] = [
    ([], [0, 1, 2, 3, 4, 5, 6, 7]),
    (["--language", "es"], [2, 4, 6, 8]),
    (["--language", "es,en", "--key", "Save"], [8, 7]),
    (["--state", "missing"], [8]),
    (["--state", "needs-review"], [2]),
    (["--state", "stale"], [3, 4]),
    (["--state", "new"], []),
    (["--extraction-state", "stale", "--language", "es"], [4]),
    (["--extraction-state", "extracted", "--language", "es"], [2, 6, 8]),
    (["--text", "HÓLA"], [6]),
    (["--text", "hello"], [5, 6]),
    (["--matching", "^%l.*s$"], [0, 1, 2]),
    (["--matching", "o$", "--language", "es"], [4]),
    (["--key", "Save", "--key", "Gone", "--state", "translated"], [4]),
  ]

  @Test(arguments: filters.indices)
  func `prints a line for each matching string`(_ index: Int) async throws {
    let (filter, numbers) = Self.filters[index]
    let run = try await shell.run(["list", "Texts.xcstrings"] + filter)
    #expect(run.status == 0)
    let wanted = numbers.map { number in
      let (key, rest) = Self.rows[number]
      return "Texts.xcstrings\t\(key)\t\(rest.replacing("|", with: "\t"))\n"
    }
    #expect(run.output == wanted.joined())
    #expect(run.errors == (numbers.isEmpty ? "No string matches the filter.\n" : ""))
  }

  @Test func `prints only keys, each once, on one line`() async throws {
    try shell.folder.write(
      Samples.texts.replacing("\"Save\"", with: #""Sa\nve""#),
      to: "Texts.xcstrings"
    )
    let keys = "%lld files\nGone\nHello, %@\nSa\\nve\n"
    #expect(try await shell.run("list Texts.xcstrings --keys-only").output == keys)
    #expect(try await shell.run("print Texts.xcstrings").output == keys)
  }

  @Test func `prints JSON with all information about a string`() async throws {
    let run = try await shell.run(["list", "Texts.xcstrings", "--text", "hola", "--json"])
    #expect(
      run.output == """
        {
          "strings" : [
            {
              "catalog" : "Texts.xcstrings",
              "comment" : "Greets the user",
              "key" : "Hello, %@",
              "language" : "es",
              "sourceVersion" : "s1-cec14ec5cfae9707",
              "state" : "translated",
              "targetVersion" : "t1-1b75344d2893fe4a",
              "value" : "Hola, %@"
            }
          ]
        }

        """
    )
  }

  @Test(arguments: [
    ("--matching [", "'[' is not a regular expression."),
    ("--language es_ES", "Write 'es-ES' instead of 'es_ES'."),
    ("--language ess", "'ess' is not a language code.\nDid you mean 'es'?"),
    ("--state done", "The value 'done' is invalid for '--state <state>'."),
  ])
  func `reports an invalid filter`(_ filter: String, _ sentence: String) async throws {
    let run = try await shell.run("list Texts.xcstrings \(filter)")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(sentence)"), "\(run.errors)")
  }
}
