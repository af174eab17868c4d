import Foundation
import ICU
import TestSupport
import Testing

@Suite struct LanguageTests {
  /// Runs the session, and returns its commands with their output.
  private func session(_ language: String) throws -> [(command: [String], run: BuiltProgram.Run)] {
    let home = try TestUser("LANG=\(language)")
    for file in SessionScript.files { try home.folder.write(file.text, to: file.name) }
    return try SessionScript.commands(in: language)
      .map { command in
        var run = try home.w8(command)
        run.output = run.output.replacing(home.folder.path, with: "~").withoutIdentifiers
        run.errors = run.errors.replacing(home.folder.path, with: "~")
        return (command, run)
      }
  }

  /// Returns the names of the subcommands in the help of a command.
  private func subcommands(_ home: TestUser, of command: [String] = []) throws -> [String] {
    let help = try home.w8(command + ["--help"]).output
    // Lines of commands begin with a letter, in one list or in several groups.
    guard let usage = help.range(of: "\nUSO: ") else { return [] }
    return help[usage.upperBound...].matches(of: /(?m)^  ([a-z]+)/).map { String($0.1) }
  }

  /// Returns all commands with a help page; the subcommands of a group follow the group.
  private func pages(_ home: TestUser) throws -> [[String]] {
    try subcommands(home)
      .flatMap { name in
        try [[name]] + subcommands(home, of: [name]).map { [name, $0] }
      }
  }

  @Test(arguments: [
    ("es_ES", "Este programa no está disponible en «fr»; se usa el español."),
    ("en_GB", "This program is not available in 'fr'; English is used."),
  ])
  func `an unsupported language is reported`(language: String, sentence: String) throws {
    let home = try TestUser("LANG=\(language)")
    for command in [["list"], ["--help"], ["log", "--help"], ["log", "72 kg", "--dry-run"]] {
      let run = try home.w8(command + ["--lang", "fr"])
      #expect(run.status == 0)
      #expect(run.errors == sentence + "\n", "\(command)")
      #expect(try home.w8(command + ["--lang", "fr", "--quiet"]).errors.isEmpty)
      for known in ["es", "en", "es_MX.UTF-8", "en-AU", "C", ""] {
        #expect(try home.w8(command + ["--lang=\(known)"]).errors.isEmpty, "\(known)")
      }
    }
  }

  /// The golden files contain dates of ICU 72.
  ///
  /// Other versions use another CLDR.
  @Test(
    .enabled(if: ICUVersion.major == 72),
    arguments: ["es_ES", "es_MX", "en_US", "en_GB"]
  )
  func `a session matches its golden file in each language`(language: String) throws {
    var text = ""
    for (command, run) in try session(language) {
      text +=
        "$ w8 \(command.joined(separator: " "))\n\(run.output)\(run.errors)[\(run.status)]\n\n"
    }
    try GoldenFile("Session.\(language).txt").expect(text)
  }

  @Test(.enabled(if: ICUVersion.major == 72), arguments: ["es_ES", "en_US"])
  func `the help matches its golden file in each language`(language: String) throws {
    let home = try TestUser("LANG=\(language)")
    let spanish = try TestUser("LANG=es_ES")
    var text = ""
    for command in try pages(spanish) {
      let arguments = command + ["--help"]
      text += "$ w8 \(arguments.joined(separator: " "))\n\(try home.w8(arguments).output)\n"
    }
    try GoldenFile("Help.\(language).txt").expect(text)
  }

  @Test func `the session contains all commands`() throws {
    let names = try subcommands(TestUser("LANG=es_ES"))
    #expect(names.count >= 20)
    let missing = Set(names).subtracting(SessionScript.commands(in: "es_ES").compactMap(\.first))
    #expect(missing.isEmpty)
  }

  @Test(arguments: ["es_ES", "es_MX", "es_US", "es_AR"])
  func `Spanish output contains no English words`(language: String) throws {
    let english = try CatalogStrings().englishAlone
    #expect(english.count > 200)
    for (command, run) in try session(language) where command.first != "export" {
      expect(run.output + run.errors, without: english, of: command)
    }
    let home = try TestUser("LANG=\(language)")
    // The help is the same in all regions.
    for command in language == "es_ES" ? try pages(home) : [] {
      let page = try home.w8(command + ["--help"])
      expect(page.output, without: english, of: command + ["--help"])
    }
    // Output that depends on the current day is not in the golden session.
    for command in [
      ["log", "70 kg", "--date", "ayer"], ["log", "70 kg"], ["latest"], ["list"], ["summary"],
      ["log", "70 kg", "--date", "anoche"], ["reminders"],
    ] {
      let run = try home.w8(command)
      expect(run.output + run.errors, without: english, of: command)
    }
  }

  /// This verifies the search itself: an English session contains many English words.
  @Test func `the search finds English words`() throws {
    let english = try CatalogStrings().englishAlone
    // The smallest widget contains a number and a unit, but no words.
    let silent = [["widget", "circular"]]
    for (command, run) in try session("en_GB")
    where command.first != "export" && !silent.contains(command) {
      let text = run.output + run.errors
      #expect(!CatalogStrings.words(of: text).isDisjoint(with: english), "w8 \(command)")
    }
  }

  private func expect(_ text: String, without english: Set<String>, of command: [String]) {
    let found = CatalogStrings.words(of: text).intersection(english)
    #expect(found.isEmpty, "w8 \(command.joined(separator: " ")): \(text)")
  }
}
