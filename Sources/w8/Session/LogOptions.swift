import ArgumentParser
import CommandSupport
import Localization
import WeightPresentation
import WeightStore

/// The options of every command: those of all programs, and the person whose log is used.
struct LogOptions: ParsableArguments {
  @Flag(help: GlobalOptions.Help.json)
  var json = false

  @Flag(name: [.short, .long], help: GlobalOptions.Help.quiet)
  var quiet = false

  @Option(help: GlobalOptions.Help.language, completion: .list(["en", "es"]))
  var lang: String?

  @Option(help: GlobalOptions.Help.catalogs, completion: .directory)
  var catalogs: String?

  @Option(help: ArgumentHelp(.logPerson, valueName: .logPersonValue))
  var person: String?

  /// The console for the output of the command.
  var console: Console {
    var console = CommandContext.current.console
    console.isQuiet = quiet
    return console
  }

  /// The environment variable that names the person.
  static let personVariable = "W8_PERSON"

  /// The person whose log is used, or `nil` for the user.
  ///
  /// - Throws: ``CommandFailure`` for a name that cannot be the name of a folder.
  func chosenPerson() throws -> Person? {
    let variable = CommandContext.current.environment[Self.personVariable] ?? ""
    // An empty variable counts as unset, but an empty argument is the mistake of a script.
    guard let name = person ?? (variable.isEmpty ? nil : variable) else { return nil }
    guard let person = Person(name) else { throw CommandFailure.notAPerson(name) }
    return person
  }

  /// Returns the location of the log that the options and the environment specify.
  ///
  /// - Throws: ``CommandFailure`` if there is no location.
  func location() throws -> StoreLocation {
    guard let location = StoreLocation(environment: CommandContext.current.environment) else {
      throw CommandFailure.noHome
    }
    return try chosenPerson().map(location.ofPerson) ?? location
  }
}

extension CommandFailure {
  /// The failure for a name that cannot be the name of a folder.
  fileprivate static func notAPerson(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(name)' cannot be the name of a person.",
        comment: "Error of --person"
      ),
      hint: String(
        localized:
          "Use up to \(Person.greatestLength) letters, digits and spaces, and no slash; the first character is not a period or a hyphen.",
        comment: "Hint: the rules for the name of a person"
      ),
      status: .usage
    )
  }
}
