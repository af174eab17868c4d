import ArgumentParser
import StringCatalog

/// What Xcode shows of a text: how far its translation has come, or that there is none.
struct TextState: Hashable {
  /// The name, as a catalog writes it.
  let name: String

  init(_ state: StringCatalog.TranslationState) {
    name = state.rawValue
  }

  private init(name: String) {
    self.name = name
  }

  /// A language should have a text and has none.
  static let missing = TextState(name: "missing")
  /// The code no longer has the key.
  static let stale = TextState(.stale)

  /// The state as a catalog holds it; `nil` for a text that is not there.
  var translation: StringCatalog.TranslationState? {
    self == .missing ? nil : StringCatalog.TranslationState(rawValue: name)
  }
}

extension TextState: ExpressibleByArgument {
  init?(argument: String) {
    let name = argument.replacing("-", with: "_")
    guard Self.allValueStrings.contains(name) else { return nil }
    self.name = name
  }

  static var allValueStrings: [String] {
    TranslationStateArgument.allValueStrings + [stale.name, missing.name]
  }
}
