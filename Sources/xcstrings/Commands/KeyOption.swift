import ArgumentParser
import Localization

/// The option that names an entry.
struct KeyOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Texts.key, valueName: Texts.keyValue),
    completion: .keys
  )
  var key: String
}

extension KeyOption {
  enum Texts {
    static var key: String {
      String(localized: "The key.", comment: "Help of --key")
    }
    static var keyValue: String {
      String(localized: "key", comment: "Help: stands for the key of an entry, one word")
    }
  }
}
