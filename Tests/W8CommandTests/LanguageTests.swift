import Foundation
import ICU
import TestSupport
import Testing

@Suite struct LanguageTests {
  /// A session of many commands, the good and the bad, and its text.
  private static let session: [[String]] = [
    ["--help"], ["log", "--help"], ["list", "--help"], ["latest", "--help"], ["delete", "--help"],
    ["list"],
    ["log", "72.5", "--date", "2026-03-30T07:08"],
    ["log", "72,5", "--date", "2026-03-30T07:08"],
    ["log", "160 lb", "--date", "2026-03-31T07:08", "--note", "¡por fin!"],
    ["log", "11 st 4 lb", "--date", "2026-04-01"],
    ["list"], ["list", "--limit", "1"], ["list", "--unit", "lb"],
    ["log", "-5"], ["log", "kg"], ["log"], ["log", "72 años"],
    ["delete", "1", "--dry-run"], ["delete", "31/3/26"], ["delete", "3/31/26"], ["delete", "77"],
    ["list", "--limit", "muchos"], ["lst"], ["list", "--unidad"],
  ]

  /// Words that a Spanish text has no use for.
  private static let english: Set = [
    "an", "and", "are", "argument", "arguments", "date", "deleted", "entries", "entry", "for",
    "help", "in", "is", "it", "its", "like", "logged", "missing", "not", "note", "of", "option",
    "options", "or", "show", "subcommands", "the", "there", "this", "time", "to", "unknown",
    "usage",
    "value", "weight", "what", "with", "would", "you", "your",
  ]

  /// The golden files hold the dates of ICU 72; another version has another CLDR.
  @Test(
    .enabled(if: ICUVersion.major == 72),
    arguments: ["es_ES", "es_MX", "en_US", "en_GB"]
  )
  func `a session reads as if it had been written in its language`(language: String) throws {
    let home = try Home("LANG=\(language)")
    var text = ""
    for command in Self.session {
      let run = try home.w8(command)
      text +=
        "$ w8 \(command.joined(separator: " "))\n\(run.output)\(run.errors)[\(run.status)]\n\n"
    }
    try GoldenFile("Session.\(language).txt").expect(text)
  }

  @Test(arguments: ["es_ES", "es_MX"])
  func `no English word stands among the Spanish ones`(language: String) throws {
    let home = try Home("LANG=\(language)")
    let today = [["log", "70 kg", "--date", "ayer"], ["log", "70"], ["latest"], ["list"]]
    for command in Self.session + today {
      let run = try home.w8(command)
      expectNoEnglish(in: run.output + run.errors, of: command)
    }
  }

  private func expectNoEnglish(in text: String, of command: [String]) {
    let words = text.lowercased()
      // What is typed as it is: options, commands and what stands between quotes.
      .replacing(/--?[a-z-]+|w8 [a-z]+|'[^']*'|«[^»]*»/, with: " ")
      .split { !$0.isLetter }
      .map(String.init)
    let found = Set(words).intersection(Self.english)
    #expect(found.isEmpty, "w8 \(command.joined(separator: " "))")
  }
}
