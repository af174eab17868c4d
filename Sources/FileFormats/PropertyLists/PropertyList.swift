package import Diagnostics

/// A value of a property list.
///
/// Sources:
///
/// - Text format (NeXTSTEP, used in Xcode projects and `.strings`): "Old-Style ASCII Property
///   Lists" in Apple's Property List Programming Guide.
/// - Binary format: `CFBinaryPList.c` of swift-corelibs-foundation.
package struct PropertyList: Hashable, Sendable {
  /// The value itself.
  package var value: Value
  /// The range of the value in UTF-8 offsets.
  ///
  /// In XML it is the start of the tag. It is empty for values that were not read from text.
  package var utf8Range: Range<Int>

  /// Creates a value.
  package init(_ value: Value, at utf8Range: Range<Int> = 0..<0) {
    self.value = value
    self.utf8Range = utf8Range
  }

  /// The kinds of values.
  ///
  /// The text format has only strings, data, arrays and dictionaries; it represents numbers as
  /// strings.
  package enum Value: Hashable, Sendable {
    /// A string, with or without quotation marks.
    case string(String)
    /// Bytes in hexadecimal digits: `<0fbd777 1c2735ae>`.
    case data([UInt8])
    /// Values between parentheses.
    case array([PropertyList])
    /// Keys and values between braces, in the order of the file; a key may occur twice.
    case dictionary([Entry])
    /// An integer.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// A Boolean value.
    case boolean(Bool)
    /// An instant, in seconds since the start of 2001 in UTC.
    case date(Double)
  }

  /// The file formats of property lists.
  package enum Form: Hashable, Sendable, CaseIterable {
    /// The old-style text format of project files and `.strings`.
    case text
    /// XML.
    case xml
    /// `bplist00`.
    case binary
  }

  /// A key of a dictionary with its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The range of the key.
    package var keyRange: Range<Int>
    /// The value of the key.
    package var value: PropertyList
    /// The comment of the key in the text format, without its delimiters.
    ///
    /// It is `nil` if there is none, or if comments are not read.
    package var comment: String?

    /// Creates an entry.
    package init(
      key: String,
      at keyRange: Range<Int> = 0..<0,
      value: PropertyList,
      comment: String? = nil
    ) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
      self.comment = comment
    }
  }
}

extension PropertyList {
  /// The string, if the value is one.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The elements, if the value is an array.
  package var array: [PropertyList]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The entries, if the value is a dictionary.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of a key, or the last one if the key occurs twice; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package subscript(key: String) -> PropertyList? {
    entries?.last { $0.key == key }?.value
  }

  /// The strings among the elements of an array; a single string counts as an array of one.
  package var strings: [String] {
    if let string { return [string] }
    return array?.compactMap(\.string) ?? []
  }
}

/// A property list that was read from a file.
package struct PropertyListDocument: Hashable, Sendable {
  /// The outermost value.
  package let root: PropertyList
  /// The format of the file.
  package let form: PropertyList.Form
  private let file: String
  private let lines: LineIndex?

  init(_ root: PropertyList, form: PropertyList.Form, file: String, lines: LineIndex? = nil) {
    self.root = root
    self.form = form
    self.file = file
    self.lines = lines
  }

  /// Returns the location of a range of offsets; `nil` in the binary format, which has no lines.
  package func location(of utf8Range: Range<Int>) -> Location? {
    lines?.location(of: utf8Range, in: file)
  }
}

// MARK: - Parsing

extension PropertyList {
  /// Reads a property list in any format.
  ///
  /// If the text format lacks only a value (`VERSION = ;`, as some versioning scripts leave it),
  /// the entry is skipped with a note. Any other error ends the reading.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8, UTF-16 or UTF-32.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The value, up to the first error; `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<PropertyList?> {
    let parsed = PropertyListDocument.parse(bytes, file: file)
    return ParseResult(parsed.value?.root, diagnostics: parsed.diagnostics)
  }
}

extension PropertyListDocument {
  /// Reads a property list in any format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8, UTF-16 or UTF-32.
  ///   - file: The path for the locations of diagnostics.
  ///   - isStringsFile: Whether the outermost dictionary may have no braces, a key may be its own
  ///     value (`"OK";`), and comments are kept.
  /// - Returns: The document, up to the first error; `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    isStringsFile: Bool = false
  ) -> ParseResult<PropertyListDocument?> {
    if bytes.starts(with: "bplist".utf8) { return parseBinary(bytes, file: file) }
    guard let text = PropertyListText(bytes) else {
      let location = LineIndex([]).location(of: 0..<0, in: file)
      return ParseResult(
        nil,
        diagnostics: [Diagnostic(.propertyListEncoding, .error, at: location)]
      )
    }
    return text.isXML
      ? parseXML(bytes, text, file: file)
      : parse(text, file: file, isStringsFile: isStringsFile)
  }

  private static func parse(
    _ text: PropertyListText,
    file: String,
    isStringsFile: Bool
  ) -> ParseResult<PropertyListDocument?> {
    var parser = PropertyListParser(text.utf8, isStringsFile: isStringsFile)
    let root = parser.document()
    let lines = LineIndex(text.utf8)
    let problems =
      parser.missingValues.map { ($0, Diagnostic.Severity.note) }
      + [parser.problem].compactMap(\.self).map { ($0, .error) }
    return ParseResult(
      root.map { PropertyListDocument($0, form: .text, file: file, lines: lines) },
      diagnostics: problems.map { problem, severity in
        Diagnostic(problem, severity, at: lines.location(of: problem.utf8Range, in: file))
      }
    )
  }

  private static func parseXML(
    _ bytes: [UInt8],
    _ text: PropertyListText,
    file: String
  ) -> ParseResult<PropertyListDocument?> {
    let lines = LineIndex(text.utf8)
    let reader = XMLPropertyListReader(bytes)
    return ParseResult(
      reader.root.map { PropertyListDocument($0, form: .xml, file: file, lines: lines) },
      diagnostics: reader.problems.map {
        Diagnostic($0, .error, at: lines.location(of: $0.utf8Range, in: file))
      }
    )
  }

  private static func parseBinary(
    _ bytes: [UInt8],
    file: String
  ) -> ParseResult<PropertyListDocument?> {
    do throws(PropertyListProblem) {
      let root = try BinaryPropertyListReader.read(bytes)
      return ParseResult(PropertyListDocument(root, form: .binary, file: file))
    } catch {
      let location = LineIndex([]).location(of: 0..<0, in: file)
      return ParseResult(nil, diagnostics: [Diagnostic(error, .error, at: location)])
    }
  }
}

extension Diagnostic {
  fileprivate init(_ problem: PropertyListProblem, _ severity: Severity, at location: Location) {
    self.init(problem.message, severity, at: location)
  }
}

// MARK: - Printing

extension PropertyList {
  /// Returns the content of a file with the value.
  ///
  /// Of entries with the same key, the last one is written. The text format keeps all of them, each
  /// with its comment. In XML and in the binary format, entries are sorted by the bytes of their
  /// keys.
  ///
  /// In the text format, the outermost dictionary has no braces, as in `.strings`. Numbers, Boolean
  /// values and dates are written as strings.
  ///
  /// - Parameter form: The format of the file.
  /// - Returns: The bytes, in UTF-8 if they are text. The diagnostics list the characters that XML
  ///   forbids and that U+FFFD replaces.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the value.
  package func printed(as form: Form) -> ParseResult<[UInt8]> {
    switch form {
    case .text: return ParseResult(TextPropertyListPrinter.print(self))
    case .xml:
      var printer = XMLPropertyListPrinter()
      printer.print(document: self)
      return ParseResult(printer.bytes, diagnostics: printer.diagnostics)
    case .binary: return ParseResult(BinaryPropertyListWriter.write(self))
    }
  }
}

extension [PropertyList.Entry] {
  /// The entries sorted by the bytes of their keys; of those with the same key, the last one.
  var sortedByKey: [PropertyList.Entry] {
    // Canonically equivalent strings are different keys, so bytes are compared.
    let sorted = enumerated()
      .sorted { first, second in
        let (key, other) = (first.element.key.utf8, second.element.key.utf8)
        return key.elementsEqual(other)
          ? first.offset < second.offset : key.lexicographicallyPrecedes(other)
      }
      .map(\.element)
    return sorted.indices.compactMap { index in
      let next = index + 1
      let isLast =
        next == sorted.count || !sorted[next].key.utf8.elementsEqual(sorted[index].key.utf8)
      return isLast ? sorted[index] : nil
    }
  }
}

/// The text of a property list that is not in the binary format.
struct PropertyListText {
  /// The text in UTF-8; a byte order mark of UTF-8 is kept to preserve the offsets of the file.
  let utf8: [UInt8]

  /// Decodes UTF-8, or UTF-16 or UTF-32 with or without a byte order mark; `nil` if the bytes are
  /// none of them.
  ///
  /// Without a byte order mark, UTF-16 and UTF-32 are detected by the first character. Every
  /// property list begins with an ASCII character, even if that is the start of a comment.
  init?(_ bytes: [UInt8]) {
    if let isBigEndian = Self.isUTF32BigEndian(bytes.prefix(4)) {
      guard let text = Self.decodedUTF32(bytes, isBigEndian: isBigEndian) else { return nil }
      utf8 = text
      return
    }
    let text: [UInt8]? =
      switch (bytes.first, bytes.dropFirst().first) {
      case (0xFE, 0xFF): Self.decoded(bytes[2...], isBigEndian: true)
      case (0xFF, 0xFE): Self.decoded(bytes[2...], isBigEndian: false)
      case (0, let second?) where second != 0: Self.decoded(bytes[...], isBigEndian: true)
      case (let first?, 0) where first != 0: Self.decoded(bytes[...], isBigEndian: false)
      default: String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
      }
    guard let text else { return nil }
    utf8 = text
  }

  /// Returns whether a file in UTF-32 is in big-endian order; `nil` if it is in another encoding.
  private static func isUTF32BigEndian(_ start: ArraySlice<UInt8>) -> Bool? {
    guard start.count == 4 else { return nil }
    return switch (start[0], start[1], start[2], start[3]) {
    case (0xFF, 0xFE, 0, 0): false
    case (0, 0, 0xFE, 0xFF): true
    case (1..., 0, 0, 0): false
    case (0, 0, 0, 1...): true
    default: nil
    }
  }

  private static func decodedUTF32(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 4) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 4).lazy
      .map { index in
        let unit = bytes[index..<index + 4].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
        return isBigEndian ? unit : unit.byteSwapped
      }
    let text = String(validating: units, as: UTF32.self)
    return text.map { Array($0.utf8.trimmingPrefix("\u{FEFF}".utf8)) }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).lazy
      .map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// Whether the text is an XML document.
  ///
  /// In the text format, an angle bracket begins data, and a hexadecimal digit follows it.
  var isXML: Bool {
    let text = utf8[(utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...].drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "<") else { return false }
    return ["<?xml", "<!", "<plist"].contains { text.starts(with: $0.utf8) }
  }
}
