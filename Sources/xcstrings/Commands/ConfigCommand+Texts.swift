import Localization

extension ConfigCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Check .xcstrings.yml, and show the settings in use.",
        comment: "Help of xcstrings config"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Without an option, the file is checked for unknown and repeated keys, wrong values, and \
          rules and languages that do not exist. It is looked for in the current folder and the \
          folders above. With --print all settings are shown, including the defaults, in the form \
          of such a file: a start for a file of your own.

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
        localized: "Show all settings in use, as YAML.",
        comment: "Help of xcstrings config --print"
      )
    }
    static var path: String {
      String(
        localized: "Show the path of the file in use.",
        comment: "Help of xcstrings config --path"
      )
    }
    static func inOrder(_ path: String) -> String {
      String(
        localized: "\(path) has no problems.",
        comment: "Result of xcstrings config. The argument is the path of .xcstrings.yml"
      )
    }
    static var noFile: String {
      String(
        localized: "There is no .xcstrings.yml in this folder or above it.",
        comment: "Error of xcstrings config --path"
      )
    }
    static var noFileButDefaults: String {
      String(
        localized:
          "There is no .xcstrings.yml in this folder or above it; the defaults are used.",
        comment: "Remark of xcstrings config"
      )
    }
  }
}
