internal import FormatString

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension NumberWriter {
  /// Returns a number as C writes it, taken apart.
  func cParts(of number: Double) -> NumberParts {
    let precision = precision.map { ".\($0)" } ?? ""
    let form = flags.contains(.alternateForm) ? "#" : ""
    let format = "%\(form)\(precision)\(conversion.rawValue)"
    let text = withVaList([number.magnitude]) { values in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        let length = vsnprintf(buffer.baseAddress, buffer.count, format, values)
        let written = buffer.prefix(max(0, min(Int(length), capacity - 1)))
        return String(decoding: written.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
    let isHexadecimal =
      conversion == .hexadecimalFloat || conversion == .uppercaseHexadecimalFloat
    var parts = NumberParts(parsing: text, isHexadecimal: isHexadecimal)
    parts.isNegative = number.sign == .minus && !number.isNaN
    return parts
  }
}

/// The greatest precision that a placeholder can ask for, behind the digits of the greatest number.
private let capacity = 4800
