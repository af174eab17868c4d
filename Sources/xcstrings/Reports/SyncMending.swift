import Localization

/// What somebody does about catalogs that are out of step.
struct SyncMending {
  /// The sentence.
  let text: String

  /// Creates the sentence.
  ///
  /// - Parameter arguments: The arguments of the command that has found it, its name included.
  init(_ arguments: [String] = CommandLine.arguments) {
    let command = Self.command(arguments)
    text = String(
      localized: "To fix this, run '\(command)' and commit the changes.",
      comment: "Last line of xcstrings sync --check. The argument is a command"
    )
  }

  /// The options that keep `sync` from writing, and those of how it tells so; the latter have a value.
  private static let dropped: Set<String> = [
    "--check", "--dry-run", "-n", "--json", "--quiet", "-q",
  ]
  private static let droppedWithValue: Set<String> = ["--report", "--lang"]

  /// Returns the command that writes what another one only looks at.
  static func command(_ arguments: [String]) -> String {
    var words = ["xcstrings"]
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if droppedWithValue.contains(argument) {
        _ = rest.popFirst()
      } else if !dropped.contains(argument),
        !droppedWithValue.contains(where: { argument.hasPrefix("\($0)=") })
      {
        words.append(quoted(argument))
      }
    }
    return words.joined(separator: " ")
  }

  /// Returns an argument as a shell reads it back.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "-", "_", ".", "/", "=", ",", ":", "@", "%", "+": true
      default: false
      }
    }
    if isPlain, !argument.isEmpty { return argument }
    return "\"" + argument.replacing(/["\\$`]/) { "\\\($0.output)" } + "\""
  }
}
