import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What keeps a key from having a symbol in Swift.
  static let symbols: Table = [
    "symbol-name-missing": { arguments, locale in
      String(
        localized:
          "no Swift name can be made from \(arguments.key(0)); set generatesSymbol to false, or rename the key",
        locale: locale,
        comment: "Problem with a key of a catalog. generatesSymbol and false stay as they are"
      )
    },
    "symbol-name-reserved": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) would get the name \(arguments.quoted(1, locale)), which is reserved in Swift",
        locale: locale,
        comment: "Problem with a key of a catalog: the name of its symbol means something already"
      )
    },
    "symbol-name-taken": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) would get the same name as \(arguments.key(1)): \(arguments.quoted(2, locale))",
        locale: locale,
        comment: "Problem with a key of a catalog: the last argument is the name of its symbol"
      )
    },
    "symbol-name-first": { arguments, locale in
      String(
        localized: "\(arguments.key(0)) is here",
        locale: locale,
        comment: "Explains a problem with two keys of a catalog: where the other one is"
      )
    },
    "symbol-table-repeated": { arguments, locale in
      String(
        localized:
          "the table \(arguments.quoted(0, locale)) has another catalog already: \(arguments.quoted(1, locale))",
        locale: locale,
        comment: "Problem with two catalogs of the same name; the second argument is a path"
      )
    },
  ]
}
