/// A call in one of its possible notations.
struct WrittenCall {
  let source: String
  let key: String
  let comment: String?

  /// Returns a random call.
  static func random(using generator: inout some RandomNumberGenerator) -> WrittenCall {
    let key = (0..<Int.random(in: 1...3, using: &generator)).map { _ in text(using: &generator) }
    let comment = Bool.random(using: &generator) ? text(using: &generator) : nil
    let literals = key.map { literal($0, using: &generator) }
      .joined(separator: gap(using: &generator))
    let last = comment.map { literal($0, using: &generator) } ?? "nil"
    let tokens = [literals, ",", last, ")", ";"]
    let source = tokens.map { gap(using: &generator) + $0 }.joined()
    return WrittenCall(
      source: "x = NSLocalizedString /* ( */ (" + source,
      key: key.joined(),
      comment: comment
    )
  }

  private static func text(using generator: inout some RandomNumberGenerator) -> String {
    let letters = Array("ab\"\\'\n\t%@é体😀()/*,;{}[]#?")
    return String(
      (0..<Int.random(in: 1...8, using: &generator))
        .compactMap { _ in letters.randomElement(using: &generator) }
    )
  }

  private static func gap(using generator: inout some RandomNumberGenerator) -> String {
    let gaps = [" ", "\n", "\t", "/* \" , ) */", "// don't\n", "\\\n", "\r\n", "\n#if A\n#endif\n"]
    return (gaps.randomElement(using: &generator) ?? " ") + " "
  }

  /// Returns a literal in which each character is plain or an escape.
  private static func literal(
    _ text: String,
    using generator: inout some RandomNumberGenerator
  ) -> String {
    let content = text.unicodeScalars.map { scalar -> String in
      let hexadecimal = String(scalar.value, radix: 16)
      let padded = String(repeating: "0", count: 8 - hexadecimal.count) + hexadecimal
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return "\\U\(padded)"
      case 1: return String(scalar).utf8.map { "\\" + octal($0) }.joined()
      default:
        return switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        default: String(scalar)
        }
      }
    }
    return "@\"\(content.joined())\""
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
