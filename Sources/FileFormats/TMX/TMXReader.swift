package import Diagnostics

/// Reads files in Translation Memory eXchange, with one unit in memory at a time.
///
/// Inline elements count as their content. A document type is never opened, and entities other than
/// the predefined ones are errors.
package enum TMXReader {
  /// The maximum length of the texts of a unit in bytes.
  package static let greatestUnitLength = 1 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The path for the locations of diagnostics.
  ///   - next: Returns the next bytes of the file, or none at its end.
  ///   - body: Receives each unit with at least one text, and returns whether to continue.
  /// - Returns: The problems; after an error, no further units are read.
  /// - Throws: The error of `next`.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read<Failure: Error>(
    file: String,
    reading next: () throws(Failure) -> [UInt8],
    _ body: (TMXUnit) -> Bool
  ) throws(Failure) -> [Diagnostic] {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      let receiver = TMXReceiver(file: file, body)
      let problem = try XMLStreamReader.read(into: receiver, reading: next)
      if let problem { receiver.report(problem) }
      return receiver.diagnostics.all
    }
  }

  /// Returns the source language of a file according to its header; `nil` if it has none, or if the
  /// units have different ones.
  ///
  /// - Parameter next: Returns the next bytes of the file, or none at its end.
  /// - Returns: The language as in the file.
  /// - Throws: The error of `next`.
  package static func sourceLanguage<Failure: Error>(
    reading next: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> String? {
    let receiver = TMXReceiver(file: "") { _ in false }
    _ = try XMLStreamReader.read(into: receiver, reading: next)
    return receiver.headerLanguage
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The units, and the problems.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<[TMXUnit]> {
    var units: [TMXUnit] = []
    var rest = bytes
    func next() -> [UInt8] {
      defer { rest = [] }
      return rest
    }
    let diagnostics = read(file: file, reading: next) { unit in
      units.append(unit)
      return true
    }
    return ParseResult(units, diagnostics: diagnostics)
  }
}

/// Assembles units while their file is read.
private final class TMXReceiver: XMLStreamReceiver {
  private(set) var diagnostics = LimitedDiagnostics()
  private let file: String
  private let body: (TMXUnit) -> Bool
  /// The elements that are open.
  private var path: [Element] = []
  private var sourceLanguage: String?
  /// The source language of the header.
  var headerLanguage: String? { Self.known(sourceLanguage) }
  private var unit = TMXUnit()
  private var language: String?
  private var properties: [TMXUnit.Property] = []
  private var propertyType = ""
  private var text: [UInt8] = []
  private var segment: String?
  private var length = 0
  private var unitPosition = XMLDocument.Position(utf8Offset: 0, line: 1, column: 1)

  private enum Element { case tmx, header, unit, variant, segment, property, note, inline, other }

  init(file: String, _ body: @escaping (TMXUnit) -> Bool) {
    self.file = file
    self.body = body
  }

  func report(_ problem: XMLDocument.Problem) {
    diagnostics.append(
      Diagnostic(problem.kind.message, .error, at: Location(problem.position, in: file))
    )
  }

  private func report(
    _ message: Diagnostic.Message,
    _ severity: Diagnostic.Severity = .warning,
    at position: XMLDocument.Position
  ) {
    diagnostics.append(Diagnostic(message, severity, at: Location(position, in: file)))
  }

  func startElement(
    _ name: String,
    _ attributes: [XMLElement.Attribute],
    in reader: XMLStreamReader
  ) -> Bool {
    let element = element(name)
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { name in attributes.first { $0.name == name }?.value }.first
    }
    switch element {
    case .tmx:
      guard name == "tmx" else {
        report(.tmxRoot, .error, at: reader.position)
        return false
      }
      let version = value("version") ?? ""
      if !version.hasPrefix("1.") { report(.tmxVersion(version), at: reader.position) }
    case .header: sourceLanguage = value("srclang")
    case .unit:
      unit = TMXUnit(sourceLanguage: Self.known(value("srclang") ?? sourceLanguage))
      length = 0
      unitPosition = reader.position
    case .variant:
      language = value("xml:lang", "lang")
      properties = []
      segment = nil
      if language?.isEmpty ?? true { report(.tmxNoLanguage, at: reader.position) }
    case .property:
      propertyType = value("type") ?? ""
      text = []
    case .segment, .note: text = []
    case .inline, .other: break
    }
    path.append(element)
    return true
  }

  /// Returns a source language; `nil` if it is all of them.
  private static func known(_ language: String?) -> String? {
    language?.lowercased() == TMXUnit.anyLanguage || language?.isEmpty ?? true ? nil : language
  }

  private func element(_ name: String) -> Element {
    switch (path.last, name) {
    case (nil, _): .tmx
    case (.tmx?, "header"): .header
    case (.other?, "tu"): path == [.tmx, .other] ? .unit : .other
    case (.unit?, "tuv"): .variant
    case (.variant?, "seg"): .segment
    case (.unit?, "prop"), (.variant?, "prop"): .property
    case (.unit?, "note"), (.variant?, "note"): .note
    case (.segment?, _), (.inline?, _): .inline
    default: .other
    }
  }

  func endElement() -> Bool {
    guard let element = path.popLast() else { return true }
    switch element {
    case .segment: segment = takeText()
    case .property:
      let property = TMXUnit.Property(propertyType, takeText())
      if path.last == .variant {
        properties.append(property)
      } else {
        unit.properties.append(property)
      }
    case .note: unit.notes.append(takeText())
    case .variant:
      if let language, !language.isEmpty, let segment {
        unit.variants.append(
          TMXUnit.Variant(language: language, text: segment, properties: properties)
        )
      }
    case .unit:
      if length > TMXReader.greatestUnitLength {
        report(.tmxUnitTooLong(TMXReader.greatestUnitLength), at: unitPosition)
      } else if !unit.variants.isEmpty {
        return body(unit)
      }
    case .tmx, .header, .inline, .other: break
    }
    return true
  }

  func text(_ bytes: UnsafeRawBufferPointer) {
    switch path.last {
    case .segment, .inline, .property, .note: break
    default: return
    }
    length += bytes.count
    // The rest of a unit that is too long is not stored.
    if length <= TMXReader.greatestUnitLength { text.append(contentsOf: bytes) }
  }

  private func takeText() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return String(decoding: text, as: UTF8.self)
  }
}
