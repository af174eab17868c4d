import Diagnostics
import FileFormats
import WeightCore

/// The meanings of the columns of a table.
struct Columns {
  /// The number of columns.
  let count: Int
  /// Whether the column of dates may contain only times, below a row with the day.
  private(set) var hasDaysInRows = false
  private var positions: [ColumnRole: Int] = [:]
  private var units: [ColumnRole: FileUnit] = [:]
  private var lengthUnits: [ColumnRole: FileLengthUnit] = [:]
  /// The columns with other measurements.
  private var others: [Int] = []

  /// Reads the columns from the header row.
  ///
  /// - Returns: `nil` if there is no column of dates or no column of weights.
  init?(header: DelimitedRow) {
    count = header.fields.count
    for (position, name) in header.texts.map(ColumnName.init).enumerated() {
      guard let role = name.role else {
        others.append(position)
        continue
      }
      // The column of another program with the name of an identifier is not about the weigh-in.
      if role.isAddition || role == .revision { others.append(position) }
      let isBetter = units[role] != .weight(.kilogram) && name.unit == .weight(.kilogram)
      guard positions[role] == nil || isBetter else { continue }
      positions[role] = position
      units[role] = name.unit
      lengthUnits[role] = name.lengthUnit
    }
    // Some tables use the name "time" for the date and time of the weigh-in.
    if positions[.date] == nil {
      positions[.date] = positions.removeValue(forKey: .time)
      hasDaysInRows = true
    }
    let hasWeights = positions[.weight] != nil || positions[.kilograms] != nil
    guard positions[.date] != nil, hasWeights || isOfMetrics else { return nil }
  }

  /// Whether each row has the name of a metric and its value, so that weights are only in some rows.
  var isOfMetrics: Bool {
    positions[.weight] == nil && positions[.kilograms] == nil && positions[.metric] != nil
      && positions[.amount] != nil
  }

  /// Returns whether a row has values in columns of other measurements.
  func hasOtherValues(_ row: DelimitedRow) -> Bool {
    others.contains { position in
      row.fields.indices.contains(position) && !row.fields[position].text.trimmingWhitespace.isEmpty
    }
  }

  /// Guesses the columns of a table without a header: a date, a weight, and unknown columns.
  ///
  /// - Returns: `nil` if the row does not begin with a date and a number.
  init?(nameless row: DelimitedRow) {
    guard row.fields.count > 1, RawDate(row.fields[0].text.trimmingWhitespace) != nil else {
      return nil
    }
    let weight = row.fields[1].text.trimmingWhitespace
    guard DecimalSeparator.allCases.contains(where: { DecimalNumber(weight[...], mark: $0) != nil })
    else {
      return nil
    }
    count = row.fields.count
    positions = [.date: 0, .weight: 1]
  }

  /// Returns the index of a column, or `nil` if there is none.
  func position(of role: ColumnRole) -> Int? { positions[role] }

  /// Returns whether the table has a column.
  func has(_ role: ColumnRole) -> Bool { positions[role] != nil }

  /// Returns the unit in the name of a column.
  func unit(of role: ColumnRole) -> FileUnit? { units[role] }
}

extension Columns {
  /// Returns the unit of lengths in the name of a column.
  func lengthUnit(of role: ColumnRole) -> FileLengthUnit? { lengthUnits[role] }
}

/// The parsed name of a column.
struct ColumnName: Hashable {
  /// The meaning of the column, or `nil` if it is not needed.
  let role: ColumnRole?
  /// The unit at the end of the name.
  let unit: FileUnit?
  /// The unit of lengths at the end of the name.
  let lengthUnit: FileLengthUnit?

  /// Parses a name such as `Weight (kg)`, `weight_kg`, `Peso [lb]`, `fat %` or `#date`.
  init(_ text: String) {
    let name = Self.withoutPrefix(text.lowercased())
      .replacingScalars("_", with: " ")
      .drop { $0 == "#" || $0 == "%" || $0.isWhitespace }
    let (words, unitText) = Self.split(name)
    let glued = ColumnRole(words: words) == nil ? Self.roleWithGluedUnit(words) : nil
    let unit = FileUnit(unitText) ?? glued?.unit
    let role = ColumnRole(words: words) ?? glued?.role
    self.unit = unit
    lengthUnit = FileLengthUnit(unitText)
    // "Fat (kg)" is a mass, but "Fat mass (%)" is not.
    self.role =
      switch role {
      case .bodyFat where unit != nil: .fatMass
      case .fatMass where unitText == "%": .bodyFat
      case .leanMass where unitText == "%": nil
      default: role
      }
  }

  /// The start of names in tables that combine several types of data of Samsung Health.
  private static let prefix = "com.samsung.health.weight."

  private static func withoutPrefix(_ name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// Splits a name into words and a unit, which is in brackets or the last word.
  private static func split(_ name: Substring) -> (words: String, unit: String) {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (opening, closing) in brackets where name.last == closing {
      guard let start = name.lastIndex(of: opening) else { continue }
      let unit = name[name.index(after: start)...].dropLast()
      return (String(name[..<start]).trimmingWhitespace, String(unit).trimmingWhitespace)
    }
    let words = String(name).trimmingWhitespace
    if words.last == "%" { return (String(words.dropLast()).trimmingWhitespace, "%") }
    guard let space = words.lastIndex(of: " ") else { return (words, "") }
    let last = words[words.index(after: space)...]
    let isUnit = FileUnit(last) != nil || FileLengthUnit(last) != nil
    return !isUnit ? (words, "") : (String(words[..<space]), String(last))
  }

  /// Parses a name such as `weightkg`.
  private static func roleWithGluedUnit(_ words: String) -> (role: ColumnRole, unit: FileUnit)? {
    for unit in ["kg", "lbs", "lb"] where words.hasSuffix(unit) {
      guard let role = ColumnRole(words: String(words.dropLast(unit.count))),
        let unit = FileUnit(unit)
      else { continue }
      return (role, unit)
    }
    return nil
  }
}

/// The meaning of a column.
enum ColumnRole: Hashable {
  case date
  case time
  /// The offset of local time from UTC; the date is in UTC.
  case utcOffset
  case weight
  /// Whether the weight is calculated from those of other days.
  case interpolated
  /// The name of what a row measures.
  case metric
  /// The value of the metric.
  case amount
  /// The exact weight in kilograms, as in own exports.
  case kilograms
  case unit
  /// The body fat in percent.
  case bodyFat
  case fatMass
  case leanMass
  /// The exact lean mass in kilograms, as in own exports.
  case leanKilograms
  case waist
  /// The exact waist in centimetres, as in own exports.
  case waistCentimetres
  case note
  /// A note that was escaped by ``FormulaEscaping``.
  case guardedNote
  case source
  case sourceName
  /// The name of a source that was escaped by ``FormulaEscaping``.
  case guardedSourceName
  /// The entry and its version, as in own exports.
  case revision
}

extension ColumnRole {
  /// Whether the value is only used with a weight.
  var isAddition: Bool { self == .leanMass || self == .waist }

  /// Finds the role of a column by its name, in lowercase and without a unit.
  ///
  /// The names are English and Spanish ones, names that apps use, and some in related languages.
  init?(words: String) {
    switch words {
    case "date", "datetime", "date time", "date/time", "timestamp", "ts", "day", "date and time",
      "measured at", "recorded at", "measurement date", "date of measurement",
      "time of measurement",
      "start time", "fecha", "día", "dia", "fecha y hora", "fecha/hora", "fecha de medición",
      "hora de medición", "datum", "data":
      self = .date
    case "time", "hora", "measurement time", "uhrzeit", "zeit", "heure", "ora", "tempo":
      self = .time
    case "time offset", "utc offset": self = .utcOffset
    case "weight", "body weight", "bodyweight", "body mass", "mass", "average weight",
      "actual weight",
      "weight & body mass", "peso", "peso corporal", "peso medio", "peso y masa corporal",
      "masa corporal", "gewicht", "poids":
      self = .weight
    case "weight is interpolated": self = .interpolated
    case "metric", "métrica", "metrica": self = .metric
    case "amount", "value", "cantidad", "valor": self = .amount
    case "kilograms": self = .kilograms
    case "unit", "units", "weight unit", "unidad", "unidades": self = .unit
    case "fat", "body fat", "bodyfat", "fat percentage", "fat percent", "fatpercent", "fat rate",
      "fatrate", "body fat percentage", "bodyfatpercentage", "body fat percent", "body fat rate",
      "grasa", "grasa corporal", "porcentaje de grasa", "porcentaje de grasa corporal":
      self = .bodyFat
    case "fat mass", "body fat mass", "masa grasa": self = .fatMass
    case "lean mass", "lean body mass", "leanmass", "lbm", "fat free mass", "fat-free mass", "ffm",
      "fat-free body weight", "fat free body weight", "masa magra", "masa corporal magra",
      "masa libre de grasa":
      self = .leanMass
    case "leankilograms": self = .leanKilograms
    case "waist", "waist circumference", "waist size", "cintura", "perímetro de cintura",
      "perímetro de la cintura", "circunferencia de cintura", "circunferencia de la cintura",
      "contorno de cintura":
      self = .waist
    case "waistcentimetres": self = .waistCentimetres
    case "note", "notes", "comment", "comments", "log", "remark", "remarks", "nota", "notas",
      "comentario", "comentarios":
      self = .note
    case "guardednote": self = .guardedNote
    case "source": self = .source
    case "sourcename", "source name": self = .sourceName
    case "guardedsourcename": self = .guardedSourceName
    case "id": self = .revision
    default: return nil
    }
  }
}
