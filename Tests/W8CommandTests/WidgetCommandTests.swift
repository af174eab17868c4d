import Foundation
import TestSupport
import Testing

@Suite struct WidgetCommandTests {
  private static let families = ["small", "medium", "large", "circular", "rectangular"]
  private static let folder = ".local/share/w8/widgets"

  @Test(arguments: [
    ("LANG=es_ES", "Configura w8 para empezar: w8 init"),
    ("LANG=en_GB", "Set up w8 to begin: w8 init"),
  ])
  func `without a log, every widget shows how to begin`(variable: String, expected: String) throws {
    let home = try TestUser(variable)
    for family in Self.families {
      #expect(try home.lines("widget", family) == [expected])
    }
    #expect(!home.folder.exists(".local"))
  }

  @Test(arguments: [
    ("LANG=es_ES", ["72,5 kg  → +0,2 kg en 7 días"], "72,5 kg", "72,5 kg → +0,2 kg"),
    ("LANG=en_GB", ["11 st 5.8 lb  → +0.4 lb in 7 days"], "11 st 5.8 lb", "11 st 5.8 lb → +0.4 lb"),
  ])
  func `text output is for terminals and status bars`(
    variable: String,
    medium: [String],
    circular: String,
    small: String
  ) throws {
    let home = try TestUser(variable)
    func kilograms(_ number: String) -> String {
      (variable == "LANG=es_ES" ? number.replacing(".", with: ",") : number) + " kg"
    }
    _ = try home.lines("log", kilograms("72.3"), "--date", "2026-01-01T08:00")
    _ = try home.lines("log", kilograms("72.3"), "--date", TestUser.day(7))
    _ = try home.lines("log", kilograms("72.5"))
    #expect(try home.lines("widget") == medium)
    #expect(try home.lines("widget", "circular") == [circular])
    #expect(try home.lines("widget", "small") == [small])
  }

  @Test func `a file has the format of its extension`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    #expect(try home.lines("widget", "small", "-o", "peso.svg") == ["Se ha escrito «peso.svg»."])
    #expect(try home.folder.text(of: "peso.svg").contains(">72,5</tspan>"))
    #expect(try home.lines("widget", "-n", "-o", "otro.json") == ["Se escribiría «otro.json»."])
    #expect(!home.folder.exists("otro.json"))
    _ = try home.lines("widget", "-o", "peso.json", "--quiet")
    let snapshot = try home.snapshot("peso.json")
    #expect(snapshot.schema == 1)
    #expect(snapshot.weight?.text == "72,5 kg")
    try home.expectFailure(
      64,
      [
        "Error: w8 no puede escribir un widget llamado «peso.gif».",
        "El nombre debe terminar en .svg, .png o .json.",
      ],
      "widget",
      "-o",
      "peso.gif"
    )
  }

  @Test(arguments: [
    ("small", 1, 170, 170), ("rectangular", 2, 344, 152), ("circular", 3, 228, 228),
  ])
  func `a PNG has the requested number of pixels`(
    family: String,
    scale: Int,
    width: UInt32,
    height: UInt32
  ) throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "160")
    for paper in ["light", "dark"] {
      _ = try home.lines(
        "widget",
        family,
        "-o",
        "\(paper).png",
        "--scale",
        "\(scale)",
        "--appearance",
        paper
      )
      let bytes = try home.bytes("\(paper).png")
      #expect(
        Array(bytes[16..<24])
          == [width, height]
          .flatMap { number in
            (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
          }
      )
    }
    #expect(try home.bytes("light.png") != home.bytes("dark.png"))
  }

  @Test func `without publishing, no files are written`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    #expect(!home.folder.exists(Self.folder))
    try home.expectFailure(
      65,
      ["Error: No hay ningún widget publicado.", "Empieza con «w8 widget --publish»."],
      "widget",
      "--refresh"
    )
    #expect(try home.lines("widget", "--unpublish") == ["No hay ningún widget publicado."])
  }

  @Test func `published widgets are updated after every change`() throws {
    let home = try TestUser("LANG=es_ES")
    #expect(try home.lines("widget", "--publish").count == 1)
    #expect(try home.published().state == "needsSetup")
    _ = try home.lines("log", "72,5")
    #expect(try home.published().weight?.text == "72,5 kg")
    _ = try home.lines("edit", "1", "73")
    #expect(try home.published().weight?.text == "73,0 kg")
    _ = try home.lines("undo")
    #expect(try home.published().weight?.text == "72,5 kg")
    _ = try home.lines("goal", "70")
    #expect(try home.published().goal?.text == "Objetivo: 70 kg")
    _ = try home.lines("settings", "unit", "lb")
    #expect(try home.published().unit == "lb")
    _ = try home.lines("delete", "1", "--dry-run")
    #expect(try home.published().state == "ready")
    _ = try home.lines("delete", "1")
    #expect(try home.published().state == "empty")
    try home.folder.write("date,weight,unit\n2026-02-21,74.2,kg\n", to: "pesos.csv")
    _ = try home.lines("import", "pesos.csv")
    #expect(try home.published().weight?.kilograms == 74.2)
    for family in Self.families {
      #expect(try home.folder.text(of: "\(Self.folder)/\(family).svg").hasPrefix("<svg"))
    }
  }

  @Test func `only the owner can access published widgets, which keep their language and unit`()
    throws
  {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    _ = try home.lines("widget", "--publish", "--unit", "st")
    for name in try home.folder.names(in: Self.folder) {
      #expect(try home.mode("\(Self.folder)/\(name)") == 0o600, "\(name)")
    }
    #expect(try home.mode(Self.folder) == 0o700)
    // A system timer has no language settings.
    let timer = home.with(["LC_ALL": "C"])
    _ = try timer.lines("log", "73")
    #expect(try home.published().weight?.text == "11 st 6,9 lb")
    #expect(try timer.lines("widget", "--refresh").count == 1)
    #expect(try home.published().title == "Peso")
    #expect(try home.lines("widget", "--publish").count == 1)
    #expect(try home.published().weight?.text == "73,0 kg")
  }

  @Test func `PNG pictures are published on request`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    _ = try home.lines("widget", "--publish", "--png", "--scale", "1")
    let names = try home.folder.names(in: Self.folder)
    #expect(names.filter { $0.hasSuffix(".png") }.count == 10)
    let before = try home.bytes("\(Self.folder)/small-dark.png")
    _ = try home.lines("log", "79")
    #expect(try home.bytes("\(Self.folder)/small-dark.png") != before)
    _ = try home.lines("widget", "--publish")
    _ = try home.lines("widget", "--unpublish")
    #expect(!home.folder.exists(Self.folder))
    _ = try home.lines("log", "78")
    #expect(!home.folder.exists(Self.folder))
  }

  @Test func `an error in publishing is reported, and the change is kept`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("widget", "--publish", "--png")
    let poor = home.with(["LANG": "es_ES", "PATH": "/nowhere"])
    let run = try poor.process("log", "72,5")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "El registro se ha cambiado, pero sus widgets no se han podido escribir: "
      )
    )
    #expect(run.errors.contains("rsvg-convert"))
    #expect(try home.log().total == 1)
    try home.folder.write("{", to: "\(Self.folder)/publishing.json")
    let damaged = try home.w8("log", "73")
    #expect(damaged.status == 0)
    #expect(damaged.errors.hasSuffix("Para volver a escribirlo, ejecuta «w8 widget --publish».\n"))
    #expect(try home.log().total == 2)
  }

  @Test func `while the log is being moved, widgets show that`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.createFormerLog()
    _ = try home.lines("log", "72,5")
    _ = try home.lines("widget", "--publish")
    let record = ".local/share/w8/shared/migration.json"
    // A process that no longer exists has left this record.
    try home.folder.write(
      #"{"phase": "started", "secondsSince1970": 1790000000, "utcOffset": 0}"#,
      to: record
    )
    #expect(try home.lines("widget") == ["Termina de trasladar el registro: w8 store status"])
    _ = try home.lines("widget", "--refresh")
    #expect(try home.published().state == "needsSetup")
    #expect(try home.published().entries.isEmpty)
    _ = try home.lines("store", "migrate", "--retry")
    #expect(try home.published().weight?.text == "72,5 kg")
    #expect(try home.lines("widget", "circular") == ["72,5 kg"])
  }

  @Test func `temporary files of a killed process are removed`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("widget", "--publish")
    try home.folder.write("<svg", to: "\(Self.folder)/.small.svg.xcstrings-tmp-2147483647.a1B2c3")
    _ = try home.lines("log", "72,5")
    #expect(try home.folder.names(in: Self.folder).count == 7)
  }

  @Test func `forget removes published widgets, but no other files`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    _ = try home.lines("widget", "--publish")
    try home.folder.write("", to: "\(Self.folder)/.small.svg.xcstrings-tmp-2147483647.a1B2c3")
    let mine = "\(Self.folder)/mine.txt"
    try home.folder.write("", to: mine)
    #expect(try home.lines("forget", "--yes").count > 7)
    #expect(try home.folder.names(in: Self.folder) == ["mine.txt"])
  }

  @Test(arguments: [
    ["--publish", "--unpublish"], ["--publish", "--refresh"], ["--refresh", "--output", "x.svg"],
  ])
  func `operations cannot be combined`(options: [String]) throws {
    let run = try TestUser("LANG=en_US").w8(["widget"] + options)
    #expect(run.status == 64)
    #expect(run.errors.contains("cannot be combined: choose one"))
  }

  @Test func `a dry run writes nothing`() throws {
    let home = try TestUser("LANG=en_US")
    #expect(
      try home.lines("widget", "--publish", "-n").first?.hasPrefix("Widgets would be") == true
    )
    #expect(!home.folder.exists(".local"))
    _ = try home.lines("widget", "--publish")
    #expect(try home.lines("widget", "--unpublish", "-n").first?.contains("would be") == true)
    #expect(home.folder.exists("\(Self.folder)/snapshot.json"))
  }

  @Test func `readers see complete files during concurrent writes`() async throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "70")
    _ = try home.lines("widget", "--publish")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<3 {
        group.addTask {
          for number in 0..<4 { _ = try home.lines("log", "\(71 + writer * 4 + number)") }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          let snapshot = try home.published()
          #expect(snapshot.state == "ready")
          let picture = try home.folder.text(of: "\(Self.folder)/large.svg")
          #expect(picture.hasSuffix("</svg>\n"))
        }
      }
      try await group.waitForAll()
    }
    // The last process to write has read all entries.
    #expect(try home.published().entries.count == 13)
  }
}

/// The fields of a snapshot that these tests check.
private struct SnapshotJSON: Decodable {
  struct Weight: Decodable {
    let kilograms: Decimal
    let text: String
  }

  struct Goal: Decodable {
    let text: String
  }

  let schema: Int
  let state: String
  let title: String
  let unit: String
  let weight: Weight?
  let goal: Goal?
  let entries: [Weight]
}

extension TestUser {
  /// Returns the day a number of days ago.
  fileprivate static func day(_ daysAgo: Int) -> String {
    let date = Date(timeIntervalSinceNow: Double(-daysAgo * 86_400))
    return date.formatted(.iso8601.year().month().day())
  }

  fileprivate func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: folder.path(name))))
  }

  fileprivate func snapshot(_ name: String) throws -> SnapshotJSON {
    try JSONDecoder().decode(SnapshotJSON.self, from: Data(folder.text(of: name).utf8))
  }

  fileprivate func published() throws -> SnapshotJSON {
    try snapshot(".local/share/w8/widgets/snapshot.json")
  }

  fileprivate func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }
}
