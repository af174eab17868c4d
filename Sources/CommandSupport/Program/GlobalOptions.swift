package import ArgumentParser
import Localization

/// The options of every command.
package struct GlobalOptions: ParsableArguments {
  /// Whether the result is JSON, independently of the language.
  @Flag(help: ArgumentHelp(Texts.json))
  package var json = false

  /// Whether status messages are suppressed.
  @Flag(name: [.short, .long], help: ArgumentHelp(Texts.quiet))
  package var quiet = false

  /// The language of the user, which ``CommandLineProgram`` reads before parsing.
  @Option(
    help: ArgumentHelp(Texts.language, valueName: Texts.languageValue),
    completion: .list(["en", "es"])
  )
  package var lang: String?

  /// The folder of preferred catalogs, which ``CommandLineProgram`` reads.
  @Option(
    help: ArgumentHelp(Texts.catalogs, valueName: Texts.catalogsValue),
    completion: .directory
  )
  package var catalogs: String?

  /// Creates options with default values.
  package init() {}

  /// The heading of these options in the help.
  package static var title: String {
    String(localized: "Global options", comment: "Help: heading of the options of every command")
  }

  /// The console for the output of the command.
  package var console: Console {
    var console = CommandContext.current.console
    console.isQuiet = quiet
    return console
  }
}

extension GlobalOptions {
  private enum Texts {
    static var json: String {
      String(
        localized: "Print the result as JSON, the same in every language.",
        comment: "Help of --json"
      )
    }
    static var quiet: String {
      String(localized: "Print only the result and errors.", comment: "Help of --quiet")
    }
    static var language: String {
      String(
        localized: "Use this language, such as 'es' (default: the language of the environment).",
        comment: "Help of --lang"
      )
    }
    static var catalogs: String {
      String(
        localized: "Load this program's translations from the catalogs in this folder.",
        comment: "Help of --catalogs"
      )
    }
    static var catalogsValue: String {
      String(localized: "folder", comment: "Help: name of the value of --catalogs, one word")
    }
    static var languageValue: String {
      String(localized: "language", comment: "Help: name of the value of --lang, one word")
    }
  }
}
