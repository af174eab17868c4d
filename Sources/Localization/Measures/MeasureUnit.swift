/// A unit of measure, identified by its CLDR name.
///
/// ```swift
/// MeasureUnit.kilogram.per(.week).identifier  // "kilogram-per-week"
/// MeasureUnit("cubic-centimeter")
/// ```
///
/// Names are not checked when a unit is created. A number with a unit that ICU does not know is
/// shown with the name ("3.5 cubit"), and ``LocalizationProblem/Kind/unknownUnit(name:)`` is
/// reported.
public struct MeasureUnit: Hashable, Sendable {
  /// The name: "kilometer", "kilogram-per-week", "foot-and-inch".
  public let identifier: String
  /// Whether the name contains only characters of names.
  ///
  /// Another one could be read as more than a unit.
  let isWellFormed: Bool
  /// Whether a number is shown in several units at once.
  let isMixed: Bool

  /// Creates a unit from its name.
  public init(_ identifier: String) {
    self.identifier = identifier
    (isWellFormed, isMixed) = Self.findings(in: identifier)
  }

  /// Returns the unit of a rate: kilograms per week.
  public func per(_ unit: MeasureUnit) -> MeasureUnit {
    MeasureUnit("\(identifier)-per-\(unit.identifier)")
  }

  /// Returns the unit whose fraction is shown in a smaller one: feet and inches.
  ///
  /// A number is given in the larger unit: 5.5 feet and inches are "5 ft, 6 in".
  public func and(_ smaller: MeasureUnit) -> MeasureUnit {
    MeasureUnit("\(identifier)-and-\(smaller.identifier)")
  }
}

extension MeasureUnit: ExpressibleByStringLiteral {
  /// Creates a unit from its name.
  public init(stringLiteral identifier: String) {
    self.init(identifier)
  }
}

extension MeasureUnit {
  /// Reads a name once, byte by byte.
  ///
  /// A search with the standard library takes longer than writing a number.
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

/// The separator between the two names of a mixed unit.
private let mixedMark = Array("-and-".utf8)

// MARK: - Usual

// The most common units. Others are created from their names.

// Lengths
extension MeasureUnit {
  /// As in "5 km".
  public static let kilometer = MeasureUnit("kilometer")
  /// As in "5 m".
  public static let meter = MeasureUnit("meter")
  /// As in "5 cm".
  public static let centimeter = MeasureUnit("centimeter")
  /// As in "5 mm".
  public static let millimeter = MeasureUnit("millimeter")
  /// As in "5 mi".
  public static let mile = MeasureUnit("mile")
  /// As in "5 yd".
  public static let yard = MeasureUnit("yard")
  /// As in "5 ft".
  public static let foot = MeasureUnit("foot")
  /// As in "5 in".
  public static let inch = MeasureUnit("inch")
  /// As in "5 ft, 6 in".
  public static let footAndInch = MeasureUnit("foot-and-inch")
}

// Masses
extension MeasureUnit {
  /// As in "5 kg".
  public static let kilogram = MeasureUnit("kilogram")
  /// As in "5 g".
  public static let gram = MeasureUnit("gram")
  /// As in "5 t".
  public static let metricTon = MeasureUnit("tonne")
  /// As in "5 lb".
  public static let pound = MeasureUnit("pound")
  /// As in "5 oz".
  public static let ounce = MeasureUnit("ounce")
  /// As in "5 st".
  public static let stone = MeasureUnit("stone")
}

// Times
extension MeasureUnit {
  /// As in "5 sec".
  public static let second = MeasureUnit("second")
  /// As in "5 min".
  public static let minute = MeasureUnit("minute")
  /// As in "5 hr".
  public static let hour = MeasureUnit("hour")
  /// As in "5 days".
  public static let day = MeasureUnit("day")
  /// As in "5 wks".
  public static let week = MeasureUnit("week")
  /// As in "5 mths".
  public static let month = MeasureUnit("month")
  /// As in "5 yrs".
  public static let year = MeasureUnit("year")
}

// Temperatures
extension MeasureUnit {
  /// As in "5°C".
  public static let celsius = MeasureUnit("celsius")
  /// As in "5°F".
  public static let fahrenheit = MeasureUnit("fahrenheit")
  /// As in "5 K".
  public static let kelvin = MeasureUnit("kelvin")
}

// Volumes
extension MeasureUnit {
  /// As in "5 L".
  public static let liter = MeasureUnit("liter")
  /// As in "5 mL".
  public static let milliliter = MeasureUnit("milliliter")
  /// As in "5 gal".
  public static let gallon = MeasureUnit("gallon")
  /// As in "5 fl oz".
  public static let fluidOunce = MeasureUnit("fluid-ounce")
  /// As in "5 c".
  public static let cup = MeasureUnit("cup")
}

// Areas
extension MeasureUnit {
  /// As in "5 m²".
  public static let squareMeter = MeasureUnit("square-meter")
  /// As in "5 km²".
  public static let squareKilometer = MeasureUnit("square-kilometer")
  /// As in "5 ha".
  public static let hectare = MeasureUnit("hectare")
  /// As in "5 ac".
  public static let acre = MeasureUnit("acre")
}

// Speeds
extension MeasureUnit {
  /// As in "5 km/h".
  public static let kilometerPerHour = MeasureUnit("kilometer-per-hour")
  /// As in "5 m/s".
  public static let meterPerSecond = MeasureUnit("meter-per-second")
  /// As in "5 mph".
  public static let milePerHour = MeasureUnit("mile-per-hour")
}

// Energies
extension MeasureUnit {
  /// As in "5 kcal".
  public static let kilocalorie = MeasureUnit("kilocalorie")
  /// As in "5 kJ".
  public static let kilojoule = MeasureUnit("kilojoule")
  /// As in "5 kWh".
  public static let kilowattHour = MeasureUnit("kilowatt-hour")
}

// Amounts of data
extension MeasureUnit {
  /// As in "5 byte".
  public static let byte = MeasureUnit("byte")
  /// As in "5 kB".
  public static let kilobyte = MeasureUnit("kilobyte")
  /// As in "5 MB".
  public static let megabyte = MeasureUnit("megabyte")
  /// As in "5 GB".
  public static let gigabyte = MeasureUnit("gigabyte")
}

// Body measurements
extension MeasureUnit {
  /// As in "22.5 kg/m²".
  public static let kilogramPerSquareMeter = MeasureUnit("kilogram-per-square-meter")
  /// As in "0.5 kg/w".
  public static let kilogramPerWeek = MeasureUnit("kilogram-per-week")
  /// As in "120 mmHg".
  public static let millimeterOfMercury = MeasureUnit("millimeter-ofhg")
}
