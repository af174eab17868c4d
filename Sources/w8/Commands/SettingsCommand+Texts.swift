import Localization

extension SettingsCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show the settings, or change one.", comment: "Help of w8 settings")
    }
    static var discussion: String {
      String(
        localized: """
          Examples:
            w8 settings
            w8 settings unit kg
            w8 settings unit --reset
            w8 settings --reset
          """,
        comment: "Help of w8 settings. The indented lines are typed as they are"
      )
    }
    static var name: String {
      String(
        localized: "The name of a setting, as 'w8 settings' shows it.",
        comment: "Help of the first argument of w8 settings"
      )
    }
    static var nameValue: String {
      String(localized: "setting", comment: "Help: stands for the name of a setting, one word")
    }
    static var value: String {
      String(
        localized: "Its new value; without one, the setting is shown.",
        comment: "Help of the second argument of w8 settings"
      )
    }
    static var valueValue: String {
      String(localized: "value", comment: "Help: stands for the value of a setting, one word")
    }
    static var reset: String {
      String(
        localized: "Reset the setting to its default; without a name, reset all of them.",
        comment: "Help of w8 settings --reset"
      )
    }
  }
}
