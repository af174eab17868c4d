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
