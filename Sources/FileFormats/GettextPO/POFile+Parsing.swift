package import Diagnostics

extension POFile {
  /// Reads a PO file of any program.
  ///
  /// Errors are reported with line and column. All messages that can be read are returned.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The messages that could be read, with the errors.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<POFile> {
    var catalog = POFile()
    let diagnostics = read(
      bytes,
      file: file,
      header: { catalog = $0 },
      message: { catalog.messages.append($0) }
    )
    return ParseResult(catalog, diagnostics: diagnostics)
  }

  /// Reads a PO file like ``parse(_:file:)``, without collecting its messages.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  ///   - header: Uses the file without its messages, before the first message.
  ///   - message: Uses a message; they are in the order of the file.
  /// - Returns: The diagnostics.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    file: String,
    header: (POFile) -> Void,
    message: (Message) -> Void
  ) -> [Diagnostic] {
    if let encoding = wideEncoding(of: bytes) {
      header(POFile())
      return [
        Diagnostic(
          .portableObjectCharset(encoding),
          .error,
          at: Location(file: file, utf8Range: 0..<2, line: 1, column: 1)
        )
      ]
    }
    var reader = Reader(bytes, file: file)
    reader.read(header, message)
    return reader.diagnostics.sorted(by: isBefore)
  }

  private static func wideEncoding(of bytes: [UInt8]) -> String? {
    switch bytes.prefix(2) {
    case [0xFF, 0xFE], [0xFE, 0xFF]: "UTF-16"
    default: nil
    }
  }

  private static func isBefore(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    guard let first = first.location, let second = second.location else { return false }
    return first.utf8Range.lowerBound < second.utf8Range.lowerBound
  }
}

/// Reads the tokens of a file one at a time.
private struct Reader {
  private var lexer: Lexer
  private var assembler = MessageAssembler()
  private var section: Section?
  /// Whether the next tokens belong to an unknown keyword.
  private var isAfterUnknownKeyword = false
  /// Whether invalid UTF-8 was found.
  private var hasInvalidUTF8 = false
  private var ownDiagnostics = LimitedDiagnostics()

  init(_ bytes: [UInt8], file: String) {
    lexer = Lexer(bytes, file: file)
  }

  var diagnostics: [Diagnostic] {
    lexer.diagnostics.all + assembler.diagnostics.all + ownDiagnostics.all
  }

  /// The messages before the header.
  private var waiting: [POFile.Message]? = []

  mutating func read(_ header: (POFile) -> Void, _ body: (POFile.Message) -> Void) {
    while let token = lexer.next() {
      deliver(header, body)
      switch token.kind {
      case .word(let word): begin(word, token)
      case .index(let index): add(index, token)
      case .text(let bytes): add(bytes, token)
      case .comment(let kind, let bytes):
        endSection()
        assembler.add(kind, text(bytes, at: token.location))
      }
    }
    endSection()
    assembler.finish()
    deliver(header, body)
    guard let waiting else { return }
    header(POFile())
    waiting.forEach(body)
  }

  /// Passes on the complete messages, after the header.
  private mutating func deliver(_ header: (POFile) -> Void, _ body: (POFile.Message) -> Void) {
    for message in assembler.takeMessages() {
      guard let first = waiting else {
        body(message)
        continue
      }
      guard message.isHeader else {
        waiting?.append(message)
        continue
      }
      waiting = nil
      header(file(with: message))
      first.forEach(body)
    }
  }

  private mutating func begin(_ word: String, _ token: Token) {
    endSection()
    isAfterUnknownKeyword = false
    guard let keyword = Section.Keyword(rawValue: word) else {
      isAfterUnknownKeyword = true
      return diagnose(.portableObjectKeyword, at: token.location)
    }
    section = Section(
      keyword: keyword,
      location: token.location,
      isObsolete: token.isObsolete,
      isPrevious: token.isPrevious
    )
  }

  private mutating func add(_ index: Int, _ token: Token) {
    if isAfterUnknownKeyword { return }
    guard section?.keyword == .translation, section?.index == nil, section?.bytes == nil else {
      return diagnose(.portableObjectCharacter("["), at: token.location)
    }
    section?.index = index
  }

  private mutating func add(_ bytes: [UInt8], _ token: Token) {
    if isAfterUnknownKeyword { return }
    guard section != nil else { return diagnose(.portableObjectTextStray, at: token.location) }
    if section?.bytes == nil { section?.bytes = bytes } else { section?.bytes? += bytes }
  }

  private mutating func endSection() {
    guard let section = section.take() else { return }
    guard let bytes = section.bytes else {
      return ownDiagnostics.append(
        "portable-object-text-missing",
        Diagnostic(
          .portableObjectTextMissing(after: section.keyword.rawValue),
          .error,
          at: section.location
        )
      )
    }
    assembler.add(section, text(bytes, at: section.location))
  }

  private mutating func text(_ bytes: [UInt8], at location: Location) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // The whole file has the other encoding, so one error is enough.
    if !hasInvalidUTF8 { diagnose(.portableObjectBytes, at: location) }
    hasInvalidUTF8 = true
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func diagnose(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity = .error,
    at location: Location?
  ) {
    ownDiagnostics.append(Diagnostic(message, severity, at: location))
  }
}

// MARK: - Header

extension Reader {
  /// Returns the file with a header, without messages.
  private mutating func file(with header: POFile.Message) -> POFile {
    let file = POFile(
      header: fields(of: header),
      headerComment: header.translatorComment,
      headerFlags: header.flags
    )
    checkCharset(of: file, at: header.location)
    return file
  }

  private mutating func fields(of header: POFile.Message) -> [POFile.Field] {
    let lines = (header.translations.first ?? "").split(separator: "\n")
    return lines.map { line in
      guard let colon = line.firstIndex(of: ":") else {
        diagnose(.portableObjectHeaderLine(String(line)), .warning, at: header.location)
        return POFile.Field("", String(line))
      }
      let value = line[line.index(after: colon)...].trimmingWhitespace()
      return POFile.Field(String(line[..<colon].trimmingWhitespace()), String(value))
    }
  }

  /// Checks the charset of the header; templates have the placeholder "CHARSET".
  private mutating func checkCharset(of catalog: POFile, at location: Location?) {
    guard let type = catalog.field("Content-Type")?.lowercased(),
      let mark = type.firstRange(of: "charset=")
    else { return }
    let charset = type[mark.upperBound...].prefix { $0 != ";" && $0 != " " }
    if !["utf-8", "utf8", "us-ascii", "ascii", "charset", ""].contains(charset) {
      diagnose(.portableObjectCharset(charset.uppercased()), at: location)
    }
  }
}

extension POFile.Message {
  /// Whether the message is the header, which is the translation of the empty string.
  fileprivate var isHeader: Bool {
    context == nil && text.isEmpty && !isObsolete
  }
}
