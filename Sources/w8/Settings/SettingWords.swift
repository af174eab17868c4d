import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation

/// Reads the values of settings in the words of the user: "pounds", "lunes", "8 pm", "5 kg".
struct SettingWords {
  let notation: MassNotation

  /// Returns a value as the setting keeps it; the text as it was if it is none of these words.
  func value(_ text: String, of name: SettingName) -> String {
    let dates = DateNotation(locale: notation.locale)
    let word = text.lowercased()
    return switch name {
    case .unit: unit(word) ?? word
    case .weekStart: dates.weekday(parsing: text).map { "\($0)" } ?? word
    case .reminder: dates.time(parsing: text)?.text ?? text
    case .milestones: String(word.filter { !$0.isWhitespace })
    case .daily: word
    case .dayStart, .trendDays, .goal, .pregnancy: text
    }
  }

  /// Returns the abbreviation of a unit that people write as a word.
  private func unit(_ word: String) -> String? {
    guard let typed = try? notation.mass(parsing: "1 \(word)", limits: nil), typed.hasUnit else {
      return nil
    }
    return typed.unit.rawValue
  }
}

// MARK: - Sentences

extension SettingRefusal {
  /// What to tell somebody whose log holds a setting that means nothing.
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
