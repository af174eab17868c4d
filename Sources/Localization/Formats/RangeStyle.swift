/// A format of two numbers and what lies between them: "70.0–72.5 kg".
///
/// Of two numbers that look alike one is written: "~70.0 kg", or "70.0 kg" when they are the same.
///
/// ```swift
/// RangeStyle.range(.mass(.kilograms)).format(70...72.5, locale: FormatLocale("es_ES"))
/// // "70,0-72,5 kg"
/// ```
public struct RangeStyle: LocalizedFormat {
  private let bounds: Bounds

  fileprivate enum Bounds: Hashable {
    case numbers(NumberStyle)
    case masses(MassStyle)
    case measures(MeasureStyle)
  }

  fileprivate init(_ bounds: Bounds) {
    self.bounds = bounds
  }

  /// Returns the text of a range.
  public func format(_ value: ClosedRange<Double>, locale: FormatLocale) -> String {
    switch bounds {
    case .numbers(let style):
      return RangeText.text(of: value, NumberForm(style), locale: locale.numbers)
    case .masses(let style):
      return text(of: value, style, locale)
    case .measures(let style):
      guard style.unit.isWellFormed, !style.unit.isMixed else {
        return RangeText.text(of: value, style, locale)
      }
      return RangeText.text(of: value, style.form, locale: locale.numbers)
    }
  }

  private func text(
    of kilograms: ClosedRange<Double>,
    _ style: MassStyle,
    _ locale: FormatLocale
  ) -> String {
    let unit = style.unit ?? locale.personMassUnit
    guard unit != .stonesAndPounds else { return RangeText.text(of: kilograms, style, locale) }
    let first = unit.value(ofKilograms: kilograms.lowerBound)
    let last = unit.value(ofKilograms: kilograms.upperBound)
    return RangeText.text(of: first...last, style.form(in: unit), locale: locale.numbers)
  }
}

extension LocalizedFormat where Self == RangeStyle {
  /// Two numbers: "10–20", "10–20%".
  public static func range(_ number: NumberStyle) -> RangeStyle {
    RangeStyle(.numbers(number))
  }

  /// Two masses in kilograms: "70.0–72.5 kg", "11 st, 0.3 lb – 11 st, 5.8 lb".
  public static func range(_ mass: MassStyle) -> RangeStyle {
    RangeStyle(.masses(mass))
  }

  /// Two numbers of a unit: "5–10 km".
  public static func range(_ measure: MeasureStyle) -> RangeStyle {
    RangeStyle(.measures(measure))
  }
}
