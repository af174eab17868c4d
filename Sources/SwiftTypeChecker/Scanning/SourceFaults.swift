package import Diagnostics
import SwiftSyntax

/// An invalid encoding of a source.
///
/// Swift sources are UTF-8. The compiler rejects other encodings, even if the bytes are in a
/// comment. So a key with such bytes cannot occur in a program.
enum SourceEncodingFault: Equatable {
  /// The file is in UTF-16 or UTF-32, for example saved by an editor on another system.
  case wide
  /// The byte at this offset is not UTF-8, for example an accented letter in Latin-1.
  case invalidByte(offset: Int)

  /// Finds the first encoding error of a source; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init?(of bytes: [UInt8]) {
    // Sources do not start with NUL, but a UTF-16 letter without a byte order mark has one in its
    // first two bytes.
    let start = bytes.prefix(2)
    if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] || start.contains(0) {
      self = .wide
      return
    }
    guard !Self.isASCII(bytes), String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) { offset += encoded.count }
    self = .invalidByte(offset: offset)
  }

  /// Returns the diagnostic for it.
  func diagnostic(in file: String, _ lineIndex: LineIndex) -> Diagnostic {
    switch self {
    case .wide:
      Diagnostic(.sourceWide, .error, at: lineIndex.location(of: 0..<0, in: file))
    case .invalidByte(let offset):
      Diagnostic(.sourceNotUTF8, .error, at: lineIndex.location(of: offset..<offset + 1, in: file))
    }
  }

  /// Most sources are ASCII, which is checked eight bytes at a time.
  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      let end = bytes.count & ~7
      for offset in stride(from: 0, to: end, by: 8) {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 != 0 { return false }
      }
      return bytes[end...].allSatisfy { $0 < 0x80 }
    }
  }
}

/// The reasons for possibly missing strings of a source.
extension Diagnostic.Message {
  /// The source is in UTF-16 or UTF-32.
  static let sourceWide = Self(
    "source-utf-16",
    "the file is UTF-16, but Swift only reads UTF-8, so its strings are missing; save it as UTF-8"
  )

  /// A byte of the source is not UTF-8.
  static let sourceNotUTF8 = Self(
    "source-not-utf-8",
    "the file is not UTF-8 from here on, so Swift does not compile it; its strings are missing"
  )

  /// A part of the source does not follow the grammar.
  package static let sourceSyntax = Self(
    "source-syntax",
    "syntax error: the code cannot be parsed here; strings may be missing"
  )

  /// The source is nested too deeply to be parsed.
  static let sourceTooDeep = Self(
    "source-too-deep",
    "the code of this file is nested too deeply to be read; its strings are missing"
  )

  /// Too much of the source is not Swift.
  static let sourceTooBroken = Self(
    "source-too-broken",
    "too much of this file is not valid Swift, so it was not read; its strings are missing"
  )
}

/// Returns a diagnostic for the first syntax error.
///
/// One is enough to find the location; later errors are mostly consequences of the first.
func syntaxErrors(
  of syntax: SourceFileSyntax,
  in file: String,
  _ lineIndex: LineIndex
) -> [Diagnostic] {
  guard syntax.hasError else { return [] }
  var node = Syntax(syntax)
  while !node.is(UnexpectedNodesSyntax.self),
    let child = node.children(viewMode: .all).first(where: { $0.hasError || $0.isFault })
  {
    node = child
  }
  let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
  let end = max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  let location = lineIndex.location(of: start..<end, in: file)
  return [Diagnostic(.sourceSyntax, .warning, at: location)]
}

extension Syntax {
  /// Whether this very node is a missing token or skipped source.
  fileprivate var isFault: Bool {
    if self.is(UnexpectedNodesSyntax.self) { return true }
    guard let token = self.as(TokenSyntax.self) else { return false }
    return token.presence == .missing
  }
}
