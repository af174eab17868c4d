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
          Without arguments, all catalogs of .xcstrings.yml are brought in step with all sources of \
          their targets, and those that do not exist yet are made. A key that is gone is marked \
          stale if somebody has translated it, and removed if not. Keys that were added by hand stay.

          Keys are marked or removed only where all sources of a catalog were read. Without a \
          project, the sources that you name are taken for all; without sources, all Swift files of \
          the current folder.

          Examples:
            xcstrings sync
            xcstrings sync --check
            xcstrings sync Resources/Localizable.xcstrings --sources App Shared
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
    static var check: String {
      String(
        localized: "Change nothing, print the difference, and exit with 1 if there is one.",
        comment: "Help of xcstrings sync --check"
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
