import Localization

extension UserLocale {
  /// The locale of a user in the United States.
  static let english = UserLocale(environment: ["LANG": "en_US.UTF-8"])
  /// The locale of a user in Spain.
  static let spanish = UserLocale(environment: ["LANG": "es_ES.UTF-8"])
}

/// The languages that our texts exist in.
enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"

  var locale: UserLocale {
    switch self {
    case .english: .english
    case .spanish: .spanish
    }
  }
}
