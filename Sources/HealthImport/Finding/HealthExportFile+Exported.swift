package import WeightCore

extension HealthExportFile {
  /// What stands before the records, the document type included, is shorter.
  private static let greatestHeadLength = 1 << 16

  /// Reads when the phone wrote the export, from its beginning alone.
  ///
  /// - Returns: `nil` if it does not tell.
  /// - Throws: That the file cannot be read.
  package func exported() throws(HealthExportError) -> Moment? {
    var file = try OpenFile(path)
    let head: [UInt8]
    if let archived {
      var export = try ArchivedExport(file, entry: archived.entry, archived.manner)
      head = try export.bytes(Self.greatestHeadLength)
    } else {
      head = try file.bytes(Self.greatestHeadLength)
    }
    let parts = String(decoding: head, as: UTF8.self).split(separator: "<ExportDate ", maxSplits: 1)
    guard parts.count == 2, let tag = parts[1].split(separator: ">", maxSplits: 1).first else {
      return nil
    }
    let values = tag.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    return values.count > 1 ? WrittenInstant(String(values[1]))?.moment : nil
  }
}
