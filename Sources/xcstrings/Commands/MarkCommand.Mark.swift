import ArgumentParser
import StringCatalog

extension MarkCommand {
  /// What texts or keys are marked as.
  ///
  /// A text can be stale too, but only Xcode makes it so; who says "stale" means the key.
  enum Mark: ExpressibleByArgument, Hashable {
    /// The state of texts.
    case texts(StringCatalog.TranslationState)
    /// The state of keys; `nil` for those that the code gives.
    case keys(StringCatalog.ExtractionState?)

    private static let ofKeys = ["extracted", "manual", "stale"]

    init?(argument: String) {
      if let state = TranslationStateArgument(argument: argument) {
        self = .texts(state.state)
      } else if Self.ofKeys.contains(argument),
        let state = ExtractionStateArgument(argument: argument)
      {
        self = .keys(state.state)
      } else {
        return nil
      }
    }

    static var allValueStrings: [String] {
      TranslationStateArgument.allValueStrings + ofKeys
    }

    /// Marks texts, or their keys, and returns what changes.
    func apply(to texts: [CatalogText], _ catalog: inout StringCatalog) -> [EditChange] {
      texts.filter { text in
        switch self {
        case .texts(let state): Self.mark(text, as: state, in: &catalog)
        case .keys(let state): Self.mark(text.key, as: state, in: &catalog)
        }
      }
      .map { text in
        guard case .texts = self else { return EditChange(kind: .marked, key: text.key) }
        return EditChange(
          kind: .marked,
          key: text.key,
          language: text.language,
          variation: text.variation
        )
      }
    }

    private static func mark(
      _ text: CatalogText,
      as state: StringCatalog.TranslationState,
      in catalog: inout StringCatalog
    ) -> Bool {
      guard text.isPhrase else {
        return catalog.mark(text.key, language: text.language, as: state) { leaf in
          leaf.name == text.variation
        } > 0
      }
      return catalog.mark(text.key, language: text.language, as: state) > 0
    }

    private static func mark(
      _ key: String,
      as state: StringCatalog.ExtractionState?,
      in catalog: inout StringCatalog
    ) -> Bool {
      guard let entry = catalog[key], entry.extractionState != state else { return false }
      catalog[key]?.extractionState = state
      return true
    }
  }
}
