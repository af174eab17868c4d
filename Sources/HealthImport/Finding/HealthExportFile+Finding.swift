extension HealthExportFile {
  /// How many bytes at the beginning of a file must tell that it is an export.
  static let signatureLength = 1_024

  /// Finds the export at a path, whatever language the phone names its files in.
  ///
  /// - Parameter path: A file of its own, an archive, or a folder with one of them in it or in a
  ///   folder below.
  /// - Returns: What was found.
  /// - Throws: `.notAnExport` if there is none, or that something cannot be read.
  package static func find(at path: String) throws(HealthExportError) -> HealthExportFile {
    try file(at: path)
  }

  private static func file(at path: String) throws(HealthExportError) -> HealthExportFile {
    let file = try OpenFile(path)
    guard isExport(try file.beginning()) else { throw HealthExportError(.notAnExport, path: path) }
    return HealthExportFile(path: path, size: file.size)
  }

  /// Whether a file that begins with these bytes is an export.
  static func isExport(_ beginning: [UInt8]) -> Bool {
    let text = String(decoding: beginning.prefix(signatureLength), as: UTF8.self)
    return text.contains("<!DOCTYPE HealthData") || text.contains("<HealthData")
  }
}

extension OpenFile {
  /// Reads the beginning of the file.
  func beginning() throws(HealthExportError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: HealthExportFile.signatureLength)
    var count = 0
    while count < bytes.count {
      var error: HealthExportError?
      let more = bytes.withUnsafeMutableBytes { buffer in
        do throws(HealthExportError) {
          return try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        } catch let failure {
          error = failure
          return 0
        }
      }
      if let error { throw error }
      guard more > 0 else { break }
      count += more
    }
    return Array(bytes.prefix(count))
  }
}
