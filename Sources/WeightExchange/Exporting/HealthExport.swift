package import WeightCore

/// Weigh-ins in the format in which an iPhone exports data of Apple Health.
///
/// Each record contains the identifier of the log and the number of its entry. They allow the log
/// to recognize its own records when it reads the file, and other programs to replace existing
/// samples rather than duplicate them.
///
/// ```swift
/// var export = HealthExport(log: identifier, exported: now)
/// write(export.part(of: page) + export.end())
/// ```
///
/// Only entries that the user typed belong into the file. Entries from Apple Health already exist
/// there. Entries from the file of another program are that program's to export; otherwise they
/// would be duplicated.
package struct HealthExport: LogFile {
  /// The identifier of the log.
  package let log: String
  /// The time of the export.
  package let exported: Timestamp
  /// Whether the text before the records has been written.
  private var isBegun = false

  /// Creates an export.
  package init(log: String, exported: Timestamp) {
    self.log = log
    self.exported = exported
  }

  package mutating func part(of page: [IdentifiedEntry]) -> [UInt8] {
    defer { isBegun = true }
    return Array(((isBegun ? "" : head) + page.map { records(of: $0.entry) }.joined()).utf8)
  }

  package func end() -> [UInt8] { Array(((isBegun ? "" : head) + tail).utf8) }

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
