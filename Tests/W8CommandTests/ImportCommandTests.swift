import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
  /// Returns a home with files of weights.
  private func home(_ language: String, _ files: String...) throws -> TestUser {
    let home = try TestUser(language)
    for file in files {
      let bytes = try Fixtures(shared: "Weights").bytes(of: file)
      try Data(bytes).write(to: URL(filePath: home.folder.path(file)))
    }
    return home
  }

  @Test(arguments: [
    (
      "LANG=es_ES", "Se han añadido 2 entradas de «libra-6.csv» (Libra).",
      [
        "No hay nada nuevo en «libra-6.csv» (Libra).",
        "2 entradas ya estaban en el registro.",
      ]
    ),
    (
      "LANG=en_GB", "Added 2 entries from 'libra-6.csv' (Libra).",
      ["There is nothing new in 'libra-6.csv' (Libra).", "2 entries were already in the log."]
    ),
  ])
  func `importing the same file again adds nothing`(
    language: String,
    first: String,
    second: [String]
  ) throws {
    let home = try home(language, "libra-6.csv")
    #expect(try home.lines("import", "libra-6.csv") == [first])
    let log = try home.log()
    #expect(try home.lines("import", "libra-6.csv") == second)
    #expect(try home.log().entries.map(\.id) == log.entries.map(\.id))
    #expect(try home.log().total == 2)
  }

  @Test func `the table of weights is read directly from the Withings archive`() throws {
    let home = try home("LANG=en_GB")
    let weights = try Fixtures(shared: "Weights").bytes(of: "withings-es.csv")
    let zip = RawZipBuilder([
      .init("height.csv".utf8, Array("Date,Height (m)\n".utf8)),
      .init("data_ANA/weight.csv".utf8, weights),
    ])
    try home.folder.write(zip.bytes, to: "data.zip")
    try home.folder.write(weights, to: "weight.csv")
    _ = try home.lines("import", "data.zip")
    #expect(try home.log().total > 0)
    #expect(
      try home.lines("import", "weight.csv").first
        == "There is nothing new in 'weight.csv' (Withings)."
    )
  }

  @Test func `all months of a Fitbit archive are read, and each weigh-in is added once`() throws {
    let home = try TestUser("LANG=en_US")
    let months = ["01-01", "01-31", "03-02"]
    let weights = [
      [("01/05/19", 170.1), ("01/30/19", 169.8)], [("01/30/19", 169.8), ("02/04/19", 169)], [],
    ]
    let files = zip(months, weights)
      .map { month, weights in
        let rows = weights.map { date, weight in
          "{\"logId\": 1, \"weight\": \(weight), \"date\": \"\(date)\", \"time\": \"07:00:00\"}"
        }
        return RawZipBuilder.Entry(
          "Takeout/Fitbit/Global Export Data/weight-2019-\(month).json".utf8,
          Array("[\(rows.joined(separator: ", "))]".utf8)
        )
      }
    let other = RawZipBuilder.Entry("Takeout/Fitbit/steps-2019-01-01.json".utf8, Array("[]".utf8))
    try home.folder.write(RawZipBuilder(files + [other]).bytes, to: "takeout.zip")
    let question = try home.w8("import", "takeout.zip")
    #expect(question.status == 65)
    #expect(question.errors.contains("weight-2019-01-01.json:1:"))
    #expect(
      try home.lines("import", "takeout.zip", "--unit", "lb") == [
        "Added 3 entries from 'takeout.zip' (Fitbit).", "1 entry was already in the log.",
      ]
    )
    #expect(try home.log().total == 3)
  }

  @Test func `the weights of all apps in an archive are read`() throws {
    let home = try home("LANG=es_ES")
    let fixtures = Fixtures(shared: "Weights")
    let zip = RawZipBuilder([
      .init(
        "Takeout/Fit/All Data/raw_com.google.weight_com.google.json".utf8,
        try fixtures.bytes(of: "google-fit.json")
      ),
      .init(
        "Takeout/Fit/Daily activity metrics/Daily activity metrics.csv".utf8,
        try fixtures.bytes(of: "google-fit-daily.csv")
      ),
      .init("Takeout/Fitbit/weight.csv".utf8, try fixtures.bytes(of: "fitbit-google.csv")),
    ])
    try home.folder.write(zip.bytes, to: "takeout.zip")
    #expect(
      try home.lines("import", "takeout.zip") == [
        "Se han añadido 2 entradas de «takeout.zip» (Google Fit).",
        "Se han añadido 2 entradas de «takeout.zip» (Fitbit).",
      ]
    )
  }

  @Test(arguments: ["apple_health_export/exportar.xml", "export.xml"])
  func `an export of Apple Health is for another command`(_ name: String) throws {
    let home = try TestUser("LANG=es_ES")
    let export = Array("<?xml version=\"1.0\"?>\n<HealthData locale=\"es_ES\">\n</HealthData>".utf8)
    try home.folder.write(export, to: "exportar.xml")
    try home.folder.write(RawZipBuilder([.init(name.utf8, export)]).bytes, to: "exportar.zip")
    for file in ["exportar.xml", "exportar.zip"] {
      let run = try home.w8("import", file)
      #expect(run.status == 65)
      #expect(
        run.errors
          == "\(file):1:1: error: esto es una exportación de Salud de Apple; usa "
          + "«w8 health enable ARCHIVO» [weights-in-health-export]\n"
      )
    }
  }

  @Test func `a device without an end is rejected`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.expectFailure(
      65,
      ["Error: «/dev/zero» es demasiado grande: el límite es de 8 MiB."],
      "import",
      "/dev/zero"
    )
  }

  @Test func `the encoding of Windows is read, and a note says so`() throws {
    let home = try home("LANG=es_ES", "excel-windows-1252.csv")
    let run = try home.w8("import", "excel-windows-1252.csv")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "excel-windows-1252.csv:1:1: nota: este archivo no está en UTF-8; se ha leído como "
        + "Windows-1252 [text-in-windows-1252]\n"
    )
    #expect(try home.log().entries.contains { $0.note == "mañana, después del café" })
  }

  @Test func `rows of other measurements are no problem`() throws {
    let home = try home("LANG=es_ES", "cronometer.csv")
    #expect(
      try home.lines("import", "cronometer.csv") == [
        "Se han añadido 2 entradas de «cronometer.csv» (Cronometer).",
        "2 filas contienen otras medidas y ningún peso.",
      ]
    )
  }

  @Test func `an import is one step, which one undo reverts`() throws {
    let home = try home("LANG=en_US", "libra-5.csv", "withings.csv")
    _ = try home.lines("log", "160 lb", "--date", "2026-01-01")
    _ = try home.lines("import", "libra-5.csv", "withings.csv")
    #expect(try home.log().total == 5)
    _ = try home.lines("undo")
    #expect(try home.log().total == 1)
    #expect(
      try home.lines("import", "libra-5.csv") == ["Added 2 entries from 'libra-5.csv' (Libra)."]
    )
  }

  @Test func `skipped rows are listed and counted, and change the exit status`() throws {
    let home = try home("LANG=es_ES", "w8trackr-comma.csv")
    let run = try home.w8("import", "w8trackr-comma.csv")
    #expect(run.status == 1)
    #expect(
      run.output == """
        Se ha añadido 1 entrada de «w8trackr-comma.csv» (W8Trackr).
        Se han omitido 3 filas:
          3 filas con el peso partido por la coma decimal

        """
    )
    #expect(
      run.errors.hasPrefix(
        "w8trackr-comma.csv:2:21: error: la coma de «75,5» ha partido el número en dos; "
          + "vuelve a exportar el archivo como JSON [weight-split]\n"
      )
    )
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test(
    arguments: [
      (
        [],
        [
          "Error: open.csv:2:12: el archivo no indica la unidad de «80.123».",
          "Indícala con --unit kg, --unit lb o --unit st.",
        ]
      ),
      (
        ["--unit", "kg"],
        [
          "Error: open.csv:2:12: la coma o el punto de «80.123» puede separar los decimales o los millares.",
          "Elige con --decimal comma (coma) o --decimal point (punto).",
        ]
      ),
      (
        ["--unit", "kg", "--decimal", "point"],
        [
          "Error: open.csv:2:1: no se sabe cuál es el día y cuál el mes en «03/04/2024».",
          "Indica el orden con --date-order dmy, --date-order mdy o --date-order ymd (d es el día, m el mes, y el año).",
        ]
      ),
    ] as [([String], [String])]
  )
  func `ambiguous values in a file cause a question`(
    options: [String],
    errors: [String]
  ) throws {
    let home = try TestUser("LANG=es_ES")
    try home.folder.write("date;weight\n03/04/2024;80.123\n", to: "open.csv")
    let run = try home.w8(["import", "open.csv"] + options)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors == errors.map { $0 + "\n" }.joined())
    #expect(try home.folder.names() == ["open.csv"])
  }

  @Test func `options can specify ambiguous values`() throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write("date;weight\n03/04/2024;80.123\n", to: "open.csv")
    let options = ["--unit", "kg", "--decimal", "point", "--date-order", "dmy"]
    let run = try home.w8(["import", "open.csv", "--time-zone", "America/New_York"] + options)
    #expect(run.status == 0, "\(run.errors)")
    let table = try home.lines("export")
    #expect(
      table[1].withoutIdentifiers
        == "2024-04-03T12:00:00-04:00,80.12,kg,80.123,,,,,imported,,ID-1"
    )
  }

  @Test func `a dry run adds nothing and creates no log`() throws {
    let home = try home("LANG=en_US", "libra-5.csv")
    let line = "Would add 2 entries from 'libra-5.csv' (Libra)."
    #expect(try home.lines("import", "--dry-run", "libra-5.csv") == [line])
    #expect(try home.folder.names() == ["libra-5.csv"])
    _ = try home.lines("import", "libra-5.csv")
    #expect(
      try home.lines("import", "--dry-run", "libra-5.csv") == [
        "There is nothing new in 'libra-5.csv' (Libra).", "2 entries were already in the log.",
      ]
    )
  }

  @Test(arguments: [
    ("nothing.csv", 66, "Error: No existe el archivo «nothing.csv».\n"),
    (
      "letter.txt", 65,
      "letter.txt:1:1: error: en este archivo no se han encontrado fechas y pesos "
        + "[weights-not-recognized]\n"
    ),
    (
      "export.zip", 65,
      "export.zip:1:1: error: esto es un archivo comprimido; descomprímelo e importa el archivo "
        + "con los pesos [weights-in-archive]\n"
    ),
  ])
  func `if one file cannot be read, none is imported`(
    file: String,
    status: Int32,
    errors: String
  ) throws {
    let home = try home("LANG=es_ES", "libra-5.csv")
    try home.folder.write("Querida doctora:\n", to: "letter.txt")
    try home.folder.write("PK\u{3}\u{4}", to: "export.zip")
    let run = try home.w8("import", "libra-5.csv", file)
    #expect(run.status == status)
    #expect(run.errors == errors)
    #expect(run.output.isEmpty)
    #expect(try home.log().total == 0)
  }

  @Test func `JSON messages are in English`() throws {
    let home = try home("LANG=es_ES", "rows-left-out.csv")
    let run = try home.w8("import", "--json", "rows-left-out.csv")
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(ImportJSON.self, from: Data(run.output.utf8))
    #expect(report.added == 3)
    #expect(report.alreadyThere == 1)
    #expect(report.skipped == 10)
    #expect(report.files.first?.format == "csv")
    #expect(report.files.first?.skipped["date-unreadable"] == 2)
    #expect(report.files.first?.problems.first?.message == "the row has no date")
    #expect(report.files.first?.problems.first?.line == 3)
  }

  @Test func `an unknown time zone is reported`() throws {
    let home = try home("LANG=es_ES", "libra-5.csv")
    try home.expectFailure(
      65,
      [
        "Error: No hay ninguna zona horaria «Madrid».",
        "Las zonas horarias se llaman, por ejemplo, Europe/Madrid o America/New_York.",
      ],
      "import",
      "libra-5.csv",
      "--time-zone",
      "Madrid"
    )
  }
}

/// The JSON output of `w8 import`.
private struct ImportJSON: Decodable {
  let added: Int
  let alreadyThere: Int
  let skipped: Int
  let files: [File]

  struct File: Decodable {
    let format: String
    let skipped: [String: Int]
    let problems: [Problem]
  }

  struct Problem: Decodable {
    let message: String
    let line: Int
  }
}
