package import Diagnostics
import JSONSyntax
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The contents of a file of weights.
package struct ImportedWeights: Sendable {
  /// The format of the file.
  package let format: WeightFileFormat
  /// The number of records in the file.
  package internal(set) var recordCount = 0
  /// The weigh-ins, in the order of the file.
  package internal(set) var candidates: [EntryCandidate] = []
  /// The number of records that repeat an earlier one.
  package internal(set) var repeatedCount = 0
  /// The number of skipped records, by reason.
  package internal(set) var leftOut: [Diagnostic.ID: Int] = [:]

  init(format: WeightFileFormat) {
    self.format = format
  }

  /// The total number of skipped records.
  package var leftOutCount: Int { leftOut.values.reduce(0, +) }
}

// MARK: - Reading

extension ImportedWeights {
  /// Reads a file of weights in any supported format.
  ///
  /// Unusable records are skipped, counted and reported. For values that the file does not specify,
  /// such as the unit, the function throws a question, unless a record in the file answers it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path to use in locations.
  ///   - options: The values that the user specifies.
  ///   - progress: Receives the number of records read so far, at intervals.
  /// - Returns: The weigh-ins, or `nil` if the file contains none; and the problems.
  /// - Throws: ``ImportQuestion`` if the user must specify a value.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    _ options: ImportOptions,
    progress: (Int) -> Void = { _ in }
  ) throws(ImportQuestion) -> ParseResult<ImportedWeights?> {
    let start = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) { return refused(.weightsInArchive, start) }
    if startsAsJSON(bytes) {
      let parsed = JSONDocument.parse(bytes, file: file)
      guard let document = parsed.value else {
        return refused(.weightsBrokenJSON, parsed.diagnostics.first?.location ?? start)
      }
      guard let records = JSONRecords.recognize(document.root) else {
        return refused(.weightsNotRecognized, start)
      }
      return try read(records, start, options, progress: progress)
    }
    guard let records = DelimitedRecords.recognize(bytes, file: file) else {
      return refused(.weightsNotRecognized, start)
    }
    return try read(records, start, options, progress: progress)
  }

  private static func refused(
    _ message: Diagnostic.Message,
    _ location: Location
  ) -> ParseResult<ImportedWeights?> {
    ParseResult(nil, diagnostics: [Diagnostic(message, .error, at: location)])
  }

  private static func startsAsJSON(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = rest.first { $0 > UInt8(ascii: " ") }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func read(
    _ records: some WeightRecords,
    _ start: Location,
    _ options: ImportOptions,
    progress: (Int) -> Void
  ) throws(ImportQuestion) -> ParseResult<ImportedWeights?> {
    var records = records
    if let named = options.format {
      guard let format = named.format(seeming: records.format) else {
        return refused(.weightsInOtherFormat(named.rawValue), start)
      }
      records.format = format
    }
    let interpreter = RecordInterpreter(
      format: records.format,
      interpretation: try Interpretation(of: records, options),
      fatUnit: records.fatUnit,
      clock: RecordClock(
        timeZone: options.timeZone,
        isInUTC: records.format.isInUTC,
        now: options.now
      )
    )
    return interpreter.weights(of: records, progress: progress)
  }
}

extension RecordInterpreter {
  /// The number of records between progress reports.
  private static let progressStep = 1_000

  fileprivate func weights(
    of records: some WeightRecords,
    progress: (Int) -> Void
  ) -> ParseResult<ImportedWeights?> {
    var weights = ImportedWeights(format: format)
    var errors = DiagnosticList(.error)
    var warnings = DiagnosticList(.warning)
    var seen: Set<WeightEntry.Draft> = []
    for record in records {
      weights.recordCount += 1
      if weights.recordCount.isMultiple(of: Self.progressStep) { progress(weights.recordCount) }
      do throws(RecordError) {
        let candidate = try candidate(of: record) { warnings.append($0) }
        // An own export contains each entry once, so equal records are different entries. In other
        // files, they are repeated by mistake.
        if format.isOwn || seen.insert(candidate.draft).inserted {
          weights.candidates.append(candidate)
        } else {
          weights.repeatedCount += 1
        }
      } catch {
        weights.leftOut[error.diagnostic.id, default: 0] += 1
        errors.append(error.diagnostic)
      }
    }
    return ParseResult(weights, diagnostics: errors.all + warnings.all)
  }
}

/// The options of an import: values that the user specifies, the time zone and the time.
package struct ImportOptions: Sendable {
  /// The program that created the file, or `nil` to detect the format by the content.
  package var format: NamedFormat?
  /// The unit of numbers without one.
  package var unit: WeightUnit?
  /// The decimal separator, if the file is ambiguous.
  package var decimalMark: DecimalSeparator?
  /// The order of day and month, if the file is ambiguous.
  package var dateOrder: DateOrder?
  /// The time zone of times without one.
  package var timeZone: TimeZone
  /// The current time; weigh-ins after it are rejected.
  package var now: Timestamp

  /// Creates options without specified values.
  package init(timeZone: TimeZone, now: Timestamp) {
    self.timeZone = timeZone
    self.now = now
  }
}

/// A question about an ambiguous value in a file, which is never guessed.
package struct ImportQuestion: Error, Hashable, Sendable {
  /// The subject of a question.
  package enum Subject: Hashable, Sendable, CaseIterable {
    /// The unit of the weights.
    case unit
    /// The decimal separator: comma or point.
    case decimalMark
    /// The order of day and month in dates.
    case dateOrder
  }

  /// The subject of the question.
  package let subject: Subject
  /// An ambiguous text in the file.
  package let example: String
  /// The location of the example.
  package let location: Location

  init(_ subject: Subject, _ example: RecordField) {
    self.subject = subject
    self.example = example.text
    location = example.location
  }
}
