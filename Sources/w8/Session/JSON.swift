import CommandSupport
import Diagnostics
import Foundation
import WeightCore

/// The format of JSON output.
enum JSON {
  /// Returns a report as lines of JSON with a fixed order of fields.
  static func text(of report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self).withControlsEscapedAsInJSON
  }
}

extension Console {
  /// Prints a report as JSON.
  func print(json report: some Encodable) throws {
    print(document: try JSON.text(of: report))
  }
}

/// A field of a report that is encoded as `null` if it has no value, so readers find every field.
struct Nullable<Value: Encodable>: Encodable {
  private let value: Value?

  init(_ value: Value?) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let number = value as? Double {
      try container.encode(RoundedNumber(number))
    } else if let value {
      try container.encode(value)
    } else {
      try container.encodeNil()
    }
  }
}

// MARK: - Number

extension Mass {
  /// The exact number of kilograms.
  ///
  /// A binary number would round some of them.
  var exactKilograms: Decimal { Decimal(string: kilogramText) ?? 0 }
}

/// A number of a report, rounded to nine digits after the decimal point, the precision of masses.
///
/// The remaining digits of a calculated number are noise: 82.55381133999998.
struct RoundedNumber: Encodable {
  private let value: Decimal?

  init(_ number: Double) {
    var (exact, rounded) = (Decimal(number), Decimal())
    NSDecimalRound(&rounded, &exact, 9, .plain)
    value = number.isFinite ? rounded : nil
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
