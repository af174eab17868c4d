package import Diagnostics

/// A value of a property list.
///
/// Sources: Apple's Property List Programming Guide, with "Old-Style ASCII Property Lists" for the text
/// form that NeXTSTEP gave to Xcode's project files and to `.strings`; `CFBinaryPList.c` of
/// swift-corelibs-foundation for the binary form.
package struct PropertyList: Hashable, Sendable {
  /// The value itself.
  package var value: Value
  /// Where it stands, in UTF-8 offsets from its first character to behind its last one.
  ///
  /// In XML it is the start of its tag, and empty for what stands in no text.
  package var utf8Range: Range<Int>

  /// Creates a value.
  package init(_ value: Value, at utf8Range: Range<Int> = 0..<0) {
    self.value = value
    self.utf8Range = utf8Range
  }

  /// What a value can be; in the text form a number is a string too, and only texts, data, arrays and
  /// dictionaries occur.
  package enum Value: Hashable, Sendable {
    /// A text, with or without quotation marks.
    case string(String)
    /// Bytes in hexadecimal digits: `<0fbd777 1c2735ae>`.
    case data([UInt8])
    /// Values between parentheses.
    case array([PropertyList])
    /// Keys and values between braces, in the order of the file; a key may stand twice.
    case dictionary([Entry])
    /// A whole number.
    case integer(Int64)
    /// A number.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// An instant, in seconds since the start of 2001 in UTC.
    case date(Double)
  }

  /// How a property list is written.
  package enum Form: Hashable, Sendable, CaseIterable {
    /// The old style, as project files and `.strings` have it.
    case text
    /// XML.
    case xml
    /// `bplist00`.
    case binary
  }

  /// A key of a dictionary, and what it stands for.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Where the key stands.
    package var keyRange: Range<Int>
    /// What it stands for.
    package var value: PropertyList
    /// The comment that belongs to the key in the text form, without its delimiters; `nil` if there is
    /// none or if comments were not asked for.
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
  /// The text, where the value is one.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The elements, where the value is an array.
  package var array: [PropertyList]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The entries, where the value is a dictionary.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of a key, the last one where it stands twice; `nil` where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package subscript(key: String) -> PropertyList? {
    entries?.last { $0.key == key }?.value
  }

  /// The texts among the elements of an array; a single text counts as an array of one.
  package var strings: [String] {
    if let string { return [string] }
    return array?.compactMap(\.string) ?? []
  }
}

/// A property list as it was read from a file.
package struct PropertyListDocument: Hashable, Sendable {
  /// The outermost value.
  package let root: PropertyList
  /// The form that the file has.
  package let form: PropertyList.Form
  private let file: String
  private let lines: LineIndex?

  init(_ root: PropertyList, form: PropertyList.Form, file: String, lines: LineIndex? = nil) {
    self.root = root
    self.form = form
    self.file = file
    self.lines = lines
  }

  /// Returns the place of a range of offsets; `nil` in the binary form, which has no lines.
  package func place(of utf8Range: Range<Int>) -> Place? {
    lines?.place(of: utf8Range, in: file)
  }
}

// MARK: - Parsing

extension PropertyList {
  /// Reads a property list in any of its forms.
  ///
  /// Where only a value is missing in the old style (`VERSION = ;`, as scripts leave it that set
  /// versions), the entry is left out and a note tells so; anything else that is wrong ends the reading.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8 or UTF-16.
  ///   - file: The path that places name.
  /// - Returns: The value, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<PropertyList?> {
    let parsed = PropertyListDocument.parse(bytes, file: file)
    return Parsed(parsed.value?.root, diagnostics: parsed.diagnostics)
  }
}

extension PropertyListDocument {
  /// Reads a property list in any of its forms.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8 or UTF-16.
  ///   - file: The path that places name.
  ///   - isStringsFile: Whether the entries of the outermost dictionary may stand without braces, a
  ///     key may stand for itself (`"OK";`), and comments are kept.
  /// - Returns: The document, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    isStringsFile: Bool = false
  ) -> Parsed<PropertyListDocument?> {
    if bytes.starts(with: "bplist".utf8) { return parseBinary(bytes, file: file) }
    guard let text = PropertyListText(bytes) else {
      let place = LineIndex([]).place(of: 0..<0, in: file)
      return Parsed(nil, diagnostics: [Diagnostic(.propertyListEncoding, .error, at: place)])
    }
    return text.isXML
      ? parseXML(bytes, text, file: file)
      : parse(text, file: file, isStringsFile: isStringsFile)
  }

  private static func parse(
    _ text: PropertyListText,
    file: String,
    isStringsFile: Bool
  ) -> Parsed<PropertyListDocument?> {
    var parser = PropertyListParser(text.utf8, isStringsFile: isStringsFile)
    let root = parser.document()
    let lines = LineIndex(text.utf8)
    let problems =
      parser.missingValues.map { ($0, Diagnostic.Severity.note) }
      + [parser.problem].compactMap(\.self).map { ($0, .error) }
    return Parsed(
      root.map { PropertyListDocument($0, form: .text, file: file, lines: lines) },
      diagnostics: problems.map { problem, severity in
        Diagnostic(problem, severity, at: lines.place(of: problem.utf8Range, in: file))
      }
    )
  }

  private static func parseXML(
    _ bytes: [UInt8],
    _ text: PropertyListText,
    file: String
  ) -> Parsed<PropertyListDocument?> {
    let lines = LineIndex(text.utf8)
    let reader = XMLPropertyListReader(bytes)
    return Parsed(
      reader.root.map { PropertyListDocument($0, form: .xml, file: file, lines: lines) },
      diagnostics: reader.problems.map {
        Diagnostic($0, .error, at: lines.place(of: $0.utf8Range, in: file))
      }
    )
  }

  private static func parseBinary(
    _ bytes: [UInt8],
    file: String
  ) -> Parsed<PropertyListDocument?> {
    do throws(PropertyListProblem) {
      let root = try BinaryPropertyListReader.read(bytes)
      return Parsed(PropertyListDocument(root, form: .binary, file: file))
    } catch {
      let place = LineIndex([]).place(of: 0..<0, in: file)
      return Parsed(nil, diagnostics: [Diagnostic(error, .error, at: place)])
    }
  }
}

extension Diagnostic {
  fileprivate init(_ problem: PropertyListProblem, _ severity: Severity, at place: Place) {
    self.init(problem.message, severity, at: place)
  }
}

// MARK: - Printing

extension PropertyList {
  /// Returns the content of a file with the value.
  ///
  /// Of entries with one key the last one is written, but all of them in the text form, where each has
  /// its comment. In XML and in the binary form entries stand in the order of their keys' bytes.
  ///
  /// In the text form the outermost dictionary has no braces, as in `.strings`; numbers, truth values
  /// and instants are texts there.
  ///
  /// - Parameter form: The form of the file.
  /// - Returns: The bytes, in UTF-8 if they are text, and the characters that XML cannot hold and for
  ///   which U+FFFD stands there.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the value.
  package func printed(as form: Form) -> Parsed<[UInt8]> {
    switch form {
    case .text: return Parsed(TextPropertyListPrinter.print(self))
    case .xml:
      var printer = XMLPropertyListPrinter()
      printer.print(document: self)
      return Parsed(printer.bytes, diagnostics: printer.diagnostics)
    case .binary: return Parsed(BinaryPropertyListWriter.write(self))
    }
  }
}

extension [PropertyList.Entry] {
  /// The entries in the order of their keys' bytes, and of those with one key the last one.
  var sortedByKey: [PropertyList.Entry] {
    // Texts that are equivalent but not the same are different keys, so bytes are compared.
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

/// The text of a property list that is none of the binary form.
struct PropertyListText {
  /// The text in UTF-8; a byte order mark of UTF-8 is kept, so that offsets are those of the file.
  let utf8: [UInt8]

  /// Decodes UTF-8, or UTF-16 with or without a byte order mark; `nil` if the bytes are neither.
  ///
  /// Without a mark a text of UTF-16 gives itself away by its first character: every property list
  /// begins with one of ASCII, even if that is the start of a comment.
  init?(_ bytes: [UInt8]) {
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

  private static func decoded(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).lazy
      .map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// Whether it is an XML document.
  ///
  /// In the old style an angle bracket begins data, of which hexadecimal digits follow.
  var isXML: Bool {
    let text = utf8[(utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...].drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "<") else { return false }
    return ["<?xml", "<!", "<plist"].contains { text.starts(with: $0.utf8) }
  }
}
