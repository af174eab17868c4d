/// An option that is looked for before anything is parsed.
///
/// Help texts are made when ArgumentParser creates a command, so the language and the catalogs have
/// to be known before that.
enum EarlyOption: String {
  /// The language of the user.
  case language = "--lang"
  /// The folder of catalogs that come before those of the program.
  case catalogs = "--catalogs"

  /// Returns the last value that `arguments` give to the option; `nil` if they give none.
  func value(in arguments: some Sequence<String>) -> String? {
    var value: String?
    var isNext = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if isNext {
        value = argument
        isNext = false
      } else if argument == rawValue {
        isNext = true
      } else if argument.hasPrefix(rawValue + "=") {
        value = String(argument.dropFirst(rawValue.count + 1))
      }
    }
    return value
  }

  /// Returns whether `arguments` ask for no remarks beside the result.
  static func asksForSilence(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--quiet" || $0 == "-q" }
  }
}
