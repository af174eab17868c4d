import Localization

extension ImportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Take over the files that translators return.",
        comment: "Help of xcstrings import"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Reads the files that 'xcstrings export' and Xcode write: XLIFF, .xcloc, tables and PO. \
          The files say which catalog each text belongs to. Texts that were not edited change \
          nothing; --dry-run and --json list those that were.

          Nothing is written if a file has an error: unknown, repeated or missing texts, another \
          language, or placeholders that 'xcstrings validate' would reject. If a source text has \
          changed since the export, its translation needs review. Unfinished translations are left \
          out, as in Xcode.

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
          "Translated files, or folders that contain them; by default 'Translations'.",
        comment: "Help of the arguments of xcstrings import. 'Translations' stays as it is"
      )
    }
    static var catalog: String {
      String(
        localized: "The catalogs to import into; by default those of the project.",
        comment: "Help of xcstrings import --catalog"
      )
    }
    static var language: String {
      String(
        localized: "The language of the files. Files that name another language are refused.",
        comment: "Help of xcstrings import --language"
      )
    }
    static var unfinished: String {
      String(
        localized: "What to do with unfinished translations.",
        comment: "Help of xcstrings import --unfinished"
      )
    }
    static var partial: String {
      String(
        localized: "Accept files that do not have all texts of the catalogs.",
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
