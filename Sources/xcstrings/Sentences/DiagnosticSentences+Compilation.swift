import CatalogCompiler
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// What cannot be compiled, or not as its author meant.
  static let compilation: Table = [
    .substitutionUndefined: { arguments, locale in
      String(
        localized:
          "the text names the substitution \(arguments.quoted(0, locale)), which does not exist",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .substitutionUnused: { arguments, locale in
      String(
        localized:
          "no text names the substitution \(arguments.quoted(0, locale)); write %#@\(arguments.text(0))@ where it belongs",
        locale: locale,
        comment: "Problem of a catalog that is compiled. Both arguments are the same name"
      )
    },
    .substitutionRecursive: { arguments, locale in
      String(
        localized: "the substitution \(arguments.quoted(0, locale)) contains itself",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .substitutionSpecifier: { arguments, locale in
      String(
        localized:
          "the substitution \(arguments.quoted(0, locale)) has the specifier \(arguments.quoted(1, locale)), which does not exist",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .substitutionDevice: { arguments, locale in
      String(
        localized:
          "the substitution \(arguments.quoted(0, locale)) varies by device, which .stringsdict files cannot express; let the whole text vary, or choose a device",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .argumentOutsideVariation: { _, locale in
      let placeholder = Quotation.of("%arg", locale: locale)
      return String(
        localized: "\(placeholder) is outside of a substitution and is shown as it is",
        locale: locale,
        comment: "Problem of a catalog that is compiled. The argument is '%arg'"
      )
    },
    .unitBesideVariations: { _, locale in
      String(
        localized: "the text beside the variants is never shown",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .messageTooDeep: { _, locale in
      String(
        localized: "variants are nested too deeply",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .messageTooLarge: { _, locale in
      String(
        localized: "the substitutions make the text far too long",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .phrasesNotCompiled: { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) phrases are left out: each needs one of the source language at its place",
        locale: locale,
        comment:
          "Problem of a catalog that is compiled: more phrases of an App Shortcut than in the source language"
      )
    },
    .unfinishedLeftOut: { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) unfinished texts were left out in \(arguments.quoted(1, locale)); programs show the text in the code",
        locale: locale,
        comment: "Note of xcstrings compile. The second argument is a list of languages"
      )
    },
  ]

  /// What cannot be compiled of plurals and of texts that vary by device.
  static let compiledVariants: Table = [
    .pluralArgumentAmbiguous: { arguments, locale in
      String(
        localized:
          "the plural could depend on each of the arguments \(arguments.quoted(0, locale)); the first is taken",
        locale: locale,
        comment: "Problem of a catalog that is compiled. The argument is a list of positions"
      )
    },
    .pluralArgumentMissing: { _, locale in
      String(
        localized: "neither the key nor the plural shows a number; the first argument is taken",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .pluralNumberHidden: { _, locale in
      String(
        localized:
          "no form of the plural shows its number, which Xcode refuses to build; use separate keys for one and for more",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .pluralOtherMissing: { _, locale in
      String(
        localized: "the plural has no form 'other', which every language needs",
        locale: locale,
        comment: "Problem of a catalog that is compiled. 'other' is the name of a plural category"
      )
    },
    .pluralFormVaries: { arguments, locale in
      String(
        localized:
          "the plural form \(arguments.quoted(0, locale)) varies further, which .stringsdict files cannot express",
        locale: locale,
        comment:
          "Problem of a catalog that is compiled. The argument is a plural category such as 'one'"
      )
    },
    .deviceFallbackVaries: { _, locale in
      String(
        localized: "the text for all other devices varies, which Xcode refuses to build",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .deviceTextMissing: { arguments, locale in
      String(
        localized:
          "there is no text for the device \(arguments.quoted(0, locale)), and none for all others",
        locale: locale,
        comment: "Problem of a catalog that is compiled"
      )
    },
    .tableTwice: { arguments, locale in
      String(
        localized:
          "the table \(arguments.quoted(0, locale)) has another catalog: \(arguments.text(1))",
        locale: locale,
        comment: "Problem of xcstrings compile. The second argument is a path"
      )
    },
    .catalogInLanguageFolder: { arguments, locale in
      String(
        localized:
          "a catalog has all languages and must not lie in \(arguments.quoted(0, locale))",
        locale: locale,
        comment: "Problem of xcstrings compile. The argument is a folder such as en.lproj"
      )
    },
    .tableBesideCatalog: { arguments, locale in
      String(
        localized:
          "the table \(arguments.quoted(0, locale)) has a file of the old form too: \(arguments.text(1))",
        locale: locale,
        comment:
          "Problem of xcstrings compile. The second argument is the path of a .strings or .stringsdict file"
      )
    },
  ]
}

// MARK: - Symbols

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
