import Localization

extension SyncCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Bring catalogs in step with the code: add new keys, mark stale ones.",
        comment: "Help of xcstrings sync"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Without arguments, all catalogs of the project are brought in step with the sources of \
          their targets. The project is what .xcstrings.yml describes, or what the Xcode projects \
          and packages below the current folder do, with the local packages that they name. The \
          project.yml of XcodeGen and the Project.swift of Tuist count where no Xcode project lies \
          beside them. A key that is gone is marked stale if somebody has translated it, and \
          removed if not. Keys that were added by hand stay.

          Keys are marked or removed only where all sources of a catalog were read. If you name \
          some sources, a file is missing or its code has an error, keys are added and revived \
          alone, and the report says why. Where there is no project, the sources that you name are \
          taken for all; so are all Swift files of the current folder for a catalog that belongs \
          to no target. A catalog that cannot be read is told, and the others are brought in step.

          Examples:
            xcstrings sync
            xcstrings sync --check
            xcstrings sync --check --report github
            xcstrings sync --watch
            xcstrings sync --list-sources
            xcstrings sync --project App/App.xcodeproj
            xcstrings sync Resources/Localizable.xcstrings --sources App Shared
            xcstrings sync --stringsdata Strings
          """,
        comment: "Help of xcstrings sync. The indented lines are typed as they are"
      )
    }
    static var catalogs: String {
      String(
        localized: "Catalogs, or folders that hold them; by default those of .xcstrings.yml.",
        comment: "Help of the arguments of xcstrings sync, validate and coverage"
      )
    }
    static var catalogValue: String {
      String(localized: "catalog", comment: "Help: stands for the path of a catalog, one word")
    }
    static var sources: String {
      String(
        localized: "Swift files, or folders that hold them, that feed the catalogs.",
        comment: "Help of xcstrings sync --sources"
      )
    }
    static var listSources: String {
      String(
        localized: "Only print which sources feed which catalog.",
        comment: "Help of xcstrings sync --list-sources"
      )
    }
    static var check: String {
      String(
        localized: "Change nothing, print the difference, and exit with 1 if there is one.",
        comment: "Help of xcstrings sync --check"
      )
    }
    static var report: String {
      String(localized: "How changes are told.", comment: "Help of xcstrings sync --report")
    }
    static var watch: String {
      String(
        localized: "Go on until Ctrl-C, and bring catalogs in step whenever a file is saved.",
        comment: "Help of xcstrings sync --watch"
      )
    }
    static var poll: String {
      String(
        localized:
          "With --watch: look at the files twice a second, for network folders that do not tell of changes.",
        comment: "Help of xcstrings sync --poll"
      )
    }
    static var onlyWatch: String {
      String(
        localized:
          "'--watch' writes catalogs and goes on; it does not go with --check, --dry-run, --json, another report or a list on standard input.",
        comment: "Error of xcstrings sync --watch with other options"
      )
    }
    static var dryRun: String {
      String(
        localized: "Change nothing, and print what would be done.",
        comment: "Help of --dry-run"
      )
    }
  }
}
