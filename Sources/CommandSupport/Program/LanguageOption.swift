/// The `--lang` option, found before anything is parsed.
///
/// Help texts are made when ArgumentParser creates a command, so the language has to be known
/// before that.
enum LanguageOption {
  static let name = "--lang"

  /// Returns the last language that `arguments` ask for; `nil` if they ask for none.
  static func value(in arguments: some Sequence<String>) -> String? {
    var language: String?
    var isNext = false
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if isNext {
        language = argument
        isNext = false
      } else if argument == name {
        isNext = true
      } else if argument.hasPrefix(name + "=") {
        language = String(argument.dropFirst(name.count + 1))
      }
    }
    return language
  }
}
