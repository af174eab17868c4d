import ArgumentParser
import StringCatalog

/// What the code has to do with a key, as the user says it.
struct ExtractionStateArgument: ExpressibleByArgument, Hashable {
  /// The state; `nil` for a key that the code gives.
  let state: StringCatalog.ExtractionState?

  private static let extracted = "extracted"

  init?(argument: String) {
    let name = argument.replacing("-", with: "_")
    guard Self.allValueStrings.contains(name) else { return nil }
    state = name == Self.extracted ? nil : StringCatalog.ExtractionState(rawValue: name)
  }

  static var allValueStrings: [String] {
    let states: [StringCatalog.ExtractionState] = [
      .extractedWithValue, .manual, .migrated, .stale,
    ]
    return [extracted] + states.map(\.rawValue)
  }
}
