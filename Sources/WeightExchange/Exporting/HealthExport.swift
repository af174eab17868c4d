package import WeightCore

/// Weigh-ins in the format in which an iPhone exports data of Apple Health.
///
/// Each record contains the identifier of the log and the number of its entry. They allow the log
/// to recognize its own records when it reads the file, and other programs to replace existing
/// samples rather than duplicate them.
///
/// ```swift
/// let export = HealthExport(log: identifier, exported: now)
/// for part in export.parts(of: entries) { write(part) }
/// ```
package struct HealthExport: Sendable {
  /// The identifier of the log.
  package let log: String
  /// The time of the export.
  package let exported: Timestamp

  /// Creates an export.
  package init(log: String, exported: Timestamp) {
    self.log = log
    self.exported = exported
  }

  /// Returns the entries to export: those that the user typed into the log.
  ///
  /// Entries from Apple Health already exist there. Entries from the file of another program are
  /// that program's to export; otherwise they would be duplicated.
  package static func own(of entries: [WeightEntry]) -> [WeightEntry] {
    entries.filter { $0.source.kind == .manual }
  }

  /// Returns the file in parts, which are created lazily.
  package func parts(of entries: [WeightEntry]) -> HealthExportParts {
    HealthExportParts(self, entries)
  }

  /// The text before the records.
  ///
  /// The document type is Apple's, reduced to the elements in use, which makes the file valid by
  /// itself. The text does not depend on the user's language, so repeated exports are identical.
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

  /// The text after the records.
  var tail: String { "</HealthData>\n" }

  /// Returns the records of an entry: its mass, and its other measurements if there are any.
  func records(of entry: WeightEntry) -> String {
    let records = [
      HealthRecord(.bodyMass, of: entry, log: log, unit: "kg", entry.mass.kilogramText),
      entry.bodyFat.map { share in
        HealthRecord(.bodyFatPercentage, of: entry, log: log, unit: "%", share.fractionText)
      },
      entry.leanMass.map { mass in
        HealthRecord(.leanBodyMass, of: entry, log: log, unit: "kg", mass.kilogramText)
      },
      entry.waist.map { waist in
        HealthRecord(.waistCircumference, of: entry, log: log, unit: "cm", waist.centimetreText)
      },
    ]
    return records.compactMap { $0?.text }.joined()
  }
}

/// The bytes of an Apple Health export, in parts of several entries.
///
/// A log of many years is never in memory as a single string.
package struct HealthExportParts: Sequence, IteratorProtocol {
  private let export: HealthExport
  private var rest: ArraySlice<WeightEntry>
  private var isBegun = false
  private var isEnded = false

  /// The number of entries per part.
  private static let size = 128

  init(_ export: HealthExport, _ entries: [WeightEntry]) {
    self.export = export
    rest = entries[...]
  }

  /// Returns the next part, or `nil` after the last one.
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
