internal import FormatString
internal import ICU

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension NumberWriter {
  /// Returns a number with an exponent, as C writes it but for the mark.
  ///
  /// The C library writes in the locale `C`, for nobody here calls `setlocale`.
  func cText(of number: Double) -> String {
    let precision = precision.map { ".\($0)" } ?? ""
    let width = zeroedWidth.map { "0\($0)" } ?? ""
    let format = "%\(signs)\(width)\(precision)\(conversion.rawValue)"
    let text = withVaList([number]) { values in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        let length = vsnprintf(buffer.baseAddress, buffer.count, format, values)
        let written = buffer.prefix(max(0, min(Int(length), capacity - 1)))
        return String(decoding: written.map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    }
    guard let mark = try? NumberSymbols.shared(locale: locale).decimal, mark != "." else {
      return text
    }
    return text.replacing(".", with: mark)
  }

  private var signs: String {
    var signs = ""
    if flags.contains(.plusSign) { signs += "+" }
    if flags.contains(.blankSign) { signs += " " }
    if flags.contains(.alternateForm) { signs += "#" }
    return signs
  }
}

/// The greatest width and precision that a placeholder can ask for, with a sign and an exponent.
private let capacity = 8400
