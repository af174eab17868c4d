import Localization

extension ImportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Take the work of translators into catalogs: all of it, or none.",
        comment: "Help of xcstrings import"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Reads what 'xcstrings export' and Xcode write: XLIFF, .xcloc, tables and PO. The catalogs are \
          found by the paths in the files, or by their names. A text that was not touched changes \
          nothing, and what was changed is told text by text with --dry-run or --json.

          If anything is wrong, no catalog is written: a text that the catalog does not have, or that \
          stands twice or is missing, other languages, placeholders that 'xcstrings validate' would \
          refuse. A translation whose source text has changed meanwhile needs review. Translations \
          that are not finished are left out, as Xcode does it.

          Examples:
            xcstrings import
            xcstrings import es.xliff --dry-run
            xcstrings import fr.xcloc de.xcloc --unfinished take
            xcstrings import es.csv --catalog Localizable.xcstrings --language es --partial
          """,
        comment: "Help of xcstrings import. The indented lines are typed as they are"
      )
    }
    static var files: String {
      String(
        localized:
          "Files of translators, or folders that hold them; 'Translations' by default.",
        comment: "Help of the arguments of xcstrings import. 'Translations' stays as it is"
      )
    }
    static var catalog: String {
      String(
        localized: "The catalogs that are meant; by default those of the project.",
        comment: "Help of xcstrings import --catalog"
      )
    }
    static var language: String {
      String(
        localized: "The language that the files have to be in, and are in if they do not say it.",
        comment: "Help of xcstrings import --language"
      )
    }
    static var unfinished: String {
      String(
        localized: "What becomes of translations that are not finished.",
        comment: "Help of xcstrings import --unfinished"
      )
    }
    static var partial: String {
      String(
        localized: "Take files that lack texts of the catalogs.",
        comment: "Help of xcstrings import --partial"
      )
    }
    static func progress(_ catalog: String) -> String {
      String(
        localized: "Importing into \(catalog)",
        comment: "Progress. The argument is the path of a catalog"
      )
    }
  }
}
