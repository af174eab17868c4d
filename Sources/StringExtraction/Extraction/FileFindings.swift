import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// What came of one file.
struct FileFindings: Sendable {
  /// The strings, in the order of their places.
  var occurrences: [ExtractedString] = []
  /// What the parser found wrong.
  var syntaxProblems: [Diagnostic] = []
  /// What the types of the file left open.
  var typeProblems: [Diagnostic] = []
  /// The literals that are not localizable, to tell where a key that is gone may still be used.
  var plainLiterals = PlainLiterals()
}

extension FileFindings {
  /// Takes what a walk through a file found.
  ///
  /// - Parameters:
  ///   - collector: What walked through the file.
  ///   - plainLiterals: The literals that are not localizable.
  init(_ collector: KeyCollector, _ plainLiterals: PlainLiterals) {
    self.plainLiterals = plainLiterals
    occurrences = collector.occurrences.sorted { $0.place < $1.place }
    syntaxProblems = collector.tree.diagnostics
    typeProblems = collector.diagnostics
  }

  /// Writes the findings; places in the file itself come without its path.
  func encode(into writer: inout CacheWriter, path: String) {
    writer.write(occurrences.count)
    for occurrence in occurrences { writer.write(occurrence, path: path) }
    for problems in [syntaxProblems, typeProblems] {
      writer.write(problems.count)
      for problem in problems { writer.write(problem, path: path) }
    }
    writer.write(plainLiterals.bytes)
  }

  /// Reads the findings of the file at `path`.
  init(from reader: inout ImageReader, path: String) {
    occurrences = reader.values { $0.occurrence(path: path) }
    syntaxProblems = reader.values { $0.diagnostic(path: path) }
    typeProblems = reader.values { $0.diagnostic(path: path) }
    plainLiterals = PlainLiterals(bytes: reader.data())
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ string: ExtractedString, path: String) {
    write(string.key)
    write(string.table)
    write(string.defaultValue)
    write(string.phrases)
    write(string.comment)
    write(string.place, path: path)
    write(string.isDebugOnly)
  }

  private mutating func write(_ place: Place, path: String) {
    let isElsewhere = place.file != path
    write(isElsewhere)
    if isElsewhere { write(place.file) }
    write(place.utf8Range.lowerBound)
    write(place.utf8Range.count)
    write(place.line)
    write(place.column)
  }

  private mutating func write(_ place: Place?, path: String) {
    write(place != nil)
    if let place { write(place, path: path) }
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic, path: String) {
    write(diagnostic.message)
    write(diagnostic.severity.rawValue)
    write(diagnostic.place, path: path)
    write(diagnostic.path)
    write(diagnostic.notes.count)
    for note in diagnostic.notes {
      write(note.message)
      write(note.place, path: path)
    }
    write(diagnostic.fixIts.count)
    for fixIt in diagnostic.fixIts {
      write(fixIt.message)
      write(fixIt.edits.count)
      for edit in fixIt.edits {
        write(edit.place, path: path)
        write(edit.replacement)
      }
    }
  }
}

extension ImageReader {
  /// Reads as many values as a count before them says.
  fileprivate mutating func values<Value>(_ read: (inout ImageReader) -> Value) -> [Value] {
    let count = count()
    var result: [Value] = []
    result.reserveCapacity(count)
    for _ in 0..<count where !isDamaged { result.append(read(&self)) }
    return result
  }

  fileprivate mutating func occurrence(path: String) -> ExtractedString {
    ExtractedString(
      key: text(),
      table: optional(),
      defaultValue: optional(),
      phrases: values(),
      comment: optional(),
      place: place(path: path),
      isDebugOnly: flag()
    )
  }

  private mutating func place(path: String) -> Place {
    let file = flag() ? text() : path
    let start = number()
    let (end, overflows) = start.addingReportingOverflow(number())
    if overflows { noteDamage() }
    return Place(
      file: file,
      utf8Range: start..<max(start, end),
      line: number(),
      column: number()
    )
  }

  private mutating func optionalPlace(path: String) -> Place? {
    flag() ? place(path: path) : nil
  }

  fileprivate mutating func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      Diagnostic.Message(from: &self),
      Diagnostic.Severity(rawValue: text()) ?? .error,
      at: optionalPlace(path: path),
      path: values(),
      notes: values { reader in
        Diagnostic.Note(
          Diagnostic.Message(from: &reader),
          at: reader.optionalPlace(path: path)
        )
      },
      fixIts: values { $0.fixIt(path: path) }
    )
  }

  private mutating func fixIt(path: String) -> FixIt {
    let message = Diagnostic.Message(from: &self)
    var edits = values { reader in
      FixIt.Edit(replacing: reader.place(path: path), with: reader.text())
    }
    if edits.isEmpty {
      noteDamage()
      let start = Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
      edits = [FixIt.Edit(replacing: start, with: "")]
    }
    return FixIt(message, edits: edits)
  }
}

// MARK: - Messages

extension Diagnostic.Message: ImageCodable {
  func encode(into writer: inout CacheWriter) {
    writer.write(id.rawValue)
    writer.write(variant)
    writer.write(text.pieces)
    writer.write(singular?.pieces ?? [])
    writer.write(arguments)
  }

  init(from reader: inout ImageReader) {
    let id = Diagnostic.ID(rawValue: reader.text())
    let variant: String? = reader.optional()
    var pieces: [String] = reader.values()
    let singular: [String] = reader.values()
    var arguments: [Diagnostic.Argument] = reader.values()
    if pieces.count != arguments.count + 1 {
      reader.noteDamage()
      (pieces, arguments) = ([""], [])
    }
    self.init(
      id,
      variant: variant,
      Text(pieces: pieces, arguments: arguments),
      one: singular.count == pieces.count
        ? Text(pieces: singular, arguments: arguments) : nil
    )
  }
}

extension Diagnostic.Argument: ImageCodable {
  func encode(into writer: inout CacheWriter) {
    switch self {
    case .text(let text): write(0, [text], into: &writer)
    case .key(let key): write(1, [key], into: &writer)
    case .quoted(let text): write(2, [text], into: &writer)
    case .literal(let text): write(3, [text], into: &writer)
    case .list(let texts): write(4, texts, into: &writer)
    case .integer(let number): write(5, [String(number)], into: &writer)
    case .percentage(let number, let digits):
      write(6, [String(number), String(digits)], into: &writer)
    }
  }

  private func write(_ kind: UInt8, _ values: [String], into writer: inout CacheWriter) {
    writer.write(kind)
    writer.write(values)
  }

  init(from reader: inout ImageReader) {
    let kind = reader.byte()
    let values: [String] = reader.values()
    let first = values.first ?? ""
    switch kind {
    case 0: self = .text(first)
    case 1: self = .key(first)
    case 2: self = .quoted(first)
    case 3: self = .literal(first)
    case 4: self = .list(values)
    case 5: self = .integer(Int(first) ?? 0)
    case 6:
      self = .percentage(Double(first) ?? 0, fractionDigits: values.last.flatMap { Int($0) } ?? 0)
    default:
      reader.noteDamage()
      self = .text("")
    }
  }
}
