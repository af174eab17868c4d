import FileSystem

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes of an export, from wherever they come.
protocol ExportBytes {
  /// Reads some bytes.
  ///
  /// - Returns: How many came; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int

  /// Whether there would have been more, had the file not been damaged.
  var isDamaged: Bool { get }
}

/// A regular file that is open to be read.
final class OpenFile: ExportBytes {
  /// Its descriptor, for as long as the value is there.
  let descriptor: Int32
  /// The path that it was opened by.
  let path: String
  private let status: stat

  let isDamaged = false

  /// Opens a file.
  init(_ path: String) throws(HealthExportError) {
    // A pipe that nobody writes to would keep the program waiting before it is known to be one.
    let descriptor = open(FileSystem.located(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let error = HealthExportError.last(path)
      close(descriptor)
      throw error
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw HealthExportError(.unreadable, path: path, detail: "no regular file")
    }
    self.descriptor = descriptor
    self.path = path
    self.status = status
  }

  deinit {
    close(descriptor)
  }

  /// How many bytes there were when it was opened.
  var size: Int64 { Int64(status.st_size) }

  /// Checks that nobody has written to the file since it was opened.
  func checkUnchanged() throws(HealthExportError) {
    var now = stat()
    guard fstat(descriptor, &now) == 0 else { throw .last(path) }
    guard now.st_size == status.st_size, now.modification == status.modification else {
      throw HealthExportError(.unreadable, path: path, detail: "written to meanwhile")
    }
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int {
    while true {
      #if canImport(Darwin)
      let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last(path) }
    }
  }
}

extension stat {
  /// When the file was written to last: seconds and nanoseconds.
  fileprivate var modification: [Int] {
    #if canImport(Darwin)
    [st_mtimespec.tv_sec, st_mtimespec.tv_nsec]
    #else
    [st_mtim.tv_sec, st_mtim.tv_nsec]
    #endif
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
      archive = try ArchiveReader(descriptor: file.descriptor, manner)
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
