import Localization

extension MigrateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Turn .strings and .stringsdict files into catalogs.",
        comment: "Help of xcstrings migrate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Looks for folders LANGUAGE.lproj and turns each table in them into a catalog beside \
          those folders, with all its languages, plural and device forms and comments, as Xcode's \
          migration does. Texts that a catalog already has stay as they are, and what does not fit \
          into a catalog is reported. The old files are only removed with --remove-legacy; a build \
          accepts a table in one of the two forms, not in both.

          Examples:
            xcstrings migrate
            xcstrings migrate App/Resources --source-language en --dry-run
            xcstrings migrate --remove-legacy
          """,
        comment: "Help of xcstrings migrate. The indented lines are typed as they are"
      )
    }
    static var paths: String {
      String(
        localized:
          "Folders, or single .strings and .stringsdict files; by default the folder of the project.",
        comment: "Help of the arguments of xcstrings migrate"
      )
    }
    static var sourceLanguage: String {
      String(
        localized:
          "The language of Base.lproj and of new catalogs; by default that of the project.",
        comment: "Help of xcstrings migrate --source-language"
      )
    }
    static var output: String {
      String(
        localized: "The folder for the catalogs; by default beside the .lproj folders.",
        comment: "Help of xcstrings migrate --output"
      )
    }
    static var replaceTexts: String {
      String(
        localized: "Replace texts that a catalog already has with those of the files.",
        comment: "Help of xcstrings migrate --replace-texts"
      )
    }
    static var removeLegacy: String {
      String(
        localized: "Remove the old files of tables that are completely in their catalog.",
        comment: "Help of xcstrings migrate --remove-legacy"
      )
    }
    static var nothingFound: String {
      String(
        localized: "There are no .strings or .stringsdict files in folders LANGUAGE.lproj.",
        comment: "Error of xcstrings migrate"
      )
    }
    static var nothingWritten: String {
      String(
        localized: "Nothing was written, because some files cannot be read.",
        comment: "Error of xcstrings migrate, below the reasons"
      )
    }
    static func severalTables(_ path: String) -> String {
      String(
        localized: "Several tables would become '\(path)'.",
        comment: "Error of xcstrings migrate --output. The argument is the path of a catalog"
      )
    }
    static var severalTablesHint: String {
      String(
        localized: "Leave --output out, or name one folder at a time.",
        comment: "Below the error that several tables would become one catalog"
      )
    }
  }
}
