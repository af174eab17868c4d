import TestSupport
import Testing

@Suite struct `xcstrings diff --service` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.sent, to: "Sent.xcstrings")
    try shell.folder.write(Self.received, to: "Received.xcstrings")
  }

  private static let sent = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {
          "comment" : "Opens a file",
          "localizations" : {
            "es" : {"stringUnit" : {"state" : "translated", "value" : "Abrir"}},
            "fr" : {"stringUnit" : {"state" : "needs_review", "value" : "Ouvrir"}}
          }
        },
        "Radio" : {
          "localizations" : {
            "es" : {"stringUnit" : {"state" : "translated", "value" : "Radio"}}
          }
        },
        "Save" : {
        },
        "Used: %lld MB" : {
          "localizations" : {
            "fr" : {"stringUnit" : {"state" : "translated", "value" : "Utilisé\u{202F}: %lld\u{A0}Mo"}}
          }
        }
      },
      "version" : "1.0"
    }
    """

  private static let received =
    sent
    .replacing("\"comment\" : \"Opens a file\",\n      ", with: "")
    .replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    .replacing("\"translated\", \"value\" : \"Radio\"", with: "\"new\", \"value\" : \"Radio\"")
    .replacing("\"Abrir\"", with: "\"Abre\"")
    .replacing(
      "\"Save\" : {\n    }",
      with: """
        "Save" : {
              "localizations" : {
                "es" : {"stringUnit" : {"state" : "translated", "value" : "Guardar"}},
                "fr" : {"stringUnit" : {"state" : "new", "value" : "Save"}}
              }
            }
        """
    )

  @Test func `lists what changed besides the texts, by kind`() async throws {
    let run = try await shell.run("diff --service Sent.xcstrings Received.xcstrings")
    #expect(run.status == 1)
    #expect(
      run.output == #"""
        no-break-spaces-lost  1  No-break spaces became other spaces, or were removed.  (fr 1)
          Received.xcstrings:23:32: "Used: %lld MB"  fr
            - "Utilisé\u{202F}: %lld\u{A0}Mo" [translated]
            + "Utilisé : %lld Mo" [translated]
        state-reset  1  Translations that are equal to the source text became unfinished.  (es 1)
          Received.xcstrings:12:32: "Radio"  es
            - "Radio" [translated]
            + "Radio" [new]
        source-copy-added  1  The source text was added as an unfinished translation.  (fr 1)
          Received.xcstrings:18:32: "Save"  fr
            + "Save" [new]
        comment-changed  1  Comments, or their origin, were changed or removed.
          Sent.xcstrings:5:19: "Open"  comment
            - "Opens a file"

        """#
    )
    #expect(
      run.errors == """
        Translated texts: 1 changed, 1 added.
        To take only these texts, run: xcstrings merge Sent.xcstrings Sent.xcstrings \
        Received.xcstrings --texts-only --output Received.xcstrings

        """
    )
  }

  @Test func `prints all changes only if requested`() async throws {
    let keys = (1...9).map { "\"Key \($0)\" : {\"comment\" : \"Note\"}" }.joined(separator: ",\n")
    let catalog =
      "{\"sourceLanguage\" : \"en\", \"strings\" : {\n\(keys)\n}, \"version\" : \"1.0\"}"
    try shell.folder.write(catalog, to: "Sent.xcstrings")
    try shell.folder.write(catalog.replacing("Note", with: "Hint"), to: "Received.xcstrings")
    let some = try await shell.run("diff --service Sent.xcstrings Received.xcstrings")
    #expect(some.output.contains("\"Key 3\""))
    #expect(!some.output.contains("\"Key 4\""))
    #expect(some.output.hasSuffix("  … 6 more (--all)\n"))
    let all = try await shell.run("diff --service --all Sent.xcstrings Received.xcstrings")
    #expect(all.output.contains("\"Key 9\""))
    #expect(!all.output.contains("more"))
    #expect(try await shell.run("diff --all Sent.xcstrings Received.xcstrings").status == 64)
  }

  @Test func `succeeds if only texts changed`() async throws {
    try shell.folder.write(
      Self.sent.replacing("Abrir", with: "Abre"),
      to: "Received.xcstrings"
    )
    let run = try await shell.run("diff --service Sent.xcstrings Received.xcstrings")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        Apart from texts, nothing changed.
        Translated texts: 1 changed, 0 added.

        """
    )
  }

  @Test func `is limited to languages`() async throws {
    let run = try await shell.run(
      "diff --service Sent.xcstrings Received.xcstrings --languages es"
    )
    #expect(run.output.hasPrefix("state-reset  1  "))
    #expect(!run.output.contains("fr"))
    #expect(run.errors.hasPrefix("Translated texts: 1 changed, 1 added.\n"))
  }

  @Test func `prints the same JSON in every language`() async throws {
    let line = "diff --service Sent.xcstrings Received.xcstrings --json"
    let english = try await shell.run(line)
    let spanish = try await shell.run(line + " --lang es")
    #expect(english.status == 1)
    #expect(english.output == spanish.output)
    #expect(english.output.contains(#""kind" : "no-break-spaces-lost""#))
    #expect(
      english.output.contains(
        #"""
              "languages" : {
                "fr" : 1
              }
        """#
      )
    )
    #expect(english.output.contains(#""isAdded" : true"#))
    #expect(english.output.contains("--texts-only --output Received.xcstrings\""))
  }
}

@Suite struct `xcstrings merge --texts-only` {
  let shell: Shell
  private typealias Other = `xcstrings diff --service`

  init() throws {
    shell = try Other().shell
  }

  @Test func `takes the texts and nothing else`() async throws {
    let sent = try shell.folder.text(of: "Sent.xcstrings")
    let run = try await shell.run(
      "merge Sent.xcstrings Sent.xcstrings Received.xcstrings --texts-only -o Received.xcstrings"
    )
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Took 2 texts.
        Left out 4 other changes, which 'xcstrings diff --service' lists.

        """
    )
    let expected =
      sent.replacing("Abrir", with: "Abre")
      .replacing(
        "\"Save\" : {\n    }",
        with: """
          "Save" : {
                "localizations" : {
                  "es" : {"stringUnit" : {"state" : "translated", "value" : "Guardar"}}
                }
              }
          """
      )
    let merged = try shell.folder.text(of: "Received.xcstrings")
    #expect(merged.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
    let again = try await shell.run("diff --service Sent.xcstrings Received.xcstrings")
    #expect(again.status == 0)
  }

  @Test func `keeps the edits made meanwhile, and marks outdated translations`() async throws {
    let sent = try shell.folder.text(of: "Sent.xcstrings")
    let ours =
      sent.replacing("Ouvrir", with: "Ouvre")
      .replacing(
        "\"es\" : {\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"Abrir\"}}",
        with: """
          "en" : {"stringUnit" : {"state" : "translated", "value" : "Open file"}},
                  "es" : {"stringUnit" : {"state" : "translated", "value" : "Abrir"}}
          """
      )
    try shell.folder.write(ours, to: "Ours.xcstrings")
    let run = try await shell.run(
      "merge Sent.xcstrings Ours.xcstrings Received.xcstrings --texts-only -o Ours.xcstrings --json"
    )
    #expect(run.status == 0)
    #expect(run.output.contains("\"texts\" : 2"))
    #expect(run.output.contains("\"outdatedTexts\" : 1"))
    #expect(run.output.contains("\"leftOut\" : 4"))
    let list = try await shell.run("list Ours.xcstrings --key Open").output
    #expect(list.contains("\tes\t\tneeds_review\tAbre\n"))
    #expect(list.contains("\tfr\t\tneeds_review\tOuvre\n"))
    let comment = try await shell.run("list Ours.xcstrings --key Open --json").output
    #expect(comment.contains("Opens a file"))
  }

  @Test func `reports texts that both sides changed`() async throws {
    let sent = try shell.folder.text(of: "Sent.xcstrings")
    try shell.folder.write(sent.replacing("Abrir", with: "Abra"), to: "Ours.xcstrings")
    let run = try await shell.run(
      "merge Sent.xcstrings Ours.xcstrings Received.xcstrings --texts-only -o Ours.xcstrings"
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("[merge-conflict]"))
    #expect(try shell.folder.text(of: "Ours.xcstrings").contains("\"Abra\""))
  }

  @Test(arguments: [
    ("merge --texts-only --from-markers Sent.xcstrings", Int32(64)),
    ("merge Sent.xcstrings Sent.xcstrings Received.xcstrings --texts-only --driver x", 64),
    ("merge Absent.xcstrings Sent.xcstrings Received.xcstrings --texts-only", 66),
  ])
  func `needs three catalogs`(_ line: String, _ status: Int32) async throws {
    #expect(try await shell.run(line).status == status)
  }
}
