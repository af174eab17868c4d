import Diagnostics
import Localization

/// What a user reads whose command line cannot be understood: why, how the command is called, and
/// where to read more.
struct UsageRefusal {
  /// The sentence of ArgumentParser, or one of ours, which is in the user's language already.
  var message: String
  /// The commands from the root to the one that was called.
  var path: [CommandInfo]
  var locale: UserLocale
  var width: Int

  /// The whole text, without a line feed at its end.
  var text: String {
    [reason.wrapped(to: width), usage, more].joined(separator: "\n")
  }

  private var reason: String {
    let error = UsageError(parsing: message)
    let sentence = error.map { UsageErrorSentence(error: $0, path: path, locale: locale).text }
    return String(
      localized: "Error: \((sentence ?? message).withVisibleControls)",
      locale: locale,
      comment: "The argument is a whole sentence"
    )
  }

  private var usage: String {
    let heading = String(
      localized: "Usage:",
      locale: locale,
      comment: "Before the line that shows how a command is called"
    )
    return "\(heading) \(UsageLine(path: path, locale: locale).text)"
      .wrapped(to: width, hangingIndent: heading.count + 1)
  }

  private var more: String {
    let call = path.map(\.commandName).joined(separator: " ")
    let sentence = String(
      localized: "See '\(call) --help' for more information.",
      locale: locale,
      comment: "Below an error. The argument is a call such as 'xcstrings sync'"
    )
    return "  \(sentence)"
  }
}
