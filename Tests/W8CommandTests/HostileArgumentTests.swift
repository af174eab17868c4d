import Foundation
import GRDB
import TestSupport
import Testing

/// Arguments, environment variables and settings that contain control characters.
@Suite struct HostileArgumentTests {
  private static let commands = SessionScript.commands(in: "es_ES")

  private func expectHarmless(_ home: TestUser, _ arguments: [String]) throws {
    let run = try home.w8(arguments)
    HostileText.expectNone(in: run.output, "\(arguments)")
    HostileText.expectNone(in: run.errors, "\(arguments)")
  }

  private func user(_ language: String = "es_ES") throws -> TestUser {
    let home = try TestUser("LANG=\(language)")
    for file in SessionScript.files { try home.folder.write(file.text, to: file.name) }
    for day in 1...9 { _ = try home.w8("log", "7\(day),5 kg", "--date", "2026-03-0\(day)T08:00") }
    return home
  }

  @Test(arguments: Array(Set(commands.compactMap(\.first))).sorted())
  func `no argument of a command reaches the terminal unescaped`(_ name: String) throws {
    let home = try user()
    for command in Self.commands where command.first == name {
      for position in command.indices {
        let argument = command[position]
        for text in [HostileText.all, argument + HostileText.all, "--x=" + HostileText.all] {
          var changed = command
          changed[position] = text
          try expectHarmless(home, changed)
        }
        try expectHarmless(home, command[...position] + [HostileText.all])
      }
    }
  }

  @Test(arguments: [
    "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LC_MEASUREMENT", "TZ",
    "W8_HOME", "W8_LANG", "XDG_DATA_HOME", "COLUMNS", "PATH",
  ])
  func `no environment variable reaches the terminal unescaped`(_ name: String) throws {
    let home = try user()
    for value in [HostileText.all, "/" + HostileText.all, "es_ES" + HostileText.all] {
      let hostile = home.with(["LANG": "es_ES"].merging([name: value]) { $1 })
      for command in [
        [], ["list"], ["log", "72,5 kg"], ["store", "status"], ["reminders"], ["health", "status"],
        ["widget"], ["chart", "-o", "x.png"], ["store", "migrate"], ["--help"],
      ] {
        try expectHarmless(hostile, command)
      }
    }
  }

  @Test func `no setting of a damaged log reaches the terminal unescaped`() throws {
    let home = try user()
    _ = try home.w8("goal", "70 kg")
    let names = try DatabaseQueue(path: home.store)
      .read { try String.fetchAll($0, sql: "SELECT name FROM setting") }
    for name in names + ["unit", "week-start", "daily", "trend-days", HostileText.all] {
      try DatabaseQueue(path: home.store)
        .write { database in
          try database.execute(
            sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)",
            arguments: [name, HostileText.all]
          )
        }
      for command in [
        [], ["list"], ["settings"], ["goal"], ["summary"], ["reminders"], ["store", "status"],
        ["export", "--format", "json", "-o", "x.json", "--force"], ["undo", "--dry-run"],
      ] {
        try expectHarmless(home, command)
      }
    }
  }
}
