import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What keeps literals from being renamed.
  static let renaming: Table = [
    "literal-not-editable": { arguments, locale in
      String(
        localized:
          "this literal of the key \(arguments.key(0)) cannot be edited and stays as it is; edit it by hand",
        locale: locale,
        comment: "Finding in sources when a key is renamed"
      )
    },
    "literal-arguments-differ": { arguments, locale in
      String(
        localized:
          "the values in this literal are not those that the key \(arguments.key(0)) asks for",
        locale: locale,
        comment: "Finding in sources when a key is renamed. The argument is the new key"
      )
    },
  ]
}
