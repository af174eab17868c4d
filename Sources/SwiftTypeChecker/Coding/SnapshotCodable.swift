/// A value that a snapshot of an extraction keeps.
///
/// Both methods list the same values in the same order:
///
/// ```swift
/// extension GenericParameter: SnapshotCodable {
///   func encode(to writer: inout SnapshotWriter) { writer.write(name, bounds) }
///   init(from reader: inout SnapshotReader) { (name, bounds) = reader.read() }
/// }
/// ```
///
/// Offsets in sources are not written. The bytes of a declaration do not depend on its position, so
/// an edit above the declaration does not change them.
package protocol SnapshotCodable {
  /// Writes the value.
  func encode(to writer: inout SnapshotWriter)

  /// Reads a value.
  ///
  /// Invalid bytes give an arbitrary value, and mark the reader as damaged.
  init(from reader: inout SnapshotReader)
}

extension Bool: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) { writer.append(self ? 1 : 0) }
  package init(from reader: inout SnapshotReader) { self = reader.byte() == 1 }
}

/// A number that is not negative, with seven bits in each byte, the lowest bits first.
extension Int: SnapshotCodable {
  /// Writes the number.
  ///
  /// - Precondition: The number is not negative.
  package func encode(to writer: inout SnapshotWriter) {
    var rest = UInt(self)
    while rest > 0x7F {
      writer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    writer.append(UInt8(rest))
  }

  package init(from reader: inout SnapshotReader) {
    self = 0
    for shift in stride(from: 0, to: 63, by: 7) {
      let next = reader.byte()
      self |= Int(next & 0x7F) << shift
      if next < 0x80 { return }
    }
    self = reader.damaged(0)
  }
}

/// The bytes of the fingerprint, the lowest byte first.
extension Fingerprint: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    for shift in stride(from: 0, to: 64, by: 8) {
      writer.append(UInt8(truncatingIfNeeded: rawValue >> shift))
    }
  }

  package init(from reader: inout SnapshotReader) {
    self.init(
      rawValue: stride(from: 0, to: 64, by: 8)
        .reduce(0) { $0 | UInt64(reader.byte()) << $1 }
    )
  }
}

/// The count of the bytes in UTF-8, and the bytes.
extension String: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    var text = self
    text.withUTF8 { writer.append(counted: UnsafeRawBufferPointer($0)) }
  }

  package init(from reader: inout SnapshotReader) {
    self = reader.withCountedBytes { String(decoding: $0, as: UTF8.self) }
  }
}

/// The lower bound, and the count.
extension Range: SnapshotCodable where Bound == Int {
  package func encode(to writer: inout SnapshotWriter) { writer.write(lowerBound, count) }

  package init(from reader: inout SnapshotReader) {
    let (start, count): (Int, Int) = reader.read()
    let (end, overflows) = start.addingReportingOverflow(count)
    self = overflows ? reader.damaged(start..<start) : start..<end
  }
}

/// Whether there is a value, and the value.
extension Optional: SnapshotCodable where Wrapped: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(self != nil)
    self?.encode(to: &writer)
  }

  package init(from reader: inout SnapshotReader) {
    self = Bool(from: &reader) ? Wrapped(from: &reader) : nil
  }
}

/// The count of the elements, and the elements.
extension Array: SnapshotCodable where Element: SnapshotCodable {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(count)
    for element in self { element.encode(to: &writer) }
  }

  package init(from reader: inout SnapshotReader) {
    let count = reader.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count where !reader.isDamaged { append(Element(from: &reader)) }
  }
}

/// The position of a case without values.
extension SnapshotCodable where Self: CaseIterable & Equatable, AllCases == [Self] {
  package func encode(to writer: inout SnapshotWriter) {
    writer.write(Self.allCases.firstIndex(of: self) ?? 0)
  }

  package init(from reader: inout SnapshotReader) {
    let position = Int(from: &reader)
    let cases = Self.allCases
    self = cases.indices.contains(position) ? cases[position] : reader.damaged(cases[0])
  }
}
