import CommandSupport
import Localization
import WeightCore

extension CommandFailure {
  /// A setting does not take a value.
  init(_ refusal: SettingRefusal) {
    self.init(
      String(
        localized: "'\(refusal.text)' is not a valid value for '\(refusal.name.rawValue)'.",
        comment: "Error: what was typed, and the name of a setting such as 'unit'"
      ),
      hint: "\(refusal.name.rawValue): \(refusal.name.meaning)",
      status: .data
    )
  }

  /// There is no setting with a name.
  static func noSetting(_ name: String) -> CommandFailure {
    let names: [String] = SettingName.allCases.map(\.rawValue)
    return CommandFailure(
      String(localized: "There is no setting '\(name)'.", comment: "Error: what was typed"),
      hint: String(
        localized: "The settings are \(names, format: .list()).",
        comment: "Hint; the argument is a list of names, which are typed as they are"
      ),
      status: .data
    )
  }

  /// A setting was to be set that has a command of its own.
  static func hasCommand(_ name: SettingName) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(name.rawValue)' has a command of its own: \("w8 \(name.rawValue)")",
        comment: "Error after 'w8 settings goal 70': the name of a setting, and a command"
      ),
      status: .usage
    )
  }

  /// A setting was given a value and its usual one.
  static var valueAndReset: CommandFailure {
    CommandFailure(
      String(
        localized: "A setting takes either a value or --reset: not both.",
        comment: "Error of 'w8 settings unit kg --reset'"
      ),
      status: .usage
    )
  }

  /// A goal was set and given up at once.
  static var goalAndClear: CommandFailure {
    CommandFailure(
      String(
        localized: "A goal is either set, or removed with --clear: not both.",
        comment: "Error of 'w8 goal 70 --clear'"
      ),
      status: .usage
    )
  }
}
