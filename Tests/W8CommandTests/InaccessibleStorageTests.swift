import Foundation
import TestSupport
import Testing

/// Locations in which a log cannot be stored, on machines that allow the tests to create them.
@Suite struct InaccessibleStorageTests {
  private static let writing = [
    ["log", "72 kg"], ["edit", "1", "73 kg"], ["delete", "1"], ["undo"],
  ]

  @Test(
    .enabled(
      if: RestrictedLauncher.loweringPrivileges.isUsable,
      "the process cannot become another user"
    ),
    arguments: writing,
    ["es_ES", "en_US"]
  )
  func `a log in a read-only folder is not changed`(
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
    .enabled(
      if: RestrictedLauncher.loweringPrivileges.isUsable,
      "the process cannot become another user"
    ),
    arguments: [["list"], ["log", "72 kg"]],
    ["es_ES", "en_US"]
  )
  func `the log of another user is not accessible`(command: [String], language: String) throws {
    let home = try filledHome(language)
    let run = try home.w8(command, through: .loweringPrivileges)
    #expect(run.status == 74)
    expectSentence(
      run,
      language == "es_ES" ? "No tienes permiso" : "You do not have permission"
    )
  }

  @Test(
    .enabled(if: RestrictedLauncher.fullDisk.isUsable, "a small disk cannot be mounted"),
    arguments: [["log", "72 kg", "--note", String(repeating: "n", count: 500)]],
    ["es_ES", "en_US"]
  )
  func `a full disk does not lose confirmed entries`(command: [String], language: String) throws {
    let home = try TestUser("LANG=\(language)")
    let run = try home.w8(command, through: .fullDisk)
    let parts = run.output.components(separatedBy: "----\n")
    try #require(parts.count == 3, "\(run.output)\(run.errors)")
    #expect(parts[0] == parts[2])
    #expect(parts[0].contains("\"total\" : 3"))
    #expect(run.status == 74)
    expectSentence(run, language == "es_ES" ? "el disco está lleno." : "the disk is full.")
  }

  @Test(.enabled(if: RestrictedLauncher.smallFiles.isUsable, "prlimit is not installed"))
  func `a file size limit does not kill the process`() throws {
    let home = try filledHome("es_ES")
    let before = try home.w8("list", "--json").output
    let run = try home.w8(["log", "72 kg"], through: .smallFiles)
    #expect(run.status == 74)
    expectSentence(run, "No se ha podido leer o escribir", "el disco está lleno.")
    #expect(try home.w8("list", "--json").output == before)
    #expect(try home.lines("log", "70 kg").count == 1)
  }

  @Test(arguments: ["es_ES", "en_US"])
  func `a full disk at standard output is reported, too`(language: String) throws {
    let home = try filledHome(language)
    let run = try home.w8(["list"], through: .fullOutput)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test(arguments: [
    ("es_ES", "Error: No hay carpeta para el registro: ni W8_HOME ni HOME están definidas.\n"),
    ("en_US", "Error: There is no folder for the log: neither W8_HOME nor HOME is set.\n"),
  ])
  func `without a home folder, an error is reported`(language: String, error: String) throws {
    let home = try TestUser("LANG=\(language)")
    let run = try home.w8(["log", "72 kg"], through: .noHome)
    #expect(run.status == 74)
    #expect(run.errors == error)
  }

  private func filledHome(_ language: String) throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    for day in 1...2 { _ = try home.lines("log", "80 kg", "--date", "2026-03-0\(day)") }
    return home
  }

  /// Expects one sentence that contains one of several texts, optionally followed by a hint.
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
