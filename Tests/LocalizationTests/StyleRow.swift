import ICU
import Localization
import Testing

/// A value in a format, and its strings in en_US and es_ES.
struct StyleRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: @Sendable (FormatLocale) -> String
  let english: String
  let spanish: String

  init<Format: LocalizedFormat>(
    _ value: Format.Input,
    _ format: Format,
    _ english: String,
    _ spanish: String
  ) {
    testDescription = english
    text = { format.format(value, locale: $0) }
    self.english = english
    self.spanish = spanish
  }

  /// Compares the strings with the expected ones.
  func expectTexts(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(text(FormatLocale("en_US")) == english, sourceLocation: sourceLocation)
    #expect(text(FormatLocale("es_ES")) == spanish, sourceLocation: sourceLocation)
  }
}
