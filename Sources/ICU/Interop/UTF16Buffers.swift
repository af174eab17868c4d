internal import CICU

/// Returns the string that a function of ICU writes into a UTF-16 buffer.
///
/// The first buffer is on the stack. If ICU needs more, a second call gets a buffer of the required
/// size. An empty result is `""`, never a failure.
func utf16Text(
  _ operation: StaticString,
  _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(operation, fill, decode: String.init(utf16:))
}

/// Returns the string that a function of ICU writes into an ASCII buffer.
func asciiText(
  _ operation: StaticString,
  _ fill: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(operation, fill) { units in
    units.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }
}

/// Fills a buffer with one or two calls.
private func filled<Unit>(
  _ operation: StaticString,
  _ fill: (UnsafeMutablePointer<Unit>, Int32, inout Int32) -> Int32,
  decode: (UnsafeBufferPointer<Unit>) -> String
) throws(ICUError) -> String {
  var status: Int32 = 0
  var needed = firstCapacity
  for _ in 0..<2 {
    status = 0
    let text = withUnsafeTemporaryAllocation(of: Unit.self, capacity: needed) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      let length = Int(fill(base, Int32(buffer.count), &status))
      guard status <= 0 else {
        needed = length + 1
        return ""
      }
      return decode(UnsafeBufferPointer(rebasing: buffer[..<min(length, buffer.count)]))
    }
    if status <= 0 { return text }
    guard status == Int32(cicuBufferOverflow) else { break }
  }
  throw ICUError(code: status, operation: "\(operation)")
}

/// A capacity that is sufficient for dates, numbers and identifiers in all tested languages.
private let firstCapacity = 160

/// Calls `body` with the UTF-16 of a string.
func withUTF16<Result>(
  _ string: String,
  _ body: (UnsafePointer<UInt16>, Int32) -> Result
) -> Result {
  let units = Array(string.utf16)
  return units.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else {
      // ICU requires a valid address also for an empty string.
      return withUnsafePointer(to: UInt16(0)) { body($0, 0) }
    }
    return body(base, Int32(buffer.count))
  }
}

// MARK: - UTF16

extension String {
  /// Creates a string from UTF-16.
  ///
  /// Strings with surrogates, which ICU rarely writes, are decoded by the standard library. That
  /// takes several times as long.
  init(utf16 units: UnsafeBufferPointer<UInt16>) {
    guard let length = Self.utf8Length(of: units) else {
      self.init(decoding: units, as: UTF16.self)
      return
    }
    self.init(unsafeUninitializedCapacity: length) { utf8 in
      guard length > units.count else {
        for (index, unit) in units.enumerated() { utf8[index] = UInt8(truncatingIfNeeded: unit) }
        return length
      }
      Self.transcode(units, into: utf8)
      return length
    }
  }

  /// Returns the length in UTF-8; `nil` if there is a surrogate.
  private static func utf8Length(of units: UnsafeBufferPointer<UInt16>) -> Int? {
    var length = 0
    for unit in units {
      switch unit {
      case ..<0x80: length += 1
      case ..<0x800: length += 2
      case 0xD800...0xDFFF: return nil
      default: length += 3
      }
    }
    return length
  }

  private static func transcode(
    _ units: UnsafeBufferPointer<UInt16>,
    into utf8: UnsafeMutableBufferPointer<UInt8>
  ) {
    var end = 0
    func append(_ bits: UInt16, mark: UInt8) {
      utf8[end] = mark | UInt8(truncatingIfNeeded: bits)
      end += 1
    }
    for unit in units {
      switch unit {
      case ..<0x80:
        append(unit, mark: 0)
      case ..<0x800:
        append(unit >> 6, mark: 0xC0)
        append(unit & 0x3F, mark: 0x80)
      default:
        append(unit >> 12, mark: 0xE0)
        append(unit >> 6 & 0x3F, mark: 0x80)
        append(unit & 0x3F, mark: 0x80)
      }
    }
  }
}
