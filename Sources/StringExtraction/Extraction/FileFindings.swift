import Diagnostics
import StringCatalog
import SwiftTypeChecker

/// The findings of the extraction in a file.
struct FileFindings: Sendable {
  /// The strings, in the order of their locations.
  var occurrences: [ExtractedString] = []
  /// The problems of the file.
  var problems = FileProblems()
  /// The literals that are not localizable, which may be uses of a missing key.
  var plainLiterals = PlainLiterals()
}

extension FileFindings {
  /// Creates the findings of a collector.
  ///
  /// - Parameters:
  ///   - collector: The collector that has walked the file.
  ///   - observer: The observer of its literals that are not localizable.
  init(_ collector: KeyCollector, _ observer: PlainLiteralObserver) {
    plainLiterals = observer.all
    occurrences = collector.occurrences.sorted { $0.location < $1.location }
    problems = FileProblems(
      ofSyntax: collector.tree.diagnostics,
      ofTypes: collector.diagnostics + observer.unreadFunctions(in: collector.tree)
    )
  }
}

/// The problems of the extraction in a file.
struct FileProblems: Hashable, Sendable {
  /// The problems of the parser.
  var ofSyntax: [Diagnostic] = []
  /// The problems with types.
  var ofTypes: [Diagnostic] = []
}

extension FileProblems: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) { writer.write(ofSyntax, ofTypes) }
  init(from reader: inout SnapshotReader) { (ofSyntax, ofTypes) = reader.read() }

  /// Returns the bytes for a snapshot, which are empty if there are no problems.
  func bytes(path: String) -> [UInt8] {
    guard self != FileProblems() else { return [] }
    var writer = SnapshotWriter(path: path)
    writer.write(self)
    return writer.bytes
  }
}

extension ExtractedString: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) {
    writer.write(key, table, defaultValue, phrases, comment, location, isDebugOnly, assumed)
  }

  init(from reader: inout SnapshotReader) {
    self.init(
      key: reader.read(),
      table: reader.read(),
      defaultValue: reader.read(),
      phrases: reader.read(),
      comment: reader.read(),
      location: reader.read(),
      isDebugOnly: reader.read(),
      assumed: reader.read()
    )
  }
}

extension AssumedSpecifiers: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) { writer.write(inKey, inDefaultValue) }

  init(from reader: inout SnapshotReader) {
    self.init(inKey: reader.read(), inDefaultValue: reader.read())
  }
}

/// The file is only written if its path differs from the path of the writer.
extension Location: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) {
    writer.write(file == writer.path ? nil : file, utf8Range, line, column)
  }

  init(from reader: inout SnapshotReader) {
    let (file, range, line, column): (String?, Range<Int>, Int, Int) = reader.read()
    self.init(file: file ?? reader.path, utf8Range: range, line: line, column: column)
  }
}

// MARK: - Diagnostics

extension Diagnostic: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) {
    writer.write(message, severity, location, path, notes, fixIts)
  }

  init(from reader: inout SnapshotReader) {
    self.init(
      reader.read(),
      reader.read(),
      at: reader.read(),
      path: reader.read(),
      notes: reader.read(),
      fixIts: reader.read()
    )
  }
}

extension Diagnostic.Severity: SnapshotCodable {}

extension Diagnostic.Note: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) { writer.write(message, location) }
  init(from reader: inout SnapshotReader) { self.init(reader.read(), at: reader.read()) }
}

extension FixIt: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) { writer.write(message, edits) }

  init(from reader: inout SnapshotReader) {
    let message: Diagnostic.Message = reader.read()
    var edits: [Edit] = reader.read()
    if edits.isEmpty {
      let start = Location(file: reader.path, utf8Range: 0..<0, line: 1, column: 1)
      edits = reader.damaged([Edit(replacing: start, with: "")])
    }
    self.init(message, edits: edits)
  }
}

extension FixIt.Edit: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) { writer.write(location, replacement) }

  init(from reader: inout SnapshotReader) {
    self.init(replacing: reader.read(), with: reader.read())
  }
}

extension Diagnostic.Message: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) {
    writer.write(id.rawValue, variant, arguments, text.pieces, singular?.pieces)
  }

  init(from reader: inout SnapshotReader) {
    var (id, variant, arguments): (String, String?, [Diagnostic.Argument]) = reader.read()
    var (pieces, singular): ([String], [String]?) = reader.read()
    if pieces.count != arguments.count + 1 || pieces.count != singular?.count ?? pieces.count {
      (pieces, singular, arguments) = reader.damaged(([""], nil, []))
    }
    self.init(
      Diagnostic.ID(rawValue: id),
      variant: variant,
      Text(pieces: pieces, arguments: arguments),
      one: singular.map { Text(pieces: $0, arguments: arguments) }
    )
  }
}

/// Numbers are written as text: a count may be negative.
extension Diagnostic.Argument: SnapshotCodable {
  func encode(to writer: inout SnapshotWriter) {
    switch self {
    case .text(let text): writer.write(case: 0, text)
    case .key(let key): writer.write(case: 1, key)
    case .quoted(let text): writer.write(case: 2, text)
    case .literal(let text): writer.write(case: 3, text)
    case .list(let texts): writer.write(case: 4, texts)
    case .integer(let number): writer.write(case: 5, String(number))
    case .percentage(let number, let digits): writer.write(case: 6, String(number), digits)
    }
  }

  init(from reader: inout SnapshotReader) {
    switch reader.caseNumber() {
    case 0: self = .text(reader.read())
    case 1: self = .key(reader.read())
    case 2: self = .quoted(reader.read())
    case 3: self = .literal(reader.read())
    case 4: self = .list(reader.read())
    case 5: self = .integer(Int(String(from: &reader)) ?? reader.damaged(0))
    case 6:
      self = .percentage(
        Double(String(from: &reader)) ?? reader.damaged(0),
        fractionDigits: reader.read()
      )
    default: self = reader.damaged(.text(""))
    }
  }
}
