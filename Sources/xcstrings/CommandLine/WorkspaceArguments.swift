import ArgumentParser
import CatalogWorkspace
import Diagnostics

extension TextState: ExpressibleByArgument {
  /// Reads the name of a state, with dashes or underscores between its words.
  package init?(argument: String) {
    let name = argument.replacingScalars("-", with: "_")
    guard Self.allValueStrings.contains(name) else { return nil }
    self.init(name: name)
  }

  /// The names of all states.
  package static var allValueStrings: [String] {
    TranslationStateArgument.allValueStrings + [stale.name, missing.name]
  }
}

extension ExchangeFormat: ExpressibleByArgument {}
