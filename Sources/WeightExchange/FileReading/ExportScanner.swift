/// A byte scanner that finds the relevant elements of an export.
///
/// It only reads the names of all other elements. It skips the document type declaration, because
/// the one that phones write is malformed, and its definitions must have no effect.
struct ExportScanner<Source: ExportBytes>: ~Copyable {
  private var source: Source
  private var window = ByteWindow()
  /// The current position in the window.
  private var position = 0
  /// The position of the unfinished record, which stays in the window until its end.
  private var openRecord: Int?
  /// The terminator of the comment, or similar construct, that is being skipped.
  private var passingOver: StaticString?
  private var isInDocumentType = false
  private var correlationDepth = 0
  private var hasEnded = false

  /// The collector of the results.
  private var records: RecordCollector

  /// The maximum length of a name or of the start of a record.
  private static var lookahead: Int { 96 }

  init(_ source: consuming Source, _ records: consuming RecordCollector) {
    self.source = source
    self.records = records
  }

  /// Reads the whole export.
  ///
  /// - Parameter progress: Receives the progress, and can stop the scan by throwing an error.
  /// - Returns: The result.
  /// - Throws: Any error of `progress` or of the source.
  consuming func scan(
    progress: (_ bytes: Int64, _ records: Int, _ samples: Int) throws(HealthExportError) -> Void
  ) throws(HealthExportError) -> RecordCollector {
    repeat {
      try progress(
        window.offset + Int64(window.count),
        records.recordCount,
        records.samples.count
      )
      try refill()
      if hasEnded { position = window.count } else { try scanWindow() }
    } while !window.isAtEnd
    if openRecord != nil { leaveOut(.cutOff) }
    records.isComplete = hasEnded && !records.isDamaged && !source.isDamaged
    return records
  }
}

// MARK: - The window

extension ExportScanner {
  /// Moves the window forward, to the first byte that is still needed.
  private mutating func refill() throws(HealthExportError) {
    if window.isFull, min(openRecord ?? position, position) == 0 {
      // An element as long as the window is skipped in pieces.
      if openRecord != nil {
        leaveOut(.tooLong)
      } else if window.hasName("<Record", at: position) {
        records.recordCount += 1
        note(.tooLong, at: position)
        position += 1
      } else {
        records.isDamaged = true
        position += 1
      }
    }
    let start = min(openRecord ?? position, position)
    try window.move(to: start, reading: &source)
    position -= start
    openRecord = openRecord.map { $0 - start }
  }

  /// Scans the window up to its end, or up to a position that requires more data.
  private mutating func scanWindow() throws(HealthExportError) {
    while !hasEnded {
      if let end = passingOver {
        guard passOver(to: end) else { return }
      }
      guard let tag = window.firstIndex(of: UInt8(ascii: "<"), from: position) else {
        position = window.count
        return
      }
      position = tag
      if window.count - tag < Self.lookahead, !window.isAtEnd { return }
      guard try scanTag() else { return }
    }
  }

  /// Moves to the end of a comment or similar construct.
  ///
  /// - Returns: Whether the end is in the window.
  private mutating func passOver(to end: StaticString) -> Bool {
    let last = end.utf8Start[end.utf8CodeUnitCount - 1]
    var next = position
    while let found = window.firstIndex(of: last, from: next) {
      let start = found + 1 - end.utf8CodeUnitCount
      if start >= position, window.has(end, at: start) {
        position = found + 1
        passingOver = nil
        return true
      }
      next = found + 1
    }
    // The terminator may have begun already.
    position = max(position, window.count - end.utf8CodeUnitCount + 1)
    return false
  }
}

// MARK: - Tags

extension ExportScanner {
  /// Processes the angle bracket at the current position, and advances.
  ///
  /// - Returns: Whether the window contained enough data; if not, the position is unchanged.
  private mutating func scanTag() throws(HealthExportError) -> Bool {
    switch window[position + 1] {
    case UInt8(ascii: "!"): return scanDeclaration()
    case UInt8(ascii: "?"):
      passingOver = "?>"
      position += 2
      return true
    case UInt8(ascii: "H") where window.hasName("HealthData", at: position + 1):
      return scanRoot()
    case _ where isInDocumentType: break
    case UInt8(ascii: "R") where window.hasName("Record", at: position + 1):
      return try scanRecord()
    case UInt8(ascii: "/"): return try scanEnd()
    case UInt8(ascii: "E") where window.hasName("ExportDate", at: position + 1):
      return scanExportDate()
    case UInt8(ascii: "C") where window.hasName("Correlation", at: position + 1):
      return try scanCorrelation()
    case UInt8(ascii: "W") where window.hasName("Workout", at: position + 1),
      UInt8(ascii: "A") where window.hasName("ActivitySummary", at: position + 1):
      try closeRecord()
    default: break
    }
    position += 1
    return true
  }

  private mutating func scanDeclaration() -> Bool {
    if window.has("<!--", at: position) {
      if isInDocumentType { records.noteVersion(window, at: position) }
      passingOver = "-->"
      position += 4
    } else if window.has("<![CDATA[", at: position) {
      passingOver = "]]>"
      position += 9
    } else if window.has("<!DOCTYPE", at: position) {
      isInDocumentType = true
      position += 9
    } else if isInDocumentType, window.has("<!ENTITY", at: position) {
      return passOverEntity()
    } else {
      position += 2
    }
    return true
  }

  /// Skips the declaration of an entity, whose text could look like a record.
  private mutating func passOverEntity() -> Bool {
    var quote: UInt8?
    for next in position..<window.count {
      let byte = window[next]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        position = next + 1
        return true
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return false
  }

  private mutating func scanRoot() -> Bool {
    switch window.endOfTag(at: position) {
    case .found(let end, let isEmpty):
      records.readRoot(window.bytes(position..<end))
      isInDocumentType = false
      hasEnded = isEmpty
      position = end
    case .broken(let next):
      isInDocumentType = false
      position = next
    case .beyond: return false
    }
    return true
  }

  private mutating func scanExportDate() -> Bool {
    switch window.endOfTag(at: position) {
    case .found(let end, _):
      records.readExportDate(window.bytes(position..<end))
      position = end
    case .broken(let next): position = next
    case .beyond: return false
    }
    return true
  }

  private mutating func scanCorrelation() throws(HealthExportError) -> Bool {
    try closeRecord()
    switch window.endOfTag(at: position) {
    case .found(let end, let isEmpty):
      if !isEmpty { correlationDepth += 1 }
      position = end
    case .broken(let next):
      records.isDamaged = true
      position = next
    case .beyond: return false
    }
    return true
  }

  private mutating func scanEnd() throws(HealthExportError) -> Bool {
    if window.hasName("Record", at: position + 2) {
      guard let end = window.firstIndex(of: UInt8(ascii: ">"), from: position) else { return false }
      position = end + 1
      try readRecord(to: end + 1)
    } else if window.hasName("Correlation", at: position + 2) {
      try closeRecord()
      correlationDepth = max(0, correlationDepth - 1)
      position += 2
    } else if window.hasName("HealthData", at: position + 2) {
      try closeRecord()
      if correlationDepth > 0 { records.isDamaged = true }
      hasEnded = true
      position = window.count
    } else {
      position += 2
    }
    return true
  }
}

// MARK: - Records

extension ExportScanner {
  private mutating func scanRecord() throws(HealthExportError) -> Bool {
    try closeRecord()
    guard correlationDepth == 0, records.mayWant(window, at: position) else {
      records.recordCount += 1
      records.otherRecordCount += 1
      position += 7
      return true
    }
    switch window.endOfTag(at: position) {
    case .found(let end, let isEmpty):
      records.recordCount += 1
      guard records.wants(window, position..<end) else {
        records.otherRecordCount += 1
        position = end
        return true
      }
      openRecord = position
      position = end
      if isEmpty { try readRecord(to: end) }
    case .broken(let next): leaveOutTag(to: next, .quoteUnclosed)
    case .beyond:
      guard window.isAtEnd else { return false }
      leaveOutTag(to: window.count, .cutOff)
    }
    return true
  }

  private mutating func leaveOutTag(to end: Int, _ problem: HealthProblem) {
    records.recordCount += 1
    if records.wants(window, position..<end) {
      note(problem, at: position)
    } else {
      records.otherRecordCount += 1
    }
    position = end
  }

  /// Closes a record without an end tag, because another element begins.
  private mutating func closeRecord() throws(HealthExportError) {
    guard openRecord != nil else { return }
    try readRecord(to: position, isUnclosed: true)
  }

  private mutating func readRecord(
    to end: Int,
    isUnclosed: Bool = false
  ) throws(HealthExportError) {
    guard let start = openRecord else { return }
    openRecord = nil
    if isUnclosed { note(.elementUnclosed, at: start) }
    for (problem, written) in try records.read(window.bytes(start..<end)) {
      note(problem, written: written, at: start)
    }
  }

  private mutating func leaveOut(_ problem: HealthProblem) {
    guard let start = openRecord else { return }
    openRecord = nil
    note(problem, at: start)
  }

  /// Counts a problem.
  ///
  /// Its location is only determined while few problems of its kind are known.
  private mutating func note(
    _ problem: HealthProblem,
    written: String? = nil,
    at position: Int
  ) {
    guard records.note(problem) else { return }
    let (line, column) = window.location(of: position)
    records.show(
      problem,
      written: written,
      offset: window.offset + Int64(position),
      line: line,
      column: column
    )
  }
}
