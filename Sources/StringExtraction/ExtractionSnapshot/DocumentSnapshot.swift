package import Diagnostics
package import StringCatalog
package import SwiftTypeChecker

/// The strings of a storyboard or XIB, and the problems of the file.
package struct DocumentStrings: Sendable {
  /// The strings, without a table.
  package var strings: [ExtractedString]
  /// The problems.
  package var diagnostics: [Diagnostic]

  /// Creates the strings of a document.
  package init(strings: [ExtractedString] = [], diagnostics: [Diagnostic] = []) {
    self.strings = strings
    self.diagnostics = diagnostics
  }
}

extension DocumentStrings: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.write(strings, diagnostics) }

  package init(from reader: inout SnapshotReader) {
    (strings, diagnostics) = reader.read()
    for index in strings.indices { strings[index].origin = .interfaceBuilder }
  }
}

/// The strings of storyboards and XIBs that the next run starts from.
///
/// Each document depends on its own content only. The strings of one are valid while the stamp of
/// the file is the same.
package struct DocumentSnapshot: Sendable {
  private let bytes: SnapshotBytes
  /// The stamp of each document and the range of its strings, by path.
  private let entries: [String: (stamp: SourceStamp, range: Range<Int>)]

  private static let signature: [UInt8] = Array("xcstrings documents 1\n".utf8)

  /// Reads a snapshot.
  ///
  /// A snapshot that is damaged, or that another program wrote, is empty.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - program: The identity of the program.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ bytes: SnapshotBytes, of program: String) {
    self.bytes = bytes
    entries = bytes.withBytes(0..<bytes.count) { Self.entries(of: $0, program) } ?? [:]
  }

  private static func entries(
    of bytes: UnsafeRawBufferPointer,
    _ program: String
  ) -> [String: (stamp: SourceStamp, range: Range<Int>)]? {
    let checksumCount = 8
    let end = bytes.count - checksumCount
    guard end >= signature.count, bytes.starts(with: signature),
      bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        == Fingerprint(UnsafeRawBufferPointer(rebasing: bytes[..<end])).rawValue
    else { return nil }
    var reader = SnapshotReader(
      UnsafeRawBufferPointer(rebasing: bytes[..<end]),
      at: signature.count
    )
    guard String(from: &reader) == program else { return nil }
    var entries: [String: (stamp: SourceStamp, range: Range<Int>)] = [:]
    while reader.offset < end, !reader.isDamaged {
      let path = String(from: &reader)
      let stamp = SourceStamp(from: &reader)
      let count = reader.withCountedBytes(\.count)
      entries[path] = (stamp, reader.offset - count..<reader.offset)
    }
    return reader.isDamaged ? nil : entries
  }
}

extension DocumentSnapshot {
  /// Returns the strings of a document; `nil` if they are unknown or the file has changed.
  package func strings(of document: SourceReference) -> DocumentStrings? {
    guard let stamp = document.stamp, let entry = entries[document.path], entry.stamp == stamp
    else { return nil }
    return bytes.withBytes(entry.range) { bytes in
      var reader = SnapshotReader(bytes, path: document.path)
      let strings = DocumentStrings(from: &reader)
      return reader.isDamaged ? nil : strings
    }
  }

  /// Returns the bytes of a snapshot with the strings of documents.
  ///
  /// - Parameters:
  ///   - documents: The documents; those without a stamp are left out.
  ///   - program: The identity of the program.
  /// - Returns: The bytes, for the next run.
  package static func bytes(
    of documents: [(document: SourceReference, strings: DocumentStrings)],
    program: String
  ) -> [UInt8] {
    var writer = SnapshotWriter()
    writer.write(program)
    for (document, strings) in documents {
      guard let stamp = document.stamp else { continue }
      var content = SnapshotWriter(path: document.path)
      content.write(strings)
      writer.write(document.path, stamp)
      content.bytes.withUnsafeBytes { writer.append(counted: $0) }
    }
    var bytes = signature + writer.bytes
    withUnsafeBytes(of: Fingerprint(bytes).rawValue) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

/// The four numbers, each with eight bytes.
extension SourceStamp: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    for number in [size, modified, changed].map(UInt64.init(bitPattern:)) + [identifier] {
      writer.write(Fingerprint(rawValue: number))
    }
  }

  package init(from reader: inout SnapshotReader) {
    let (size, modified, changed, identifier):
      (Fingerprint, Fingerprint, Fingerprint, Fingerprint) =
        reader.read()
    self.init(
      size: Int64(bitPattern: size.rawValue),
      modified: Int64(bitPattern: modified.rawValue),
      changed: Int64(bitPattern: changed.rawValue),
      identifier: identifier.rawValue
    )
  }
}
