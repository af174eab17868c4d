import ArgumentParser

/// The option that keeps a command from writing.
struct DryRunOption: ParsableArguments {
  /// Whether the command only prints what it would do.
  @Flag(name: [.customShort("n"), .long], help: ArgumentHelp(SyncCommand.Texts.dryRun))
  var dryRun = false
}
