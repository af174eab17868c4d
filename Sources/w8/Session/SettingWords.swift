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
