import Diagnostics
import FileFormats

/// The records of a table.
struct DelimitedRecords: WeightRecords, IteratorProtocol {
  var format: WeightFileFormat
  let weightUnit: FileUnit?
  var fatUnit: FileUnit? { columns.unit(of: .fatMass) }

  private var rows: DelimitedReader
  private let columns: Columns
  private let file: String
  private var hasEnded = false

  /// Creates the records from the rows after the header.
  init(
    _ rows: DelimitedReader,
    columns: Columns,
    format: WeightFileFormat,
    unit: FileUnit?,
    file: String
  ) {
    self.rows = rows
    self.columns = columns
    self.format = format
    self.file = file
    weightUnit = columns.unit(of: .weight) ?? unit
  }

  var likelyDecimalMark: DecimalSeparator? { rows.delimiter == .comma ? .point : .comma }

  mutating func next() -> WeightRecord? {
    while !hasEnded, let row = rows.next() {
      if isEndOfSection(row) {
        hasEnded = true
      } else if !isRemark(row) {
        return record(of: row)
      }
    }
    return nil
  }

  /// Returns whether a section of a Fitbit export ends; sections begin with a title line.
  private func isEndOfSection(_ row: DelimitedRow) -> Bool {
    format == .fitbitCSV && row.fields.count == 1
  }

  /// Returns whether a row is an empty row of a spreadsheet or a comment of Libra.
  private func isRemark(_ row: DelimitedRow) -> Bool {
    (format == .libra && row.fields[0].text.hasPrefix("#"))
      || row.fields.allSatisfy { $0.text.trimmingWhitespace.isEmpty }
  }

  private func record(of row: DelimitedRow) -> WeightRecord {
    var record = WeightRecord(at: row.fields[0].location(in: file))
    record.date = field(.date, row)
    record.time = field(.time, row)
    record.weight = field(.weight, row)
    record.kilograms = field(.kilograms, row)
    record.unit = field(.unit, row)
    record.bodyFat = field(.bodyFat, row)
    record.fatMass = field(.fatMass, row)
    record.source = format.isOwn ? field(.source, row) : nil
    record.sourceName = field(.sourceName, row) ?? guarded(.guardedSourceName, row)
    if let note = raw(.note, row) {
      record.note = note.text
      record.notePlace = note.location(in: file)
    } else if let note = raw(.guardedNote, row) {
      record.note = FormulaEscaping.removed(from: note.text)
      record.notePlace = note.location(in: file)
    }
    record.problem =
      row.diagnostics.first { $0.severity == .error } ?? problemOfSplitNumber(row, record)
    return record
  }

  private func raw(_ role: ColumnRole, _ row: DelimitedRow) -> DelimitedField? {
    guard let position = columns.position(of: role), row.fields.indices.contains(position) else {
      return nil
    }
    return row.fields[position]
  }

  private func field(_ role: ColumnRole, _ row: DelimitedRow) -> RecordField? {
    raw(role, row).flatMap { RecordField($0, file: file) }
  }

  private func guarded(_ role: ColumnRole, _ row: DelimitedRow) -> RecordField? {
    raw(role, row)
      .flatMap { field in
        RecordField(FormulaEscaping.removed(from: field.text), at: field.location(in: file))
      }
  }
}

// MARK: - Split numbers

extension DelimitedRecords {
  /// Finds a weight whose unquoted decimal comma splits it into two fields, which shifts all later
  /// fields.
  private func problemOfSplitNumber(_ row: DelimitedRow, _ record: WeightRecord) -> Diagnostic? {
    guard rows.delimiter == .comma, row.fields.count > columns.count,
      let weight = record.weight, weight.text.isWholeNumber,
      let position = columns.position(of: .weight),
      DecimalNumber(row.fields[position + 1].text[...], mark: .point) != nil
    else { return nil }
    if let unit = columns.position(of: .unit) {
      guard FileUnit(row.fields[unit].text) == nil, FileUnit(row.fields[unit + 1].text) != nil
      else {
        return nil
      }
    } else {
      let used = row.fields.lastIndex { !$0.text.trimmingWhitespace.isEmpty } ?? 0
      guard used >= columns.count else { return nil }
    }
    return Diagnostic(
      .weightSplit("\(weight.text),\(row.fields[position + 1].text)"),
      .error,
      at: weight.location
    )
  }
}

extension String {
  /// Whether the string consists of digits.
  fileprivate var isWholeNumber: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

// MARK: - Recognition

extension DelimitedRecords {
  /// The maximum number of rows before the header.
  private static let greatestRemarks = 40

  /// Finds the dates and weights in a table.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path to use in locations.
  /// - Returns: `nil` if there are none.
  static func recognize(_ bytes: [UInt8], file: String) -> DelimitedRecords? {
    var rows = DelimitedReader(bytes, file: file)
    let allRows = rows
    var remarks: [DelimitedRow] = []
    while remarks.count < greatestRemarks, let row = rows.next() {
      if let columns = Columns(header: row) {
        let format = WeightFileFormat(header: row, columns, remarks: remarks)
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

  /// Parses a comment such as `#Units: kg`.
  private static func unit(inRemark row: DelimitedRow) -> FileUnit? {
    let parts = row.fields[0].text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "#units" else { return nil }
    return FileUnit(String(parts[1]).trimmingWhitespace)
  }
}
