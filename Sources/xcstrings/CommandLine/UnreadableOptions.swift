import ArgumentParser
import CommandSupport
import Localization

/// The option for files of a project that cannot be read.
struct UnreadableOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(.unreadableAllowUnreadable))
  var allowUnreadable = false

  /// Ends a command that has printed its result, if it printed errors in the files that it read.
  ///
  /// A file that cannot be read may contain anything, such as texts that no catalog has.
  ///
  /// - Throws: `ExitStatus.data` unless the user accepts such files.
  func check(_ console: Console) throws(ExitStatus) {
    let count = console.damagedFiles.count
    guard count > 0, !allowUnreadable else { return }
    console.printStatus(Texts.unread(count))
    throw .data
  }
}

extension UnreadableOptions {
  enum Texts {
    static func unread(_ count: Int) -> String {
      String(
        localized:
          "\(count) files could not be read completely, so the result may be incomplete. Repair them, list them under 'exclude' in .xcstrings.yml if they have no localizable strings, or accept this with --allow-unreadable.",
        comment:
          "Status message of xcstrings sync, validate and other commands, which then exit with an error status. Do not translate 'exclude', .xcstrings.yml and --allow-unreadable"
      )
    }
  }
}
