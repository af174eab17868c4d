package import ArgumentParser
import Localization

/// The options of every command.
package struct GlobalOptions: ParsableArguments {
  /// Whether the result is JSON, independently of the language.
  @Flag(help: Help.json)
  package var json = false

  /// Whether status messages are suppressed.
  @Flag(name: [.short, .long], help: Help.quiet)
  package var quiet = false

  /// The language of the user, which ``CommandLineProgram`` reads before parsing.
  @Option(help: Help.language, completion: .list(["en", "es"]))
  package var lang: String?

  /// The folder of preferred catalogs, which ``CommandLineProgram`` reads.
  @Option(help: Help.catalogs, completion: .directory)
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
  /// The help of the options, for groups that declare them as well.
  ///
  /// In debug builds, the parser checks a group in a group 25 times.
  package enum Help {
    /// The help of `--json`.
    package static var json: ArgumentHelp {
      ArgumentHelp(
        String(
          localized: "Print the result as JSON, the same in every language.",
          comment: "Help of --json"
        )
      )
    }
    /// The help of `--quiet`.
    package static var quiet: ArgumentHelp {
      ArgumentHelp(
        String(localized: "Print only the result and errors.", comment: "Help of --quiet")
      )
    }
    /// The help of `--lang`.
    package static var language: ArgumentHelp {
      ArgumentHelp(
        String(
          localized:
            "Use this language, such as 'es' (default: the language of the environment).",
          comment: "Help of --lang"
        ),
        valueName: String(
          localized: "language",
          comment: "Help: name of the value of --lang, one word"
        )
      )
    }
    /// The help of `--catalogs`.
    package static var catalogs: ArgumentHelp {
      ArgumentHelp(
        String(
          localized: "Load this program's translations from the catalogs in this folder.",
          comment: "Help of --catalogs"
        ),
        valueName: String(
          localized: "folder",
          comment: "Help: name of the value of --catalogs, one word"
        )
      )
    }
  }
}
