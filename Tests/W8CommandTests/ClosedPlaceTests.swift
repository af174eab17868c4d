import Foundation
import TestSupport
import Testing

/// Places in which a log cannot be kept, on machines where the tests may make them.
@Suite struct ClosedPlaceTests {
  private static let writing = [
    ["log", "72 kg"], ["edit", "1", "73 kg"], ["delete", "1"], ["undo"],
  ]

  @Test(
    .enabled(if: Wrapper.loweringPrivileges.isUsable, "nobody may be made of this user"),
    arguments: writing,
    ["es_ES", "en_US"]
  )
  func `a folder that may only be read keeps what is in it`(
    command: [String],
    language: String
  ) throws {
    let home = try filledHome(language)
    let folder = home.folder.path(".local/share/w8")
    chmod(folder, 0o555)
    chmod(home.store, 0o444)
    let before = try Data(contentsOf: URL(filePath: home.store))
    let run = try home.w8(command, through: .loweringPrivileges)
    #expect(run.status == 74)
    expectSentence(
      run,
      language == "es_ES" ? "No tienes permiso" : "You do not have permission",
      language == "es_ES" ? "No se puede escribir en" : "' cannot be written: it is read-only."
    )
    #expect(try Data(contentsOf: URL(filePath: home.store)) == before)
  }

  @Test(
    .enabled(if: Wrapper.loweringPrivileges.isUsable, "nobody may be made of this user"),
    arguments: [["list"], ["log", "72 kg"]],
    ["es_ES", "en_US"]
  )
  func `the log of somebody else stays closed`(command: [String], language: String) throws {
    let home = try filledHome(language)
    let run = try home.w8(command, through: .loweringPrivileges)
    #expect(run.status == 74)
    expectSentence(
      run,
      language == "es_ES" ? "No tienes permiso" : "You do not have permission"
    )
  }

  @Test(
    .enabled(if: Wrapper.fullDisk.isUsable, "no small disk can be mounted here"),
    arguments: [["log", "72 kg", "--note", String(repeating: "n", count: 500)]],
    ["es_ES", "en_US"]
  )
  func `a full disk loses nothing that was confirmed`(command: [String], language: String) throws {
    let home = try Home("LANG=\(language)")
    let run = try home.w8(command, through: .fullDisk)
    let parts = run.output.components(separatedBy: "----\n")
    try #require(parts.count == 3, "\(run.output)\(run.errors)")
    #expect(parts[0] == parts[2])
    #expect(parts[0].contains("\"total\" : 3"))
    #expect(run.status == 74)
    expectSentence(run, language == "es_ES" ? "el disco está lleno." : "the disk is full.")
  }

  @Test(.enabled(if: Wrapper.smallFiles.isUsable, "prlimit is not installed"))
  func `a limit on the size of files does not end the process`() throws {
    let home = try filledHome("es_ES")
    let before = try home.w8("list", "--json").output
    let run = try home.w8(["log", "72 kg"], through: .smallFiles)
    #expect(run.status == 74)
    expectSentence(run, "No se ha podido leer o escribir", "el disco está lleno.")
    #expect(try home.w8("list", "--json").output == before)
    #expect(try home.lines("log", "70 kg").count == 1)
  }

  @Test(arguments: ["es_ES", "en_US"])
  func `a disk full of results is told too`(language: String) throws {
    let home = try filledHome(language)
    let run = try home.w8(["list"], through: .fullOutput)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test(arguments: [
    ("es_ES", "Error: No hay carpeta para el registro: ni W8_HOME ni HOME están definidas.\n"),
    ("en_US", "Error: There is no folder for the log: neither W8_HOME nor HOME is set.\n"),
  ])
  func `without a home there is no log`(language: String, error: String) throws {
    let home = try Home("LANG=\(language)")
    let run = try home.w8(["log", "72 kg"], through: .noHome)
    #expect(run.status == 74)
    #expect(run.errors == error)
  }

  private func filledHome(_ language: String) throws -> Home {
    let home = try Home("LANG=\(language)")
    for day in 1...2 { _ = try home.lines("log", "80 kg", "--date", "2026-03-0\(day)") }
    return home
  }

  /// Expects one sentence that has one of some texts in it, and maybe a hint below.
  private func expectSentence(
    _ run: BuiltProgram.Run,
    _ texts: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Error: ") == true, "\(run)", sourceLocation: sourceLocation)
    #expect(lines.count <= 2, "\(run)", sourceLocation: sourceLocation)
    #expect(
      texts.contains { lines.first?.contains($0) == true },
      "\(run)",
      sourceLocation: sourceLocation
    )
  }
}
