import Localization

extension MigrateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Make catalogs of .strings and .stringsdict files.",
        comment: "Help of xcstrings migrate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Folders are searched for LANGUAGE.lproj, and each table in them becomes a catalog beside \
          those folders, with all its languages, as Xcode's migration makes it. Texts that vary with \
          a number or a device vary in the catalog; comments come along. What no catalog can hold is \
          told, and texts that a catalog has already stay. The old files are left alone unless \
          --remove-legacy is given: a project may hold a table in one form only.

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
        localized: "Folders, or single .strings and .stringsdict files; by default the project.",
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
        localized: "The folder of the catalogs; by default each lies beside its .lproj folders.",
        comment: "Help of xcstrings migrate --output"
      )
    }
    static var replaceTexts: String {
      String(
        localized: "Put the texts of the files in the place of those that a catalog has already.",
        comment: "Help of xcstrings migrate --replace-texts"
      )
    }
    static var removeLegacy: String {
      String(
        localized: "Remove the old files of each table of which the catalog now has everything.",
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
        localized: "Nothing was written: not every file can be read.",
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
