import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct EntryTableTests {
  @Test(arguments: [
    (
      "es_ES",
      """
      N.º  Fecha         Hora     Peso  Nota
       12  21 nov 2026  11:36  72,5 kg  después de correr
        9  5 jun 2026    7:08  72,0 kg
      """
    ),
    (
      "en_GB",
      """
      No.  Date          Time         Weight  Note
       12  21 Nov 2026  11:36  11 st, 5.8 lb  después de correr
        9  5 Jun 2026   07:08  11 st, 4.7 lb
      """
    ),
    (
      "C",
      """
      No.  Date         Time   Weight  Note
       12  2026-11-21  11:36  72.5 kg  después de correr
        9  2026-06-05  07:08  72.0 kg
      """
    ),
  ])
  func `the log is a table in the user's language`(locale: String, expected: String) throws {
    let entries = try [
      entry(12, 72.5, at: 1_795_257_365, offset: 3_600, note: "después de correr"),
      entry(9, 72, at: 1_780_636_080, offset: 7_200),
    ]
    let table = LogTable(MassNotation(locale: UserLocale(locale)))
    #expect(table.lines(entries).joined(separator: "\n") == expected)
  }

  private func entry(
    _ id: Int64,
    _ kilograms: Double,
    at seconds: Int64,
    offset: Int,
    note: String = ""
  ) throws -> WeightEntry {
    let mass = try #require(Mass(kilograms, .kilogram))
    let moment = try #require(Timestamp(secondsSince1970: seconds, utcOffset: offset))
    let draft = WeightEntry.Draft(mass: mass, moment: moment, note: try EntryNote(note))
    return WeightEntry(id: .init(rawValue: id), draft)
  }
}
