package import Localization
import WeightCore

extension HealthFailure {
  /// Returns what to tell a person: what is wrong, and what can be done about it.
  package func refusal(locale: UserLocale = .current) -> Refusal {
    // A cause of which only the code is known has no sentence.
    Refusal(message(locale).trimmingBlanksAtEnd, hint: cause?.recovery ?? recovery(locale))
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
