import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with the fields of a catalog.
  static let catalogFields: Table = [
    "catalog-not-object": { _, locale in
      String(
        localized: "this is not a String Catalog",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-missing": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) is missing",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-not-text": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be a text",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-not-boolean": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be true or false",
        locale: locale,
        comment: "Problem with a field of a catalog. true and false are words of JSON"
      )
    },
    "field-not-integer": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be a whole number",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "field-not-object": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be an object",
        locale: locale,
        comment: "Problem with a field of a catalog. An object is one of JSON"
      )
    },
    "field-not-text-list": { arguments, locale in
      String(
        localized: "the field \(arguments.quoted(0, locale)) should be a list of texts",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
    "version-unsupported": { arguments, locale in
      String(
        localized:
          "version \(arguments.quoted(0, locale)) of String Catalogs is not supported, only 1.x",
        locale: locale,
        comment: "Problem with a field of a catalog"
      )
    },
  ]
}
