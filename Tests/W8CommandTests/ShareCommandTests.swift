import Foundation
import TestSupport
import Testing

@Suite struct ShareCommandTests {
  @Test(arguments: [
    (
      "LANG=es_ES", [String](),
      [
        "Error: No hay ningún objetivo y, por tanto, tampoco ningún progreso que compartir.",
        "Fija uno con «w8 goal», o elige --kind summary.",
      ]
    ),
    (
      "LANG=es_ES", ["--kind", "summary"],
      [
        "Error: Hay muy pocos pesajes para compartirlos: hacen falta al menos dos.",
        "Añade un pesaje con: w8 log 72,5",
      ]
    ),
    (
      "LANG=en_US", ["--kind", "summary"],
      [
        "Error: There are too few weigh-ins to share: at least two are needed.",
        "Weigh in with: w8 log 160.5",
      ]
    ),
  ])
  func `an empty log has nothing to share`(
    variable: String,
    options: [String],
    expected: [String]
  ) throws {
    let run = try TestUser(variable).w8(["share"] + options)
    #expect(run.status == 65)
    #expect(run.errors == expected.map { $0 + "\n" }.joined())
  }

  @Test func `a log of a few days has nothing to share yet`() throws {
    let home = try TestUser("LANG=es_ES")
    _ = try home.lines("log", "80", "--date", "2026-03-01")
    _ = try home.lines("log", "79", "--date", "2026-03-04")
    _ = try home.lines("goal", "70")
    try home.expectFailure(
      65,
      [
        "Error: Los pesajes abarcan 3 días por ahora; hace falta una semana para mostrar un cambio.",
        "El peso sube y baja de un día a otro: vuelve a probar cuando pasen siete días.",
      ],
      "share"
    )
    _ = try home.lines("log", "78,5", "--date", "2026-03-20")
    try home.expectFailure(
      65,
      [
        "Error: Aún no has alcanzado ningún hito: el primero está a la cuarta parte del camino.",
        "Para ver tus hitos, ejecuta «w8 milestones»; para compartir tu progreso, usa --kind progress.",
      ],
      "share",
      "--kind",
      "milestone"
    )
  }

  /// Returns a home with a log on the way from 80 kg to 70 kg.
  private func home(_ language: String) throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    let english = home.with(["LANG": "en_US"])
    _ = try english.lines("log", "80 kg", "--date", "2026-03-01")
    _ = try english.lines("goal", "70 kg")
    _ = try english.lines("log", "78 kg", "--date", "2026-03-10")
    _ = try english.lines("log", "74.9 kg", "--date", "2026-04-20")
    return home
  }

  @Test(arguments: [
    ("es_ES", [String](), "He recorrido el 51\u{A0}% del camino hacia mi objetivo."),
    ("en_US", [], "I am 51% of the way to my goal."),
    (
      "es_ES", ["--show-weights"],
      "He recorrido el 51\u{A0}% del camino hacia mi objetivo. Mi cambio de peso: -5,1 kg."
    ),
    ("en_US", ["--kind", "milestone"], "I am halfway to my goal."),
    (
      "es_ES", ["--kind", "milestone", "--show-weights"],
      "He alcanzado un hito: 76 kg. Mi cambio de peso: -5,1 kg."
    ),
  ])
  func `the text contains no private data unless requested`(
    language: String,
    options: [String],
    expected: String
  ) throws {
    #expect(try home(language).w8(["share"] + options).output == expected + "\n")
  }

  @Test func `a picture is written to a file, and only the text to standard output`() throws {
    let home = try home("es_ES")
    let run = try home.w8("share", "-o", "camino.png")
    #expect(run.output == "He recorrido el 51\u{A0}% del camino hacia mi objetivo.\n")
    #expect(run.errors == "Se ha escrito «camino.png».\n")
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: home.folder.path("camino.png"))))
    #expect(Array(bytes[16..<24]) == [0, 0, 0x07, 0x08, 0, 0, 0x03, 0xB1])
    _ = try home.lines("share", "--quiet", "-o", "camino.svg")
    let svg = try home.folder.text(of: "camino.svg")
    #expect(svg.contains("viewBox=\"0 0 600 315\""))
    #expect(!svg.contains("2026"))
    for weight in ["80", "78", "74", "70", "5,1"] {
      #expect(!svg.contains(">\(weight)"), "\(weight)")
    }
  }

  @Test func `JSON output contains only the shared values`() throws {
    let home = try home("en_US")
    let run = try home.w8("share", "--json", "--lang", "es")
    let closed = try JSONDecoder().decode(ShareJSON.self, from: Data(run.output.utf8))
    #expect(closed.fraction == 0.51)
    #expect(closed.change == nil && closed.from == nil)
    let all = try home.w8("share", "--json", "--show-weights", "--show-dates")
    let open = try JSONDecoder().decode(ShareJSON.self, from: Data(all.output.utf8))
    #expect(open.change == -5.1)
  }

  @Test(arguments: ["weights", "dates"])
  func `a value cannot be both shown and hidden`(what: String) throws {
    try TestUser("LANG=es_ES")
      .expectFailure(
        64,
        ["Error: --show-\(what) y --hide-\(what) se contradicen."],
        "share",
        "--show-\(what)",
        "--hide-\(what)"
      )
  }
}

/// The fields of `w8 share --json` that these tests check.
private struct ShareJSON: Decodable {
  let change: Decimal?
  let fraction: Double?
  let from: String?
}
