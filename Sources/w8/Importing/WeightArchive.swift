import ArchiveReading
import Foundation

/// An archive in which an app hands out all that it knows of a person.
enum WeightArchive {
  /// Years of weigh-ins take a hundredth of it.
  private static let greatestSize = 1 << 26

  /// Whether a file that begins with these bytes is an archive.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("PK\u{3}\u{4}".utf8))
  }

  /// Returns the table of weights in an archive, which Withings calls `weight.csv`.
  ///
  /// - Returns: `nil` if there is none, if there are several, or if it cannot be read.
  static func table(in path: String) -> (name: String, bytes: [UInt8])? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    var tables: [(name: String, bytes: [UInt8])] = []
    do throws(ArchiveError) {
      let archive = try ArchiveReader(descriptor: file.fileDescriptor, .byDirectory)
      while let entry = try archive.next() {
        guard entry.path.split(separator: "/").last?.lowercased() == "weight.csv" else { continue }
        guard let bytes = try content(of: archive) else { return nil }
        tables.append((entry.path, bytes))
      }
    } catch {
      return nil
    }
    return tables.count == 1 ? tables.first : nil
  }

  private static func content(of archive: ArchiveReader) throws(ArchiveError) -> [UInt8]? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    var bytes: [UInt8] = []
    while case let count = try archive.read(into: buffer), count > 0 {
      bytes += buffer[..<count]
      guard bytes.count <= greatestSize else { return nil }
    }
    return bytes
  }
}
