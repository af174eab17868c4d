import Foundation
import ICU
import Localization
import TestSupport
import Testing
import WeightPresentation

/// Languages other than those of the messages.
@Suite struct ForeignLocaleTests {
  @Test(arguments: [
    ("LANG=de_DE", "72,5", "72,5 kg", "26 Nov 2026, 18:06"),
    ("LANG=fr_CH", "72,5", "72,5 kg", "26 Nov 2026, 18:06"),
    ("LANG=sv_SE", "72,5", "72,5 kg", "26 Nov 2026, 18:06"),
    ("LANG=ja_JP", "72.5", "72.5 kg", "Nov 26, 2026"),
  ])
  func `numbers and dates have the form of the user's locale in English messages`(
    language: String,
    typed: String,
    shown: String,
    date: String
  ) throws {
    let home = try TestUser(language)
    let line = try home.lines("log", typed, "--date", "2026-01-26T18:06")[0]
      .replacing(/[\u{A0}\u{202F}]/, with: " ")
    #expect(line.hasPrefix("Logged \(shown) on "))
    #expect(line.contains(date.replacing("Nov", with: "Jan")))
    #expect(try home.lines("list").last == "1 entry")
  }

  @Test func `LC_NUMERIC decides about numbers in every language of messages`() throws {
    let home = try TestUser("LANG=en_GB", "LC_NUMERIC=es_ES", "LC_MEASUREMENT=es_ES")
    #expect(try home.lines("log", "72,5", "--date", "2026-01-26")[0].hasPrefix("Logged 72,5 kg on"))
    let plain = home.with(["LANG": "es_ES", "LC_NUMERIC": "C"])
    #expect(try plain.lines("latest")[0].hasPrefix("72.5 kg"))
    let spanish = home.with(["LANG": "en_US", "LC_MEASUREMENT": "es_ES", "W8_LANG": "es"])
    #expect(
      try spanish.lines("log", "72.5", "--date", "2026-01-27")[0].hasPrefix("Anotado: 72.5 kg")
    )
  }

  /// What the program suggests to type must be accepted, in all locales of ICU.
  ///
  /// The program runs in one locale for each way to write a weight.
  @Test func `the suggested weight is accepted in every locale`() throws {
    let locales = Set(Locale.availableIdentifiers.map { String($0.split(separator: "@")[0]) })
    #expect(locales.count > 500)
    var seen: Set<String> = []
    for locale in locales.sorted() {
      let notation = MassNotation(locale: UserLocale(environment: ["LANG": locale]))
      #expect(throws: Never.self) { try notation.mass(parsing: notation.example) }
      guard seen.insert(notation.example).inserted else { continue }
      let home = try TestUser("LANG=\(locale)")
      let invitation = try home.lines("list")[0]
      let command = try #require(invitation.split(separator: "w8 log ").last, "\(locale)")
      let weight = command.trimmingCharacters(in: ["'", "\"", "»", "”", "."])
      let run = try home.w8("log", weight, "--date", "2026-01-26")
      #expect(run.status == 0, "\(locale): \(invitation) \(run.errors)")
      #expect(try home.w8("summary").status == 0, "\(locale)")
    }
    #expect(seen.count > 3)
  }
}
