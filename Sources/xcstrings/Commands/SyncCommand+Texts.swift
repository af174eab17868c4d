import Localization

extension SyncCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Update catalogs from the code: new keys, stale keys.",
        comment: "Help of xcstrings sync"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Keys that are new in the code are added. A key that is no longer in the code is marked \
          stale if somebody has translated it, and removed if not. Keys that were added by hand \
          stay. A catalog that you name and that does not exist is created.

          Without arguments, all catalogs of the project are updated. The project is what \
          .xcstrings.yml describes, or else the Xcode projects and packages below the current \
          folder, with their local packages. The project.yml of XcodeGen and the Project.swift of \
          Tuist are used where there is no Xcode project beside them.

          Keys are marked or removed only if all sources of a catalog could be read. If you name \
          only some of them, if a file is missing or has a syntax error, keys are only added and \
          revived, and the report says why. Without a project, the sources that you name count as \
          all sources; by default, these are all source files of the current folder.

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
        localized: "Catalogs, or folders that contain them; by default those of the project.",
        comment: "Help of the arguments of xcstrings sync, validate and coverage"
      )
    }
    static var catalogValue: String {
      String(localized: "catalog", comment: "Help: stands for the path of a catalog, one word")
    }
    static var sources: String {
      String(
        localized:
          "Swift, C and Objective-C files, or folders that contain them, whose strings go into the catalogs.",
        comment: "Help of xcstrings sync --sources"
      )
    }
    static var listSources: String {
      String(
        localized: "Only print which sources belong to which catalog.",
        comment: "Help of xcstrings sync --list-sources"
      )
    }
    static var check: String {
      String(
        localized: "Change nothing, print what would change, and exit with 1 if anything would.",
        comment: "Help of xcstrings sync --check"
      )
    }
    static var report: String {
      String(localized: "How changes are reported.", comment: "Help of xcstrings sync --report")
    }
    static var watch: String {
      String(
        localized: "Keep running until Ctrl-C, and update the catalogs whenever a file is saved.",
        comment: "Help of xcstrings sync --watch"
      )
    }
    static var poll: String {
      String(
        localized:
          "With --watch: check the files twice a second, for network folders that do not report changes.",
        comment: "Help of xcstrings sync --poll"
      )
    }
    static var onlyPoll: String {
      String(localized: "--poll needs --watch.", comment: "Error of xcstrings sync --poll")
    }
    static var onlyWatch: String {
      String(
        localized:
          "--watch keeps running and writes catalogs; it cannot be combined with --check, --dry-run, --json, another report or a list on standard input.",
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
