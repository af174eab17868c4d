import Diagnostics
import WeightCore

/// Measurements that a file contains apart from the weigh-in to which they belong.
struct EntryAdditions {
  var bodyFat: BodyFat?
  var waist: Waist?
  var leanMass: Mass?
}

extension RecordInterpreter {
  /// Returns the lean mass, or `nil` if there is none.
  ///
  /// Some programs write zero in that case.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - weight: The weight, of which the lean mass is a part.
  ///   - warn: Receives a warning about an unusable value.
  /// - Returns: The mass.
  func leanMass(
    of record: WeightRecord,
    atMost weight: Mass?,
    warn: (Diagnostic) -> Void
  ) -> Mass? {
    guard let field = record.leanKilograms ?? record.leanMass else { return nil }
    let isExact = record.leanKilograms != nil
    let unit =
      isExact
      ? .weight(.kilogram) : record.leanUnit ?? (try? unit(of: record)) ?? interpretation.unit
    let mark = isExact ? DecimalSeparator.point : interpretation.decimalMark
    guard let mass = RawWeight(field.text).mass(mark: mark, unit: unit)?.mass else {
      warn(Diagnostic(.leanMassUnreadable(field.text), .warning, at: field.location))
      return nil
    }
    guard mass.micrograms != 0 else { return nil }
    let most = weight ?? WeightLimits.standard.range(in: .pound).upperBound
    guard mass <= most else {
      warn(Diagnostic(.leanMassOutsideLimits(field.text), .warning, at: field.location))
      return nil
    }
    return mass
  }

  /// Returns the waist, or `nil` if there is none.
  ///
  /// Some programs write zero in that case.
  func waist(of record: WeightRecord, warn: (Diagnostic) -> Void) -> Waist? {
    guard let field = record.waistCentimetres ?? record.waist else { return nil }
    let text = field.text
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let rest = String(text[digits.endIndex...]).trimmingWhitespace
    let isExact = record.waistCentimetres != nil
    let mark = isExact ? DecimalSeparator.point : interpretation.decimalMark
    guard let number = DecimalNumber(digits, mark: mark),
      rest.isEmpty || FileLengthUnit(rest) != nil,
      let unit = isExact
        ? .centimetre
        : FileLengthUnit(rest) ?? record.waistUnit ?? usualUnit(of: number, record),
      let micrometres = number.times(unit.micrometres)
    else {
      warn(Diagnostic(.waistUnreadable(text), .warning, at: field.location))
      return nil
    }
    guard micrometres != 0 else { return nil }
    guard let waist = Waist(micrometres: micrometres) else {
      warn(Diagnostic(.waistOutsideLimits(text), .warning, at: field.location))
      return nil
    }
    return waist
  }

  /// Returns the unit of a waist without one: centimetres in a file with kilograms; in other files,
  /// inches if the number is below 60, which is much in inches and little in centimetres.
  private func usualUnit(of number: DecimalNumber, _ record: WeightRecord) -> FileLengthUnit? {
    let unit = (try? unit(of: record)) ?? interpretation.unit
    guard unit == .weight(.pound) || unit == .weight(.stone) else { return .centimetre }
    guard let thousandths = number.times(1_000) else { return nil }
    return thousandths < 60_000 ? .inch : .centimetre
  }
}
