import ArgumentParser
import CommandSupport
import Localization

/// The root of the commands: a log of body weight, on the terminal of its owner.
struct W8Command: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "w8",
    abstract: String(
      localized: "Keeps a log of your weight, in your language and your units.",
      comment: "Help of w8"
    ),
    discussion: String(
      localized: """
        Everything stays on this computer, in a folder that only you can read: ~/.local/share/w8, \
        or the one that W8_HOME names.

        New here? Start with 'w8 init', or have a look around with 'w8 demo'.

        Language, numbers, dates and units follow LANG, LC_ALL and the like; no locale has to be \
        installed.
        """,
      comment: "Help of w8. Names of variables and paths stay as they are"
    ),
    version: Version.text,
    groupedSubcommands: groups
  )

  /// Taken here too, so that they may stand before the name of the subcommand.
  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions
}
