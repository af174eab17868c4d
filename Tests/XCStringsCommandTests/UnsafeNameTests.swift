import Foundation
import TestSupport
import Testing

@Suite struct `Names from files as paths` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private static let languages = [
    "../../x", "/tmp/x", "a/b", "..", "a\\\\b", "-x", ".x", "es\\n::error::x", "es\\u001b[31m",
    "es\\u2028", "es\\u202e",
  ]

  /// Writes a catalog with a language, as it is in JSON.
  private func writeCatalog(_ language: String, to path: String = "L.xcstrings") throws {
    let text = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
      "es":{"stringUnit":{"state":"translated","value":"e"}},
      "\(language)":{"stringUnit":{"state":"translated","value":"v"}}}}}}
      """
    try shell.folder.write(text, to: path)
  }

  /// The names of all files, without the initial ones.
  private var written: [String] {
    get throws {
      let all = FileManager.default.enumerator(atPath: shell.folder.path)
      return (all?.compactMap { $0 as? String } ?? []).filter { !$0.hasSuffix("L.xcstrings") }
    }
  }

  private func expectRefusal(_ line: String, naming file: String = "L.xcstrings") async throws {
    let before = try written
    let run = try await shell.run(line)
    #expect(run.status == 65, "\(line)\n\(run.errors)")
    #expect(run.errors.contains("\(file):"))
    #expect(run.errors.contains("cannot be the name of a file or folder"))
    #expect(!run.errors.contains("\u{1B}[31m"))
    #expect(!run.errors.contains("\n::"))
    #expect(try written == before, "\(line)")
  }

  @Test(arguments: languages)
  func `a language is not the path of compiled files`(language: String) async throws {
    try writeCatalog(language)
    try await expectRefusal("compile L.xcstrings -o a/b/out")
    try await expectRefusal("compile L.xcstrings -o a/b/out -l es")
    #expect(try await shell.run("compile L.xcstrings -o out.binary --as binary").status == 0)
  }

  @Test(arguments: ["xliff", "xcloc", "csv", "tsv", "po", "strings"], languages)
  func `a language is not the path of exported files`(
    format: String,
    language: String
  ) async throws {
    try writeCatalog(language)
    try await expectRefusal("export L.xcstrings --format \(format) -o a/b/T")
  }

  @Test(arguments: languages)
  func `a language that cannot be a folder is an error`(language: String) async throws {
    try writeCatalog(language)
    let run = try await shell.run("validate L.xcstrings")
    #expect(run.status == 1)
    #expect((run.output + run.errors).contains("L.xcstrings:3:"))
    #expect((run.output + run.errors).contains("[invalid-file-name]"))
  }

  @Test func `ordinary names are accepted`() async throws {
    try writeCatalog("zh-Hans", to: "Año 1 (x).xcstrings")
    for arguments in [
      ["compile", "Año 1 (x).xcstrings", "-o", "Out"], ["export", "Año 1 (x).xcstrings"],
      ["generate-symbols", "Año 1 (x).xcstrings", "-o", "Symbols"],
    ] {
      #expect(try await shell.run(arguments).status == 0)
    }
    #expect(shell.folder.exists("Out/zh-Hans.lproj/Año 1 (x).strings"))
  }

  @Test(arguments: ["a\nb", "-a", "a\u{202E}b"])
  func `the name of a catalog is not the path of other files`(table: String) async throws {
    try writeCatalog("de", to: "Folder/\(table).xcstrings")
    for line in [
      "compile Folder -o out", "export Folder -o T --format csv", "generate-symbols Folder -o S",
    ] {
      let run = try await shell.run(line)
      #expect(run.status == 65, "\(line)")
      #expect(run.errors.contains("cannot be the name of a file or folder"))
    }
    #expect(try shell.folder.names() == ["Folder"])
  }

  @Test(arguments: ["../../evil", "/abs/x", "a/b", ".x"])
  func `the table of a target is not a path`(table: String) async throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write(
      """
      catalogs: [Localizations]
      targets:
        App:
          table: "\(table)"
      """,
      to: ".xcstrings.yml"
    )
    for command in ["config", "sync", "sync --check"] {
      let run = try await shell.run(command)
      #expect(run.status == 65)
      #expect(
        (run.output + run.errors).contains(".xcstrings.yml:4:12: error: '\(table)' cannot be")
      )
    }
    #expect(!shell.folder.exists("../evil.xcstrings"))
  }

  @Test func `the table in a call is not a path`() async throws {
    try shell.folder.write(
      #"let a = String(localized: "a", table: "../evil")"#,
      to: "In/Code/a.swift"
    )
    let run = try await shell.run("extract In/Code --output In/Out")
    #expect(run.status == 65)
    #expect(run.errors.contains("In/Code/a.swift:1:1: error: '../evil' cannot be the name"))
    #expect(try shell.folder.names(in: "In") == ["Code"])
  }

  @Test func `the folder of a legacy table is a language`() async throws {
    try shell.folder.write(#""a" = "b";"#, to: "App/e\ns.lproj/L.strings")
    let run = try await shell.run("migrate --source-language en")
    #expect(run.status == 65)
    #expect(run.errors.contains("'e\\ns' cannot be the name of a file or folder"))
    #expect(try shell.folder.names(in: "App") == ["e\ns.lproj"])
  }
}
