import Localization

extension ConfigCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Check .xcstrings.yml, and show what holds.",
        comment: "Help of xcstrings config"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Without an option, the file is checked: unknown keys, keys that stand twice, wrong values, \
          rules and languages that do not exist. The file is that of the current folder or of the \
          nearest folder around it. With --print every value is shown, those of the file and the \
          defaults, in a form that can be such a file itself.

          Examples:
            xcstrings config
            xcstrings config --print > .xcstrings.yml
            xcstrings schema config > xcstrings.schema.json
          """,
        comment: "Help of xcstrings config. The indented lines are typed as they are"
      )
    }
    static var print: String {
      String(
        localized: "Show every value that holds, as YAML.",
        comment: "Help of xcstrings config --print"
      )
    }
    static var path: String {
      String(
        localized: "Show the path of the file that holds.",
        comment: "Help of xcstrings config --path"
      )
    }
    static func inOrder(_ path: String) -> String {
      String(
        localized: "\(path) is in order.",
        comment: "Result of xcstrings config. The argument is the path of .xcstrings.yml"
      )
    }
    static var noFile: String {
      String(
        localized: "There is no .xcstrings.yml here or in a folder around this one.",
        comment: "Error of xcstrings config --path"
      )
    }
    static var noFileButDefaults: String {
      String(
        localized:
          "There is no .xcstrings.yml here or in a folder around this one; the defaults hold.",
        comment: "Remark of xcstrings config"
      )
    }
  }
}
