import Foundation
import TestSupport
import Testing

@Suite struct ChartCommandTests {
  @Test(arguments: [
    ("LANG=es_ES", "El registro está vacío. Empiézalo con: w8 log 72,5"),
    ("LANG=en_US", "The log is empty. Start it with: w8 log 160.5"),
  ])
  func `an empty log prints an invitation`(variable: String, expected: String) throws {
    let home = try TestUser(variable)
    #expect(try home.lines("chart") == [expected])
    #expect(try home.lines("chart", "--output", "chart.svg").count == 1)
    #expect(try home.svg("chart.svg").contains(">\(expected)</text>"))
  }

  @Test func `a range without weigh-ins prints a message`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5", "--date", "2020-01-01")
    #expect(
      try home.lines("chart", "--range", "1w") == [
        "No hay pesajes en estos 7 días; para verlos todos, ejecuta «w8 chart --range all»."
      ]
    )
    #expect(try home.lines("chart", "--range", "ALL").count == 23)
  }

  @Test(arguments: [1, 2, 20, 40, 79, 200])
  func `no line exceeds the requested width, and none has colors in a pipe`(width: Int) throws {
    let home = try TestUser("LANG=es_ES")
    for (day, weight) in [("2026-01-01", "80"), ("2026-02-01", "79"), ("2026-02-14", "78,4")] {
      _ = try home.lines("log", weight, "--date", day)
    }
    let lines = try home.lines("chart", "--range", "all", "--width", "\(width)")
    let summary = try #require(lines.lastIndex(of: ""))
    #expect(lines[..<summary].allSatisfy { $0.count <= width })
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test func `a picture is written to a file`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "72,5")
    #expect(try home.lines("chart", "-o", "peso.svg") == ["Se ha escrito «peso.svg»."])
    #expect(try home.lines("chart", "-o", "peso.svg", "--quiet", "--force").isEmpty)
    #expect(try home.svg("peso.svg").contains(">72,5 kg</text>"))
    #expect(try home.lines("chart", "-n", "-o", "otro.svg") == ["Se escribiría «otro.svg»."])
    #expect(!FileManager.default.fileExists(atPath: home.folder.path("otro.svg")))
  }

  @Test func `a PNG has two pixels per point`() throws {
    let home = try TestUser("LANG=en_US")
    _ = try home.lines("log", "160")
    _ = try home.lines("chart", "--output", "w.PNG", "--width", "400", "--height", "300")
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: home.folder.path("w.PNG"))))
    #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(bytes[16..<24] == [0, 0, 0x03, 0x20, 0, 0, 0x02, 0x58])
  }

  @Test func `without the converter, a PNG is rejected with a hint about what to install`() throws {
    let home = try TestUser("LANG=es_ES", "PATH=/nowhere")
    let run = try home.process("chart", "--output", "peso.png")
    #expect(run.status == 74)
    #expect(
      run.errors == """
        Error: Las imágenes PNG requieren rsvg-convert, que no está instalado.
        Instálalo, por ejemplo con «apt install librsvg2-bin», o elige un nombre que termine en \
        .svg.

        """
    )
  }

  @Test(arguments: ["peso.gif", "peso", ".svg", "a.svg/b", ""])
  func `a file name without a known extension is rejected`(name: String) throws {
    try TestUser("LANG=es_ES")
      .expectFailure(
        64,
        [
          "Error: w8 no puede escribir una imagen llamada «\(name)».",
          "El nombre debe terminar en .svg o .png.",
        ],
        "chart",
        "--output",
        name
      )
  }

  @Test func `a missing folder is reported`() throws {
    try TestUser("LANG=en_US")
      .expectFailure(
        74,
        ["Error: The folder of 'none/peso.svg' does not exist."],
        "chart",
        "--output",
        "none/peso.svg"
      )
  }

  @Test(arguments: ["LANG=es_ES", "LANG=en_GB"])
  func `JSON output is the same in every language and unit`(variable: String) throws {
    let home = try TestUser(variable)
    let weight = variable == "LANG=es_ES" ? "72,5 kg" : "72.5 kg"
    _ = try home.lines("log", weight, "--date", "2026-01-01")
    let run = try home.w8("chart", "--range", "all", "--json", "--unit", "lb")
    let report = try JSONDecoder().decode(ChartJSON.self, from: Data(run.output.utf8))
    #expect(
      report
        == ChartJSON(
          from: "2025-12-26",
          range: "all",
          summary: "One weigh-in, on 2026-01-01: 72.5 kg.",
          to: "2026-01-01",
          weighIns: [.init(date: "2026-01-01", kilograms: 72.5)]
        )
    )
  }
}

/// The fields of `w8 chart --json` that these tests check.
private struct ChartJSON: Decodable, Equatable {
  struct Point: Decodable, Equatable {
    let date: String
    let kilograms: Decimal
  }

  let from: String
  let range: String
  let summary: String
  let to: String
  let weighIns: [Point]
}

extension TestUser {
  fileprivate func svg(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }
}
