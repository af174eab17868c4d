import WeightCore

/// A weight as it is written in a file: a number, maybe with a unit, or stones and pounds.
struct WrittenWeight {
  private let parts: [Part]

  private struct Part {
    var number: Substring
    var unit: Substring
  }

  /// Takes a text apart into numbers and what stands behind each.
  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      rest = rest[number.endIndex...]
      let unit = rest.prefix { !($0.isASCII && $0.isNumber) }
      rest = rest[unit.endIndex...]
      parts.append(Part(number: number, unit: String(unit).trimmingBlanks[...]))
    }
    self.parts = parts
  }

  /// Whether the text is a number alone, by whichever decimal mark.
  var lacksUnit: Bool {
    parts.allSatisfy(\.unit.isEmpty) && DecimalMark.allCases.contains { numbers(mark: $0) != nil }
  }

  /// Returns the numbers of the text; `nil` if by that decimal mark they are none.
  func numbers(mark: DecimalMark) -> [DecimalNumber]? {
    let numbers = parts.compactMap { DecimalNumber($0.number, mark: mark) }
    return !numbers.isEmpty && numbers.count == parts.count ? numbers : nil
  }

  /// Returns what the text weighs.
  ///
  /// - Parameters:
  ///   - mark: The decimal mark.
  ///   - unit: The unit of a number that has none behind it.
  /// - Returns: The weight; `nil` if the text is none.
  func mass(mark: DecimalMark, unit: FileUnit?) -> WeighedMass? {
    switch parts.count {
    case 1: mass(of: parts[0], mark: mark, unit: unit)
    case 2: stonesAndPounds(mark: mark)
    default: nil
    }
  }

  private func mass(of part: Part, mark: DecimalMark, unit: FileUnit?) -> WeighedMass? {
    guard let unit = part.unit.isEmpty ? unit : FileUnit(part.unit),
      let number = DecimalNumber(part.number, mark: mark),
      let micrograms = number.times(unit.micrograms)
    else { return nil }
    return WeighedMass(
      mass: Mass(micrograms: micrograms),
      unit: unit.weightUnit,
      rounding: Mass(micrograms: number.rounding(unit.micrograms))
    )
  }

  private func stonesAndPounds(mark: DecimalMark) -> WeighedMass? {
    guard FileUnit(parts[0].unit) == .weight(.stone),
      parts[1].unit.isEmpty || FileUnit(parts[1].unit) == .weight(.pound),
      let stones = mass(of: parts[0], mark: mark, unit: nil),
      let pounds = mass(of: parts[1], mark: mark, unit: .weight(.pound)),
      pounds.mass.micrograms < WeightUnit.stone.micrograms
    else { return nil }
    let (sum, overflow) = stones.mass.micrograms
      .addingReportingOverflow(pounds.mass.micrograms)
    guard !overflow else { return nil }
    return WeighedMass(
      mass: Mass(micrograms: sum),
      unit: .stone,
      rounding: pounds.rounding
    )
  }
}

/// A weight that was read: how much, in which unit it was written, and how roughly.
struct WeighedMass: Hashable {
  /// The mass.
  let mass: Mass
  /// The unit whose limits hold.
  let unit: WeightUnit
  /// By how much the scale may have rounded: half a step of the last digit.
  let rounding: Mass
}

/// A unit that a number in a file can be in.
enum FileUnit: Hashable, Sendable {
  case weight(WeightUnit)
  /// Grams, which nobody weighs a person in, but Google does.
  case gram

  /// Reads the name or the sign of a unit, as programs write it in English and Spanish.
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

  /// How many micrograms the unit has.
  var micrograms: Int64 {
    switch self {
    case .weight(let unit): unit.micrograms
    case .gram: 1_000_000
    }
  }

  /// The unit whose limits hold for a number in this one.
  var weightUnit: WeightUnit {
    switch self {
    case .weight(let unit): unit
    case .gram: .kilogram
    }
  }
}
