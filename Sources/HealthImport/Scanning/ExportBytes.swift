/// The bytes of an export, from wherever they come.
protocol ExportBytes {
  /// Reads some bytes.
  ///
  /// - Returns: How many came; 0 at the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthExportError) -> Int

  /// Whether there would have been more, had the file not been damaged.
  var isDamaged: Bool { get }
}
