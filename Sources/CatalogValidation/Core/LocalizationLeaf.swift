package import FormatString
package import ICU
package import StringCatalog

/// One text of a localization: a unit, and the variations that lead to it.
///
/// It is a reference because every rule goes through all texts.
package final class LocalizationLeaf: Sendable {
  /// The way from the localization to what holds the text and its state.
  package let holder: Holder
  /// The text itself.
  package let value: String
  /// What is in the text, at a glance: most rules need not look any further.
  package let traits: TextTraits
  /// The text with its placeholders; `nil` if it has no percent sign.
  package let format: FormatString?
  /// How far the text has come.
  package let state: StringCatalog.TranslationState
  /// The substitution whose text it is; `nil` for a text of the localization itself.
  package let substitution: String?
  /// The plural form that it is; `nil` if it does not vary with a number.
  package let pluralCategory: PluralCategory?

  /// What holds a text and its state.
  package enum Holder: Hashable, Sendable {
    /// A string unit.
    case unit(LocalizationPath)
    /// A set of phrases that have one state between them, of which the text is one.
    case set(LocalizationPath, index: Int)
  }

  init(
    _ value: String,
    _ state: StringCatalog.TranslationState,
    in holder: Holder = .unit(LocalizationPath()),
    substitution: String? = nil,
    pluralCategory: PluralCategory? = nil
  ) {
    self.holder = holder
    self.value = value
    self.state = state
    self.substitution = substitution
    self.pluralCategory = pluralCategory
    traits = TextTraits(of: value)
    format = traits.contains(.percentSign) ? FormatString(parsing: value) : nil
  }
}

extension LocalizationLeaf {
  /// The way from the localization to the text.
  package var path: LocalizationPath {
    switch holder {
    case .unit(let path): path.through("stringUnit", "value")
    case .set(let path, let index): path.to("stringSet").through("values").to("\(index)")
    }
  }

  /// The way from the localization to the state of the text.
  package var statePath: LocalizationPath {
    switch holder {
    case .unit(let path): path.through("stringUnit", "state")
    case .set(let path, _): path.to("stringSet").through("state")
    }
  }

  /// Whether somebody has written the text: what an extraction or a tool put there is not judged.
  package var isWritten: Bool { state != .new && !value.isEmpty }

  /// Whether the text has letters: nobody needs to translate "%lld / %lld".
  var hasWords: Bool {
    guard let format else {
      return traits.contains(.letter)
        || (traits.contains(.nonASCII) && value.contains(where: \.isLetter))
    }
    return format.hasWords
  }
}
