package import Diagnostics
import FileFormats
import WeightCore

/// The collector of the results of an export.
struct RecordCollector {
  /// The maximum number of samples, more than is plausible for one person.
  static let greatestSampleCount = 1_000_000
  /// The maximum number of records that are shown for each problem.
  private static let greatestShownCount = 20

  /// The total number of records.
  var recordCount = 0
  /// The number of records that are not relevant.
  var otherRecordCount = 0
  /// Whether records may have been lost.
  var isDamaged = false
  /// Whether the export was read to its end.
  var isComplete = false
  /// The imported samples.
  private(set) var samples: [HealthSample] = []
  /// The number of occurrences of each problem.
  private(set) var problems: [HealthProblem: Int] = [:]
  /// The locations of the first problems.
  private(set) var diagnostics: [Diagnostic] = []
  /// The language and region of the phone.
  private(set) var locale: String?
  /// The version of the export format.
  private(set) var version: Int?
  /// The time at which the phone wrote the export.
  private(set) var exported: Timestamp?

  private let path: String
  private let reader: XMLElementReader
  private var interpreter: SampleReader
  /// The type names of the categories, each followed by a quotation mark.
  private let quotedTypes: [[UInt8]]
  private let types: [[UInt8]]

  init(path: String, interpreter: SampleReader) throws(HealthExportError) {
    do {
      reader = try XMLElementReader()
    } catch {
      throw HealthExportError(.unreadable, path: path, detail: "no memory")
    }
    self.path = path
    self.interpreter = interpreter
    types = interpreter.categories.keys.sorted().map { Array($0.utf8) }
    quotedTypes = types.map { $0 + [UInt8(ascii: "\"")] }
  }

  /// Counts a problem of a record.
  ///
  /// - Returns: Whether it is one of the first occurrences, which are shown.
  mutating func note(_ problem: HealthProblem) -> Bool {
    problems[problem, default: 0] += 1
    if problem.isDamage { isDamaged = true }
    return problems[problem, default: 0] <= Self.greatestShownCount
  }

  /// Records the location of a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - written: The affected value or date, if there is one.
  ///   - offset: The byte offset of the record.
  ///   - line: Its line, counted from 1.
  ///   - column: Its column, counted from 1.
  mutating func show(
    _ problem: HealthProblem,
    written: String?,
    offset: Int64,
    line: Int,
    column: Int
  ) {
    let offset = Int(offset)
    // A string that is not shown completely would not help.
    let location = Location(file: path, utf8Range: offset..<offset, line: line, column: column)
    diagnostics.append(
      Diagnostic(
        .healthRecord(problem, written: written.map { String($0.prefix(80)) }),
        problem.leavesOut ? .error : .warning,
        at: location
      )
    )
  }
}

extension Diagnostic.Message {
  /// Creates the message about a problem in a record.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - written: The affected value or date, or `nil` if there is none.
  /// - Returns: The message.
  package static func healthRecord(_ problem: HealthProblem, written: String?) -> Self {
    let id = Diagnostic.ID(rawValue: "health-\(problem.rawValue)")
    return written.map { Self(id, "'\($0)' cannot be read") } ?? Self(id, "the record is damaged")
  }
}

// MARK: - Records

extension RecordCollector {
  /// Returns whether the record at a position may belong to a category, judging by its usual first
  /// attribute.
  func mayWant(_ window: borrowing ByteWindow, at position: Int) -> Bool {
    let type: StaticString = " type=\""
    let name = position + 7
    guard window.has(type, at: name) else { return true }
    for quotedType in quotedTypes where window.has(quotedType, at: name + 7) { return true }
    return false
  }

  /// Returns whether the tag of a record may belong to a category, regardless of the order of
  /// attributes.
  func wants(_ window: borrowing ByteWindow, _ tag: Range<Int>) -> Bool {
    for type in types where window.contains(type, in: tag) { return true }
    return false
  }

  /// Reads a record.
  ///
  /// - Returns: Its problem, and the affected text.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer
  ) throws(HealthExportError) -> [(problem: HealthProblem, written: String?)] {
    let reading = reader.read(bytes)
    guard let element = reading.element else { return [(.unreadable, nil)] }
    switch interpreter.read(element) {
    case .other:
      otherRecordCount += 1
      return []
    case .leftOut(let problem, let written): return [(problem, written)]
    case .sample(let sample, let mended):
      guard samples.count < Self.greatestSampleCount else {
        throw HealthExportError(.excessiveSamples, path: path)
      }
      samples.append(sample)
      let mendedByParser = HealthProblem.allCases.filter { problem in
        reading.problems.contains { $0.healthProblem == problem }
      }
      return (mended + mendedByParser).map { ($0, nil) }
    }
  }
}

// MARK: - Metadata

extension RecordCollector {
  /// Reads the tag of the root element.
  mutating func readRoot(_ tag: UnsafeRawBufferPointer) {
    // The parser repairs the missing end of the element.
    locale = reader.read(tag).element?["locale"] ?? locale
  }

  /// Reads the time at which the export was written.
  mutating func readExportDate(_ tag: UnsafeRawBufferPointer) {
    exported = reader.read(tag).element?["value"].flatMap(RawInstant.init)?.moment ?? exported
  }

  /// Searches for the version in the comment at a position.
  mutating func noteVersion(_ window: borrowing ByteWindow, at position: Int) {
    let text: StaticString = " HealthKit Export Version:"
    guard window.has(text, at: position + 4) else { return }
    let start = position + 4 + text.utf8CodeUnitCount
    let digits = window.bytes(start..<min(start + 12, window.count))
      .drop { $0 == UInt8(ascii: " ") }
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    version = Int(String(decoding: digits, as: UTF8.self)) ?? version
  }
}

extension HealthProblem {
  /// Whether a record was lost that another copy of the export may contain.
  fileprivate var isDamage: Bool {
    [.cutOff, .tooLong, .quoteUnclosed, .unreadable].contains(self)
  }
}

extension XMLProblem {
  /// The corresponding problem of an export, or `nil` if the parser has repaired it.
  fileprivate var healthProblem: HealthProblem? {
    switch self {
    case .invalidUTF8: .invalidUTF8
    case .forbiddenCharacters: .controlBytes
    case .duplicateAttributes: .duplicateAttributes
    case .malformedAttributes: .malformedAttributes
    case .unknownReferences: .unknownReferences
    case .bareAngleBrackets: .bareAngleBrackets
    case .notWellFormed: nil
    }
  }
}
