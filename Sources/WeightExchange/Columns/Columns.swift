import DelimitedText
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
