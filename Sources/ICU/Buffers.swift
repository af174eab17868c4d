internal import CICU

/// Returns the text that a function of ICU writes into a buffer of UTF-16.
///
/// The first try is on the stack. When ICU says that it needs more, the second has that much.
/// A text of no length is `""`, never a failure.
func utf16Text(
  _ operation: StaticString,
  _ fill: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(operation, fill, decode: String.init(utf16:))
}

/// Returns the text that a function of ICU writes into a buffer of ASCII.
func asciiText(
  _ operation: StaticString,
  _ fill: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  try filled(operation, fill) { units in
    units.withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }
}

/// Fills a buffer in one try or in two.
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

/// Enough for the dates, numbers and identifiers of every language that was looked at.
private let firstCapacity = 160

/// Calls `body` with the UTF-16 of a string.
func withUTF16<Result>(
  _ string: String,
  _ body: (UnsafePointer<UInt16>, Int32) -> Result
) -> Result {
  let units = Array(string.utf16)
  return units.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else {
      // ICU wants an address for an empty text too.
      return withUnsafePointer(to: UInt16(0)) { body($0, 0) }
    }
    return body(base, Int32(buffer.count))
  }
}
