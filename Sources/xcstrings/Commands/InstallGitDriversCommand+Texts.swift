import Localization

extension InstallGitDriversCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Let git merge and compare catalogs text by text.",
        comment: "Help of xcstrings install-git-drivers"
      )
    }
    static var discussion: String {
      String(
        localized: """
          After that, git merge, git rebase and git cherry-pick take the keys and translations of \
          both sides, and report a conflict only if both changed the same text. git diff shows the \
          differences by language, git log -p one text per line; --no-ext-diff --no-textconv shows \
          the file as it is.

          The command sets the drivers in the configuration of this clone, and adds a line to \
          .gitattributes:

            *.xcstrings merge=xcstrings diff=xcstrings

          Commit that file. Everybody on the team runs the command once in their own clone; in \
          other clones git merges lines as before.

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
        localized:
          "Install the drivers for all your repositories, in your own configuration and attributes.",
        comment: "Help of xcstrings install-git-drivers --global"
      )
    }
    static var uninstall: String {
      String(
        localized: "Remove the drivers.",
        comment: "Help of xcstrings install-git-drivers --uninstall"
      )
    }
    static var installed: String {
      String(
        localized: "Git now merges and compares catalogs text by text.",
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
        localized:
          "Commit .gitattributes. Everybody else runs this command once in their own clone.",
        comment: "Below the settings that xcstrings install-git-drivers has changed"
      )
    }
  }
}
