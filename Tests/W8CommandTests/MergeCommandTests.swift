import Foundation
import TestSupport
import Testing

@Suite struct MergeCommandTests {
  private let home: TestUser
  /// The folder of the log, in the home folder.
  private static let folder = TestUser.logFolder
  private static let copy = "default.sync-conflict-20260301-080000-ABCDEFG.store"

  init() throws {
    home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "80 kg", "--date", "2026-03-01T08:00")
    _ = try home.lines("log", "81 kg", "--date", "2026-03-02T08:00")
    _ = try home.lines("backup", "copia")
  }

  /// A user of another computer, who has the log as it was at the beginning.
  private func other() throws -> TestUser {
    let other = home.with(["W8_HOME": home.folder.path("other")])
    if !FileManager.default.fileExists(atPath: home.folder.path("other")) {
      _ = try other.lines("restore", "copia", "--yes")
    }
    return other
  }

  private func leaveCopy(_ name: String = copy) throws {
    _ = try other().lines("backup", "\(Self.folder)/\(name)", "--force")
  }

  private func names() throws -> [String] {
    try home.folder.names(in: Self.folder).sorted()
  }

  @Test func `the copies of a sync program are merged and put away`() throws {
    #expect(try home.lines("merge") == ["No hay copias del registro que fusionar."])
    _ = try home.lines("log", "82 kg", "--date", "2026-03-03T08:00")
    _ = try other().lines("log", "83 kg", "--date", "2026-03-04T08:00")
    _ = try other().lines("delete", "2")
    try leaveCopy()
    let status = try home.w8("store", "status")
    #expect(status.status == 1)
    #expect(status.output.contains("w8 merge"))
    let trial = try home.lines("merge", "--dry-run")
    #expect(trial[0].hasPrefix("Se fusionaría «"))
    #expect(try home.log().total == 3)
    let lines = try home.lines("merge")
    #expect(lines[0].hasPrefix("Se ha fusionado «"))
    #expect(lines[1] == "  1 entrada añadida")
    #expect(lines[2] == "  1 entrada borrada")
    #expect(lines[3].hasPrefix("  La copia es ahora «"))
    #expect(lines.count == 4)
    #expect(try home.log().entries.map(\.kilograms) == [83, 82, 80])
    #expect(try home.w8("store", "status").status == 0)
    #expect(try names() == ["default.store", "merged"])
    #expect(
      try home.lines("undo")[0]
        .hasPrefix("2 entradas vuelven a estar como antes de la fusión (")
    )
    #expect(try home.log().entries.map(\.kilograms) == [82, 81, 80])
    let merged = try #require(try home.folder.names(in: Self.folder + "/merged").first)
    #expect(merged.hasSuffix(" " + Self.copy))
    _ = try home.lines("merge", "\(Self.folder)/merged/\(merged)")
    #expect(try home.log().entries.map(\.kilograms) == [83, 82, 80])
    #expect(try home.w8("forget", "--yes").status == 0)
    #expect(!home.folder.exists(".local/share/w8"))
  }

  @Test func `the log of another computer is merged, and its file stays`() throws {
    _ = try other().lines("log", "83 kg", "--date", "2026-03-04T08:00")
    let file = "other/shared/default.store"
    let before = try Data(contentsOf: URL(filePath: home.folder.path(file)))
    #expect(try home.lines("merge", file)[1] == "  1 entrada añadida")
    #expect(try Data(contentsOf: URL(filePath: home.folder.path(file))) == before)
    #expect(
      try home.lines("merge", file)
        == ["El registro ya tiene todo lo que hay en «\(home.folder.path(file))»."]
    )
    let new = home.with(["LANG": "es_ES", "W8_HOME": home.folder.path("new")])
    #expect(try new.lines("merge", file, "--dry-run").dropFirst() == ["  3 entradas añadidas"])
    #expect(!FileManager.default.fileExists(atPath: home.folder.path("new")))
    _ = try new.lines("merge", file)
    #expect(try new.log().total == 3)
  }

  @Test func `both values of an entry that was edited twice are shown, and one is chosen`() throws {
    _ = try home.lines("edit", "1", "79 kg")
    _ = try other().lines("edit", "1", "78 kg", "--note", "aquí")
    _ = try other().lines("edit", "1", "77 kg")
    try leaveCopy()
    let lines = try home.lines("merge")
    #expect(
      lines.suffix(4) == [
        "1 entrada se editó en los dos registros:",
        "  Entrada 1: 77,0 kg (se conserva); el otro valor: 79,0 kg",
        "  Entrada 1: nota «aquí» (se conserva); el otro valor: sin nota",
        "  Para usar los otros valores, ejecuta: w8 merge --take 1 o w8 merge --take-all",
      ]
    )
    let json = try home.w8("merge", "--json").output
    #expect(json.contains("\"kilograms\" : 79"))
    try home.expectFailure(
      65,
      [
        "Error: La entrada 2 no se editó en los dos registros.",
        "Para ver las que sí, ejecuta «w8 merge».",
      ],
      "merge",
      "--take",
      "2"
    )
    _ = try home.lines("merge", "--take", "1", "--dry-run")
    #expect(
      try home.lines("merge", "--take", "1")[0]
        == "1 entrada tiene ahora los valores del otro registro:"
    )
    #expect(try home.log().entries.last?.kilograms == 79)
    #expect(try home.lines("merge") == ["No hay copias del registro que fusionar."])
    #expect(
      try home.lines("merge", "--take-all") == ["Ninguna entrada se editó en los dos registros."]
    )
  }

  @Test func `files that are no logs are refused`() throws {
    try home.folder.write("date,weight\n", to: "a.csv")
    let csv = try home.w8("merge", "a.csv", "--json")
    #expect(csv.status == 65)
    #expect(csv.output.contains("\"code\" : \"notADatabase\""))
    #expect(try home.w8("merge", "missing").status == 66)
    #expect(try home.w8("merge", ".").status == 65)
    #expect(try home.w8("merge", "\(Self.folder)/default.store").status == 64)
    #expect(try home.w8("merge", "a.csv", "--take", "1").status == 64)
    #expect(try home.w8("merge", "--take", "1", "--take-all").status == 64)
    #expect(try home.log().total == 2)
    let log = try home.w8("import", "copia")
    #expect(log.status == 65)
    #expect(log.errors.contains("w8 merge"))
  }

  @Test func `a copy that cannot be read does not prevent merging the others`() throws {
    _ = try other().lines("log", "83 kg", "--date", "2026-03-04T08:00")
    try leaveCopy()
    let bad = "default (conflicted copy \u{1B}[31m).store"
    try home.folder.write("no log", to: "\(Self.folder)/\(bad)")
    let run = try home.w8("merge")
    #expect(run.status == 1)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("No se ha fusionado: "))
    #expect(try home.log().total == 3)
    #expect(try names() == [bad, "default.store", "merged"])
  }

  @Test func `an edited export changes entries, and one undo reverts it`() throws {
    let table = try home.w8("export").output
    try home.folder.write(table.replacing(",81,kg,81,", with: ",81.5,kg,81.5,"), to: "a.csv")
    let trial = try home.lines("import", "a.csv", "--dry-run")
    #expect(trial.contains("Se cambiaría 1 entrada por los valores del archivo."))
    #expect(
      try home.lines("import", "a.csv") == [
        "No hay nada nuevo en «a.csv» (w8).",
        "Se ha cambiado 1 entrada por los valores del archivo.",
        "1 entrada ya estaba en el registro.",
      ]
    )
    #expect(try home.log().entries.map(\.kilograms) == [81.5, 80])
    #expect(try home.lines("import", "a.csv").last == "2 entradas ya estaban en el registro.")
    _ = try home.lines("undo")
    #expect(try home.log().entries.map(\.kilograms) == [81, 80])
    _ = try home.lines("delete", "2")
    #expect(
      try home.lines("import", "a.csv")[1] == "1 entrada se borró en el registro y sigue borrada."
    )
    let json = try home.w8("import", "a.csv", "--json").output
    #expect(json.contains("\"deletedHere\" : 1"))
  }

  @Test func `an invalid id or one that occurs twice is reported`() throws {
    var lines = try home.w8("export").output.split(separator: "\n").map(String.init)
    lines.append(lines[1].replacing("2026-03-01", with: "2026-03-09"))
    lines.append("2026-03-10T08:00:00+01:00,82,kg,82,,,,,manual,,x7")
    try home.folder.write(lines.joined(separator: "\n") + "\n", to: "a.csv")
    let run = try home.w8("import", "a.csv")
    #expect(run.status == 0)
    #expect(run.errors.contains("[entry-identifier-repeated]"))
    #expect(run.errors.contains("[entry-identifier-unreadable]"))
    #expect(try home.log().total == 4)
  }
}
