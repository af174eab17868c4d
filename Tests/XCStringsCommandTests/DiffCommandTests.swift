import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `xcstrings diff` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.old, to: "Old.xcstrings")
    try shell.folder.write(Self.new, to: "New.xcstrings")
  }

  private static let old = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivo"}},
                  "other" : {"stringUnit" : {"state" : "new", "value" : "%lld archivos"}}
                }
              }
            }
          }
        },
        "Gone" : {
          "localizations" : {
            "es" : {"stringUnit" : {"state" : "translated", "value" : "Fuera"}}
          }
        },
        "Hello" : {
          "comment" : "Greets"
        }
      },
      "version" : "1.0"
    }
    """

  private static let new = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "extractionState" : "stale",
          "localizations" : {
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : {"stringUnit" : {"state" : "translated", "value" : "Un archivo"}},
                  "other" : {"stringUnit" : {"state" : "translated", "value" : "%lld archivos"}}
                }
              }
            }
          }
        },
        "Hello" : {
          "comment" : "Greets the user",
          "localizations" : {
            "de" : {"stringUnit" : {"state" : "new", "value" : "Hallo\\n“du”"}}
          },
          "shouldTranslate" : false
        },
        "New" : {
        }
      },
      "version" : "1.1"
    }
    """

  @Test func `shows keys and fields, and strings by language`() async throws {
    let run = try await shell.run("diff Old.xcstrings New.xcstrings")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == #"""
        Keys and fields
          ~ version
            - "1.0"
            + "1.1"
          + "%lld files"  extractionState  "stale"
          - "Gone"
          ~ "Hello"  comment
            - "Greets"
            + "Greets the user"
          + "Hello"  shouldTranslate  false
          + "New"
        de
          + "Hello"  "Hallo\n“du”" [new]
        es
          ~ "%lld files"  plural.one
            - "%lld archivo" [translated]
            + "Un archivo" [translated]
          ~ "%lld files"  plural.other  "%lld archivos"  [new → translated]

        """#
    )
  }

  @Test(arguments: ["--languages es", "--language es"])
  func `shows the requested languages`(_ option: String) async throws {
    let run = try await shell.run("diff Old.xcstrings New.xcstrings \(option) --lang es")
    #expect(
      run.output == """
        es
          ~ "%lld files"  plural.one
            - "%lld archivo" [translated]
            + "Un archivo" [translated]
          ~ "%lld files"  plural.other  "%lld archivos"  [new → translated]
          - "Gone"  "Fuera" [translated]

        """
    )
  }

  @Test(arguments: [
    ("Old.xcstrings New.xcstrings", Int32(1)), ("Old.xcstrings Old.xcstrings", 0),
    ("Old.xcstrings New.xcstrings --languages fr", 0), ("Old.xcstrings New.xcstrings --json", 1),
  ])
  func `exits with status 1 for a difference if requested`(
    _ arguments: String,
    _ status: Int32
  ) async throws {
    #expect(try await shell.run("diff \(arguments)").status == 0)
    #expect(try await shell.run("diff \(arguments) --exit-code").status == status)
  }

  @Test func `distinguishes layout and order from content`() async throws {
    try shell.folder.write(Self.old.replacing(" :", with: ":"), to: "Layout.xcstrings")
    let layout = try await shell.run("diff Old.xcstrings Layout.xcstrings")
    #expect(layout.output.isEmpty)
    #expect(layout.errors == "Only the layout differs.\n")
    #expect(
      try await shell.run("diff Old.xcstrings Old.xcstrings").errors
        == "There are no differences.\n"
    )
    try shell.folder.write(StringCatalog.text(["a": "1", "b": "2"]), to: "A.xcstrings")
    let reordered = StringCatalog.text(["a": "1", "b": "2"])
      .replacing("\"a\"", with: "\"c\"").replacing("\"b\"", with: "\"a\"")
      .replacing("\"c\"", with: "\"b\"")
      .replacing("\"1\"", with: "\"3\"").replacing("\"2\"", with: "\"1\"")
      .replacing("\"3\"", with: "\"2\"")
    try shell.folder.write(reordered, to: "B.xcstrings")
    let order = try await shell.run("diff A.xcstrings B.xcstrings")
    #expect(order.output == "The keys are in a different order.\n")
  }

  @Test func `reads one side from standard input`() async throws {
    let run = try await shell.run("diff - New.xcstrings --language de", input: Self.old)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("de\n  + \"Hello\""))
  }

  @Test func `reads a version in git`() async throws {
    let repository = try GitRepository()
    try repository.write(Self.old, to: "Texts/Main.xcstrings")
    try repository.commit("Add")
    try repository.write(Self.new, to: "Texts/Main.xcstrings")
    let run = try repository.run("diff HEAD:Texts/Main.xcstrings Texts/Main.xcstrings")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == (try await shell.run("diff Old.xcstrings New.xcstrings").output))
    let below = try repository.run(
      "diff HEAD:Main.xcstrings Main.xcstrings --exit-code",
      in: "\(repository.folder)/Texts"
    )
    #expect(below.output == run.output && below.status == 1)
    for name in ["HEAD~9:Texts/Main.xcstrings", "HEAD:Absent.xcstrings"] {
      let failed = try repository.run("diff \(name) Texts/Main.xcstrings")
      #expect(failed.status > 1 && failed.errors.hasPrefix("Error: "), "\(failed.errors)")
    }
  }

  @Test func `prints the same JSON with locations in every language`() async throws {
    let english = try await shell.run("diff Old.xcstrings New.xcstrings --json")
    let spanish = try await shell.run("diff Old.xcstrings New.xcstrings --json --lang es")
    #expect(english.output == spanish.output)
    #expect(english.output.contains(#""kind" : "changed""#))
    #expect(english.output.contains(#""language" : "de""#))
    #expect(
      english.output.contains(
        #"""
              "location" : {
                "column" : 32,
                "file" : "New.xcstrings",
                "line" : 20
              }
        """#
      )
    )
  }

  @Test(arguments: [
    ("diff Old.xcstrings", Int32(64), "Specify two catalogs: the old one and the new one."),
    ("diff - -", 64, "Specify two catalogs: the old one and the new one."),
    ("diff Old.xcstrings Absent.xcstrings", 66, "There is no file 'Absent.xcstrings'."),
    (
      "diff Old.xcstrings list.xcstrings", 65,
      "'list.xcstrings' cannot be read as a String Catalog."
    ),
    ("diff --driver a b c", 64, "Specify two catalogs: the old one and the new one."),
  ])
  func `reports errors`(_ line: String, _ status: Int32, _ sentence: String) async throws {
    try shell.folder.write("[1]", to: "list.xcstrings")
    let run = try await shell.run(line)
    #expect(run.status == status)
    #expect(run.errors.contains("Error: \(sentence)\n"), "\(run.errors)")
  }

  @Test func `prints tables in Markdown, and escapes the texts`() async throws {
    func catalog(_ text: String, _ state: String) -> String {
      var catalog = StringCatalog(sourceLanguage: "en")
      catalog["a | b"] = .init(localizations: [
        "es": .init(text, state: .init(rawValue: state))
      ])
      return String(decoding: catalog.printed(), as: UTF8.self)
    }
    try shell.folder.write(catalog("uno", "needs_review"), to: "Old.xcstrings")
    for (text, shown) in [
      ("<b>@ana</b> `x` | y", #"\<b\>\@ana\<\/b\> \`x\` \| y"#), ("1\n2", "1 ↵ 2"),
      ("\u{202E}x", #"\\u{202E}x"#), ("[a](https://b.example)", #"\[a\]\(https\:\/\/b\.example\)"#),
    ] {
      try shell.folder.write(catalog(text, "translated"), to: "New.xcstrings")
      let run = try await shell.run("diff Old.xcstrings New.xcstrings --markdown")
      #expect(run.status == 0)
      #expect(
        run.output == """
          ### New\\.xcstrings

          #### Spanish \\(es\\)

          | Key | Before | After | State |
          | --- | --- | --- | --- |
          | a \\| b | uno | \(shown) | to review → translated |

          """
      )
    }
  }

  @Test func `prints keys and fields in Markdown, and limits the rows`() async throws {
    try shell.folder.write(Self.old, to: "Old.xcstrings")
    try shell.folder.write(Self.new, to: "New.xcstrings")
    let run = try await shell.run("diff Old.xcstrings New.xcstrings --markdown")
    #expect(run.output.contains("| Gone |  |  | removed key |"), "\(run.output)")
    #expect(
      run.output.contains(
        "| \\%lld files · plural\\.one | \\%lld archivo | Un archivo | translated |"
      ),
      "\(run.output)"
    )
    let keys = (0..<70).map { "\"k\($0)\":{}" }.joined(separator: ",")
    try shell.folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(keys)},\"version\":\"1.0\"}",
      to: "Many.xcstrings"
    )
    try shell.folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}",
      to: "None.xcstrings"
    )
    let many = try await shell.run("diff None.xcstrings Many.xcstrings --markdown")
    #expect(many.output.ranges(of: "new key").count == 50)
    #expect(many.output.contains("20 more keys are not listed"))
    #expect(
      try await shell.run("diff None.xcstrings None.xcstrings --markdown").output
        == "There are no differences\\.\n"
    )
    #expect(
      try await shell.run("diff None.xcstrings None.xcstrings --markdown --json").status == 64
    )
  }
}
