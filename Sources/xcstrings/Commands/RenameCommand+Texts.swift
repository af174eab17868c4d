import Localization

extension RenameCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Give an entry another key; its translations move along.",
        comment: "Help of xcstrings rename"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Comment, texts and states stay as they are. The text of the source language follows where \
          it is the key itself. With --in-sources the literals that have the key are edited too: \
          interpolations stay, and numbers in the new key change their order. Either all files are \
          written or none.

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
    static var newKeyEmptyHint: String {
      String(
        localized: "'xcstrings remove' removes an entry.",
        comment: "Below the error that the new key is empty"
      )
    }
    static var newKey: String {
      String(localized: "The key that the entry gets.", comment: "Help of xcstrings rename --to")
    }
    static var inSources: String {
      String(
        localized: "Edit the literals of the key in the Swift sources too.",
        comment: "Help of xcstrings rename --in-sources"
      )
    }
    static var sources: String {
      String(
        localized:
          "Swift files, or folders that hold them, whose literals are edited; by default those of .xcstrings.yml.",
        comment: "Help of xcstrings rename --sources"
      )
    }
    static var force: String {
      String(
        localized: "Rename even if the new key has other placeholders.",
        comment: "Help of xcstrings rename --force"
      )
    }
  }
}
