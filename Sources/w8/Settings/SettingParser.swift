import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation

/// A parser of settings in the user's language: "pounds", "lunes", "8 pm", "5 kg".
struct SettingParser {
  let notation: MassNotation

  /// Returns the stored form of a value, or the string itself if it is not recognized.
  func value(_ text: String, of name: SettingName) -> String {
    let dates = DateNotation(locale: notation.locale)
    let word = text.lowercased()
    return switch name {
    case .unit: unit(word) ?? word
    case .weekStart: dates.weekday(parsing: text).map { "\($0)" } ?? word
    case .reminder: dates.time(parsing: text)?.text ?? text
    case .milestones: String(word.filter { !$0.isWhitespace })
    case .height:
      HeightNotation(locale: notation.locale).centimetres(parsing: text).map { "\($0)" } ?? text
    case .daily: word
    case .dayStart, .trendDays, .goal, .pregnancy: text
    }
  }

  /// Returns the abbreviation of a unit's name.
  private func unit(_ word: String) -> String? {
    guard let typed = try? notation.mass(parsing: "1 \(word)", limits: nil), typed.hasUnit else {
      return nil
    }
    return typed.unit.rawValue
  }
}

// MARK: - Messages

extension SettingError {
  /// The warning about a log with an invalid setting.
  var warning: String {
    String(
      localized:
        "The setting '\(name.rawValue)' of the log is '\(text)', which is not a valid value; the default is used.",
      comment: "Warning: the name of a setting, then its value, such as 'unit' and 'lbz'"
    )
  }
}

// MARK: - Settings

extension CommandFailure {
  /// Creates the failure for an invalid value.
  init(_ refusal: SettingError) {
    self.init(
      String(
        localized: "'\(refusal.text)' is not a valid value for '\(refusal.name.rawValue)'.",
        comment: "Error: the input, and the name of a setting such as 'unit'"
      ),
      hint: "\(refusal.name.rawValue): \(refusal.name.meaning)",
      status: .data,
      code: "invalid-setting"
    )
  }

  /// Returns the failure for an unknown setting.
  static func noSetting(_ name: String) -> CommandFailure {
    let names: [String] = SettingName.allCases.map(\.rawValue)
    return CommandFailure(
      String(
        localized: "There is no setting '\(name)'.",
        comment: "Error: the name that the user typed"
      ),
      hint: String(
        localized: "The settings are \(names, format: .list()).",
        comment: "Hint; the argument is a list of names that are not translated"
      ),
      status: .data,
      code: "unknown-setting"
    )
  }

  /// Returns the failure for a setting that has its own command.
  static func hasCommand(_ name: SettingName) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(name.rawValue)' has its own command: \("w8 \(name.rawValue)")",
        comment: "Error after 'w8 settings goal 70': the name of a setting, and a command"
      ),
      status: .usage
    )
  }

  /// The failure for setting and resetting a value at the same time.
  static var valueAndReset: CommandFailure {
    CommandFailure(
      String(
        localized: "Use either a value or --reset, not both.",
        comment: "Error of 'w8 settings unit kg --reset'"
      ),
      status: .usage
    )
  }

  /// The failure for setting and removing a goal at the same time.
  static var goalMissing: CommandFailure {
    let example = MassNotation(locale: .current).forms[1]
    return CommandFailure(
      String(
        localized: "The options --by and --within need a goal: \("w8 goal \(example) --by …")",
        comment: "Error of 'w8 goal --by' without a weight; the argument is a command"
      ),
      status: .usage
    )
  }

  static var goalAndClear: CommandFailure {
    CommandFailure(
      String(
        localized: "Either set a goal or remove it with --clear, not both.",
        comment: "Error of 'w8 goal 70 --clear'"
      ),
      status: .usage
    )
  }
}
