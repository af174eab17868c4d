import Diagnostics
import FileFormats

/// The records of a table, which is read in parts.
struct DelimitedRecords: WeightRecords {
  var format: WeightFileFormat
  let weightUnit: FileUnit?
  var fatUnit: FileUnit? { columns.unit(of: .fatMass) }

  private let file: WeightFile
  private let encoding: TextFileEncoding
  private let delimiter: Delimiter
  /// The number of rows before the first record.
  private let headerRowCount: Int
  private let columns: Columns

  var likelyDecimalMark: DecimalSeparator? { delimiter == .comma ? .point : .comma }

  func makeIterator() -> Iterator {
    Iterator(
      DelimitedStream(
        file: file.path,
        encoding: encoding,
        delimiter: delimiter,
        reading: file.reading()
      ),
      skipping: headerRowCount,
      converter: DelimitedRecordConverter(
        format: format,
        columns: columns,
        delimiter: delimiter,
        file: file.path
      ),
      file: file
    )
  }

  /// Reads the rows one at a time.
  struct Iterator: IteratorProtocol {
    private var rows: DelimitedStream
    private let converter: DelimitedRecordConverter
    private let file: WeightFile
    private var headerRowCount: Int
    /// The day of the last row that contains only a day.
    private var day: RecordField?
    private var hasEnded = false

    init(
      _ rows: DelimitedStream,
      skipping headerRowCount: Int,
      converter: DelimitedRecordConverter,
      file: WeightFile
    ) {
      self.rows = rows
      self.headerRowCount = headerRowCount
      self.converter = converter
      self.file = file
    }

    mutating func next() -> WeightRecord? {
      while !hasEnded, let row = nextRow() {
        if headerRowCount > 0 {
          headerRowCount -= 1
        } else if converter.isEndOfSection(row) {
          hasEnded = true
        } else if let day = converter.day(in: row) {
          self.day = day
        } else if !converter.isRemark(row) {
          return converter.record(of: row, on: day)
        }
      }
      return nil
    }

    private mutating func nextRow() -> DelimitedRow? {
      do throws(DelimitedRowTooLong) {
        return try rows.next()
      } catch {
        file.refuseLongRow(error)
        hasEnded = true
        return nil
      }
    }
  }
}

extension WeightFile {
  fileprivate func refuseLongRow(_ error: DelimitedRowTooLong) {
    refuse(
      .weightsRowTooLong(megabytes: DelimitedStream.greatestRowLength >> 20),
      at: error.location
    )
  }
}

// MARK: - Recognition

extension DelimitedRecords {
  /// The maximum number of rows before the header.
  private static let greatestRemarks = 40

  /// Finds the dates and weights in a table.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - encoding: The encoding of the file.
  /// - Returns: `nil` if there are none.
  static func recognize(_ file: WeightFile, _ encoding: TextFileEncoding) -> DelimitedRecords? {
    var rows = DelimitedStream(file: file.path, encoding: encoding, reading: file.reading())
    var remarks: [DelimitedRow] = []
    do throws(DelimitedRowTooLong) {
      while remarks.count < greatestRemarks, let row = try rows.next() {
        let header = Columns(header: row)
        let nameless = remarks.isEmpty && header == nil ? Columns(nameless: row) : nil
        if let columns = header ?? nameless {
          return DelimitedRecords(
            format: header == nil
              ? .table : WeightFileFormat(header: row, columns, remarks: remarks),
            weightUnit: columns.unit(of: .weight) ?? remarks.lazy.compactMap(unit(inRemark:)).first,
            file: file,
            encoding: encoding,
            delimiter: rows.delimiter,
            headerRowCount: header == nil ? 0 : remarks.count + 1,
            columns: columns
          )
        }
        remarks.append(row)
      }
    } catch {
      file.refuseLongRow(error)
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
