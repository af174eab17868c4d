import Foundation
import TestSupport
import Testing

@Suite struct StoreProblemTests {
  private static let commands = [["log", "72"], ["list"], ["latest"], ["delete", "1"]]

  @Test(arguments: commands)
  func `a file that is not a log is reported with its path and not changed`(
    command: [String]
  ) throws {
    let home = try TestUser("LANG=es_ES")
    let letter = String(repeating: "Querida doctora:\n", count: 100)
    try home.folder.write(letter, to: "\(TestUser.logFolder)/default.store")
    try expectFailure(
      home,
      65,
      "Error: «\(home.store)» no es un registro de w8.\n"
        + "Corrige el problema o indica en W8_HOME otra carpeta para el registro.\n",
      command
    )
    #expect(try home.folder.text(of: "\(TestUser.logFolder)/default.store") == letter)
  }

  @Test(arguments: commands)
  func `a folder at the path of the log is reported with its path`(command: [String]) throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write("", to: "\(TestUser.logFolder)/default.store/something")
    try expectFailure(
      home,
      74,
      "Error: '\(home.store)' is not a file.\n"
        + "Fix the problem, or set W8_HOME to another folder for the log.\n",
      command
    )
  }

  @Test func `a file at the path of the folder is reported with its path`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.folder.write("", to: ".local")
    let run = try home.w8("log", "72")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("Error: «\(home.folder.path)/.local"))
    #expect(run.errors.contains("no es una carpeta."))
  }

  @Test(arguments: Array(stride(from: 100, to: 24_000, by: 1_700)))
  func `a damaged log is an error rather than a crash`(offset: Int) throws {
    let home = try TestUser("LANG=es_ES")
    for weight in ["72", "73", "74"] { _ = try home.lines("log", weight) }
    let file = try FileHandle(forUpdating: URL(filePath: home.store))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(repeating: 0xA5, count: 600))
    try file.close()
    let run = try home.w8("list")
    #expect(run.status == 0 || run.status == 65)
    #expect(run.status == 0 || run.errors.hasPrefix("Error: «\(home.store)» "))
  }

  @Test func `W8_HOME sets the folder of the log`() throws {
    let home = try TestUser("LANG=es_ES")
    let other = home.with(["LANG": "es_ES", "W8_HOME": home.folder.path("pesos")])
    _ = try other.lines("log", "72")
    #expect(try home.folder.names() == ["pesos"])
    #expect(try other.lines("list").last == "1 entrada")
  }

  @Test func `only the owner can access the log`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72")
    for (path, permissions) in [
      (".local/share/w8", 0o700), (TestUser.logFolder, 0o700),
      ("\(TestUser.logFolder)/default.store", 0o600),
    ] {
      let attributes = try FileManager.default.attributesOfItem(atPath: home.folder.path(path))
      #expect(attributes[.posixPermissions] as? Int == permissions)
    }
  }

  @Test func `many concurrent processes lose no entries`() async throws {
    let home = try TestUser("LANG=es_ES")
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<12 { group.addTask { try home.w8("log", "72,5").status } }
      for try await status in group { #expect(status == 0) }
    }
    #expect(try home.log().entries.map(\.id) == (1...12).reversed())
  }

  private func expectFailure(
    _ home: TestUser,
    _ status: Int32,
    _ errors: String,
    _ command: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try home.w8(command)
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.errors == errors, sourceLocation: sourceLocation)
  }
}
