import ArgumentParser
import Localization

/// The options of the commands that change the log.
struct ChangeOptions: ParsableArguments {
  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(Texts.dryRun))
  var dryRun = false

  private enum Texts {
    static var dryRun: String {
      String(
        localized: "Change nothing, and print what would be done.",
        comment: "Help of --dry-run"
      )
    }
  }
}
