import Localization
import WeightCore
import WeightDrawing

extension MassFormat {
  /// Returns the parts of the text of a mass: its numbers, each with its unit.
  func figures(_ mass: Mass, locale: FormatLocale) -> [Figure] {
    [Figure](of: format(mass, locale: locale))
  }
}

extension MassChangeFormat {
  /// Returns the parts of the text of a difference in kilograms.
  func figures(_ kilograms: Double, locale: FormatLocale) -> [Figure] {
    [Figure](of: format(kilograms, locale: locale))
  }
}

extension [Figure] {
  /// Takes a text of numbers and units apart.
  ///
  /// What a locale writes between them, as the comma of "11 st, 5.8 lb", is left out.
  fileprivate init(of text: String) {
    let parts = text.matches(of: /([-+−]?\p{Nd}[\p{Nd}.,'’\u{A0}\u{202F}]*)\s*(\p{L}+)/)
    self = parts.map { part in
      let number = part.output.1
      let end = number.lastIndex(where: \.isNumber) ?? number.startIndex
      return Figure(number: String(number[...end]), unit: String(part.output.2))
    }
    if isEmpty { self = [Figure(number: text, unit: "")] }
  }
}
