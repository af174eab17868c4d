import Foundation
import TestSupport
import Testing

/// Watches a folder.
///
/// The environment variable `W8_WATCHED_MEGABYTES` sets the size of the file that is written slowly
/// (default: 8).
@Suite struct HealthWatchTests {
  private func home() throws -> TestUser {
    let home = try TestUser("LANG=es_ES")
    try home.save(Phone(days: 20), as: "A.xml")
    try FileManager.default.createDirectory(
      atPath: home.folder.path("in"),
      withIntermediateDirectories: true
    )
    #expect(try home.w8("health", "enable", "A.xml").status == 0)
    return home
  }

  @Test func `ten simultaneous files are each imported once, and a damaged one is retried`() throws
  {
    let home = try home()
    let watch = try WatchProcess(home)
    _ = try watch.wait { $0.event == "watching" }
    for number in 0..<10 {
      let export = Phone(days: 21 + number).later(days: 1 + number).export
      if number == 4 {
        // An archive that was truncated before the start of the export.
        try home.folder.write(Array(RawZipBuilder([]).bytes.prefix(10)) + [0x50], to: "in/4.zip")
      } else {
        try home.folder.write(export, to: "in/\(number).xml")
      }
    }
    _ = try watch.wait { $0.event == "imported" && $0.name == "9.xml" }
    if !watch.events.contains(where: { $0.event == "retrying" }) {
      #expect(try watch.wait { $0.event == "retrying" }?.name == "4.zip")
    }
    #expect(try watch.end() == 0)
    let imported = watch.events.filter { $0.event == "imported" }
    #expect(imported.map(\.name) == [0, 1, 2, 3, 5, 6, 7, 8, 9].map { "\($0).xml" })
    #expect(imported.map(\.added) == [1, 1, 1, 1, 2, 1, 1, 1, 1])
    #expect(imported.first?.entries?.count == 1)
    #expect(try home.log().total == 30)
    #expect(watch.events.last?.event == "stopped")
    try expectRestart(home)
  }

  /// Expects that another watch reads only the files that could not be read before.
  private func expectRestart(_ home: TestUser) throws {
    let watch = try WatchProcess(home)
    #expect(try watch.wait { $0.event == "retrying" }?.attempt ?? 0 > 1)
    try home.folder.write(Phone(days: 31).later(days: 30).export, to: "in/4.xml")
    try home.folder.remove("in/4.zip")
    #expect(try watch.wait { $0.event == "imported" }?.name == "4.xml")
    #expect(try watch.end() == 0)
    #expect(watch.events.count { $0.event == "imported" } == 1)
    #expect(try home.log().total == 31)
  }

  @Test func `a file that is written slowly is read once, when it is complete`() throws {
    let home = try home()
    let text = ProcessInfo.processInfo.environment["W8_WATCHED_MEGABYTES"] ?? ""
    let megabytes = Int(text) ?? 8
    let watch = try WatchProcess(home)
    _ = try watch.wait { $0.event == "watching" }
    let export = Phone(days: 21).later(days: 1).export
    let end = "</HealthData>\n".utf8.count
    let filler = Array(" <!-- \(String(repeating: "x", count: 4_000)) -->\n".utf8)
    let path = try home.folder.write(Array(export.dropLast(end)), to: "in/B.xml")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    #expect(try watch.wait { $0.event == "waiting" }?.name == "B.xml")
    for _ in 0..<megabytes * 250 { try file.write(contentsOf: filler) }
    try file.write(contentsOf: export.suffix(end))
    try file.close()
    #expect(try watch.wait { $0.event == "imported" }?.added == 1)
    #expect(try watch.end() == 0)
    #expect(watch.events.count { $0.event == "importing" } == 1)
    #expect(watch.events.count { $0.event == "failed" } == 0)
  }

  @Test func `a file that remains incomplete is reported, and not imported partially`() throws {
    let home = try home()
    let watch = try WatchProcess(home)
    _ = try watch.wait { $0.event == "watching" }
    var phone = Phone(days: 25).later(days: 1)
    phone.isCutOff = true
    try home.save(phone, as: "in/B.xml")
    #expect(try watch.wait { $0.event == "failed" }?.code == "incomplete-export")
    #expect(try home.log().total == 20)
    // The rest of the export arrives later.
    phone.isCutOff = false
    try home.save(phone, as: "in/B.xml")
    #expect(try watch.wait { $0.event == "imported" }?.added == 5)
    #expect(try watch.end() == 0)
  }

  @Test func `an export that needs confirmation is left to the user`() throws {
    let home = try home()
    let watch = try WatchProcess(home)
    _ = try watch.wait { $0.event == "watching" }
    try home.save(Phone(days: 2).later(days: 1), as: "in/few.xml")
    #expect(try watch.wait { $0.event == "skipped" }?.cause == "many-deletions")
    try home.save(Phone(days: 20).later(days: -5), as: "in/older.xml")
    #expect(try watch.wait { $0.cause == "older-export" }?.event == "skipped")
    try home.folder.write("<note/>", to: "in/note.xml")
    #expect(try watch.wait { $0.cause == "not-a-health-export" }?.event == "skipped")
    #expect(try watch.end() == 0)
    #expect(try home.log().total == 20)
    // The file is not read again, but the user still sees that it waits.
    let file = home.folder.path("in/few.xml")
    let again = try home.w8("health", "watch", "in", "--once")
    #expect(again.status == 1)
    #expect(again.errors.contains("No se ha importado «\(file)»."))
    #expect(!again.output.contains("Leyendo «\(file)»"))
    #expect(try home.lines("health", "status").contains { $0.contains("«\(file)»") })
    _ = try home.w8("health", "sync", "in/few.xml", "--accept-deletions")
    #expect(try home.w8("health", "watch", "in", "--once").status == 0)
    #expect(try !home.lines("health", "status").contains { $0.contains("«\(file)»") })
  }

  @Test func `a file that failed is read again at the announced time, also by another process`()
    throws
  {
    let home = try home()
    try home.folder.write("PK, but not an archive", to: "in/broken.zip")
    let first = try home.w8("health", "watch", "in", "--once", "--patience", "1", "--json")
    #expect(first.status == 1)
    #expect(first.output.contains("\"event\":\"failed\""))
    #expect(first.output.contains("\"level\":\"error\""))
    let second = try home.w8("health", "watch", "in", "--once", "--patience", "1", "--json")
    #expect(!second.output.contains("retrying"))
  }

  @Test func `a second watch is rejected, and a killed one can be replaced`() throws {
    let home = try home()
    let first = try WatchProcess(home)
    _ = try first.wait { $0.event == "watching" }
    let second = try home.w8("health", "watch", "in", "--json")
    #expect(second.status == 74)
    #expect(second.output.contains("\"cause\" : \"already-watched\""))
    #expect(try home.w8("health", "debug", "--json").output.contains("\"watching\" : true"))
    first.kill()
    try home.save(Phone(days: 22).later(days: 1), as: "in/B.xml")
    let third = try WatchProcess(home)
    #expect(try third.wait { $0.event == "imported" }?.added == 2)
    #expect(try third.end() == 0)
  }

  @Test func `existing files can be read without watching`() throws {
    let home = try home()
    try home.save(Phone(days: 22).later(days: 1), as: "in/B.xml")
    let run = try home.w8("health", "watch", "in", "--once")
    #expect(run.status == 0, "\(run.errors)")
    let file = home.folder.path("in/B.xml")
    #expect(run.output.contains("El registro está actualizado con «\(file)»."))
    #expect(try home.log().total == 22)
  }

  @Test func `systemd units are written, and a missing folder is reported`() throws {
    let home = try home()
    let lines = try home.lines("health", "watch", "in", "--print-unit")
    let folder = home.folder.path("in")
    #expect(
      lines.contains { $0.hasPrefix("ExecStart=") && $0.hasSuffix("\"watch\" \"\(folder)\"") }
    )
    #expect(lines.contains("Type=exec"))
    #expect(lines.contains("Restart=on-failure"))
    #expect(lines.contains("WantedBy=default.target"))
    try home.expectFailure(
      74,
      [
        "Error: No se puede supervisar «out». No existe.",
        "Corrige el problema y vuelve a ejecutar el comando. Para leer un solo archivo, ejecuta: w8 health sync exportar.zip",
      ],
      "health",
      "watch",
      "out"
    )
  }

  @Test func `a watch ends when Apple Health is turned off`() throws {
    let home = try home()
    let watch = try WatchProcess(home)
    _ = try watch.wait { $0.event == "watching" }
    _ = try home.lines("health", "disable")
    try home.save(Phone(days: 22).later(days: 1), as: "in/B.xml")
    #expect(try watch.wait { $0.event == "stopped" } != nil)
    #expect(try home.log().total == 20)
  }
}
