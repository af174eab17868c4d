package import Diagnostics
import FileFormats
import JSONSyntax
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The contents of a file of weights.
package struct ImportedWeights: Sendable {
  /// The maximum number of weigh-ins in a file: ten a day for 27 years.
  package static let greatestCount = 100_000

  /// The format of the file.
  package let format: WeightFileFormat
  /// The number of records in the file, without those of other measurements.
  package internal(set) var recordCount = 0
  /// The weigh-ins, in the order of the file.
  package internal(set) var candidates: [EntryCandidate] = []
  /// The number of records that repeat an earlier one.
  package internal(set) var repeatedCount = 0
  /// The number of skipped records, by reason.
  package internal(set) var leftOut: [Diagnostic.ID: Int] = [:]
  /// The number of records of other measurements, such as steps.
  package internal(set) var otherCount = 0

  init(format: WeightFileFormat) {
    self.format = format
  }

  /// The total number of skipped records.
  package var leftOutCount: Int { leftOut.values.reduce(0, +) }

  /// Adds the contents of another file with the same format.
  ///
  /// Weigh-ins that both contain are added once.
  ///
  /// - Parameter other: The contents of the other file.
  /// - Returns: Whether there is room for them.
  package mutating func append(_ other: ImportedWeights) -> Bool {
    guard candidates.count + other.candidates.count <= Self.greatestCount else { return false }
    var known = KnownEntries()
    for candidate in candidates { known.add(candidate.draft) }
    let new = known.candidates(newIn: other.candidates)
    candidates += new
    recordCount += other.recordCount
    repeatedCount += other.repeatedCount + other.candidates.count - new.count
    otherCount += other.otherCount
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    return true
  }
}

// MARK: - Reading

extension ImportedWeights {
  /// Reads a file of weights in any supported format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path to use in locations.
  ///   - options: The values that the user specifies.
  /// - Returns: The weigh-ins, or `nil` if the file contains none; and the problems.
  /// - Throws: ``ImportQuestion`` if the user must specify a value.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    _ options: ImportOptions
  ) throws(ImportQuestion) -> ParseResult<ImportedWeights?> {
    try read(WeightFile(bytes, path: file), options)
  }

  /// Reads a file of weights in any supported format.
  ///
  /// Unusable records are skipped, counted and reported. For values that the file does not specify,
  /// such as the unit, the function throws a question, unless a record in the file answers it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - options: The values that the user specifies.
  ///   - progress: Receives the number of records read so far, at intervals.
  /// - Returns: The weigh-ins, or `nil` if the file contains none; and the problems.
  /// - Throws: ``ImportQuestion`` if the user must specify a value.
  /// - Complexity: O(*n*) in the number of bytes. Of a table, only a part is in memory.
  package static func read(
    _ file: WeightFile,
    _ options: ImportOptions,
    progress: (Int) -> Void = { _ in }
  ) throws(ImportQuestion) -> ParseResult<ImportedWeights?> {
    let beginning = file.beginning(HealthExportFile.signatureLength)
    if WeightArchive.begins(beginning) { return refused(.weightsInArchive, file) }
    if HealthExportFile.isExport(beginning) { return refused(.weightsInHealthExport, file) }
    if isLog(beginning) { return refused(.weightsInLog, file) }
    if startsAsJSON(beginning) {
      guard let records = list(in: file) else { return refused(.weightsNotRecognized, file) }
      return try read(records, file, options, progress: progress)
    }
    guard let encoding = TextFileEncoding.detect(reading: file.reading()) else {
      return refused(.weightsNotText, file)
    }
    guard let records = DelimitedRecords.recognize(file, encoding) else {
      return refused(.weightsNotRecognized, file)
    }
    var parsed = try read(records, file, options, progress: progress)
    if encoding == .windows1252, parsed.value != nil {
      parsed.diagnostics.insert(Diagnostic(.textInWindows1252, .note, at: file.location), at: 0)
    }
    return parsed
  }

  private static func list(in file: WeightFile) -> JSONRecords? {
    guard let bytes = file.list() else {
      file.refuse(.weightsTooLarge(megabytes: WeightFile.greatestSizeInMemory >> 20))
      return nil
    }
    let parsed = JSONDocument.parse(bytes, file: file.path)
    guard let document = parsed.value else {
      file.refuse(.weightsBrokenJSON, at: parsed.diagnostics.first?.location)
      return nil
    }
    return JSONRecords.recognize(document.root)
  }

  /// Returns the reason why nothing is imported: the one that the file has recorded, or another.
  private static func refused(
    _ message: Diagnostic.Message,
    _ file: WeightFile
  ) -> ParseResult<ImportedWeights?> {
    file.refuse(message)
    return ParseResult(nil, diagnostics: file.problem.map { [$0] } ?? [])
  }

  /// Returns whether a file is a database with the application ID of a log.
  private static func isLog(_ beginning: [UInt8]) -> Bool {
    let identifier = "w8lg".utf8
    return beginning.starts(with: "SQLite format 3\0".utf8)
      && beginning.dropFirst(68).starts(with: identifier)
  }

  private static func startsAsJSON(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = rest.first { $0 > UInt8(ascii: " ") }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func read(
    _ records: some WeightRecords,
    _ file: WeightFile,
    _ options: ImportOptions,
    progress: (Int) -> Void
  ) throws(ImportQuestion) -> ParseResult<ImportedWeights?> {
    var records = records
    if let named = options.format {
      guard let format = named.format(seeming: records.format) else {
        return refused(.weightsInOtherFormat(named.rawValue), file)
      }
      records.format = format
    }
    let survey = RecordSurvey(of: records, limit: options.greatestCount)
    if let problem = file.problem { return ParseResult(nil, diagnostics: [problem]) }
    let interpreter = RecordInterpreter(
      format: records.format,
      interpretation: try Interpretation(survey, of: records, options),
      fatUnit: records.fatUnit,
      clock: RecordClock(
        timeZone: options.timeZone,
        isInUTC: records.format.isInUTC,
        now: options.now
      )
    )
    let parsed = interpreter.weights(
      of: records,
      limit: options.greatestCount,
      progress: progress
    )
    guard parsed.value != nil else {
      return refused(.weightsTooMany(options.greatestCount), file)
    }
    if let problem = file.problem { return ParseResult(nil, diagnostics: [problem]) }
    return parsed
  }
}

extension RecordInterpreter {
  /// The number of records between progress reports.
  private static let progressStep = 1_000

  /// Returns the weigh-ins of all records, or `nil` if there are too many.
  fileprivate func weights(
    of records: some WeightRecords,
    limit: Int,
    progress: (Int) -> Void
  ) -> ParseResult<ImportedWeights?> {
    var weights = ImportedWeights(format: format)
    var errors = DiagnosticList(.error)
    var warnings = DiagnosticList(.warning)
    var seen = SeenDrafts()
    var named: Set<EntryIdentifier> = []
    var additions: [(moment: Timestamp, values: EntryAdditions)] = []
    for record in records {
      switch record.kind {
      case .other: weights.otherCount += 1
      case .addition:
        weights.otherCount += 1
        if let addition = self.additions(of: record, warn: { warnings.append($0) }) {
          additions.append(addition)
        }
      case .weighIn:
        weights.recordCount += 1
        if weights.recordCount.isMultiple(of: Self.progressStep) { progress(weights.recordCount) }
        do throws(RecordError) {
          let candidate = try onlyCandidate(of: record, &named) { warnings.append($0) }
          // An own export contains each entry once, so equal records are different entries. In
          // other files, they are repeated by mistake.
          if format.isOwn || seen.isNew(candidate.draft, in: weights.candidates) {
            weights.candidates.append(candidate)
          } else {
            weights.repeatedCount += 1
          }
        } catch {
          weights.leftOut[error.diagnostic.id, default: 0] += 1
          errors.append(error.diagnostic)
        }
      }
      guard weights.candidates.count + additions.count <= limit else {
        return ParseResult(nil, diagnostics: [])
      }
    }
    if !additions.isEmpty { weights.attach(additions) }
    return ParseResult(weights, diagnostics: errors.all + warnings.all)
  }

  /// Returns the weigh-in of a record, without its entry if an earlier record has the same one.
  ///
  /// A user may copy a row to add a weigh-in.
  private func onlyCandidate(
    of record: WeightRecord,
    _ named: inout Set<EntryIdentifier>,
    warn: (Diagnostic) -> Void
  ) throws(RecordError) -> EntryCandidate {
    let candidate = try candidate(of: record, warn: warn)
    guard let revision = candidate.revision, let field = record.revision,
      !named.insert(revision.identifier).inserted
    else { return candidate }
    warn(Diagnostic(.entryIdentifierRepeated(field.text), .warning, at: field.location))
    return candidate.unnamed
  }
}

/// The weigh-ins of a file that were read before, in a few bytes each.
private struct SeenDrafts {
  /// The index of the first candidate with a hash value.
  private var places: [Int: Int] = [:]

  /// Returns whether a weigh-in is not one of the candidates; it is then expected to become the next
  /// one.
  mutating func isNew(_ draft: WeightEntry.Draft, in candidates: [EntryCandidate]) -> Bool {
    if let place = places[draft.hashValue] { return candidates[place].draft != draft }
    places[draft.hashValue] = candidates.count
    return true
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
  /// The maximum number of weigh-ins.
  package var greatestCount = ImportedWeights.greatestCount
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
