import Foundation
import TestSupport
import Testing
import WeightCore

@Suite struct HealthCommandTests {
  /// Returns a user who has turned on Apple Health with an export of twenty weights.
  private func home(_ variables: String = "LANG=es_ES") throws -> TestUser {
    let home = try TestUser(variables)
    try home.save(Phone(days: 20), as: "A.xml")
    #expect(try home.w8("health", "enable", "A.xml").status == 0)
    return home
  }

  private func weights(_ home: TestUser) throws -> [String] {
    try home.log().entries.map { "\($0.date) \($0.kilograms)" }
  }

  @Test(arguments: [
    (
      "es_ES",
      [
        "w8 lee tus pesos y tu grasa corporal: valores, horas y nombres de apps y básculas. No se guarda nada más de la exportación, y nada sale de este equipo.",
        "      Nuevos  Modificados  Eliminados  Iguales",
        "Peso      20            0           0        0",
        "El registro está actualizado con «A.xml».",
        "Salud de Apple está activada. Para cada exportación nueva, ejecuta: w8 health sync",
      ]
    ),
    (
      "en_US",
      [
        "w8 reads your weights and your body fat: values, times and the names of apps and scales. Nothing else in the export is kept, and nothing leaves this computer.",
        "        New  Changed  Deleted  Unchanged", "Weight   20        0        0          0",
        "The log is up to date with 'A.xml'.",
        "Apple Health is on. For each new export, run: w8 health sync",
      ]
    ),
  ])
  func `a first export is explained, read and reported`(language: String, expected: [String]) throws
  {
    let home = try TestUser("LANG=\(language)")
    try home.save(Phone(days: 20), as: "A.xml")
    #expect(try home.lines("health", "enable", "A.xml") == expected)
    #expect(try home.log().total == 20)
    #expect(try home.log().entries.allSatisfy { $0.source == "appleHealth" })
    #expect(try home.lines("health", "status", "--quiet").count == 5)
  }

  @Test func `Apple Health is only turned on after the first export was read`() throws {
    let home = try TestUser("LANG=en_US")
    try home.folder.write("<html></html>", to: "page.xml")
    let run = try home.w8("health", "enable", "page.xml", "--quiet")
    #expect(run.status == 65)
    #expect(
      run.errors == """
        Error: Apple Health was not turned on. 'page.xml' cannot be read as an export of Apple Health. It contains no data exported by the Health app.
        The log was not changed. Fix the problem, then turn Apple Health on with: w8 health enable page.xml

        """
    )
    #expect(try home.w8("health", "sync").status == 66)
    #expect(!home.folder.exists(".local"))
    #expect(try home.w8("health", "enable", "nowhere.zip").status == 66)
    try home.save(Phone(days: 3), as: "A.xml")
    #expect(try home.w8("health", "enable", "A.xml", "--dry-run").status == 0)
    #expect(!home.folder.exists(".local"))
  }

  @Test func `JSON errors contain a code`() throws {
    let home = try TestUser("LANG=es_ES")
    let run = try home.w8("health", "enable", "nowhere.zip", "--json")
    #expect(run.output.contains("\"code\" : \"not-available\""))
    let category = try home.w8("health", "sync", "x", "--category", "height", "--json")
    #expect(category.status == 64)
    #expect(category.output.contains("\"code\" : \"data-type-not-available\""))
  }

  @Test func `the same export changes nothing, and later ones apply their changes`() throws {
    let home = try home()
    let first = try weights(home)
    #expect(
      try home.lines("health", "sync", "A.xml")
        == ["«A.xml» ya se había leído: no contiene nada nuevo."]
    )
    #expect(try weights(home) == first)
    var phone = Phone(days: 23).later(days: 1)
    phone.samples.remove(at: 4)
    try home.save(phone, as: "B.xml")
    #expect(
      try home.lines("health", "sync", "B.xml") == [
        "      Nuevos  Modificados  Eliminados  Iguales",
        "Peso       3            0           1       19",
        "El registro está actualizado con «B.xml».",
      ]
    )
    #expect(try home.log().total == 22)
    let older = try home.w8("health", "sync", "A.xml")
    #expect(older.status == 1)
    #expect(older.errors.contains("«--force-older»"))
    #expect(try home.log().total == 22)
    #expect(try home.w8("health", "sync", "A.xml", "--force-older").status == 0)
    #expect(try weights(home) == first)
  }

  @Test func `one undo reverts a whole sync`() throws {
    let home = try home()
    let first = try weights(home)
    try home.save(Phone(days: 25).later(days: 1), as: "B.xml")
    _ = try home.lines("health", "sync", "B.xml")
    #expect(try home.w8("undo").status == 0)
    #expect(try weights(home) == first)
    _ = try home.lines("health", "sync", "B.xml")
    #expect(try home.log().total == 25)
  }

  @Test(arguments: [
    (
      "es_ES",
      "2 datos que esperaban un peso, de la sincronización con Salud de Apple",
      "ya no están en el registro."
    ),
    (
      "en_US", "2 measurements waiting for a weight, from the sync with Apple Health on",
      "are no longer in the log."
    ),
  ])
  func `undo reports body fat without an entry`(
    language: String,
    beginning: String,
    end: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    var phone = Phone(days: 5)
    let both = ["--category", "body-mass,body-fat"]
    try home.save(phone, as: "A.xml")
    #expect(try home.w8(["health", "enable", "A.xml"] + both).status == 0)
    for day in [20, 21] { phone.add(fat: 240_000, day: day) }
    phone = phone.later(days: 1)
    try home.save(phone, as: "B.xml")
    #expect(try home.w8(["health", "sync", "B.xml"] + both).status == 0)
    let trial = try home.w8("undo", "--dry-run").output
    #expect(trial.contains("2 "))
    #expect(try home.w8("undo", "-n", "--json").output.contains("\"bodyFatCount\" : 2"))
    let undone = try home.lines("undo")
    #expect(undone.count == 2)
    #expect(undone[0].hasPrefix(beginning))
    #expect(undone[0].hasSuffix(end))
    #expect(undone[0] + "\n" != trial)
    // If the entry has body fat, both are reported.
    phone.add(fat: 250_000, day: 3)
    try home.save(phone.later(days: 1), as: "C.xml")
    #expect(try home.w8(["health", "sync", "C.xml"] + both).status == 0)
    let lines = try home.lines("undo")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("1 "))
    #expect(lines[1].hasPrefix(beginning))
  }

  @Test(arguments: [
    (
      "es_ES",
      [
        "1 entrada se ha cambiado tanto aquí como en Salud de Apple. Se queda la tuya:",
        "  Entrada 4: 71,0 kg; en Salud de Apple: 72,0 kg",
      ],
      "  Entrada 4: 71,0 kg; en Salud de Apple: 73,0 kg"
    ),
    (
      "en_US",
      [
        "1 entry was changed both here and in Apple Health. Yours stays:",
        "  Entry 4: 156.5 lb; in Apple Health: 158.7 lb",
      ],
      "  Entry 4: 156.5 lb; in Apple Health: 160.9 lb"
    ),
  ])
  func `conflicts are reported`(
    language: String,
    own: [String],
    other: String
  ) throws {
    let home = try home("LANG=\(language)")
    _ = try home.lines("edit", "4", "71 kg")
    for (name, grams, expected) in [("B", 72_000, own), ("C", 73_000, [own[0], other])] {
      var phone = Phone(days: 20).later(days: name == "B" ? 1 : 2)
      phone.samples.remove(at: 3)
      phone.add(grams: Int64(grams), day: 4)
      try home.save(phone, as: "\(name).xml")
      let trial = try home.lines("health", "sync", "\(name).xml", "--dry-run")
      let lines = try home.lines("health", "sync", "\(name).xml")
      for lines in [trial, lines] {
        let first = try #require(lines.firstIndex(of: expected[0]))
        #expect(lines[first + 1] == expected[1])
      }
    }
    #expect(try home.log().entries.first { $0.id == 4 }?.kilograms == 71)
    #expect(try home.lines("health", "take").contains(other))
    _ = try home.lines("health", "take", "4", "--dry-run")
    #expect(try home.log().entries.first { $0.id == 4 }?.kilograms == 71)
    _ = try home.lines("health", "take", "4")
    #expect(try home.log().entries.first { $0.id == 4 }?.kilograms == 73)
    #expect(try home.lines("health", "take").count == 1)
    #expect(try home.w8("health", "take", "4").status == 65)
    _ = try home.lines("undo")
    #expect(try home.log().entries.first { $0.id == 4 }?.kilograms == 71)
    _ = try home.lines("health", "take", "--all")
    #expect(try home.log().entries.first { $0.id == 4 }?.kilograms == 73)
  }

  @Test func `the categories of a sync are kept`() throws {
    let home = try home()
    var phone = Phone(days: 20).later(days: 1)
    phone.add(fat: 250_000, day: 3)
    try home.save(phone, as: "B.xml")
    _ = try home.w8("health", "sync", "B.xml", "--category", "body-mass,body-fat")
    let status = try home.w8("health", "status", "--json").output
    #expect(status.contains("\"body-fat\""))
  }

  @Test func `an export is not read without consent`() throws {
    let home = try TestUser("LANG=es_ES")
    try home.save(Phone(days: 3), as: "A.xml")
    try home.expectFailure(
      1,
      [
        "Error: No se ha leído «A.xml», porque Salud de Apple no está activada.",
        "Para activarla y leer esta exportación, ejecuta: w8 health enable A.xml",
      ],
      "health",
      "sync",
      "A.xml"
    )
    #expect(!home.folder.exists(".local"))
  }

  @Test func `of many conflicts, only the first are shown, with a hint about the others`() throws {
    let home = try home("LANG=en_US")
    var phone = Phone(days: 20).later(days: 1)
    for day in 1...7 {
      _ = try home.lines("edit", "\(day)", "71 kg")
      phone.samples.removeFirst()
      phone.add(grams: 72_000, day: day)
    }
    try home.save(phone, as: "B.xml")
    let lines = try home.lines("health", "sync", "B.xml")
    #expect(lines.contains("7 entries were changed both here and in Apple Health. Yours stay:"))
    #expect(lines.count { $0.hasPrefix("  Entry ") } == 5)
    #expect(lines.contains("  To use the values of Apple Health instead, run: w8 health take"))
    #expect(try home.lines("health", "take").count { $0.hasPrefix("  Entry ") } == 7)
  }

  @Test(arguments: [
    (
      "es_ES",
      "15 valores anteriores al 16 ene 2026 se han omitido; para importarlos también, usa «--all»."
    ),
    ("en_US", "15 values from before Jan 16, 2026 were skipped; to import them too, use '--all'."),
  ])
  func `samples before the first day are skipped until requested`(
    language: String,
    line: String
  ) throws {
    let home = try TestUser("LANG=\(language)")
    try home.save(Phone(days: 20), as: "A.xml")
    let since = ["--since", "2026-01-16"]
    let trial = try home.w8(["health", "enable", "A.xml", "--dry-run"] + since)
    #expect(trial.output.contains(line))
    #expect(!home.folder.exists(".local"))
    #expect(try home.w8(["health", "enable", "A.xml"] + since).output.contains(line))
    #expect(try home.log().total == 5)
    #expect(
      try home.w8("health", "status", "--json").output.contains("\"firstDay\" : \"2026-01-16\"")
    )
    // The day also applies to later exports; existing samples are still changed and deleted.
    var phone = Phone(days: 22).later(days: 1)
    phone.samples.remove(at: 17)
    try home.save(phone, as: "B.xml")
    #expect(try home.lines("health", "sync", "B.xml").contains(line))
    #expect(try home.log().total == 6)
    #expect(try home.w8("health", "sync", "B.xml", "--json").output.contains("\"tooEarly\" : 15"))
    #expect(try home.log().total == 6)
    // An earlier day, and then no limit, adds the remaining samples of the same export once.
    _ = try home.lines("health", "sync", "B.xml", "--since", "2026-01-14")
    #expect(try home.log().total == 8)
    #expect(try home.lines("health", "sync", "B.xml", "--all").count == 3)
    #expect(try home.log().total == 21)
    #expect(try home.lines("health", "sync", "B.xml").count == 1)
    #expect(try home.w8("health", "status", "--json").output.contains("\"firstDay\" : null"))
    #expect(try home.w8("undo").status == 0)
    #expect(try home.log().total == 8)
    #expect(try home.w8("health", "sync", "B.xml", "--all", "--since", "2026-01-01").status == 64)
    #expect(try home.w8("health", "sync", "B.xml", "--since", "2026-13-01").status == 65)
  }

  @Test(arguments: [
    (
      "es_ES",
      "Falta una parte de la exportación. 12 valores que no están en ella siguen en el registro."
    ),
    ("en_US", "Part of the export is missing. 12 values that are not in it stay in the log."),
  ])
  func `a truncated export deletes nothing`(language: String, line: String) throws {
    let home = try home("LANG=\(language)")
    var phone = Phone(days: 8).later(days: 1)
    phone.add(grams: 71_000, day: 30)
    phone.isCutOff = true
    try home.save(phone, as: "T.xml")
    let run = try home.w8("health", "sync", "T.xml")
    #expect(run.status == 1)
    #expect(run.output.contains(line + "\n"))
    #expect(try home.log().total == 21)
  }

  @Test func `an export without weights deletes nothing without confirmation`() throws {
    let home = try home("LANG=en_US")
    try home.save(Phone(grams: []).later(days: 1), as: "E.xml")
    let run = try home.w8("health", "sync", "E.xml")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Error: 'E.xml' was not imported. The export has no weights, but the log has 20 from earlier exports.
        Nothing was changed. To delete them here too, use '--accept-deletions'; to keep them, use '--keep-missing'.

        """
    )
    #expect(try home.log().total == 20)
    #expect(try home.w8("health", "sync", "E.xml", "--keep-missing").status == 1)
    #expect(try home.log().total == 20)
    _ = try home.w8("health", "sync", "E.xml", "--accept-deletions")
    #expect(try home.log().total == 0)
  }

  @Test func `many deletions need confirmation`() throws {
    let home = try home("LANG=en_US")
    try home.save(Phone(days: 5).later(days: 1), as: "B.xml")
    let run = try home.w8("health", "sync", "B.xml", "--json")
    #expect(run.status == 1)
    #expect(run.output.contains("\"cause\" : \"many-deletions\""))
    #expect(run.errors.contains("The export lacks 15 of the 20 weights that came before."))
    #expect(try home.log().total == 20)
  }

  @Test(arguments: ["lb", "st", "g", "oz"])
  func `another unit on the phone changes nothing`(unit: String) throws {
    let home = try home()
    let first = try weights(home)
    var phone = Phone(days: 20).later(days: 1)
    phone.style.unit = unit
    try home.save(phone, as: "B.xml")
    #expect(try home.lines("health", "sync", "B.xml") == ["No hay nada nuevo en «B.xml»."])
    #expect(try weights(home) == first)
  }

  @Test(arguments: [-36_000, 0, 32_400])
  func `another time zone changes nothing`(offset: Int) throws {
    let home = try home()
    let first = try weights(home)
    try home.save(Phone(days: 20).later(days: 1).moved(toOffset: offset), as: "B.xml")
    #expect(try home.lines("health", "sync", "B.xml") == ["No hay nada nuevo en «B.xml»."])
    #expect(try weights(home) == first)
  }

  @Test func `a renamed scale needs confirmation, and keeps its entries`() throws {
    let home = try home("LANG=en_US")
    let first = try home.log().entries.map(\.id)
    try home.save(Phone(days: 20).later(days: 1).renamed(to: "Body+"), as: "B.xml")
    let run = try home.w8("health", "sync", "B.xml")
    #expect(run.status == 1)
    #expect(run.errors.contains("'Báscula' appears to have been renamed to 'Body+'."))
    #expect(
      try home.lines("health", "sync", "B.xml", "--renamed")
        .contains("'Báscula' is now called 'Body+'.")
    )
    #expect(try home.log().entries.map(\.id) == first)
  }

  @Test func `edits in the log are kept`() throws {
    let home = try home("LANG=en_US")
    _ = try home.lines("edit", "3", "69 kg")
    _ = try home.lines("log", "68 kg", "--date", "2026-02-01")
    _ = try home.lines("delete", "5")
    let before = try weights(home)
    try home.save(Phone(days: 20).later(days: 1), as: "B.xml")
    _ = try home.lines("health", "sync", "B.xml")
    #expect(try weights(home) == before)
  }

  @Test(arguments: [
    (
      "es_ES",
      [
        "Se han omitido 3 datos:", "  2 cuyo valor no es un número",
        "  1 con una unidad desconocida",
      ]
    ),
    (
      "en_US",
      ["3 records were skipped:", "  2 whose value is not a number", "  1 with an unknown unit"]
    ),
  ])
  func `skipped records are counted by reason`(
    language: String,
    expected: [String]
  ) throws {
    let home = try home("LANG=\(language)")
    let phone = Phone(days: 20).later(days: 1)
    var text = HealthExportText(phone.style)
    for sample in phone.samples { text.add(sample) }
    for (value, unit) in [("nan", "kg"), ("much", "kg"), ("70", "yd")] {
      let attributes = text.attributes(of: phone.samples[0])
        .map { attribute in
          switch attribute.name {
          case "value": (attribute.name, value)
          case "unit": (attribute.name, unit)
          default: attribute
          }
        }
      text.record(attributes: attributes)
    }
    text.end()
    try home.folder.write(text.bytes, to: "B.xml")
    let run = try home.w8("health", "sync", "B.xml")
    #expect(run.status == 1)
    #expect(Array(run.output.split(separator: "\n").map(String.init).suffix(3)) == expected)
  }

  @Test func `body fat is added to the weights, and other measurements if requested`() throws {
    let home = try TestUser("LANG=en_US")
    var phone = Phone(days: 3)
    phone.add(fat: 245_000, day: 2)
    phone.add(53_000_000_000, .leanMass, day: 2)
    phone.add(840_000, .waist, day: 2)
    try home.save(phone, as: "A.xml")
    _ = try home.lines("health", "enable", "A.xml")
    var list = try home.w8("list", "--json").output
    #expect(list.contains("\"bodyFat\" : 24.5"))
    #expect(!list.contains("\"waistCentimetres\" : 84"))
    #expect(try home.lines("health", "anchors").count == 3)
    let all = "body-mass,body-fat,lean-mass,waist"
    let table = try home.lines("health", "sync", "A.xml", "--category", all)
    #expect(table.contains { $0.hasPrefix("Waist circumference") }, "\(table)")
    list = try home.w8("list", "--json").output
    #expect(list.contains("\"waistCentimetres\" : 84"), "\(list)")
    #expect(list.contains("\"leanKilograms\" : 53"))
    // A value that was deleted on the phone is deleted here, except an edited one.
    _ = try home.lines("edit", "2", "--waist", "80 cm")
    phone.samples.removeAll { $0.category == .leanMass || $0.category == .waist }
    try home.save(phone.later(days: 1), as: "B.xml")
    _ = try home.w8("health", "sync", "B.xml", "--accept-deletions")
    list = try home.w8("list", "--json").output
    #expect(list.contains("\"waistCentimetres\" : 80"), "\(list)")
    #expect(!list.contains("\"leanKilograms\" : 53"))
  }

  @Test func `anchors are shown and removed, and the log does not change`() throws {
    let home = try home("LANG=en_US")
    let anchors = try home.lines("health", "anchors")
    #expect(anchors.count == 3)
    #expect(anchors.contains { $0.contains(/^Weight +Mar 1, 2026/) })
    #expect(
      try home.lines("health", "anchors", "clear", "--category", "body-mass", "--dry-run")
        == ["The next export would be compared in full."]
    )
    #expect(
      try home.lines("health", "anchors", "clear")
        == ["The next export will be compared in full."]
    )
    #expect(
      try home.lines("health", "anchors", "list") == [
        "Nothing has been read from Apple Health yet."
      ]
    )
    #expect(try home.lines("health", "anchors", "clear") == ["There is nothing to remove."])
    #expect(
      try home.lines("health", "sync") == [
        "There is nothing new in '\(home.folder.path("A.xml"))'."
      ]
    )
    #expect(try home.log().total == 20)
  }

  @Test func `entries are kept when Apple Health is turned off, and the sync continues later`()
    throws
  {
    let home = try home()
    #expect(
      try home.lines("health", "disable")
        == ["Salud de Apple está desactivada; las entradas importadas siguen en el registro."]
    )
    #expect(try home.w8("health", "sync").status == 66)
    #expect(try home.w8("health", "watch").status == 66)
    #expect(try home.log().total == 20)
    #expect(try home.lines("health", "anchors").count == 3)
    let lines = try home.lines("health", "enable", "A.xml")
    #expect(lines.contains("«A.xml» ya se había leído: no contiene nada nuevo."))
  }

  @Test func `a failed sync is reported until one is successful`() throws {
    let home = try home("LANG=en_US")
    try home.folder.remove("A.xml")
    #expect(try home.w8("health", "sync").status == 66)
    let status = try home.lines("health", "status")
    #expect(status.contains("State         failed"))
    #expect(status.contains("'\(home.folder.path("A.xml"))' does not exist."))
    let debug = try home.w8("health", "debug", "--json").output
    #expect(debug.contains("\"problem\" : \"not-available\""))
    try home.save(Phone(days: 21).later(days: 1), as: "A.xml")
    _ = try home.lines("health", "sync")
    #expect(try home.w8("health", "status", "--json").output.contains("\"status\" : \"success\""))
  }

  @Test func `the help describes how to export in both languages`() throws {
    let spanish = try TestUser("LANG=es_ES").lines("health", "--help").joined(separator: "\n")
    #expect(spanish.contains("«Exportar todos los datos de salud»"))
    let english = try TestUser("LANG=en_US").lines("health", "--help").joined(separator: "\n")
    #expect(english.contains("'Export All Health Data'"))
  }
}
