import CNettle
import Dispatch
import Synchronization
package import SystemPackage

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

/// The SHA-256 of an open file, which is computed beside whatever else is done with it.
package final class FileDigest: Sendable {
  private let done = DispatchGroup()
  private let isCancelled = Atomic<Bool>(false)
  private let result = Mutex<String?>(nil)

  private static let chunkLength = 1 << 20

  /// Begins with the digest of a file.
  ///
  /// - Parameter file: The open file, whose own position stays where it is. It must stay open until
  ///   ``wait()`` has returned.
  package init(_ file: FileDescriptor) {
    DispatchQueue.global()
      .async(group: done) {
        let digest = self.digest(file)
        self.result.withLock { $0 = digest }
      }
  }

  /// Gives up; nothing but ``wait()`` may be asked for then.
  package func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// Waits for the end.
  ///
  /// - Returns: The digest, 64 digits; `nil` if the system could not read, or if it was cancelled.
  @discardableResult
  package func wait() -> String? {
    done.wait()
    return result.withLock { $0 }
  }

  private func digest(_ file: FileDescriptor) -> String? {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunkLength, alignment: 64)
    defer { chunk.deallocate() }
    var digest = SHA256()
    var offset: Int64 = 0
    while !isCancelled.load(ordering: .relaxed) {
      guard let count = try? file.read(fromAbsoluteOffset: offset, into: chunk) else { return nil }
      guard count > 0 else { return digest.hexadecimal }
      digest.update(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      offset += Int64(count)
    }
    return nil
  }
}
