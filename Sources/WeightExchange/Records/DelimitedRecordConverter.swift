import Diagnostics
import FileFormats

/// A converter from the rows of a table to records.
struct DelimitedRecordConverter {
  let format: WeightFileFormat
  let columns: Columns
  let delimiter: Delimiter
  let file: String

  /// Returns whether a section of a Fitbit export ends; sections begin with a title line.
  func isEndOfSection(_ row: DelimitedRow) -> Bool {
    format == .fitbitCSV && row.fields.count == 1
  }

  /// Returns whether a row is an empty row of a spreadsheet or a comment of Libra.
  func isRemark(_ row: DelimitedRow) -> Bool {
    (format == .libra && row.fields[0].text.hasPrefix("#"))
      || row.fields.allSatisfy { $0.text.trimmingWhitespace.isEmpty }
  }

  /// Returns the day of a row that contains nothing else, to which the times in the next rows
  /// belong.
  ///
  /// The comma of a date such as `Jul 15, 2026` may divide it into two fields.
  func day(in row: DelimitedRow) -> RecordField? {
    guard columns.hasDaysInRows else { return nil }
    let texts = row.fields.filter { !$0.text.trimmingWhitespace.isEmpty }
    guard let first = texts.first, texts.count <= 2 else { return nil }
    let text = texts.map(\.text.trimmingWhitespace).joined(separator: ", ")
    guard let date = RawDate(text), date.time == nil else { return nil }
    return RecordField(text, at: first.location(in: file))
  }

  /// Returns the record of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - day: The day of an earlier row, if days are in separate rows.
  /// - Returns: The record.
  func record(of row: DelimitedRow, on day: RecordField?) -> WeightRecord {
    var record = WeightRecord(at: row.fields[0].location(in: file))
    record.date = field(.date, row)
    record.time = value(.time, row)
    if let day, let time = record.date, time.isTime {
      record.date = day
      record.time = time
    }
    record.utcOffset = field(.utcOffset, row)
    record.weight = value(.weight, row)
    record.kilograms = field(.kilograms, row)
    record.unit = field(.unit, row)
    record.bodyFat = value(.bodyFat, row)
    record.fatMass = value(.fatMass, row)
    readMeasurements(row, into: &record)
    record.source = format.isOwn ? field(.source, row) : nil
    record.revision = format.isOwn ? field(.revision, row) : nil
    record.sourceName =
      unguarded(.sourceName, row, FormulaEscaping.removedFromFormulas)
      ?? unguarded(.guardedSourceName, row, FormulaEscaping.removed)
    if let note = raw(.note, row) {
      record.note = FormulaEscaping.removedFromFormulas(in: note.text)
      record.notePlace = note.location(in: file)
    } else if let note = raw(.guardedNote, row) {
      record.note = FormulaEscaping.removed(from: note.text)
      record.notePlace = note.location(in: file)
    }
    record.problem =
      row.diagnostics.first { $0.severity == .error } ?? problemOfSplitNumber(row, record)
    if columns.isOfMetrics { readMetric(row, into: &record) }
    if isOtherMeasurement(row, record) || isInterpolated(row) { record.kind = .other }
    return record
  }

  /// Reads the lean mass and the waist.
  private func readMeasurements(_ row: DelimitedRow, into record: inout WeightRecord) {
    record.leanMass = value(.leanMass, row)
    record.leanUnit = columns.unit(of: .leanMass)
    record.leanKilograms = field(.leanKilograms, row)
    record.waist = value(.waist, row)
    record.waistUnit = columns.lengthUnit(of: .waist)
    record.waistCentimetres = field(.waistCentimetres, row)
  }

  /// Reads the value of a row with the name of what it measures.
  private func readMetric(_ row: DelimitedRow, into record: inout WeightRecord) {
    let amount = value(.amount, row)
    switch field(.metric, row).map({ ColumnName($0.text) })?.role {
    case .weight: record.weight = amount
    case .bodyFat where amount != nil:
      record.kind = .addition
      record.bodyFat = amount
      record.unit = nil
    case .leanMass where amount != nil:
      record.kind = .addition
      record.leanMass = amount
    case .waist where amount != nil:
      record.kind = .addition
      record.waist = amount
      record.waistUnit = record.unit.flatMap { FileLengthUnit($0.text) }
      record.unit = nil
    default: record.kind = .other
    }
  }

  /// Returns whether a row has other measurements of a day, such as steps, but no weight.
  ///
  /// Some programs write zero in that case.
  private func isOtherMeasurement(_ row: DelimitedRow, _ record: WeightRecord) -> Bool {
    guard record.kind == .weighIn, record.date != nil, record.kilograms == nil else { return false }
    let hasWeight = record.weight.map { !$0.isZero } ?? false
    return !hasWeight && columns.hasOtherValues(row)
  }

  /// Returns whether the weight of a row was calculated, as those of days without a weigh-in in
  /// exports of TrendWeight.
  private func isInterpolated(_ row: DelimitedRow) -> Bool {
    guard let text = value(.interpolated, row)?.text.lowercased() else { return false }
    return !["0", "false", "no"].contains(text)
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

  private func value(_ role: ColumnRole, _ row: DelimitedRow) -> RecordField? {
    field(role, row)?.unlessPlaceholder
  }

  private func unguarded(
    _ role: ColumnRole,
    _ row: DelimitedRow,
    _ original: (String) -> String
  ) -> RecordField? {
    raw(role, row)
      .flatMap { field in
        RecordField(original(field.text), at: field.location(in: file))
      }
  }
}

extension RecordField {
  /// Whether the text is a time without a day.
  fileprivate var isTime: Bool {
    var scanner = TextScanner(text)
    return scanner.time() != nil && scanner.offsetFromUTC() != nil
  }

  /// Whether the text is zero with any number of decimals.
  fileprivate var isZero: Bool {
    text.utf8.contains(UInt8(ascii: "0"))
      && text.utf8.allSatisfy {
        [UInt8(ascii: "0"), UInt8(ascii: "."), UInt8(ascii: ",")].contains($0)
      }
  }
}

// MARK: - Split numbers

extension DelimitedRecordConverter {
  /// Finds a weight whose unquoted decimal comma splits it into two fields, which shifts all later
  /// fields.
  private func problemOfSplitNumber(_ row: DelimitedRow, _ record: WeightRecord) -> Diagnostic? {
    guard delimiter == .comma, row.fields.count > columns.count,
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
