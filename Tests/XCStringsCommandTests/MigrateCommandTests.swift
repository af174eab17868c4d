import TestSupport
import Testing

@Suite struct `xcstrings migrate` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func writeTables(below folder: String = "App") throws {
    try shell.folder.write(
      "/* Greeting */\n\"hello\" = \"Hello\";\n\n\"bye\" = \"Bye\";\n",
      to: "\(folder)/Base.lproj/Localizable.strings"
    )
    try shell.folder.write(
      "\"hello\" = \"Hola\";\n",
      to: "\(folder)/es.lproj/Localizable.strings"
    )
    try shell.folder.write(
      """
      <plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d archivo</string>
      <key>other</key><string>%d archivos</string>
      </dict></dict></dict></plist>
      """,
      to: "\(folder)/es.lproj/Localizable.stringsdict"
    )
  }

  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%d files" : {
          "extractionState" : "migrated",
          "localizations" : {
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%d archivo"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%d archivos"
                    }
                  }
                }
              }
            }
          }
        },
        "bye" : {
          "extractionState" : "migrated",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Bye"
              }
            }
          }
        },
        "hello" : {
          "comment" : "Greeting",
          "extractionState" : "migrated",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hello"
              }
            },
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hola"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func `creates a catalog of all languages next to their folders`() async throws {
    try writeTables()
    let run = try await shell.run("migrate")
    #expect(run.status == 0)
    #expect(run.errors.contains("note: 1 key has no text in the source language"))
    #expect(
      run.output == """
        App/Localizable.xcstrings: 3 keys in en, es.
          4 strings are new.

        Other commands do not find the catalog 'App/Localizable.xcstrings' yet, because no target contains it.
        Add it to a target in Xcode, or set up the project with 'xcstrings init'.

        """
    )
    #expect(try shell.folder.text(of: "App/Localizable.xcstrings") == catalog)
    #expect(shell.folder.exists("App/es.lproj/Localizable.strings"))
    let repeated = try await shell.run("migrate App", language: "es_ES.UTF-8").output
    #expect(
      repeated == """
        App/Localizable.xcstrings: 3 claves en en, es.

        Los demás comandos aún no encuentran el catálogo «App/Localizable.xcstrings», porque ningún target lo contiene.
        Añádelo a un target en Xcode o configura el proyecto con «xcstrings init».

        """
    )
  }

  @Test func `joins files of a table whose names differ only in letter case`() async throws {
    for (language, name) in [("en", "InfoPlist"), ("de", "InfoPlist"), ("es", "infoPlist")] {
      try shell.folder.write(
        "\"name\" = \"\(language)\";\n",
        to: "App/\(language).lproj/\(name).strings"
      )
    }
    let run = try await shell.run("migrate")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("App/InfoPlist.xcstrings: 1 key in en, de, es."))
    #expect(!shell.folder.exists("App/infoPlist.xcstrings"))
    try shell.folder.write("\"name\" = \"x\";\n", to: "App/en.lproj/infoPlist.strings")
    #expect(try await shell.run("migrate").status == 65)
  }

  @Test func `writes nothing in a dry run`() async throws {
    try writeTables()
    let run = try await shell.run("migrate --dry-run --remove-legacy --json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"isWritten\" : false"))
    #expect(run.output.contains("\"newTexts\" : 2"))
    #expect(try shell.folder.names(in: "App") == ["Base.lproj", "es.lproj"])
    #expect(try shell.folder.names(in: "App/es.lproj").count == 2)
  }

  @Test func `keeps existing strings, and the files that contradict them`()
    async throws
  {
    try writeTables()
    let changed = catalog.replacing("\"Hola\"", with: "\"Buenas\"")
    try shell.folder.write(changed, to: "App/Localizable.xcstrings")
    let run = try await shell.run("migrate --remove-legacy")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "App/es.lproj/Localizable.strings:1:1: warning: the catalog already has a different text for \"hello\" in 'es', which is kept [migration-kept]"
      )
    )
    #expect(run.output.contains("  1 string is kept as it is in the catalog.\n"))
    #expect(try shell.folder.text(of: "App/Localizable.xcstrings") == changed)
    #expect(shell.folder.exists("App/es.lproj/Localizable.strings"))
    let replacing = try await shell.run("migrate --remove-legacy --replace-texts")
    #expect(replacing.status == 0)
    #expect(replacing.output.contains("  3 old files are removed.\n"))
    #expect(try shell.folder.text(of: "App/Localizable.xcstrings") == catalog)
    #expect(try shell.folder.names(in: "App/es.lproj").isEmpty)
  }

  @Test func `uses the source language of the project or of the option`() async throws {
    try writeTables()
    try shell.folder.write("sourceLanguage: fr\n", to: ".xcstrings.yml")
    #expect(try await shell.run("migrate -n").output.contains("3 keys in fr, es."))
    #expect(try await shell.run("migrate -n --source-language de").output.contains("in de, es."))
  }

  @Test func `writes strings of a storyboard where Xcode expects them`() async throws {
    try shell.folder.write("\"a.text\" = \"A\";", to: "es.lproj/Main.strings")
    try shell.folder.write("", to: "Base.lproj/Main.storyboard")
    #expect(try await shell.run("migrate").status == 0)
    #expect(shell.folder.exists("mul.lproj/Main.xcstrings"))
  }

  @Test func `ignores bundles and third-party code`() async throws {
    for folder in ["Settings.bundle", "Pods/X", "A.framework"] {
      try writeTables(below: folder)
    }
    let run = try await shell.run("migrate")
    #expect(run.status == 66)
    #expect(run.errors.contains("There are no .strings or .stringsdict files"))
    #expect(try await shell.run("migrate Settings.bundle").status == 0)
  }

  @Test func `writes nothing if a file cannot be read`() async throws {
    try writeTables()
    try shell.folder.write("\"a\" = ;;", to: "App/fr.lproj/Localizable.strings")
    try shell.folder.write(
      "<!DOCTYPE plist [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist><dict/></plist>",
      to: "App/fr.lproj/Localizable.stringsdict"
    )
    let run = try await shell.run("migrate")
    #expect(run.status == 65)
    #expect(run.errors.contains("fr.lproj/Localizable.stringsdict:1:"))
    #expect(run.errors.contains("[xml-declared-entity]"))
    #expect(!shell.folder.exists("App/Localizable.xcstrings"))
  }

  @Test func `keeps control characters, as Apple's reader does`() async throws {
    try shell.folder.write("\"a\" = \"x\u{B}y\";", to: "App/en.lproj/Localizable.strings")
    try shell.folder.write(
      "<?xml version=\"1.0\"?>\n<plist><dict><key>b</key><string>x\u{8}y</string></dict></plist>",
      to: "App/en.lproj/Other.strings"
    )
    let run = try await shell.run("migrate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.text(of: "App/Localizable.xcstrings").contains(#""x\u000by""#))
    #expect(try shell.folder.text(of: "App/Other.xcstrings").contains(#""x\by""#))
    let findings = try await shell.run("validate")
    #expect(findings.output.contains("[damaged-characters]"))
  }

  @Test func `rejects two tables for one catalog, and files without a language`() async throws {
    try writeTables(below: "A")
    try writeTables(below: "B")
    #expect(try await shell.run("migrate -o Out").status == 64)
    #expect(try await shell.run("migrate A -o Out").status == 0)
    #expect(shell.folder.exists("Out/Localizable.xcstrings"))
    // The same table may be migrated again; another table must not replace it.
    #expect(try await !shell.run("migrate A -o Out").errors.contains("migration-merged"))
    try shell.folder.write("\"c\" = \"C\";", to: "C/en.lproj/Localizable.strings")
    let other = try await shell.run("migrate C -o Out")
    #expect(other.status == 0)
    #expect(
      other.errors.contains(
        "note: the catalog already exists; its other 3 keys are kept [migration-merged]"
      )
    )
    try shell.folder.write("a = b;", to: "x.strings")
    #expect(try await shell.run("migrate x.strings").status == 64)
    #expect(try await shell.run("migrate none").status == 66)
  }

  @Test func `reads value types with a percent sign`() async throws {
    try shell.folder.write(
      """
      <plist version="1.0"><dict><key>count</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>There are %#@n@.</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>%ld</string>
      <key>one</key><string>%ld option</string>
      <key>other</key><string>%ld options</string>
      </dict></dict></dict></plist>
      """,
      to: "en.lproj/Intents.stringsdict"
    )
    #expect(try await shell.run("migrate").status == 0)
    let text = try shell.folder.text(of: "Intents.xcstrings")
    #expect(text.contains("\"formatSpecifier\" : \"ld\""))
    #expect(text.contains("\"%arg options\""))
    #expect(try await shell.run("compile Intents.xcstrings -o out").status == 0)
  }

  @Test func `keeps the files of Base with texts that another folder replaces`() async throws {
    try shell.folder.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "Base.lproj/L.strings")
    try shell.folder.write("\"a\" = \"X\";\n\"b\" = \"B\";\n", to: "de.lproj/L.strings")
    let run = try await shell.run("migrate --source-language de --remove-legacy --json")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "Base.lproj/L.strings:1:1: warning: another folder has a different text for \"a\" in 'de'; this one is skipped [migration-replaced]"
      )
    )
    #expect(run.output.contains("\"rule\" : \"migration-replaced\""))
    #expect(shell.folder.exists("Base.lproj/L.strings"))
    #expect(shell.folder.exists("de.lproj/L.strings"))
  }

  @Test func `a file in another encoding stops only its own table`() async throws {
    try shell.folder.write("\"a\" = \"A\";\n", to: "en.lproj/Good.strings")
    try shell.folder.write(
      Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";\n".utf8),
      to: "en.lproj/Latin.strings"
    )
    let run = try await shell.run("migrate --remove-legacy")
    #expect(run.status == 65)
    #expect(run.errors.contains("'iconv -f ISO-8859-1 -t UTF-8' converts it"))
    #expect(run.errors.contains("Error: 1 table was not converted"))
    #expect(shell.folder.exists("Good.xcstrings"))
    #expect(!shell.folder.exists("Latin.xcstrings"))
    #expect(!shell.folder.exists("en.lproj/Good.strings"))
    #expect(shell.folder.exists("en.lproj/Latin.strings"))
  }
}
