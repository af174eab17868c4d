import Diagnostics
import Localization

/// The error output for an invalid command line: message, usage, and a reference to the help.
struct UsageErrorReport {
  /// The message of ArgumentParser, or a message that is already in the language of the user.
  var message: String
  /// The commands from the root to the called one.
  var path: [CommandInfo]
  var locale: UserLocale
  var width: Int

  /// The complete text, without a trailing line feed.
  var text: String {
    [reason.wrapped(to: width), usage, more].joined(separator: "\n")
  }

  private var reason: String {
    let error = UsageError(parsing: message)
    let sentence = error.map { UsageErrorMessage(error: $0, path: path, locale: locale).text }
    return String(
      localized: "Error: \(sentence ?? message)",
      locale: locale,
      comment: "The argument is a complete sentence. [validate:off unchanged-translation]"
    )
  }

  private var usage: String {
    let heading = String(
      localized: "Usage:",
      locale: locale,
      comment: "Label of the line that shows the syntax of a command"
    )
    return "\(heading) \(UsageLine(path: path, locale: locale).text)"
      .wrapped(to: width, hangingIndent: heading.count + 1)
  }

  private var more: String {
    let call = path.map(\.commandName).joined(separator: " ")
    let sentence = String(
      localized: "See '\(call) --help' for more information.",
      locale: locale,
      comment: "Hint below an error. The argument is a command such as 'xcstrings sync'"
    )
    return "  \(sentence)"
  }
}
