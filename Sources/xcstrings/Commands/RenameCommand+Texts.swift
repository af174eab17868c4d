import Localization

extension RenameCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Rename a key and keep its translations.",
        comment: "Help of xcstrings rename"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The comment, the texts and their states stay as they are; if the key is itself the \
          source text, the source text changes with it. With --in-sources the literals in the code \
          are edited too, so that the code and the catalog agree: interpolations stay, and numbers \
          in the new key, as in %2$@, change their order. Either all files are written or none.

          Examples:
            xcstrings rename --key "Save" --to "Save Entry" --in-sources --dry-run
            xcstrings rename App.xcstrings --key title --to home.title
          """,
        comment: "Help of xcstrings rename. The indented lines are typed as they are"
      )
    }
    static var newKeyEmpty: String {
      String(localized: "The new key is empty.", comment: "Error of xcstrings rename")
    }
    static var sameKey: String {
      String(
        localized: "The new key is the same as the old one.",
        comment: "Error of xcstrings rename"
      )
    }
    static var newKeyEmptyHint: String {
      String(
        localized: "To remove a key, use 'xcstrings remove'.",
        comment: "Below the error that the new key is empty"
      )
    }
    static var newKey: String {
      String(localized: "The new key.", comment: "Help of xcstrings rename --to")
    }
    static var inSources: String {
      String(
        localized: "Change the key in the source code too.",
        comment: "Help of xcstrings rename --in-sources"
      )
    }
    static var sources: String {
      String(
        localized:
          "Swift, C and Objective-C files, or folders that contain them, whose literals are edited; by default those of the project.",
        comment: "Help of xcstrings rename --sources"
      )
    }
    static var force: String {
      String(
        localized: "Rename the key even if its placeholders change.",
        comment: "Help of xcstrings rename --force"
      )
    }
  }
}
