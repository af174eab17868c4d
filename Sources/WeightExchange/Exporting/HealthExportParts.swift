import WeightCore

/// The bytes of an export for Apple Health, some entries at a time: a log of many years is never held
/// as one text.
package struct HealthExportParts: Sequence, IteratorProtocol {
  private let export: HealthExport
  private var rest: ArraySlice<WeightEntry>
  private var isBegun = false
  private var isEnded = false

  /// How many entries a part holds.
  private static let size = 128

  init(_ export: HealthExport, _ entries: [WeightEntry]) {
    self.export = export
    rest = entries[...]
  }

  /// Returns the next part; `nil` after the last one.
  package mutating func next() -> [UInt8]? {
    guard !isEnded else { return nil }
    var text = isBegun ? "" : export.head
    isBegun = true
    for entry in rest.prefix(Self.size) { text += export.records(of: entry) }
    rest = rest.dropFirst(Self.size)
    if rest.isEmpty {
      isEnded = true
      text += export.tail
    }
    return Array(text.utf8)
  }
}
