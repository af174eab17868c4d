import DelimitedText

extension DelimitedRecords {
  /// How many rows may stand before the one that names the columns.
  private static let greatestRemarks = 40

  /// Finds the dates and weights in a table.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  /// - Returns: `nil` if there are none.
  static func recognize(_ bytes: [UInt8], file: String) -> DelimitedRecords? {
    var rows = DelimitedReader(bytes, file: file)
    let allRows = rows
    var remarks: [DelimitedRow] = []
    while remarks.count < greatestRemarks, let row = rows.next() {
      if let columns = Columns(header: row) {
        let format = ExchangeFormat(header: row, columns, remarks: remarks)
        let unit = remarks.lazy.compactMap(unit(inRemark:)).first
        return DelimitedRecords(rows, columns: columns, format: format, unit: unit, file: file)
      }
      if remarks.isEmpty, let columns = Columns(nameless: row) {
        return DelimitedRecords(allRows, columns: columns, format: .table, unit: nil, file: file)
      }
      remarks.append(row)
    }
    return nil
  }

  /// Reads a remark such as `#Units: kg`.
  private static func unit(inRemark row: DelimitedRow) -> FileUnit? {
    let parts = row.fields[0].text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "#units" else { return nil }
    return FileUnit(String(parts[1]).trimmingBlanks)
  }
}
