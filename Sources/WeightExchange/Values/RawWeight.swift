import WeightCore

/// A weight in a file: a number with or without a unit, or stones and pounds.
struct RawWeight {
  private let parts: [Part]

  private struct Part {
    var number: Substring
    var unit: Substring
  }

  /// Splits a string into numbers and the text after each of them.
  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      rest = rest[number.endIndex...]
      let unit = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest = rest[unit.endIndex...]
      parts.append(Part(number: number, unit: String(unit).trimmingWhitespace[...]))
    }
    self.parts = parts
  }

  /// Whether the text is only a number, with any decimal separator.
  var lacksUnit: Bool {
    parts.allSatisfy(\.unit.isEmpty)
      && DecimalSeparator.allCases.contains { numbers(mark: $0) != nil }
  }

  /// Returns the numbers of the text, or `nil` if they are not valid with a decimal separator.
  func numbers(mark: DecimalSeparator) -> [DecimalNumber]? {
    let numbers = parts.compactMap { DecimalNumber($0.number, mark: mark) }
    return !numbers.isEmpty && numbers.count == parts.count ? numbers : nil
  }

  /// Returns the mass of the text.
  ///
  /// - Parameters:
  ///   - mark: The decimal separator.
  ///   - unit: The unit of numbers without one.
  /// - Returns: The mass, or `nil` if the text is not a weight.
  func mass(mark: DecimalSeparator, unit: FileUnit?) -> ParsedWeight? {
    switch parts.count {
    case 1: mass(of: parts[0], mark: mark, unit: unit)
    case 2: stonesAndPounds(mark: mark)
    default: nil
    }
  }

  private func mass(of part: Part, mark: DecimalSeparator, unit: FileUnit?) -> ParsedWeight? {
    guard let unit = part.unit.isEmpty ? unit : FileUnit(part.unit),
      let number = DecimalNumber(part.number, mark: mark),
      let micrograms = number.times(unit.micrograms)
    else { return nil }
    return ParsedWeight(
      mass: Mass(micrograms: micrograms),
      unit: unit.weightUnit,
      rounding: Mass(micrograms: number.rounding(unit.micrograms))
    )
  }

  private func stonesAndPounds(mark: DecimalSeparator) -> ParsedWeight? {
    guard FileUnit(parts[0].unit) == .weight(.stone),
      parts[1].unit.isEmpty || FileUnit(parts[1].unit) == .weight(.pound),
      let stones = mass(of: parts[0], mark: mark, unit: nil),
      let pounds = mass(of: parts[1], mark: mark, unit: .weight(.pound)),
      pounds.mass.micrograms < WeightUnit.stone.micrograms
    else { return nil }
    let (sum, overflow) = stones.mass.micrograms
      .addingReportingOverflow(pounds.mass.micrograms)
    guard !overflow else { return nil }
    return ParsedWeight(
      mass: Mass(micrograms: sum),
      unit: .stone,
      rounding: pounds.rounding
    )
  }
}

/// A parsed mass with its unit and precision.
struct ParsedWeight: Hashable {
  /// The mass.
  let mass: Mass
  /// The unit whose limits apply.
  let unit: WeightUnit
  /// The maximum rounding error: half a unit of the last digit.
  let rounding: Mass
}

/// A unit of lengths in a file.
enum FileLengthUnit: Hashable, Sendable {
  case centimetre
  case inch

  /// Parses the name or symbol of a unit.
  init?(_ name: some StringProtocol) {
    switch name.lowercased() {
    case "cm", "cms", "centimeter", "centimeters", "centimetre", "centimetres", "centímetros":
      self = .centimetre
    case "in", "inch", "inches", "\"", "pulgada", "pulgadas": self = .inch
    default: return nil
    }
  }

  /// The number of micrometres in the unit.
  var micrometres: Int64 {
    switch self {
    case .centimetre: Waist.micrometresInCentimetre
    case .inch: Waist.micrometresInInch
    }
  }
}

/// A unit of numbers in a file.
enum FileUnit: Hashable, Sendable {
  case weight(WeightUnit)
  /// Grams, which only Google uses for body weight.
  case gram

  /// Parses the name or symbol of a unit, as programs write it in English and Spanish.
  init?(_ name: some StringProtocol) {
    switch name.lowercased() {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramo", "kilogramos":
      self = .weight(.kilogram)
    case "lb", "lbs", "lb.", "lbs.", "pound", "pounds", "libra", "libras": self = .weight(.pound)
    case "st", "stone", "stones": self = .weight(.stone)
    case "g", "gram", "grams", "gramo", "gramos": self = .gram
    default: return nil
    }
  }

  /// The number of micrograms in the unit.
  var micrograms: Int64 {
    switch self {
    case .weight(let unit): unit.micrograms
    case .gram: 1_000_000
    }
  }

  /// The unit whose limits apply to numbers in this unit.
  var weightUnit: WeightUnit {
    switch self {
    case .weight(let unit): unit
    case .gram: .kilogram
    }
  }
}
