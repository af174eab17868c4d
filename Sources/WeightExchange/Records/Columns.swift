import FileFormats
import WeightCore

/// Which column of a table holds what.
struct Columns {
  /// How many columns the table has.
  let count: Int
  private var positions: [ColumnRole: Int] = [:]
  private var units: [ColumnRole: FileUnit] = [:]

  /// Takes the columns from the row that names them.
  ///
  /// - Returns: `nil` if the row does not name a column of dates and one of weights.
  init?(header: DelimitedRow) {
    count = header.fields.count
    for (position, name) in header.texts.map(ColumnName.init).enumerated() {
      guard let role = name.role else { continue }
      let isBetter = units[role] != .weight(.kilogram) && name.unit == .weight(.kilogram)
      guard positions[role] == nil || isBetter else { continue }
      positions[role] = position
      units[role] = name.unit
    }
    // Some tables call the time of the weigh-in, with its date, nothing but that.
    if positions[.date] == nil { positions[.date] = positions.removeValue(forKey: .time) }
    guard positions[.date] != nil, positions[.weight] != nil || positions[.kilograms] != nil else {
      return nil
    }
  }

  /// Takes the columns of a table without names: a date, a weight, and more that nobody explains.
  ///
  /// - Returns: `nil` if the row does not begin with a date and a number.
  init?(nameless row: DelimitedRow) {
    guard row.fields.count > 1, WrittenDate(row.fields[0].text.trimmingBlanks) != nil else {
      return nil
    }
    let weight = row.fields[1].text.trimmingBlanks
    guard DecimalMark.allCases.contains(where: { DecimalNumber(weight[...], mark: $0) != nil })
    else {
      return nil
    }
    count = row.fields.count
    positions = [.date: 0, .weight: 1]
  }

  /// Returns the position of a column; `nil` if there is none.
  func position(of role: ColumnRole) -> Int? { positions[role] }

  /// Returns whether there is a column.
  func has(_ role: ColumnRole) -> Bool { positions[role] != nil }

  /// Returns the unit that the name of a column gives.
  func unit(of role: ColumnRole) -> FileUnit? { units[role] }
}

/// The name at the head of a column, taken apart.
struct ColumnName: Hashable {
  /// What the fields below mean; `nil` for what we have no use for.
  let role: ColumnRole?
  /// The unit that the name ends in.
  let unit: FileUnit?

  /// Reads a name such as `Weight (kg)`, `weight_kg`, `Peso [lb]`, `fat %` or `#date`.
  init(_ text: String) {
    let name = text.lowercased()
      .replacing("_", with: " ")
      .drop { $0 == "#" || $0 == "%" || $0.isWhitespace }
    let (words, unitText) = Self.split(name)
    let glued = ColumnRole(words: words) == nil ? Self.roleWithGluedUnit(words) : nil
    let unit = FileUnit(unitText) ?? glued?.unit
    let role = ColumnRole(words: words) ?? glued?.role
    self.unit = unit
    // "Fat (kg)" is a mass, and "Fat mass (%)" is not.
    self.role =
      switch role {
      case .bodyFat where unit != nil: .fatMass
      case .fatMass where unitText == "%": .bodyFat
      default: role
      }
  }

  /// Divides a name from the unit behind it: in brackets, or as its last word.
  private static func split(_ name: Substring) -> (words: String, unit: String) {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (opening, closing) in brackets where name.last == closing {
      guard let start = name.lastIndex(of: opening) else { continue }
      let unit = name[name.index(after: start)...].dropLast()
      return (String(name[..<start]).trimmingBlanks, String(unit).trimmingBlanks)
    }
    let words = String(name).trimmingBlanks
    if words.last == "%" { return (String(words.dropLast()).trimmingBlanks, "%") }
    guard let blank = words.lastIndex(of: " ") else { return (words, "") }
    let last = words[words.index(after: blank)...]
    return FileUnit(last) == nil ? (words, "") : (String(words[..<blank]), String(last))
  }

  /// Reads a name such as `weightkg`.
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

/// What the fields of a column mean.
enum ColumnRole: Hashable {
  case date
  case time
  case weight
  /// The weight in kilograms, as exact as we write it.
  case kilograms
  case unit
  /// The share of fat in percent.
  case bodyFat
  case fatMass
  case note
  /// A note that ``FormulaGuard`` was applied to.
  case guardedNote
  case source
  case sourceName
  /// A name of a source that ``FormulaGuard`` was applied to.
  case guardedSourceName
}

extension ColumnRole {
  /// Finds the role of a column by the words of its name, in small letters and without its unit.
  ///
  /// English and Spanish, and what apps write in either; a few words of their neighbours.
  init?(words: String) {
    switch words {
    case "date", "datetime", "date time", "date/time", "timestamp", "ts", "day", "date and time",
      "measured at", "recorded at", "measurement date", "date of measurement", "fecha", "día",
      "dia",
      "fecha y hora", "fecha/hora", "fecha de medición", "datum", "data":
      self = .date
    case "time", "hora", "measurement time", "uhrzeit", "heure", "ora": self = .time
    case "weight", "body weight", "bodyweight", "body mass", "mass", "peso", "peso corporal",
      "masa corporal", "gewicht", "poids":
      self = .weight
    case "kilograms": self = .kilograms
    case "unit", "units", "weight unit", "unidad", "unidades": self = .unit
    case "fat", "body fat", "bodyfat", "fat percentage", "fat percent", "fatpercent", "fat rate",
      "fatrate", "body fat percentage", "bodyfatpercentage", "body fat percent", "body fat rate",
      "grasa", "grasa corporal", "porcentaje de grasa", "porcentaje de grasa corporal":
      self = .bodyFat
    case "fat mass", "body fat mass", "masa grasa": self = .fatMass
    case "note", "notes", "comment", "comments", "log", "remark", "remarks", "nota", "notas",
      "comentario", "comentarios":
      self = .note
    case "guardednote": self = .guardedNote
    case "source": self = .source
    case "sourcename", "source name": self = .sourceName
    case "guardedsourcename": self = .guardedSourceName
    default: return nil
    }
  }
}
