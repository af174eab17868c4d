/// A unit of measure, by its name in the CLDR.
///
/// ```swift
/// MeasureUnit.kilogram.per(.week).identifier  // "kilogram-per-week"
/// MeasureUnit("cubic-centimeter")
/// ```
///
/// Names are not looked up when a unit is made. A number whose unit ICU does not know is shown with
/// the name as it is ("3.5 cubit"), and ``LocalizationProblem/Kind/unknownUnit(name:)`` is reported.
public struct MeasureUnit: Hashable, Sendable {
  /// The name: "kilometer", "kilogram-per-week", "foot-and-inch".
  public let identifier: String
  /// Whether the name is made of what names are made of: another one could be read as more than a
  /// unit.
  let isWellFormed: Bool
  /// Whether a number is shown in several units at once.
  let isMixed: Bool

  /// Takes the name of a unit.
  public init(_ identifier: String) {
    self.identifier = identifier
    (isWellFormed, isMixed) = Self.findings(in: identifier)
  }

  /// Returns the unit of a rate: kilograms per week.
  public func per(_ unit: MeasureUnit) -> MeasureUnit {
    MeasureUnit("\(identifier)-per-\(unit.identifier)")
  }

  /// Returns the unit whose fraction is told in a smaller one: feet and inches.
  ///
  /// A number is given in the larger one: 5.5 feet and inches are "5 ft, 6 in".
  public func and(_ smaller: MeasureUnit) -> MeasureUnit {
    MeasureUnit("\(identifier)-and-\(smaller.identifier)")
  }
}

extension MeasureUnit: ExpressibleByStringLiteral {
  /// Takes the name of a unit.
  public init(stringLiteral identifier: String) {
    self.init(identifier)
  }
}

extension MeasureUnit {
  /// Reads a name once, byte by byte: to search a text as the standard library does takes longer than to
  /// write a number.
  private static func findings(in identifier: String) -> (isWellFormed: Bool, isMixed: Bool) {
    var isWellFormed = !identifier.isEmpty
    var isMixed = false
    var matched = 0
    for byte in identifier.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        break
      default: isWellFormed = false
      }
      matched = byte == mixedMark[matched] ? matched + 1 : byte == mixedMark[0] ? 1 : 0
      guard matched == mixedMark.count else { continue }
      isMixed = true
      matched = 0
    }
    return (isWellFormed, isMixed)
  }
}

/// What stands between the two names of a mixed unit.
private let mixedMark = Array("-and-".utf8)
