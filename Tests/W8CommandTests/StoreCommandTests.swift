import Foundation
import TestSupport
import Testing

@Suite struct StoreCommandTests {
  private static let folder = ".local/share/w8"

  @Test(arguments: [
    (
      "es_ES", "El registro está ahora en «",
      "Para trasladarlo a donde otros programas puedan encontrarlo,"
    ),
    ("en_US", "The log is now in '", "To move it to where other programs can find it,"),
  ])
  func `a log is moved, used and purged`(language: String, moved: String, next: String) throws {
    let home = try TestUser("LANG=\(language)")
    try home.createFormerLog()
    _ = try home.lines("log", "72 kg")
    let before = try home.w8("list", "--json").output
    #expect(try home.lines("store", "status")[1].hasPrefix(next))
    #expect(try home.lines("store", "migrate")[0].hasPrefix(moved))
    #expect(try home.w8("list", "--json").output == before)
    _ = try home.lines("log", "73 kg")
    #expect(try home.status().move.next == "migrate --purge-old")
    _ = try home.lines("store", "migrate", "--purge-old")
    #expect(try home.folder.names(in: Self.folder) == ["shared"])
    #expect(try home.log().total == 2)
    #expect(try home.status().move.state == "completed")
    #expect(try home.status().move.next == nil)
    _ = try home.lines("forget", "--yes")
    #expect(!home.folder.exists(Self.folder))
  }

  @Test func `a new log is where other programs find it, and there is nothing to move`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "160")
    #expect(try home.folder.names(in: Self.folder) == ["shared"])
    #expect(try home.folder.names(in: TestUser.logFolder) == ["default.store"])
    #expect(try home.lines("store", "status").count == 1)
    #expect(try home.status(expecting: 0).move.state == "notNeeded")
    #expect(
      try home.lines("store", "migrate") == [
        "There is already a log in '\(home.store)'. It was not changed."
      ]
    )
  }

  @Test func `a dry run moves nothing and leaves no files`() throws {
    let home = try TestUser("LANG=en_US")
    let target = home.folder.path("\(Self.folder)/shared/default.store")
    #expect(
      try home.lines("store", "migrate", "-n") == ["There is no log to move yet."]
    )
    #expect(!home.folder.exists(Self.folder))
    try home.createFormerLog()
    _ = try home.lines("log", "160")
    #expect(
      try home.lines("store", "migrate", "-n") == ["Would move the log to '\(target)'."]
    )
    #expect(try home.folder.names(in: Self.folder) == ["default.store"])
  }

  @Test func `an operation that is not possible is rejected with a hint`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.createFormerLog()
    _ = try home.lines("log", "72")
    try home.expectFailure(
      64,
      [
        "Error: No hay ningún traslado fallido que reintentar.",
        "Para trasladar el registro, ejecuta «w8 store migrate».",
      ],
      "store",
      "migrate",
      "--retry"
    )
    try home.expectFailure(
      64,
      [
        "Error: El registro aún no se ha trasladado: no hay ningún registro anterior que eliminar.",
        "Para trasladar el registro, ejecuta «w8 store migrate».",
      ],
      "store",
      "migrate",
      "--purge-old"
    )
    try home.expectFailure(
      64,
      ["Error: Usa «--retry» o «--purge-old», no las dos."],
      "store",
      "migrate",
      "--purge-old",
      "--retry"
    )
  }

  @Test func `a failed move is reported, and only retried on request`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.folder.write("Querida doctora:", to: "\(Self.folder)/default.store")
    let failure = "Error: «\(home.formerStore)» no es un registro de w8."
    #expect(try home.w8("store", "migrate").errors.hasPrefix(failure))
    #expect(try home.status().move.state == "failed")
    #expect(try home.status().move.error == "notADatabase")
    let run = try home.w8("store", "migrate")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix(failure))
    #expect(run.errors.contains("Para volver a intentarlo, ejecuta «w8 store migrate --retry»."))
    #expect(try home.w8("store", "status").status == 1)
    try home.createFormerLog()
    _ = try home.lines("log", "72")
    #expect(try home.lines("store", "migrate", "--retry").count == 2)
    #expect(try home.lines("list").last == "1 entrada")
  }

  @Test func `every command reports a moved log that has disappeared`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.createFormerLog()
    _ = try home.lines("log", "72")
    _ = try home.lines("store", "migrate")
    let moved = home.folder.path("\(Self.folder)/shared/default.store")
    try FileManager.default.removeItem(atPath: moved)
    for command in [["log", "73"], ["list"], ["summary"]] {
      let run = try home.w8(command)
      #expect(run.status == 74)
      #expect(run.errors.hasPrefix("Error: Falta el registro: se guardaba en «\(moved)»."))
    }
    #expect(try home.w8("store", "status").status == 1)
    #expect(try home.status(expecting: 1).problem == "missing")
  }

  @Test func `the sample entries stay separate`() throws {
    let home = try TestUser("LANG=en_US")
    try home.createFormerLog()
    _ = try home.lines("log", "160")
    _ = try home.lines("demo", "7")
    _ = try home.lines("store", "migrate")
    #expect(home.folder.exists("\(Self.folder)/demo/shared/default.store"))
    #expect(try home.log().total == 1)
  }

  @Test(
    .enabled(
      if: RestrictedLauncher.loweringPrivileges.isUsable,
      "the process cannot become another user"
    )
  )
  func `a read-only location is reported, and the log remains usable`() throws {
    let home = try TestUser("LANG=en_US")
    try home.createFormerLog()
    _ = try home.lines("log", "160")
    chmod(home.folder.path(Self.folder), 0o555)
    let run = try home.w8(["store", "migrate"], through: .loweringPrivileges)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("Error: You do not have permission to read or write '"))
    chmod(home.folder.path(Self.folder), 0o755)
    #expect(try home.log().total == 1)
  }

  @Test(.enabled(if: RestrictedLauncher.fullDisk.isUsable, "a small disk cannot be mounted"))
  func `with a full disk, the log stays at its location`() throws {
    let home = try TestUser("LANG=es_ES")
    let run = try home.w8(["store", "migrate"], through: .fullDisk)
    let parts = run.output.components(separatedBy: "----\n")
    try #require(parts.count == 3, "\(run.output)\(run.errors)")
    #expect(parts[0] == parts[2])
    #expect(parts[0].contains("\"total\" : 3"))
    #expect(run.status == 74)
    #expect(run.errors.contains("el disco está lleno."))
  }

  @Test(.enabled(if: RestrictedLauncher.smallFiles.isUsable, "prlimit is not installed"))
  func `an incomplete copy is removed`() throws {
    let home = try TestUser("LANG=en_US")
    try home.createFormerLog()
    _ = try home.lines("log", "160")
    let run = try home.w8(["store", "migrate"], through: .smallFiles)
    #expect(run.status == 74)
    #expect(!home.folder.exists("\(Self.folder)/shared/default.store"))
    #expect(!home.folder.exists("\(Self.folder)/shared/default.store.moving"))
    #expect(try home.status(expecting: 1).move.state == "failed")
    #expect(try home.log().total == 1)
    #expect(try home.lines("store", "migrate", "--retry").count == 2)
  }
}

/// The JSON output of `w8 store status`.
struct StoreStatusJSON: Decodable {
  struct Move: Decodable {
    let state: String
    let error: String?
    let next: String?
  }

  let move: Move
  let problem: String?
}

extension TestUser {
  /// Returns the output of `w8 store status --json`.
  func status(expecting status: Int32? = nil) throws -> StoreStatusJSON {
    let run = try w8("store", "status", "--json")
    if let status { #expect(run.status == status) }
    return try JSONDecoder().decode(StoreStatusJSON.self, from: Data(run.output.utf8))
  }
}
