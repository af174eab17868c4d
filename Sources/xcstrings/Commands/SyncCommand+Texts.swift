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
          and packages below the current folder do. A key that is gone is marked stale if somebody \
          has translated it, and removed if not. Keys that were added by hand stay.

          Keys are marked or removed only where all sources of a catalog were read. The sources \
          that you name are taken for all where there is no project; so are all Swift files of the \
          current folder for a catalog that belongs to no target.

          Examples:
            xcstrings sync
            xcstrings sync --check
            xcstrings sync --list-sources
            xcstrings sync --project App/App.xcodeproj
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
    static var project: String {
      String(
        localized: "An Xcode project whose targets count; by default all below the current folder.",
        comment: "Help of xcstrings sync --project"
      )
    }
    static var projectValue: String {
      String(
        localized: "project",
        comment: "Help: stands for the path of an Xcode project, one word"
      )
    }
    static var package: String {
      String(
        localized:
          "The folder of a package whose targets count; by default all below the current folder.",
        comment: "Help of xcstrings sync --package"
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
    static var dryRun: String {
      String(
        localized: "Change nothing, and print what would be done.",
        comment: "Help of --dry-run"
      )
    }
  }
}
