import TestSupport
import Testing

/// `xcstrings migrate` with the tables of storyboards, XIBs and Info.plist.
@Suite struct `xcstrings migrate of documents` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  /// Two languages of a storyboard, as `ibtool` and translators leave them: one in UTF-16.
  private func writeStoryboard() throws {
    try shell.folder.write("<document/>", to: "App/Base.lproj/Main.storyboard")
    let spanish = #"""
      /* Class = "NSMenuItem"; title = "Say \"Hi\""; ObjectID = "aB3-cd-eF5"; */
      "aB3-cd-eF5.title" = "Di «hola»";

      """#
    let bytes: [UInt8] =
      [0xFF, 0xFE] + spanish.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try shell.folder.write(bytes, to: "App/es.lproj/Main.strings")
    try shell.folder.write(
      #"""
      /* Class = "NSMenuItem"; title = "Say \"Hi\""; ObjectID = "aB3-cd-eF5"; */
      "aB3-cd-eF5.title" = "Dis « salut »";
      /* (No Comment) */
      "gH6-ij-kL7.title" = "Coller";

      """#,
      to: "App/fr.lproj/Main.strings"
    )
  }

  private let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "aB3-cd-eF5.title" : {
          "comment" : "Class = \"NSMenuItem\"; title = \"Say \\\"Hi\\\"\"; ObjectID = \"aB3-cd-eF5\";",
          "extractionState" : "migrated",
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Di «hola»"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Dis « salut »"
              }
            }
          }
        },
        "gH6-ij-kL7.title" : {
          "extractionState" : "migrated",
          "localizations" : {
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Coller"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """#

  @Test func `writes the translations and comments, and leaves the source texts to sync`()
    async throws
  {
    try writeStoryboard()
    let run = try await shell.run("migrate --remove-legacy")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try shell.folder.text(of: "App/mul.lproj/Main.xcstrings") == catalog)
    #expect(!shell.folder.exists("App/Main.xcstrings"))
    #expect(try shell.folder.names(in: "App/es.lproj").isEmpty)
    #expect(try shell.folder.names(in: "App/Base.lproj") == ["Main.storyboard"])
  }

  @Test func `adds languages to the catalog of the document`() async throws {
    try writeStoryboard()
    try shell.folder.write(catalog, to: "App/mul.lproj/Main.xcstrings")
    try shell.folder.write("\"aB3-cd-eF5.title\" = \"Sag\";", to: "App/de.lproj/Main.strings")
    let run = try await shell.run("migrate")
    #expect(run.status == 0)
    #expect(run.output.contains("App/mul.lproj/Main.xcstrings: 2 keys in en, de, es, fr."))
    #expect(run.output.contains("  1 string is new."))
  }

  @Test func `does not report source texts that the document has`() async throws {
    try writeStoryboard()
    try shell.folder.write("\"aB3-cd-eF5.title\" = \"Say Hey\";", to: "App/en.lproj/Main.strings")
    let run = try await shell.run("migrate")
    #expect(run.status == 0)
    #expect(!run.errors.contains("migration-no-source"))
    #expect(try shell.folder.text(of: "App/mul.lproj/Main.xcstrings").contains("Say Hey"))
  }

  @Test func `says that a document is missing`() async throws {
    try shell.folder.write("\"aB3-cd-eF5.title\" = \"A\";", to: "es.lproj/Login.strings")
    try shell.folder.write("\"text.key\" = \"A\";", to: "es.lproj/Other.strings")
    let run = try await shell.run("migrate")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Login.xcstrings:1:1: note: the keys are those of a storyboard or XIB, but there is no 'Base.lproj/Login.storyboard' or .xib next to the files; without it, the strings are never shown [migration-no-document]

        """
    )
  }

  @Test func `puts the catalog of Info.plist next to the language folders`() async throws {
    try shell.folder.write("\"CFBundleName\" = \"Ferry\";", to: "App/en.lproj/InfoPlist.strings")
    try shell.folder.write("\"CFBundleName\" = \"Ferri\";", to: "App/es.lproj/InfoPlist.strings")
    #expect(
      try await shell.run("migrate").output.contains("App/InfoPlist.xcstrings: 1 key in en, es.")
    )
  }

  @Test(arguments: [
    ("path = es.lproj/Main.strings; sourceTree", true),
    ("path = \"App/es.lproj/Main.strings\"; sourceTree", true),
    ("path = de.lproj/Main.strings; sourceTree", false),
    ("path = es.lproj/MyMain.strings; sourceTree", false),
    ("sourceTree", false),
  ])
  func `names the projects that list the old files`(
    _ reference: String,
    isListed: Bool
  )
    async throws
  {
    try writeStoryboard()
    try shell.folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          A1 = {isa = PBXFileReference; \(reference) = "<group>"; };
        };
      }
      """,
      to: "Ferry.xcodeproj/project.pbxproj"
    )
    let run = try await shell.run("migrate --dry-run")
    let sentence = """
      Ferry.xcodeproj still lists old files.
      In Xcode, replace them with the catalogs in the same targets or, for a storyboard or XIB, in \
      the same group; a target with both does not build.
      """
    #expect(run.output.contains(sentence) == isListed)
    let json = try await shell.run("migrate --dry-run --json").output
    #expect(json.contains("\"Ferry.xcodeproj\"") == isListed)
  }
}
