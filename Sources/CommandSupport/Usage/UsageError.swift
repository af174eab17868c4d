/// Why a command line cannot be understood, as ArgumentParser found out.
enum UsageError: Hashable, Sendable {
  /// No command on the way takes the option.
  case unknownOption(String)
  /// The option stands at the end, or before another one, without its value.
  case missingValue(option: String)
  /// A word such as `-abc` is no option, and as single letters `option` lacks its value.
  case unknownOptionOrMissingValue(word: String, option: String)
  /// The flag takes no value and got one.
  case unexpectedValue(option: String, value: String)
  /// More arguments are there than the command takes.
  case unexpectedArguments([String])
  /// Two flags exclude each other.
  case conflictingFlags(String, String)
  /// The argument is needed.
  case missingArgument(String)
  /// One of the arguments is needed.
  case missingOneOf([String])
  /// The value is not one that the argument takes.
  case invalidValue(String, argument: String?, Expectation)
  /// The word has the form of no option.
  case invalidOption(String)
  /// A command has to be named.
  case missingCommand
  /// There are no completions for the shell; `nil` if it could not be found out.
  case unsupportedShell(String?, supported: [String])
  /// Something went wrong that is no fault of the user.
  case internalError(String)

  /// What is known of the values that an argument takes.
  enum Expectation: Hashable, Sendable {
    /// Nothing.
    case unknown
    /// One of these.
    case oneOf([String])
    /// What the command says.
    case explained(String)
  }
}
