import CNettle
import Dispatch
import Synchronization
package import SystemPackage

/// An incremental SHA-256 digest (FIPS 180-4).
///
/// ```swift
/// var digest = SHA256()
/// digest.update(bytes)
/// digest.hexadecimal  // "e3b0c442…"
/// ```
package struct SHA256: Sendable {
  private var context = sha256_ctx()

  /// Creates the digest of an empty sequence.
  package init() {
    nettle_sha256_init(&context)
  }

  /// Adds bytes.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    nettle_sha256_update(
      &context,
      bytes.count,
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    )
  }

  /// Adds bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    // Most sequences of bytes are arrays with contiguous storage.
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) != nil {
      return
    }
    Array(bytes).withUnsafeBytes { update($0) }
  }

  /// The digest of the bytes so far: 64 hexadecimal digits, as printed by `sha256sum`.
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

/// The SHA-256 digest of an open file, which is calculated in parallel with other work.
package final class FileDigest: Sendable {
  private let done = DispatchGroup()
  private let isCancelled = Atomic<Bool>(false)
  private let result = Mutex<String?>(nil)

  private static let chunkLength = 1 << 20

  /// Starts calculating the digest of a file.
  ///
  /// - Parameter file: The open file. Its position does not change. It must stay open until
  ///   ``wait()`` has returned.
  package init(_ file: FileDescriptor) {
    DispatchQueue.global()
      .async(group: done) {
        let digest = self.digest(file)
        self.result.withLock { $0 = digest }
      }
  }

  /// Cancels the calculation.
  ///
  /// Afterwards, only ``wait()`` may be called.
  package func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// Waits until the calculation ends.
  ///
  /// - Returns: The digest as 64 hexadecimal digits, or `nil` if the file could not be read or the
  ///   calculation was canceled.
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
