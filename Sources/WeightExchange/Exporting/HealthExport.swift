package import WeightCore

/// Weigh-ins in the form in which an iPhone exports those of Apple Health.
///
/// Each record carries the identifier of the log and the number of its entry. By it the log knows its
/// own when it reads the file, and another program replaces what it has instead of doubling it.
///
/// ```swift
/// let export = HealthExport(log: identifier, exported: now)
/// for part in export.parts(of: entries) { write(part) }
/// ```
package struct HealthExport: Sendable {
  /// The identifier of the log that the entries are of.
  package let log: String
  /// When the export is made.
  package let exported: Moment

  /// Creates an export.
  package init(log: String, exported: Moment) {
    self.log = log
    self.exported = exported
  }

  /// Returns the entries that belong into an export: those that a person typed into the log.
  ///
  /// What came from Apple Health is there already, and what came from the file of another program is
  /// for that program to tell: two accounts of one weigh-in would be two weigh-ins.
  package static func own(of entries: [WeightEntry]) -> [WeightEntry] {
    entries.filter { $0.source.kind == .manual }
  }

  /// Returns the file in parts, each of which is made when it is asked for.
  package func parts(of entries: [WeightEntry]) -> HealthExportParts {
    HealthExportParts(self, entries)
  }

  /// What stands before the records.
  ///
  /// The definition is Apple's as far as the file uses it, so that the file is valid by itself. Nothing
  /// in it depends on the language of the person: who exports twice has the same file.
  var head: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Record*)>
    <!ATTLIST HealthData
      locale CDATA #REQUIRED
    >
    <!ELEMENT ExportDate EMPTY>
    <!ATTLIST ExportDate
      value CDATA #REQUIRED
    >
    <!ELEMENT Record (MetadataEntry*)>
    <!ATTLIST Record
      type         CDATA #REQUIRED
      unit         CDATA #IMPLIED
      value        CDATA #IMPLIED
      sourceName   CDATA #REQUIRED
      creationDate CDATA #IMPLIED
      startDate    CDATA #REQUIRED
      endDate      CDATA #REQUIRED
    >
    <!ELEMENT MetadataEntry EMPTY>
    <!ATTLIST MetadataEntry
      key   CDATA #REQUIRED
      value CDATA #REQUIRED
    >
    ]>
    <HealthData locale="en_US">
     <ExportDate value="\(exported.healthText)"/>

    """
  }

  /// What stands after the records.
  var tail: String { "</HealthData>\n" }

  /// Returns the records of an entry: its mass, and the share of fat if that was logged.
  func records(of entry: WeightEntry) -> String {
    let mass = HealthRecord(.bodyMass, of: entry, log: log, unit: "kg", entry.mass.kilogramText)
    let fat = entry.bodyFat.map { share in
      HealthRecord(.bodyFat, of: entry, log: log, unit: "%", share.fractionText)
    }
    return mass.text + (fat?.text ?? "")
  }
}

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
