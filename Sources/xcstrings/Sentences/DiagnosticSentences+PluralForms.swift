import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What PO files cannot hold, and what can be wrong with their plural forms.
  static let pluralForms: Table = [
    "plural-forms-unreadable": { arguments, locale in
      String(
        localized:
          "the field Plural-Forms cannot be read: \(arguments.quoted(0, locale))",
        locale: locale,
        comment:
          "Error in a PO file. The argument is the value of the field"
      )
    },
    "plural-forms-unknown": { arguments, locale in
      String(
        localized:
          "the plural forms of the language \(arguments.quoted(0, locale)) are not known, so it is not clear what nplurals=\(arguments.text(1)) means",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are a language tag and a number"
      )
    },
    "plural-forms-mixed": { arguments, locale in
      String(
        localized:
          "the form [\(arguments.text(1))] of the field Plural-Forms covers several plural categories of the language \(arguments.quoted(0, locale)): \(arguments.quoted(2, locale)); in the field that the export wrote, each form has one",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are the number of a form, a language tag and plural categories such as few"
      )
    },
    "plural-forms-conflict": { arguments, locale in
      String(
        localized:
          "two forms of the message belong to the plural category \(arguments.quoted(0, locale)), but have different texts",
        locale: locale,
        comment:
          "Error in a PO file. The argument is a plural category such as other"
      )
    },
    "plural-form-unused": { arguments, locale in
      String(
        localized:
          "no number takes the form [\(arguments.text(0))], and yet it has a text",
        locale: locale,
        comment:
          "Error in a PO file. The argument is the number of a form"
      )
    },
    "plural-form-count": { arguments, locale in
      String(
        localized:
          "the message has \(arguments.text(0)) forms, but nplurals in the field Plural-Forms is \(arguments.text(1))",
        locale: locale,
        comment:
          "Error in a PO file. The arguments are numbers"
      )
    },
    "portable-object-empty-translations": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) finished translations to \(arguments.quoted(0, locale)) are empty; in a PO file they look like missing ones: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a PO file cannot hold. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
    "portable-object-plurals-apart": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) plural forms of \(arguments.quoted(0, locale)) for which gettext has no number are messages of their own: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a PO file holds otherwise. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
    "portable-object-control-characters": { arguments, locale in
      String(
        localized:
          "\(arguments.count(1)) texts to translate to \(arguments.quoted(0, locale)) have control characters that gettext's programs warn of or lose: \(arguments.quoted(2, locale))",
        locale: locale,
        comment:
          "Note on what a PO file cannot hold. The first argument is a count, the second a language tag, the third the first few identifiers"
      )
    },
  ]
}
