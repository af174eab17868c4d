internal import ICU

/// The complete format of a number, with its unit if it has one.
struct NumberForm: Hashable, Sendable {
  let number: NumberStyle
  /// The CLDR name of the unit, such as "kilogram" or "stone-and-pound"; `nil` if there is none.
  let unit: String?
  let width: UnitWidth

  init(_ number: NumberStyle, unit: String? = nil, width: UnitWidth = .short) {
    self.number = number
    self.unit = unit
    self.width = width
  }
}

extension NumberForm {
  /// Returns the ICU skeleton of the format in a locale.
  func skeleton(in locale: String) -> DecimalFormat.Skeleton {
    // The locale `C` never groups digits.
    let grouping = locale == FormatLocale.posixIdentifier ? nil : number.grouping.token
    let tokens = [
      unit.map(Self.token(ofUnit:)), unit == nil ? nil : width.token, number.notation.token,
      number.precision.token, grouping, number.sign.token, number.rounding.token,
    ]
    var text = ""
    for case let token? in tokens { text += text.isEmpty ? token : " " + token }
    return DecimalFormat.Skeleton(text)
  }
}

// `nil` is ICU's default.

extension NumberStyle.Notation {
  fileprivate var token: String? {
    switch self {
    case .decimal: nil
    case .percent: "percent scale/100"
    case .scientific: "scientific"
    case .compact(.short): "compact-short"
    case .compact(.long): "compact-long"
    }
  }
}

extension NumberStyle.Precision {
  fileprivate var token: String? {
    switch self {
    case .fractionDigits(let range):
      let digits = range.clamped(to: 0...greatestDigits)
      return DecimalFormat.Skeleton.precision(digits.lowerBound, digits.upperBound)
    case .significantDigits(let range):
      let digits = range.clamped(to: 1...greatestDigits)
      return String(repeating: "@", count: digits.lowerBound)
        + String(repeating: "#", count: digits.count - 1)
    case .usual:
      return nil
    }
  }
}

extension NumberStyle.Grouping {
  fileprivate var token: String? {
    switch self {
    case .automatic: nil
    case .never: "group-off"
    case .always: "group-on-aligned"
    }
  }
}

extension NumberStyle.SignStyle {
  fileprivate var token: String? {
    switch self {
    case .automatic: nil
    case .always: "sign-always"
    case .never: "sign-never"
    case .exceptZero: "sign-except-zero"
    case .negative: "sign-negative"
    }
  }
}

extension NumberStyle.Rounding {
  fileprivate var token: String? {
    switch self {
    case .halfToEven: nil
    case .halfAwayFromZero: "rounding-mode-half-up"
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    }
  }
}

extension UnitWidth {
  fileprivate var token: String? {
    switch self {
    case .narrow: "unit-width-narrow"
    case .short: nil
    case .full: "unit-width-full-name"
    }
  }
}

/// The maximum number of digits that ICU writes on request.
private let greatestDigits = 999

// MARK: - Unit token

extension NumberForm {
  /// Returns the token that names a unit in an ICU skeleton.
  ///
  /// To read "unit/kilogram", ICU first builds a tree of all units and prefixes, which takes longer
  /// than the rest of a number. With its kind, it finds the unit in a list.
  static func token(ofUnit unit: String) -> String {
    if unit.hasPrefix(currencyToken) { return unit }
    return kind(ofUnit: unit).map { "measure-unit/\($0)-\(unit)" } ?? "unit/\(unit)"
  }

  /// Returns the CLDR kind of the units that most programs show; `nil` for all others.
  static func kind(ofUnit unit: String) -> String? {
    switch unit {
    case "gram", "kilogram", "ounce", "pound", "stone": "mass"
    case "centimeter", "foot", "inch", "kilometer", "meter", "mile", "millimeter", "yard": "length"
    case "day", "hour", "minute", "month", "second", "week", "year": "duration"
    case "celsius", "fahrenheit": "temperature"
    default: nil
    }
  }
}
