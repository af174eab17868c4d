package import Diagnostics
import JSONSyntax
package import WeightCore

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What was found in a file of weights.
package struct ImportedWeights: Sendable {
  /// The form of the file.
  package let format: WeightFileFormat
  /// How many records the file has.
  package internal(set) var recordCount = 0
  /// The weigh-ins, in the order of the file.
  package internal(set) var candidates: [EntryCandidate] = []
  /// How many records say the same as one before them.
  package internal(set) var repeatedCount = 0
  /// How many records were left out, by reason.
  package internal(set) var leftOut: [Diagnostic.ID: Int] = [:]

  init(format: WeightFileFormat) {
    self.format = format
  }

  /// How many records were left out, whatever the reason.
  package var leftOutCount: Int { leftOut.values.reduce(0, +) }
}

// MARK: - Reading

extension ImportedWeights {
  /// Reads a file of weights, from whichever program it comes.
  ///
  /// Records that cannot be used are left out, counted and told. What a file leaves open, such as the
  /// unit, is asked: every record that could answer is looked at first.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  ///   - options: What the user says of the file.
  ///   - progress: Is told how many records have been read, now and then.
  /// - Returns: The weigh-ins, or `nil` if the file holds none; and what is wrong.
  /// - Throws: ``ImportQuestion`` if the user has to say more.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    _ options: ImportOptions,
    progress: (Int) -> Void = { _ in }
  ) throws(ImportQuestion) -> Parsed<ImportedWeights?> {
    let start = Place(file: file, utf8Range: 0..<0, line: 1, column: 1)
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) { return refused(.weightsInArchive, start) }
    if startsAsJSON(bytes) {
      let parsed = JSONDocument.parse(bytes, file: file)
      guard let document = parsed.value else {
        return refused(.weightsBrokenJSON, parsed.diagnostics.first?.place ?? start)
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
    _ place: Place
  ) -> Parsed<ImportedWeights?> {
    Parsed(nil, diagnostics: [Diagnostic(message, .error, at: place)])
  }

  private static func startsAsJSON(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = rest.first { $0 > UInt8(ascii: " ") }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func read(
    _ records: some WeightRecords,
    _ start: Place,
    _ options: ImportOptions,
    progress: (Int) -> Void
  ) throws(ImportQuestion) -> Parsed<ImportedWeights?> {
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
  /// After how many records progress is told.
  private static let progressStep = 1_000

  fileprivate func weights(
    of records: some WeightRecords,
    progress: (Int) -> Void
  ) -> Parsed<ImportedWeights?> {
    var weights = ImportedWeights(format: format)
    var errors = DiagnosticList(.error)
    var warnings = DiagnosticList(.warning)
    var seen: Set<WeightEntry.Draft> = []
    for record in records {
      weights.recordCount += 1
      if weights.recordCount.isMultiple(of: Self.progressStep) { progress(weights.recordCount) }
      do throws(RecordRefusal) {
        let candidate = try candidate(of: record) { warnings.append($0) }
        // Our own export says of each entry that it is one; others repeat themselves by mistake.
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
    return Parsed(weights, diagnostics: errors.all + warnings.all)
  }
}

/// What a file is to be read with: what the user says of it, and where and when the user is.
package struct ImportOptions: Sendable {
  /// The program that it comes from; `nil` to see by the content.
  package var format: NamedFormat?
  /// The unit of numbers that the file gives none for.
  package var unit: WeightUnit?
  /// What stands before decimals, where the file leaves that open.
  package var decimalMark: DecimalMark?
  /// The order of day and month, where the file leaves that open.
  package var dateOrder: DateOrder?
  /// The zone of times that have none.
  package var timeZone: TimeZone
  /// The moment after which nothing can have been weighed.
  package var now: Moment

  /// Creates options that say nothing of the file.
  package init(timeZone: TimeZone, now: Moment) {
    self.timeZone = timeZone
    self.now = now
  }
}

/// Something that a file leaves open, and that is asked and never guessed.
package struct ImportQuestion: Error, Hashable, Sendable {
  /// What is asked.
  package enum Subject: Hashable, Sendable, CaseIterable {
    /// Which unit the weights are in.
    case unit
    /// Whether a comma or a point stands before the decimals.
    case decimalMark
    /// In which order dates have day and month.
    case dateOrder
  }

  /// What is asked.
  package let subject: Subject
  /// A text of the file that could mean this or that.
  package let example: String
  /// Where the example stands.
  package let place: Place

  init(_ subject: Subject, _ example: RecordField) {
    self.subject = subject
    self.example = example.text
    place = example.place
  }
}
