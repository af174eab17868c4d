import FormatString
import ICU

/// A source text in the forms in which a translation memory compares texts.
///
/// In all of them, letters and combining marks are composed (NFC), and each placeholder is a
/// private-use character for the kind of its argument.
package struct MemoryText: Sendable {
  /// The text with the positions of the arguments; equal for texts that mean the same.
  let exact: String
  /// The text without case, and with one space for each run of whitespace.
  package let compared: String
  /// The text without case, superfluous whitespace and final punctuation.
  let folded: Substring

  /// Prepares a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ text: String) {
    var plain = text
    if text.utf8.contains(UInt8(ascii: "%")) {
      (exact, plain) = Self.withoutPlaceholders(text)
    } else {
      plain = text.composed
      exact = plain
    }
    compared = Self.foldingWhitespace(plain.lowercased())
    folded = compared.withoutFinalPunctuation
  }

  private static func withoutPlaceholders(_ text: String) -> (exact: String, plain: String) {
    var exact = String.UnicodeScalarView()
    var plain = String.UnicodeScalarView()
    var position = 0
    func append(_ kind: Placeholder, _ argument: Int?) {
      position = argument ?? position + 1
      plain.append(kind.character)
      exact.append(kind.character)
      exact.append(contentsOf: "\(position)$".unicodeScalars)
    }
    for segment in FormatString(parsing: text).segments {
      switch segment {
      case .text(let text):
        plain.append(contentsOf: text.unicodeScalars)
        exact.append(contentsOf: text.unicodeScalars)
      case .escapedPercent:
        plain.append("%")
        exact.append("%")
      case .specifier(let specifier):
        append(Placeholder(specifier.argumentKind), specifier.argumentIndex)
      case .substitution(let name, let argument):
        append(.integer, argument)
        exact.append(contentsOf: name.unicodeScalars)
      case .argument: append(.integer, nil)
      }
    }
    return (String(exact).composed, String(plain).composed)
  }

  /// Replaces each run of whitespace by a space, and removes it from both ends.
  private static func foldingWhitespace(_ text: String) -> String {
    var previous = UInt8(ascii: " ")
    let isFolded = text.utf8.allSatisfy { byte in
      defer { previous = byte }
      // The first bytes of other whitespace are C2, E1, E2 and E3.
      return byte > 0x20 && byte != 0x7F && byte != 0xC2 && !(0xE1...0xE3).contains(byte)
        || byte == 0x20 && previous != 0x20
    }
    if isFolded, previous != UInt8(ascii: " ") { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension MemoryText {
  /// Returns whether a character of the forms of a text is a placeholder.
  static func isPlaceholder(_ scalar: Unicode.Scalar) -> Bool {
    Placeholder(rawValue: scalar.value) != nil
  }

  /// The kinds of placeholders, with the code points of the characters that replace them.
  private enum Placeholder: UInt32 {
    case integer = 0xF0000
    case fraction
    case characters
    case object

    init(_ kind: FormatSpecifier.ArgumentKind) {
      switch kind {
      case .signedInteger, .unsignedInteger: self = .integer
      case .floatingPoint: self = .fraction
      case .character, .cString: self = .characters
      default: self = .object
      }
    }

    var character: Unicode.Scalar { Unicode.Scalar(rawValue) ?? "\u{FFFC}" }
  }
}

extension String {
  /// The string without punctuation at its end; itself if it is punctuation only.
  fileprivate var withoutFinalPunctuation: Substring {
    var text = self[...]
    while let last = text.last, last.isPunctuation || last.isWhitespace { text.removeLast() }
    return text.isEmpty ? self[...] : text
  }
}
