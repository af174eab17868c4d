import Localization

extension InstallGitDriversCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Have git merge and compare catalogs by key, language and text.",
        comment: "Help of xcstrings install-git-drivers"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Sets the drivers in the configuration of this repository, and adds a line to its \
          .gitattributes:

            *.xcstrings merge=xcstrings diff=xcstrings

          Commit that file. The configuration is of this clone alone, so everybody runs the command \
          once; where it was not run, git merges lines as before.

          After that, git merge, git rebase and git cherry-pick take both sides' keys and \
          translations, and report as a conflict only what contradicts each other. git diff shows \
          what differs by language, git log -p by lines of one text each; --no-ext-diff \
          --no-textconv shows the file as it is.

          Examples:
            xcstrings install-git-drivers
            xcstrings install-git-drivers --dry-run
            xcstrings install-git-drivers --uninstall
          """,
        comment: "Help of xcstrings install-git-drivers. The indented lines are typed as they are"
      )
    }
    static var everywhere: String {
      String(
        localized: "For all your repositories, in your own configuration and attributes.",
        comment: "Help of xcstrings install-git-drivers --global"
      )
    }
    static var uninstall: String {
      String(
        localized: "Take the drivers away again.",
        comment: "Help of xcstrings install-git-drivers --uninstall"
      )
    }
    static var installed: String {
      String(
        localized: "Git merges and compares catalogs by key, language and text now.",
        comment: "Result of xcstrings install-git-drivers, above the settings"
      )
    }
    static var uninstalled: String {
      String(
        localized: "Git merges and compares catalogs by lines again.",
        comment: "Result of xcstrings install-git-drivers --uninstall, above the settings"
      )
    }
    static var wouldChange: String {
      String(
        localized: "These settings would change:",
        comment: "Result of xcstrings install-git-drivers --dry-run, above the settings"
      )
    }
    static var installedAlready: String {
      String(
        localized: "The drivers are installed already.",
        comment: "Result of xcstrings install-git-drivers"
      )
    }
    static var notInstalled: String {
      String(
        localized: "The drivers are not installed.",
        comment: "Result of xcstrings install-git-drivers --uninstall"
      )
    }
    static var everyClone: String {
      String(
        localized: "Commit .gitattributes; everybody runs this command once in their own clone.",
        comment: "Below the settings that xcstrings install-git-drivers has changed"
      )
    }
  }
}
