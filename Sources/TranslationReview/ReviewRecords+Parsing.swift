package import Diagnostics
import JSONSyntax
import OrderedCollections
import StringCatalog

extension ReviewRecords {
  /// Parses a file.
  ///
  /// A line that cannot be read is kept, and the others are read nevertheless. Fields and kinds of
  /// lines that are not known are kept, because a newer version of the program may have written
  /// them. If several lines have the same identity, the last one counts.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the locations of diagnostics.
  /// - Returns: The records; and the problems, in the order of the file.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<ReviewRecords> {
    var parser = ReviewRecordsParser(file: file)
    var start =
      bytes.starts(with: JSONDocument.byteOrderMark) ? JSONDocument.byteOrderMark.count : 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      parser.parse(bytes[start..<end], line: number)
      start = end + 1
      number += 1
    }
    return ParseResult(
      parser.records,
      diagnostics: (parser.errors.all + parser.warnings.all).inOrderOfFile
    )
  }
}

/// Reads the lines of a file.
private struct ReviewRecordsParser {
  let file: String
  var records = ReviewRecords()
  var errors = DiagnosticList(.error)
  var warnings = DiagnosticList(.warning)
  private var locations: [ReviewRecord.Identity: Location] = [:]

  init(file: String) {
    self.file = file
  }

  mutating func parse(_ line: ArraySlice<UInt8>, line number: Int) {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else {
      return
    }
    let bytes = Array(line)
    let parsed = JSONDocument.parse(bytes, file: file)
    let place = LinePlace(offset: line.startIndex, line: number, file: file)
    guard let document = parsed.value, parsed.diagnostics.isEmpty else {
      records.otherLines.append(bytes)
      for problem in parsed.diagnostics { errors.append(problem.moved(to: place)) }
      return
    }
    do throws(ReviewLineError) {
      let record = try ReviewRecord(document.root)
      let location = place.location(of: document.root.node.range)
      if let first = locations.updateValue(location, forKey: record.identity) {
        let note = Diagnostic.Note(.keyFirst, at: first)
        warnings.append(Diagnostic(.reviewLineRepeated, .warning, at: location, notes: [note]))
      }
      records[record.identity] = record
    } catch {
      records.otherLines.append(bytes)
      let location = place.location(of: error.range)
      guard let message = error.message else { return }
      errors.append(Diagnostic(message, .error, at: location))
    }
  }
}

/// The reason why a line is not a record.
private struct ReviewLineError: Error {
  /// The problem; `nil` if the line is of another kind, which is kept.
  let message: Diagnostic.Message?
  /// Its range in the line.
  let range: Range<Int>

  init(_ message: Diagnostic.Message?, at element: JSONElement) {
    self.message = message
    range = element.node.range
  }
}

extension ReviewRecord {
  fileprivate init(_ element: JSONElement) throws(ReviewLineError) {
    guard element.isObject else { throw ReviewLineError(.reviewLineNotObject, at: element) }
    guard element.member(ReviewField.catalog.rawValue) != nil,
      element.member(ReviewField.key.rawValue) != nil
    else { throw ReviewLineError(nil, at: element) }
    let catalog = try element.text(.catalog) ?? ""
    let key = try element.text(.key) ?? ""
    let language = try element.text(.language)
    let path = try element.text(.path)
    var known: Set<ReviewField> = [.catalog, .key, .language, .path]
    let kind: Kind
    let content: Content
    switch (language, path) {
    case (nil, nil) where element.has(.seen):
      kind = .source
      content = .source(
        try element.texts(.source),
        seen: TextVersion(rawValue: try element.requiredText(.seen))
      )
      known.formUnion([.source, .seen])
    case (_?, nil) where element.has(.from):
      kind = .former
      content = .former(try element.texts(.from))
      known.insert(.from)
    case (_?, _?) where element.has(.origin):
      kind = .draft
      content = .draft(
        origin: try element.requiredText(.origin),
        value: TextVersion(rawValue: try element.requiredText(.value)),
        source: try element.text(.for).map { TextVersion(rawValue: $0) }
      )
      known.formUnion([.origin, .value, .for])
    default:
      kind = .unknown(element.namesOfOtherFields)
      content = .unknown
    }
    let names = Set(known.map(\.rawValue))
    self.init(
      Identity(catalog: catalog, key: key, language: language, path: path, kind: kind),
      content,
      unknownFields: element.members.filter { !names.contains($0.name) }
        .map { JSONValue.Member($0.name, $0.value.decoded) }
    )
  }
}

extension JSONElement {
  fileprivate func has(_ field: ReviewField) -> Bool { member(field.rawValue) != nil }

  /// Returns the string of a field; `nil` if there is no such field.
  fileprivate func text(_ field: ReviewField) throws(ReviewLineError) -> String? {
    guard let value = member(field.rawValue) else { return nil }
    guard let text = value.string else {
      throw ReviewLineError(.fieldNotText(field.rawValue), at: value)
    }
    return text
  }

  fileprivate func requiredText(_ field: ReviewField) throws(ReviewLineError) -> String {
    guard let text = try text(field) else {
      throw ReviewLineError(.fieldMissing(field.rawValue), at: self)
    }
    return text
  }

  /// Returns the texts of a field, in the order of the names of their variants.
  fileprivate func texts(
    _ field: ReviewField
  ) throws(ReviewLineError) -> OrderedDictionary<String, String> {
    guard let value = member(field.rawValue) else {
      throw ReviewLineError(.fieldMissing(field.rawValue), at: self)
    }
    guard value.isObject else {
      throw ReviewLineError(.fieldNotObject(field.rawValue), at: value)
    }
    var texts: OrderedDictionary<String, String> = [:]
    for member in value.members {
      guard let text = member.value.string else {
        throw ReviewLineError(.fieldNotText(member.name), at: member.value)
      }
      texts[member.name] = text
    }
    texts.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return texts
  }

  /// The sorted names of the fields that do not identify the line.
  fileprivate var namesOfOtherFields: String {
    let identifying: [ReviewField] = [.catalog, .key, .language, .path]
    let names = Set(identifying.map(\.rawValue))
    return members.map(\.name).filter { !names.contains($0) }.sorted().joined(separator: ",")
  }
}

/// The position of a line in the file.
private struct LinePlace {
  /// The offset of the line in UTF-8.
  let offset: Int
  /// The number of the line, from 1.
  let line: Int
  let file: String

  /// Returns the location of a range of offsets in the line.
  func location(of range: Range<Int>) -> Location {
    Location(
      file: file,
      utf8Range: range.lowerBound + offset..<range.upperBound + offset,
      line: line,
      column: range.lowerBound + 1
    )
  }
}

extension Diagnostic {
  /// Returns a diagnostic about a line with its location in the file.
  fileprivate func moved(to place: LinePlace) -> Diagnostic {
    var moved = self
    moved.location = location.map { place.location(of: $0.utf8Range) }
    moved.notes = notes.map { note in
      Note(note.message, at: note.location.map { place.location(of: $0.utf8Range) })
    }
    moved.fixIts = []
    return moved
  }
}

extension Diagnostic.Message {
  /// A line of the records is another JSON value.
  fileprivate static let reviewLineNotObject = Self(
    "review-line-not-object",
    "each line of the review records must be a JSON object"
  )

  /// Several lines of the records are about the same text.
  fileprivate static let reviewLineRepeated = Self(
    "review-line-repeated",
    "an earlier line is about the same text; this one is used"
  )
}
