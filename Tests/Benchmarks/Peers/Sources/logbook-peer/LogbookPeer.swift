import ArgumentParser
import Foundation
import GRDB

/// A program like `w8` without this package's libraries: as many ArgumentParser commands, and one
/// that reads the last row of a database with GRDB.
@main
struct LogbookPeer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logbook-peer",
    abstract: "Keeps a log.",
    version: "0.1.0",
    subcommands: [LogCommand.self, ListCommand.self, LatestCommand.self, DeleteCommand.self]
  )
  @OptionGroup var global: GlobalOptions
}

/// As many options as every command of `w8` has.
struct GlobalOptions: ParsableArguments {
  @Flag(help: "Prints JSON.") var json = false
  @Flag(help: "Prints results alone.") var quiet = false
  @Option(help: "The language.") var lang: String?
  @Option(help: "A folder of catalogs.") var catalogs: String?
}

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "log", abstract: "Logs a weight.")
  @Argument(help: "The weight.") var weight: String
  @Option(help: "The day.") var date: String?
  @Option(help: "A note.") var note: String?
  @OptionGroup var global: GlobalOptions
}

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists entries.")
  @Option(help: "How many.") var limit: Int?
  @OptionGroup var global: GlobalOptions
}

struct DeleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "delete", abstract: "Deletes one.")
  @Argument(help: "The entry.") var entry: Int
  @OptionGroup var global: GlobalOptions
}

struct LatestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "latest", abstract: "The last one.")
  @OptionGroup var global: GlobalOptions

  func run() throws {
    let home = ProcessInfo.processInfo.environment["W8_HOME"] ?? "."
    var configuration = Configuration()
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      try database.execute(sql: "PRAGMA synchronous = FULL")
    }
    let queue = try DatabaseQueue(path: home + "/peer.store", configuration: configuration)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("entries") { database in
      try database.execute(
        sql: """
          CREATE TABLE entry (id INTEGER PRIMARY KEY, mass INTEGER NOT NULL, instant TEXT NOT NULL);
          INSERT INTO entry (mass, instant) VALUES (72500, '2026-03-01T08:00:00Z')
          """
      )
    }
    try migrator.migrate(queue)
    let row = try queue.read { database in
      try Row.fetchOne(database, sql: "SELECT mass, instant FROM entry ORDER BY instant DESC")
    }
    print(row.map { "\($0["mass"] as Int) g, \($0["instant"] as String)" } ?? "nothing")
  }
}
