import CNettle

/// The SHA-256 of bytes that come in pieces (FIPS 180-4).
///
/// ```swift
/// var digest = SHA256()
/// digest.update(bytes)
/// digest.hexadecimal  // "e3b0c442…"
/// ```
package struct SHA256: Sendable {
  private var context = sha256_ctx()

  /// Creates the digest of nothing.
  package init() {
    nettle_sha256_init(&context)
  }

  /// Takes more bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    nettle_sha256_update(
      &context,
      bytes.count,
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    )
  }

  /// Takes more bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    // Most sequences of bytes are arrays, which show their memory.
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) != nil {
      return
    }
    Array(bytes).withUnsafeBytes { update($0) }
  }

  /// The digest of what has come so far: 64 digits, as `sha256sum` prints them.
  package var hexadecimal: String {
    var context = context
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, digest.count, &digest)
    return
      digest.map { byte in
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
      }
      .joined()
  }
}
