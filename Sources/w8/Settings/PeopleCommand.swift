import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that lists the people whose logs are kept here.
struct PeopleCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "people",
      abstract: .peopleAbstract,
      discussion: .peopleDiscussion
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    // The log of the user itself is not needed, and may be one that cannot be opened.
    guard let location = StoreLocation(environment: CommandContext.current.environment) else {
      throw CommandFailure.noHome
    }
    let console = global.console
    let rows = try location.persons()
      .map { person in
        let store = try WeightStore.openExisting(at: location.ofPerson(person))
        return PersonRow(
          person,
          count: try store?.count() ?? 0,
          last: try store?.latest()?.moment.day
        )
      }
    if global.json {
      try console.print(json: PeopleReport(rows))
    } else if rows.isEmpty {
      if !global.quiet { console.print(PersonMessages.none) }
    } else {
      for row in rows { console.print(PersonMessages.line(row)) }
    }
  }
}

/// A person, and the size of the log.
struct PersonRow {
  let person: Person
  let count: Int
  /// The day of the last entry.
  let last: CalendarDay?

  init(_ person: Person, count: Int, last: CalendarDay?) {
    self.person = person
    self.count = count
    self.last = last
  }
}

/// The messages about people.
enum PersonMessages {
  /// Returns the message about a new log.
  static func created(_ person: Person) -> String {
    String(
      localized: "A new log was created for '\(person.name)'.",
      comment: "After the first entry with --person: a name"
    )
  }

  /// The message if there are only the entries of the user.
  static var none: String {
    String(
      localized:
        "There are no logs of other people. To create one, run: \("w8 log 61 --person Ana")",
      comment: "Instead of a list of people; the argument is a command"
    )
  }

  /// Returns the line of a person.
  static func line(_ row: PersonRow) -> String {
    guard let last = row.last else {
      return String(
        localized: "\(row.person.name): no entries",
        comment: "In a list of people: a name"
      )
    }
    return String(
      localized:
        "\(row.person.name): \(row.count) entries, the last on \(last, format: DayFormat())",
      comment: "In a list of people: a name, a number and a date"
    )
  }
}

/// The JSON output of `w8 people`.
struct PeopleReport: Encodable {
  private struct Item: Encodable {
    let name: String
    let entries: Int
    let last: Nullable<String>
  }

  private let people: [Item]

  init(_ rows: [PersonRow]) {
    people = rows.map { row in
      Item(name: row.person.name, entries: row.count, last: Nullable(row.last?.iso8601))
    }
  }
}
