import Foundation
import TestSupport
import Testing

@Suite struct QuickLogCommandTests {
  private static let folder = ".local/share/w8/pending"

  private static func text(_ identifier: String, _ kilograms: Double = 72.5) -> String {
    #"{"id": "\#(identifier)", "kilograms": \#(kilograms), "date": "2026-03-01T08:00:00+01:00"}"#
  }

  @Test func `a file is imported once, and reported in the user's language`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.folder.write(Self.text("a"), to: "\(Self.folder)/a.json")
    let run = try home.w8("list")
    #expect(run.status == 0)
    #expect(run.errors == "Se ha anotado en el registro 1 pesaje de otros programas.\n")
    #expect(run.output.contains("72,5 kg"))
    #expect(try home.folder.names(in: Self.folder).isEmpty)
    // Written again, as by a program that does not know about the import.
    try home.folder.write(Self.text("a"), to: "\(Self.folder)/again.json")
    #expect(try home.lines("list").last == "1 entrada")
    #expect(try home.folder.names(in: Self.folder).isEmpty)
  }

  @Test func `an undone import is not repeated`() throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write(Self.text("a"), to: "\(Self.folder)/a.json")
    #expect(try home.w8("latest").status == 0)
    _ = try home.lines("undo")
    try home.folder.write(Self.text("a"), to: "\(Self.folder)/a.json")
    #expect(try home.log().total == 0)
  }

  @Test func `an incomplete or invalid file is kept, reported and listed`() throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write(String(Self.text("a").prefix(40)), to: "\(Self.folder)/a.json")
    try home.folder.write(Self.text("b", 7_200), to: "\(Self.folder)/b.json")
    try home.folder.write(Self.text("c"), to: "\(Self.folder)/.c.json")
    try home.folder.write(Self.text("d"), to: "\(Self.folder)/d.json.tmp")
    let names = [".c.json", "a.json", "b.json", "d.json.tmp"]
    let message =
      "2 files from other programs cannot be added to the log; for details, run 'w8 store status'.\n"
    #expect(try home.w8("list").errors == message)
    #expect(try home.w8("list", "--quiet").errors.isEmpty)
    #expect(try home.folder.names(in: Self.folder) == names)
    #expect(!home.folder.exists("\(TestUser.logFolder)/default.store"))
    let status = try home.w8("store", "status")
    #expect(status.status == 1)
    let path = home.folder.path("\(Self.folder)/a.json")
    #expect(status.output.contains("  \(path): the JSON is not valid here\n"))
    #expect(try home.w8("store", "status", "--json").output.contains("\"weight-outside-limits\""))
  }

  @Test func `other kinds of files are harmless`() throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write(Self.text("secret"), to: "elsewhere.json")
    let folder = home.folder.path(Self.folder)
    try FileManager.default.createDirectory(
      atPath: folder + "/folder.json",
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.json",
      withDestinationPath: home.folder.path("elsewhere.json")
    )
    mkfifo(folder + "/pipe.json", 0o600)
    try home.folder.write(
      String(repeating: " ", count: 70_000) + Self.text("huge"),
      to: "\(Self.folder)/huge.json"
    )
    try home.folder.write(Self.text("good"), to: "\(Self.folder)/good.json")
    let run = try home.w8("list", "--json")
    #expect(run.status == 0)
    #expect(run.errors.contains("4 files from other programs cannot be added to the log"))
    #expect(try home.log().total == 1)
    #expect(home.folder.exists("elsewhere.json"))
    #expect(
      try home.folder.names(in: Self.folder)
        == ["folder.json", "huge.json", "link.json", "pipe.json"]
    )
  }

  @Test func `a folder that is a symbolic link is ignored`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "160")
    try home.folder.write(Self.text("a"), to: "elsewhere/a.json")
    try FileManager.default.createSymbolicLink(
      atPath: home.folder.path(Self.folder),
      withDestinationPath: home.folder.path("elsewhere")
    )
    #expect(try home.w8("list").status == 0)
    #expect(try home.log().total == 1)
    #expect(home.folder.exists("elsewhere/a.json"))
  }

  @Test func `a dry run imports nothing`() throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write(Self.text("a"), to: "\(Self.folder)/a.json")
    _ = try home.lines("log", "160", "--dry-run")
    #expect(try home.folder.names(in: Self.folder) == ["a.json"])
    #expect(try home.lines("store", "status").last?.hasPrefix("1 weigh-in") == true)
    #expect(try home.lines("forget", "--yes").count > 1)
    #expect(!home.folder.exists(".local/share/w8"))
  }

  @Test func `concurrent processes import each file once`() async throws {
    let home = try TestUser("LANG=es_ES")
    for number in 0..<30 {
      try home.folder.write(Self.text("id-\(number)"), to: "\(Self.folder)/\(number).json")
    }
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<6 { group.addTask { try home.w8("latest").status } }
      for try await status in group { #expect(status == 0) }
    }
    #expect(try home.log().total == 30)
    #expect(try home.folder.names(in: Self.folder).isEmpty)
  }

  @Test func `a killed process imports each file once`() throws {
    let home = try TestUser("LANG=es_ES")
    var random = SeededGenerator(seed: 10)
    let kills = ProcessKiller.count
    var killer = ProcessKiller(home)
    for number in 0..<kills {
      try home.folder.write(Self.text("id-\(number)"), to: "\(Self.folder)/\(number).json")
      _ = try killer.run(["latest"], using: &random)
    }
    _ = try home.w8("latest")
    #expect(try home.log().total == kills)
    #expect(try home.folder.names(in: Self.folder).isEmpty)
  }
}
