import Localization

extension ExportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Write files for translators: XLIFF, tables or PO.",
        comment: "Help of xcstrings export"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Writes a file for each language to the folder Translations; 'xcstrings import' reads it \
          back, except pot and strings. The formats are:

            xliff    es.xliff: all catalogs, as Xcode exports them
            xcloc    es.xcloc: the same as a folder that Xcode imports
            csv, tsv Localizable.es.csv: a table for each catalog
            po       Localizable.es.po: a gettext file for each catalog
            pot      Localizable.pot: the same without translations
            strings  es.lproj: .strings and .stringsdict, for projects without catalogs

          Stale keys, keys that need no translation and phrases of App Shortcuts are left out, and \
          the report says how many. It also lists what Xcode would lose if it imported the file.

          Examples:
            xcstrings export
            xcstrings export --language es,fr --format xcloc
            xcstrings export Localizable.xcstrings --language es --format csv --output es.csv
            xcstrings export --language de --only-unfinished
          """,
        comment:
          "Help of xcstrings export. The indented lines are typed as they are, but for what follows the names of formats"
      )
    }
    static var language: String {
      String(
        localized:
          "The languages to translate to, separated by commas; by default all except the source language.",
        comment: "Help of xcstrings export --language"
      )
    }
    static var format: String {
      String(localized: "The format of the files.", comment: "Help of xcstrings export --format")
    }
    static var delimiter: String {
      String(
        localized:
          "The delimiter of csv; by default the one that Excel expects: a semicolon for languages that write numbers with a comma, such as Spanish, otherwise a comma.",
        comment: "Help of xcstrings export --delimiter. 'csv' stays as it is"
      )
    }
    static var delimiterValue: String {
      String(
        localized: "mark",
        comment: "Help: stands for 'comma' or 'semicolon', one word"
      )
    }
    static var sideBySide: String {
      String(
        localized: "With csv or tsv: put all languages of a catalog side by side into one table.",
        comment: "Help of xcstrings export --side-by-side. 'csv' and 'tsv' stay as they are"
      )
    }
    static var noTable: String {
      String(
        localized: "Only tables can have languages side by side.",
        comment: "Error of xcstrings export --side-by-side"
      )
    }
    static var noTableHint: String {
      String(
        localized: "Choose one with --format: csv or tsv.",
        comment: "Hint of xcstrings export --side-by-side: a form of files is to be named"
      )
    }
    static var output: String {
      String(
        localized:
          "The folder for the files, or the file if there is only one; by default 'Translations'.",
        comment: "Help of xcstrings export --output. 'Translations' stays as it is"
      )
    }
    static var onlyUnfinished: String {
      String(
        localized: "Leave out keys that are completely translated.",
        comment: "Help of xcstrings export --only-unfinished"
      )
    }
    static var includeStale: String {
      String(
        localized: "Export stale keys too.",
        comment: "Help of xcstrings export --include-stale"
      )
    }
    static func progress(_ language: String, _ number: Int, _ count: Int) -> String {
      String(
        localized: "Exporting \(language): \(number) of \(count)",
        comment: "Progress. The first argument is a language, the others count languages"
      )
    }
    static var noLanguages: String {
      String(
        localized: "The catalogs have no language but that of the sources.",
        comment: "Error of xcstrings export"
      )
    }
    static var noLanguagesHint: String {
      String(
        localized: "Give the language to translate to with --language.",
        comment: "Below the error that there is no language to export"
      )
    }
  }
}
