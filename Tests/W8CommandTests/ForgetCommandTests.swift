import Foundation
import TestSupport
import Testing

@Suite struct ForgetCommandTests {
  private static let folder = ".local/share/w8"

  @Test func `forget removes all files of a log`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72", "--note", "un secreto")
    _ = try home.lines("demo", "7")
    try home.folder.write("un secreto", to: "\(TestUser.logFolder)/default.store-wal")
    try home.folder.write("un secreto", to: "\(TestUser.logFolder)/default.store.backup-1")
    // A hard link shows whether the bytes were overwritten.
    let other = home.folder.path("other")
    try FileManager.default.linkItem(atPath: home.store, toPath: other)
    let lines = try home.lines("forget", "--yes")
    #expect(lines[0] == "Se ha eliminado para siempre:")
    #expect(lines.contains("  \(home.store)"))
    #expect(lines.contains("  \(home.store)-wal"))
    #expect(lines.contains("  \(home.store).backup-1"))
    #expect(!home.folder.exists(Self.folder))
    let bytes = try Data(contentsOf: URL(filePath: other))
    #expect(!bytes.isEmpty)
    #expect(bytes.allSatisfy { $0 == 0 })
    #expect(try home.lines("list").count == 1)
    #expect(try home.lines("forget", "--yes") == ["No hay nada que eliminar."])
  }

  @Test func `without a terminal to ask for confirmation, nothing is removed`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72")
    try home.expectFailure(
      64,
      [
        "Error: No se ha eliminado nada: w8 necesita un terminal para pedir confirmación.",
        "Para eliminarlo sin confirmación, ejecuta «w8 forget --yes».",
      ],
      "forget"
    )
    #expect(try home.log().total == 1)
  }

  @Test func `a dry run lists the files that would be removed`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "160")
    #expect(
      try home.lines("forget", "-n") == ["This would be permanently removed:", "  \(home.store)"]
    )
    #expect(try home.w8("forget", "-n", "--json").output.contains("\"dryRun\" : true"))
    #expect(try home.log().total == 1)
  }

  @Test func `unrelated files in the folder are kept, together with the folder`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "160")
    try home.folder.write("mine", to: "\(Self.folder)/diary.txt")
    _ = try home.lines("forget", "--yes")
    #expect(try home.folder.names(in: Self.folder) == ["diary.txt"])
  }

  @Test(arguments: ["a letter", String(repeating: "SQLite format 3\0", count: 500)])
  func `a damaged log can be forgotten, too`(content: String) throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write(content, to: "\(TestUser.logFolder)/default.store")
    _ = try home.lines("forget", "--yes")
    #expect(!home.folder.exists(Self.folder))
  }
}
