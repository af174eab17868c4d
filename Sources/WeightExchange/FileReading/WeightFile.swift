import Diagnostics
package import FileSystem

/// A file of weights, which is read in parts, and from its start several times.
///
/// The program that reads it keeps only a part in memory, whatever the size of the file.
package final class WeightFile {
  /// The maximum size of a file in bytes; a log of a lifetime has a few megabytes.
  private static let greatestSize: Int64 = 1 << 30
  /// The maximum size of a file in an archive, which may be a thousand times as large as the archive.
  private static let greatestSizeInArchive: Int64 = 1 << 28
  /// The maximum number of values in a list, which need more memory than their text.
  private static let greatestValueCount = 2_000_000
  /// The maximum size in bytes of a file that is read as a whole.
  static let greatestSizeInMemory = 16 << 20

  /// The path to use in locations.
  package let path: String
  /// The error of the operating system that ended the reading, if there is one.
  package private(set) var error: FileError?
  /// The reason why nothing may be imported from the file, if there is one.
  private(set) var problem: Diagnostic?
  private let content: Content

  private enum Content {
    case bytes([UInt8])
    case file(OpenFile)
    case entry(OpenFile, position: Int)
  }

  /// Creates a file from bytes in memory.
  package init(_ bytes: [UInt8], path: String) {
    content = .bytes(bytes)
    self.path = path
  }

  /// Creates a file that is read from the disk.
  package init(_ file: OpenFile) {
    content = .file(file)
    path = file.path
  }

  /// Creates a file that is read from an archive.
  ///
  /// - Parameters:
  ///   - archive: The archive.
  ///   - position: The index of the entry.
  ///   - name: The path of the entry in the archive.
  init(in archive: OpenFile, at position: Int, name: String) {
    content = .entry(archive, position: position)
    path = "\(archive.path)/\(name)"
  }

  /// The location of the whole file.
  var location: Location { Location(file: path, utf8Range: 0..<0, line: 1, column: 1) }

  /// Records that nothing may be imported from the file.
  func refuse(_ message: Diagnostic.Message, at location: Location? = nil) {
    problem = problem ?? Diagnostic(message, .error, at: location ?? self.location)
  }
}

// MARK: - Reading

extension WeightFile {
  private static let partLength = 1 << 16

  /// Starts reading.
  ///
  /// Only one reading at a time is possible.
  ///
  /// - Returns: A function that returns the next bytes, or no bytes at the end of the file or after
  ///   an error.
  func reading() -> () -> [UInt8] {
    switch content {
    case .bytes(let bytes): Self.parts(of: bytes)
    case .file(let file): parts(of: file)
    case .entry(let archive, let position): parts(ofEntry: position, in: archive)
    }
  }

  /// Returns the first bytes, or all bytes if there are fewer.
  func beginning(_ count: Int) -> [UInt8] {
    let read = reading()
    var bytes: [UInt8] = []
    while bytes.count < count, case let part = read(), !part.isEmpty { bytes += part }
    return Array(bytes.prefix(count))
  }

  /// Returns all bytes of a list, or `nil` if there are too many bytes or too many values.
  func list() -> [UInt8]? {
    guard let bytes = bytes() else { return nil }
    var count = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"): count += 1
      default: break
      }
    }
    return count <= Self.greatestValueCount ? bytes : nil
  }

  private func bytes() -> [UInt8]? {
    if case .bytes(let bytes) = content {
      return bytes.count <= Self.greatestSizeInMemory ? bytes : nil
    }
    let read = reading()
    var bytes: [UInt8] = []
    while case let part = read(), !part.isEmpty {
      bytes += part
      guard bytes.count <= Self.greatestSizeInMemory else { return nil }
    }
    return bytes
  }

  private static func parts(of bytes: [UInt8]) -> () -> [UInt8] {
    var rest = bytes[...]
    return {
      let part = rest.prefix(partLength)
      rest = rest[part.endIndex...]
      return Array(part)
    }
  }

  private func parts(of file: OpenFile) -> () -> [UInt8] {
    do throws(FileError) {
      try file.seekToStart()
    } catch {
      self.error = error
      return { [] }
    }
    return limited(to: Self.greatestSize) {
      do throws(FileError) {
        return try Self.part { buffer throws(FileError) in try file.read(into: buffer) }
      } catch {
        self.error = error
        return []
      }
    }
  }

  private func parts(ofEntry position: Int, in file: OpenFile) -> () -> [UInt8] {
    let archive: ArchiveReader
    do throws(ArchiveError) {
      archive = try ArchiveReader(file.descriptor, .byDirectory)
      for _ in 0...position { _ = try archive.next() }
    } catch {
      refuse(.weightsArchiveDamaged)
      return { [] }
    }
    return limited(to: Self.greatestSizeInArchive) {
      do throws(ArchiveError) {
        return try Self.part { buffer throws(ArchiveError) in try archive.read(into: buffer) }
      } catch {
        self.refuse(.weightsArchiveDamaged)
        return []
      }
    }
  }

  private static func part<Failure>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: partLength, alignment: 1)
    defer { buffer.deallocate() }
    let count = try read(buffer)
    return Array(buffer[..<count])
  }

  /// Ends the reading of a file that is too large.
  private func limited(to limit: Int64, _ read: @escaping () -> [UInt8]) -> () -> [UInt8] {
    var count: Int64 = 0
    return {
      let part = read()
      count += Int64(part.count)
      guard count <= limit else {
        self.refuse(.weightsTooLarge(megabytes: Int(limit >> 20)))
        return []
      }
      return part
    }
  }
}
