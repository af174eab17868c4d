import FileSystem

/// The source of an export's bytes.
protocol ExportBytes {
  /// Reads bytes into a buffer.
  ///
  /// - Returns: The number of bytes, or 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int

  /// Whether data is missing because the file is damaged.
  var isDamaged: Bool { get }
}

/// An uncompressed export.
struct PlainExport: ExportBytes {
  /// The open file.
  let file: OpenFile

  let isDamaged = false

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int {
    do {
      return try file.read(into: buffer)
    } catch {
      throw HealthExportError(error)
    }
  }
}

/// An export in an archive, which is decompressed while it is read.
struct ArchivedExport: ExportBytes {
  /// The maximum size in bytes, far more than any known export of a phone.
  static let greatestSize: Int64 = 1 << 36
  /// The maximum compression ratio.
  ///
  /// Exports of phones reach 20.
  static let greatestRatio: Int64 = 400
  /// The size in bytes below which the ratio is not checked.
  static let harmlessSize: Int64 = 1 << 26

  private let archive: ArchiveReader
  private let path: String
  private let archiveSize: Int64
  private var count: Int64 = 0
  private(set) var isDamaged = false

  /// Opens the entry at an index.
  init(
    _ file: OpenFile,
    entry position: Int,
    _ manner: ArchiveReader.Manner
  ) throws(HealthExportError) {
    path = file.path
    archiveSize = file.size
    do throws(ArchiveError) {
      archive = try ArchiveReader(file.descriptor, manner)
      for _ in 0...position { _ = try archive.next() }
    } catch {
      throw HealthExportError(error, path: file.path)
    }
  }

  mutating func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(HealthExportError) -> Int {
    guard !isDamaged else { return 0 }
    let more: Int
    do throws(ArchiveError) {
      more = try archive.read(into: buffer)
    } catch {
      // Data that was read before the error is kept.
      guard count > 0, error.code == .damaged else { throw HealthExportError(error, path: path) }
      isDamaged = true
      return 0
    }
    count += Int64(more)
    let isExcessive = count > Self.harmlessSize && count / Self.greatestRatio > archiveSize
    guard !isExcessive, count <= Self.greatestSize else {
      throw HealthExportError(.excessiveArchive, path: path)
    }
    return more
  }
}

extension HealthExportError {
  /// Creates the corresponding error for an error of an archive.
  init(_ error: ArchiveError, path: String) {
    let code: Code =
      switch error.code {
      case .damaged: .damagedArchive
      case .encrypted: .encryptedArchive
      case .unreadable: .unreadable
      }
    self.init(code, path: path, detail: error.detail)
  }
}
