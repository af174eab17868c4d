import FormatString
import PortableObjects

/// Whether a message gets the flag `objc-format`, which makes programs of translators compare the
/// placeholders of text and translation.
///
/// Their comparison is coarser than ours. Where it would find fault with translations that are right, as
/// those of "No days", the message goes without; the import compares in any case.
struct FormatFlag {
  /// Whether the message gets the flag.
  let isSet: Bool

  /// Decides about a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isVariant: Whether translations may leave out the number that they vary with.
  init(_ message: PortableObject.Message, isVariant: Bool) {
    let sources = [message.text] + (message.plural.map { [$0] } ?? [])
    let reference = sources[sources.count - 1]
    guard let format = ObjectiveCFormat(reference), !format.types.isEmpty,
      sources.allSatisfy({ ObjectiveCFormat($0) != nil && !Self.hasProse($0) })
    else {
      isSet = false
      return
    }
    let translations = message.translations.filter { !$0.isEmpty }
    // Of a plural that is half translated, they would blame the empty half.
    guard translations.isEmpty || translations.count == message.translations.count else {
      isSet = false
      return
    }
    isSet =
      translations
      .allSatisfy { translation in
        if Self.isRight(translation, like: format, isVariant: message.plural != nil) { return true }
        return Self.isWrong(translation, like: reference, isVariant: isVariant)
      }
  }

  /// Whether a percent sign stands for itself, which gettext's programs do not know.
  private static func hasProse(_ text: String) -> Bool {
    FormatString(parsing: text).segments
      .contains { segment in
        if case .text(let text) = segment { text.contains("%") } else { false }
      }
  }

  /// Whether gettext's programs find no fault with a translation.
  private static func isRight(
    _ translation: String,
    like source: ObjectiveCFormat,
    isVariant: Bool
  ) -> Bool {
    guard let types = ObjectiveCFormat(translation)?.types else { return false }
    return types == source.types || (isVariant && source.types.starts(with: types))
  }

  /// Whether a translation has other placeholders than its source.
  private static func isWrong(_ translation: String, like source: String, isVariant: Bool) -> Bool {
    guard !hasProse(translation) else { return false }
    let expected = FormatString(parsing: source).arguments.mapValues(\.argumentKind.isNumeric)
    let found = FormatString(parsing: translation).arguments.mapValues(\.argumentKind.isNumeric)
    if isVariant { return !found.allSatisfy { expected[$0.key] == $0.value } }
    return found != expected
  }
}
