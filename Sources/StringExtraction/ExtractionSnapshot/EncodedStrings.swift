import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// The strings of a file as a snapshot contains them.
///
/// A snapshot has many thousands of strings, and a report prints their bytes. Values are created only
/// if they are needed. The bytes contain the number of strings, and for each string its traits, its
/// position, and its texts.
package struct EncodedStrings: Sendable {
  /// The path of the file.
  package let path: String
  /// Whether some calls may name a table.
  package let namesTables: Bool
  private let bytes: SnapshotBytes
  private let range: Range<Int>

  /// Creates the strings of a file from a range of a snapshot.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The snapshot.
  ///   - range: The bytes of the strings.
  ///   - namesTables: Whether some calls may name a table.
  package init(
    path: String,
    _ bytes: SnapshotBytes,
    _ range: Range<Int>,
    namesTables: Bool = true
  ) {
    self.path = path
    self.namesTables = namesTables
    self.bytes = bytes
    self.range = range
  }

  /// The number of bytes.
  package var byteCount: Int { range.count }

  /// The number of strings; 0 if the bytes are not valid.
  package var count: Int {
    bytes.withBytes(range) { bytes in
      var cursor = Cursor(bytes)
      return cursor.number().flatMap { $0 <= bytes.count ? $0 : nil } ?? 0
    }
  }

  /// Calls a closure with each string, in the order of the file.
  ///
  /// - Parameter body: A closure that receives a string, which must not outlive the call.
  /// - Returns: Whether the bytes are valid. If not, only some strings were passed.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  @discardableResult
  package func visit(_ body: (EncodedString) -> Void) -> Bool {
    bytes.withBytes(range) { bytes in
      var cursor = Cursor(bytes)
      guard var left = cursor.number(), left <= bytes.count else { return false }
      while left > 0 {
        guard let string = cursor.string() else { return false }
        body(string)
        left -= 1
      }
      return cursor.isAtEnd
    }
  }

  /// Whether the bytes are valid.
  var areIntact: Bool { visit { _ in } }

  /// Returns the strings.
  func decoded() -> [ExtractedString] {
    var strings: [ExtractedString] = []
    visit { strings.append(ExtractedString($0, inFileAt: path)) }
    return strings
  }

  /// Returns the bytes for strings of a file.
  package static func bytes(of strings: [ExtractedString], path: String) -> [UInt8] {
    var writer = SnapshotWriter(path: path)
    writer.write(strings.count)
    for string in strings { EncodedString.write(string, to: &writer) }
    return writer.bytes
  }
}

/// A string of a snapshot, whose texts refer to the bytes of the snapshot.
package struct EncodedString {
  /// The key in UTF-8.
  package fileprivate(set) var key = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The table that the call names; `nil` for the default table.
  package fileprivate(set) var table: UnsafeRawBufferPointer?
  /// The default value; `nil` if the code has none.
  package fileprivate(set) var defaultValue: UnsafeRawBufferPointer?
  /// The comment; `nil` if the code has none.
  package fileprivate(set) var comment: UnsafeRawBufferPointer?
  /// The path of the file; `nil` for that of the strings.
  package fileprivate(set) var file: UnsafeRawBufferPointer?
  /// The line, counted from 1.
  package fileprivate(set) var line = 0
  /// The column, counted from 1.
  package fileprivate(set) var column = 0
  /// Whether the code is compiled only with the `DEBUG` condition.
  package fileprivate(set) var isDebugOnly = false
  fileprivate var range = 0..<0
  /// The counted phrases; `nil` if there are none.
  fileprivate var phrases: UnsafeRawBufferPointer?
  /// The offsets of the assumed specifiers; `nil` if there are none.
  fileprivate var assumed: UnsafeRawBufferPointer?

  fileprivate struct Traits: OptionSet {
    let rawValue: UInt8

    static let hasTable = Traits(rawValue: 1)
    static let hasDefaultValue = Traits(rawValue: 2)
    static let hasComment = Traits(rawValue: 4)
    static let hasPhrases = Traits(rawValue: 8)
    static let hasFile = Traits(rawValue: 16)
    static let isDebugOnly = Traits(rawValue: 32)
    static let hasAssumed = Traits(rawValue: 64)
    static let all = Traits(rawValue: 127)
  }

  fileprivate static func write(_ string: ExtractedString, to writer: inout SnapshotWriter) {
    let location = string.location
    var traits: Traits = string.isDebugOnly ? .isDebugOnly : []
    if string.table != nil { traits.insert(.hasTable) }
    if string.defaultValue != nil { traits.insert(.hasDefaultValue) }
    if string.comment != nil { traits.insert(.hasComment) }
    if !string.phrases.isEmpty { traits.insert(.hasPhrases) }
    if location.file != writer.path { traits.insert(.hasFile) }
    if !string.assumed.isEmpty { traits.insert(.hasAssumed) }
    writer.write(case: traits.rawValue, location.line, location.column, location.utf8Range)
    writer.write(string.key)
    if let table = string.table { writer.write(table) }
    if let value = string.defaultValue { writer.write(value) }
    if let comment = string.comment { writer.write(comment) }
    if !string.phrases.isEmpty {
      var phrases = SnapshotWriter()
      phrases.write(string.phrases)
      phrases.bytes.withUnsafeBytes { writer.append(counted: $0) }
    }
    if traits.contains(.hasFile) { writer.write(location.file) }
    if !string.assumed.isEmpty {
      var assumed = SnapshotWriter()
      assumed.write(string.assumed)
      assumed.bytes.withUnsafeBytes { writer.append(counted: $0) }
    }
  }
}

extension ExtractedString {
  fileprivate init(_ string: EncodedString, inFileAt path: String) {
    self.init(
      key: String(utf8: string.key),
      table: string.table.map(String.init(utf8:)),
      defaultValue: string.defaultValue.map(String.init(utf8:)),
      phrases: string.phrases.map { bytes in
        var reader = SnapshotReader(bytes)
        return reader.read()
      } ?? [],
      comment: string.comment.map(String.init(utf8:)),
      location: Location(
        file: string.file.map(String.init(utf8:)) ?? path,
        utf8Range: string.range,
        line: string.line,
        column: string.column
      ),
      isDebugOnly: string.isDebugOnly,
      assumed: string.assumed.map { bytes in
        var reader = SnapshotReader(bytes)
        return reader.read()
      } ?? AssumedSpecifiers()
    )
  }
}

extension String {
  fileprivate init(utf8 bytes: UnsafeRawBufferPointer) {
    self.init(decoding: bytes, as: UTF8.self)
  }
}

/// Reads the bytes of strings.
private struct Cursor {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number with seven bits in each byte; `nil` if the bytes are damaged.
  @inline(__always)
  mutating func number() -> Int? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    offset += 1
    return first < 0x80 ? Int(first) : longNumber(first)
  }

  private mutating func longNumber(_ first: UInt8) -> Int? {
    var number = Int(first & 0x7F)
    for shift in stride(from: 7, to: 63, by: 7) {
      guard offset < bytes.count else { return nil }
      let next = bytes[offset]
      offset += 1
      number |= Int(next & 0x7F) << shift
      if next < 0x80 { return number }
    }
    return nil
  }

  /// Reads a count and that many bytes.
  @inline(__always)
  mutating func text() -> UnsafeRawBufferPointer? {
    guard let count = number(), count <= bytes.count - offset else { return nil }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count])
  }

  mutating func string() -> EncodedString? {
    guard offset < bytes.count else { return nil }
    let traits = EncodedString.Traits(rawValue: bytes[offset])
    offset += 1
    guard traits.isSubset(of: .all), let line = number(), let column = number(),
      let start = number(), let count = number(), let key = text()
    else { return nil }
    let (end, overflows) = start.addingReportingOverflow(count)
    guard !overflows else { return nil }
    var string = EncodedString()
    (string.line, string.column, string.range, string.key) = (line, column, start..<end, key)
    string.isDebugOnly = traits.contains(.isDebugOnly)
    guard read(.hasTable, traits, &string.table),
      read(.hasDefaultValue, traits, &string.defaultValue),
      read(.hasComment, traits, &string.comment), read(.hasPhrases, traits, &string.phrases),
      read(.hasFile, traits, &string.file), read(.hasAssumed, traits, &string.assumed)
    else { return nil }
    return string
  }

  /// Reads a text if the string has it, and returns whether the bytes are valid.
  @inline(__always)
  private mutating func read(
    _ trait: EncodedString.Traits,
    _ traits: EncodedString.Traits,
    _ text: inout UnsafeRawBufferPointer?
  ) -> Bool {
    guard traits.contains(trait) else { return true }
    text = self.text()
    return text != nil
  }
}
