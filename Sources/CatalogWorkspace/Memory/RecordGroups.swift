import FileSystem

/// Records in groups, most of which are in a file without a name.
///
/// A class, because readers of files append records in closures.
final class RecordGroups {
  private var buffers: [[UInt8]]
  private var parts: [[(offset: Int64, count: Int)]]
  private var sizes: [Int]
  private let target: String
  private var file: ScratchFile?

  /// The number of bytes of a group that are collected in memory.
  private static let bufferSize = 1 << 13
  /// The maximum number of bytes of a group, which is in memory while it is processed.
  private static let sizeLimit = 1 << 25

  /// Creates groups without records.
  ///
  /// - Parameters:
  ///   - count: The number of groups.
  ///   - target: The path of the file that is made from the records.
  init(count: Int, for target: String) {
    buffers = Array(repeating: [], count: count)
    parts = Array(repeating: [], count: count)
    sizes = Array(repeating: 0, count: count)
    self.target = target
  }

  /// The number of groups.
  var count: Int { buffers.count }

  /// Appends a record to a group.
  ///
  /// - Throws: `.tooLarge` if the group is too large to be processed, or an error if the file cannot
  ///   be written.
  func append(_ record: [UInt8], to group: Int) throws(FileError) {
    sizes[group] += record.count
    guard sizes[group] <= Self.sizeLimit else {
      throw FileError(.tooLarge(maximum: InputKind.translation.maximumSize), .write, path: target)
    }
    if buffers[group].count + record.count > Self.bufferSize {
      try write(buffers[group], of: group)
      buffers[group].removeAll(keepingCapacity: true)
      guard record.count <= Self.bufferSize else { return try write(record, of: group) }
    }
    buffers[group] += record
  }

  private func write(_ bytes: [UInt8], of group: Int) throws(FileError) {
    guard !bytes.isEmpty else { return }
    let file = if let file { file } else { try ScratchFile(for: target) }
    self.file = file
    parts[group].append((try file.append(bytes), bytes.count))
  }

  /// Returns the records of a group in the order in which they were appended, and removes them.
  ///
  /// - Throws: An error if the file cannot be read.
  func takeRecords(of group: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sizes[group])
    if let file {
      for part in parts[group] { bytes += try file.bytes(at: part.offset, count: part.count) }
    }
    bytes += buffers[group]
    (buffers[group], parts[group], sizes[group]) = ([], [], 0)
    return bytes
  }
}
