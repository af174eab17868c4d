#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
