internal import CompiledCatalog

/// The key of a message: a string of the code, or the bytes of an interpolated one.
///
/// Messages are found by bytes, so that a lookup need not create a `String` for the key.
enum MessageKey: Sendable {
  /// A string.
  case text(String)
  /// The UTF-8 of a string.
  case utf8([UInt8])

  /// The key as a string.
  var string: String {
    switch self {
    case .text(let text): text
    case .utf8(let bytes): String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Calls `body` with the UTF-8 of the key.
  @inline(__always)
  func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .text(let text): text.withContiguousUTF8 { body(UnsafeRawBufferPointer($0)) }
    case .utf8(let bytes): bytes.withUnsafeBytes(body)
    }
  }

  /// The hash of the key in a compiled catalog.
  var catalogHash: Int { withUTF8(CompiledCatalog.hash(ofKey:)) }

  private static func isSame(_ text: String, _ bytes: [UInt8]) -> Bool {
    text.withContiguousUTF8 { text in
      bytes.withUnsafeBytes { CompiledCatalog.isSameKey(UnsafeRawBufferPointer(text), $0) }
    }
  }
}

extension MessageKey: Hashable {
  static func == (left: MessageKey, right: MessageKey) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.utf8(let left), .utf8(let right)): left == right
    case (.text(let text), .utf8(let bytes)), (.utf8(let bytes), .text(let text)):
      isSame(text, bytes)
    }
  }

  /// Hashes a value that is the same for both cases of a key.
  func hash(into hasher: inout Hasher) {
    hasher.combine(catalogHash)
  }
}
