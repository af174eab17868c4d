import Localization
import StringCatalog

extension TextState {
  /// What people read of the state, beside a text or above a column of numbers.
  var label: String {
    switch self {
    case TextState(.translated):
      String(localized: "translated", comment: "Heading of numbers of keys: a state of texts")
    case TextState(.machineTranslated):
      String(localized: "by a machine", comment: "Heading of numbers of keys: a state of texts")
    case TextState(.needsReview):
      String(localized: "to review", comment: "Heading of numbers of keys: a state of texts")
    case TextState(.new):
      String(localized: "unfinished", comment: "Heading of numbers of keys: a state of texts")
    case .missing:
      String(localized: "missing", comment: "Heading of numbers of keys: there is no text")
    case .stale:
      String(localized: "not in the code", comment: "Heading of numbers of keys: stale ones")
    default: name
    }
  }
}
