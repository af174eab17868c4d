import DelimitedText

extension ExchangeFormat {
  /// Finds the program that a table comes from.
  ///
  /// - Parameters:
  ///   - header: The row that names the columns.
  ///   - columns: The columns.
  ///   - remarks: The rows before it.
  init(header: DelimitedRow, _ columns: Columns, remarks: [DelimitedRow]) {
    let names = header.texts.map(\.trimmingBlanks)
    let smallNames = names.map { $0.lowercased() }
    let hasRemark = { (start: String) in
      remarks.contains { $0.fields[0].text.lowercased().hasPrefix(start) }
    }
    self =
      if columns.has(.kilograms), columns.has(.source) {
        .w8CSV
      } else if smallNames == ["date", "weight", "unit", "note", "bodyfat"] {
        .w8TrackerCSV
      } else if hasRemark("#version") || hasRemark("#units") || names[0].hasPrefix("#") {
        .libra
      } else if smallNames.contains("weight grams") {
        .fitbitGoogle
      } else if names.contains("dateTime"), names.contains("weight") {
        .openScale
      } else if names.contains("DATE"), names.contains("WEIGHT") {
        .openScale3
      } else if columns.has(.fatMass), columns.unit(of: .weight) != nil,
        names.contains(where: { $0.hasSuffix(")") })
      {
        .withings
      } else if remarks.contains(where: { $0.texts == ["Body"] })
        || Array(smallNames.prefix(4)) == ["date", "weight", "bmi", "fat"]
      {
        .fitbitCSV
      } else {
        .table
      }
  }
}
