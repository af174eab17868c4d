import ArgumentParser
import StringCatalog

/// How far a translation has come, as the user says it.
struct TranslationStateArgument: ExpressibleByArgument, Hashable {
  /// The state.
  let state: StringCatalog.TranslationState

  init?(argument: String) {
    // A dash is what the names of options have.
    let name = argument.replacing("-", with: "_")
    guard Self.allValueStrings.contains(name) else { return nil }
    state = StringCatalog.TranslationState(rawValue: name)
  }

  static var allValueStrings: [String] {
    let states: [StringCatalog.TranslationState] = [
      .new, .translated, .needsReview, .machineTranslated,
    ]
    return states.map(\.rawValue)
  }
}
