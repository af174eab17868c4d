import Foundation
import TestSupport
import Testing

@Suite struct `xcstrings compile` {
  let shell: Shell
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        \(days(state: "translated")),
        "Tap" : {
          "localizations" : {
            "es" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Toca" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Haz clic" } } } } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "?" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  private static func days(state: String) -> String {
    """
    "%lld days" : {
      "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } },
        "es" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld día" } },
          "other" : { "stringUnit" : { "state" : "\(state)", "value" : "%lld días" } } } } }
      }
    }
    """
  }
  private static let broken = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Bad (one)\\n%lld" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" } },
            "es" : { "variations" : { "plural" : {
              "one" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } } } } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld" } } } } }
          }
        },
        "Good" : {
          "localizations" : {
            "es" : { "stringUnit" : { "state" : "translated", "value" : "Bien" },
              "substitutions" : { "a.b" : { "formatSpecifier" : "lld", "variations" : {
                "plural" : { } } } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.catalog, to: "Texts.xcstrings")
  }

  /// Returns the property list of a file.
  private func propertyList(_ name: String) throws -> NSDictionary {
    let data = try Data(contentsOf: URL(filePath: shell.folder.path(name)))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? NSDictionary)
  }

  @Test(arguments: ["text", "binary"])
  func `writes the files that Foundation reads`(_ form: String) async throws {
    let run = try await shell.run("compile Texts.xcstrings -o Out --serialization-format \(form)")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        Texts.xcstrings:1:1: note: 1 unfinished text was skipped in 'fr'; programs show the text from the code [unfinished-left-out]
        3 files written.

        """
    )
    #expect(try shell.folder.names(in: "Out") == ["en.lproj", "es.lproj"])
    #expect(try shell.folder.names(in: "Out/en.lproj") == ["Texts.stringsdict"])
    #expect(try propertyList("Out/es.lproj/Texts.strings") == ["Tap": "Haz clic"])
    #expect(
      try propertyList("Out/es.lproj/Texts.stringsdict") == [
        "%lld days": [
          "NSStringLocalizedFormatKey": "%#@value@",
          "value": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "lld", "one": "%lld día", "other": "%lld días",
          ],
        ],
        "Tap": ["NSStringDeviceSpecificRuleType": ["iphone": "Toca"]],
      ]
    )
    let start = try shell.folder.text(of: "Out/es.lproj/Texts.strings").prefix(6)
    #expect(start == (form == "binary" ? "bplist" : "<?xml "))
  }

  @Test func `writes only changed files`() async throws {
    _ = try await shell.run("compile Texts.xcstrings --output-directory Out")
    try shell.folder.remove("Out/en.lproj")
    let again = try await shell.run("compile Texts.xcstrings --output-directory Out")
    #expect(again.errors.hasSuffix("1 file written.\n"))
    let last = try await shell.run("compile Texts.xcstrings --output-directory Out")
    #expect(last.errors.hasSuffix("3 files are up to date.\n"))
    let quiet = try await shell.run("compile Texts.xcstrings --output-directory Out --quiet")
    #expect(quiet.errors.isEmpty)
  }

  @Test func `lists absolute paths without writing`() async throws {
    let run = try await shell.run(
      "compile --dry-run --output-directory Out/./x -l es -l de Texts.xcstrings"
    )
    #expect(run.status == 0)
    let folder = URL(filePath: shell.folder.path).resolvingSymlinksInPath().path
    #expect(
      run.output == """
        \(folder)/Out/x/es.lproj/Texts.strings
        \(folder)/Out/x/es.lproj/Texts.stringsdict

        """
    )
    #expect(!shell.folder.exists("Out"))
  }

  @Test func `compiles unfinished strings, one file, or one device on request`() async throws {
    _ = try await shell.run("compile Texts.xcstrings -o A --force-build-all-strings")
    #expect(try propertyList("A/fr.lproj/Texts.strings") == ["Tap": "?"])
    _ = try await shell.run("compile Texts.xcstrings -o B -f stringsdictOnly -l es")
    #expect(try shell.folder.names(in: "B/es.lproj") == ["Texts.stringsdict"])
    _ = try await shell.run("compile Texts.xcstrings -o C --device iphone -l es")
    #expect(try propertyList("C/es.lproj/Texts.strings") == ["Tap": "Toca"])
  }

  @Test func `compiles a pseudolanguage without changing the catalog`() async throws {
    let run = try await shell.run("compile Texts.xcstrings -o Out -l es --pseudolocalize en-XA")
    #expect(run.status == 0)
    #expect(try shell.folder.names(in: "Out") == ["en-XA.lproj", "es.lproj"])
    let text = try propertyList("Out/en-XA.lproj/Texts.strings")["Tap"] as? String
    #expect(text.map { $0.hasPrefix("[") && !$0.contains("Tap") } == true)
    #expect(try shell.folder.text(of: "Texts.xcstrings") == Self.catalog)
    #expect(try await shell.run("compile Texts.xcstrings -o Out --pseudolocalize fr").status == 64)
  }

  @Test func `succeeds without catalogs to compile`() async throws {
    try shell.folder.write(Samples.empty, to: "Empty.xcstrings")
    let run = try await shell.run("compile Empty.xcstrings -o Out")
    #expect(run.status == 0)
    #expect(run.errors == "There is nothing to compile.\n")
    #expect(!shell.folder.exists("Out"))
    #expect(try await shell.run("compile Empty.xcstrings -o Out -n").output.isEmpty)
  }

  @Test func `writes nothing after an error`() async throws {
    try shell.folder.write(Self.broken, to: "Broken.xcstrings")
    for product in ["lproj", "binary"] {
      let run = try await shell.run(
        "compile Texts.xcstrings Broken.xcstrings -o Out --as \(product)"
      )
      #expect(run.status == 1)
      #expect(run.errors.contains("[substitution-undefined]"))
      #expect(!shell.folder.exists("Out"))
    }
    try shell.folder.write("{", to: "Cut.xcstrings")
    #expect(try await shell.run("compile Cut.xcstrings -o Out").status == 65)
    #expect(try await shell.run("compile None.xcstrings -o Out").status == 66)
  }

  private static let lines = """
    Broken.xcstrings: error: the text uses the substitution 'n', which is not defined \
    (en: Bad (one)\\n%lld)
    Broken.xcstrings: error: the plural form 'one' has variants, which .stringsdict files cannot represent \
    (es: Bad (one)\\n%lld|==|plural.one)
    Broken.xcstrings: warning: no text uses the substitution 'a.b'; write %#@a.b@ where it belongs \
    (es: Good|==|substitutions.@a.b@)

    """

  @Test func `prints diagnostics in English in the format of build systems`() async throws {
    try shell.folder.write(Self.broken, to: "Broken.xcstrings")
    let run = try await shell.run(
      "compile Broken.xcstrings -o Out --diagnostics-style xcode",
      language: "es_ES.UTF-8"
    )
    #expect(run.status == 1)
    #expect(run.errors == Self.lines)
  }

  @Test func `behaves like Apple's tool if called by its name`() throws {
    let tool = shell.folder.path("xcstringstool")
    try FileManager.default.createSymbolicLink(
      atPath: tool,
      withDestinationPath: BuiltProgram("xcstrings").path
    )
    try shell.folder.write(Self.broken, to: "Broken.xcstrings")
    try shell.folder.write("{", to: "Cut.xcstrings")
    func run(_ line: String) throws -> BuiltProgram.Run {
      try BuiltProgram(at: tool)
        .run(
          line.split(separator: " ").map(String.init),
          environment: ["LANG": "es_ES.UTF-8", "PATH": "/usr/bin:/bin"],
          in: shell.folder.path
        )
    }
    #expect(try run("compile --output-directory Out Broken.xcstrings").errors == Self.lines)
    // A catalog without manually added keys is not reported to a build.
    let symbols = try run("generate-symbols -l swift --output-directory Out Texts.xcstrings")
    #expect(symbols.status == 0)
    #expect(symbols.errors == "")
    let good = try run("compile --output-directory Out Texts.xcstrings")
    #expect(good.status == 0)
    #expect(good.output.isEmpty)
    #expect(good.errors.isEmpty)
    let cut = try run("compile --dry-run --output-directory Out Cut.xcstrings")
    #expect(cut.status == 65)
    #expect(cut.errors.wholeMatch(of: /Cut\.xcstrings: error: [^\n]+\n/) != nil)
    let none = try run("compile --output-directory Out None.xcstrings")
    #expect(none.errors == "None.xcstrings: error: There is no file 'None.xcstrings'.\n")
  }

  @Test func `rejects catalogs that Xcode would not compile together`() async throws {
    try shell.folder.write(Self.catalog, to: "Other/Texts.xcstrings")
    try shell.folder.write(Self.catalog, to: "en.lproj/Inner.xcstrings")
    try shell.folder.write(Self.catalog, to: "Views/mul.lproj/Main.xcstrings")
    try shell.folder.write(Self.catalog, to: "Old/Legacy.xcstrings")
    try shell.folder.write("", to: "Old/de.lproj/Legacy.stringsdict")
    for (arguments, id) in [
      ("Texts.xcstrings Other/Texts.xcstrings", "table-twice"),
      ("en.lproj/Inner.xcstrings", "catalog-in-language-folder"),
      ("Old/Legacy.xcstrings", "table-beside-catalog"),
    ] {
      let run = try await shell.run("compile -o Out \(arguments)")
      #expect(run.status == 1)
      #expect(run.errors.contains("[\(id)]"))
      #expect(!shell.folder.exists("Out"))
    }
    #expect(try await shell.run("compile -o Out Views/mul.lproj/Main.xcstrings").status == 0)
    try shell.folder.write("", to: "Views/es.lproj/Main.strings")
    #expect(try await shell.run("compile -o Out Views/mul.lproj/Main.xcstrings").status == 1)
    // The compiled output of the catalog next to it is not a second table.
    #expect(try await shell.run("compile -o Other Other/Texts.xcstrings").status == 0)
    #expect(try await shell.run("compile -o Other Other/Texts.xcstrings").status == 0)
    #expect(try await shell.run("compile -o Out Other/Texts.xcstrings").status == 0)
    for folder in ["es", "fr"] {
      let file = "Other/\(folder).lproj/Texts.strings"
      let before = shell.folder.exists(file) ? try shell.folder.text(of: file) : nil
      try shell.folder.write("\"of another table\" = \"A\";", to: file)
      let run = try await shell.run("compile -o Out Other/Texts.xcstrings")
      #expect(run.status == 1)
      #expect(run.errors.contains("Other/\(folder).lproj/Texts.strings [table-beside-catalog]"))
      if let before { try shell.folder.write(before, to: file) }
    }
  }

  @Test func `writes a binary catalog for the runtime`() async throws {
    let run = try await shell.run("compile Texts.xcstrings --as binary -o App.binary -n")
    #expect(run.output.hasSuffix("/App.binary\n"))
    #expect(try await shell.run("compile Texts.xcstrings --as binary -o App.binary").status == 0)
    #expect(shell.folder.exists("App.binary"))
    try shell.folder.write("", to: "Out/x")
    _ = try await shell.run("compile Texts.xcstrings --as binary -o Out")
    #expect(try shell.folder.names(in: "Out") == ["Catalogs.binary", "x"])
  }

  @Test func `reports its output as JSON`() async throws {
    let run = try await shell.run("compile Texts.xcstrings -o Out --json -l es")
    #expect(
      run.output == """
        {
          "diagnostics" : [

          ],
          "errors" : 0,
          "files" : [
            {
              "catalogs" : [
                "Texts.xcstrings"
              ],
              "isChanged" : true,
              "kind" : "strings",
              "language" : "es",
              "path" : "Out/es.lproj/Texts.strings"
            },
            {
              "catalogs" : [
                "Texts.xcstrings"
              ],
              "isChanged" : true,
              "kind" : "stringsdict",
              "language" : "es",
              "path" : "Out/es.lproj/Texts.stringsdict"
            }
          ],
          "notes" : 0,
          "warnings" : 0
        }

        """
    )
    try shell.folder.write(Self.broken, to: "Broken.xcstrings")
    let broken = try await shell.run("compile Broken.xcstrings -o Out --json")
    #expect(broken.status == 1)
    #expect(broken.errors.isEmpty)
    #expect(broken.output.contains(#""rule" : "plural-form-varies""#))
  }

  /// The states of a text and of a plural form, and the number of drafts.
  @Test(
    arguments: [
      ("translated", "translated", 0), ("needs_review", "translated", 1),
      ("machine_translated", "translated", 1), ("translated", "machine_translated", 1),
      ("needs_review", "needs_review", 2), ("new", "translated", 0),
    ],
    ["lproj", "binary"]
  )
  func `says how many drafts it includes, and leaves them out`(
    _ states: (text: String, form: String, count: Int),
    _ product: String
  ) async throws {
    try shell.folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "bye.title" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Bye" } },
              "es" : { "stringUnit" : { "state" : "\(states.text)", "value" : "Chao" } }
            }
          },
          \(Self.days(state: states.form)),
          "Hello" : {
            "localizations" : {
              "es" : { "stringUnit" : { "state" : "translated", "value" : "Hola" } }
            }
          }
        },
        "version" : "1.0"
      }
      """,
      to: "Drafts.xcstrings"
    )
    let line = "compile Drafts.xcstrings --as \(product) -o"
    let all = try await shell.run("\(line) All")
    #expect(all.status == 0, "\(all.errors)")
    let noun = states.count == 1 ? "draft is" : "drafts are"
    #expect(
      all.errors.contains("note: \(states.count) \(noun) included in 'es'") == (states.count > 0),
      "\(all.errors)"
    )
    let finished = try await shell.run("\(line) Finished --without-drafts")
    #expect(finished.status == 0, "\(finished.errors)")
    #expect(finished.errors.contains("left out") == (states.count > 0), "\(finished.errors)")
    guard product == "lproj" else {
      let files = try ["All", "Finished"]
        .map { try Data(contentsOf: URL(filePath: shell.folder.path($0))) }
      let same = files[0] == files[1]
      return #expect(same == (states.count == 0))
    }
    let strings = try shell.folder.text(of: "Finished/es.lproj/Drafts.strings")
    let isDraft = ["needs_review", "machine_translated"].contains(states.text)
    #expect(strings.contains(isDraft ? "Bye" : "Chao"), "\(strings)")
    #expect(!strings.contains(isDraft ? "Chao" : "Bye"), "\(strings)")
    #expect(strings.contains("Hola"))
    let plurals = try shell.folder.text(of: "Finished/es.lproj/Drafts.stringsdict")
    #expect(plurals.contains("%lld día") == (states.form == "translated"), "\(plurals)")
    #expect(try shell.folder.text(of: "All/es.lproj/Drafts.strings").contains("Chao"))
  }
}

extension Samples {
  /// A catalog whose key has no string.
  fileprivate static let empty = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello" : {

        }
      },
      "version" : "1.0"
    }
    """
}
