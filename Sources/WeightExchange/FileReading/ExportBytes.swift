import FileSystem

/// The bytes of an export, from wherever they come.
protocol ExportBytes {
  /// Reads some bytes.
  ///
  /// - Returns: How many came; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int

  /// Whether there would have been more, had the file not been damaged.
  var isDamaged: Bool { get }
}

/// An export that is a file of its own.
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

/// An export within an archive, which is read as it is unpacked.
struct ArchivedExport: ExportBytes {
  /// More than all that phones have been known to write, many times over.
  static let greatestSize: Int64 = 1 << 36
  /// How much larger an export may be than its archive; phones come to twenty times.
  static let greatestRatio: Int64 = 400
  /// Below this size the ratio does not matter.
  static let harmlessSize: Int64 = 1 << 26

  private let archive: ArchiveReader
  private let path: String
  private let archiveSize: Int64
  private var count: Int64 = 0
  private(set) var isDamaged = false

  /// Opens the entry at a position, counted from 0.
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
      // What came before is kept, if anything did.
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
  /// What an error of an archive means for an export.
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
