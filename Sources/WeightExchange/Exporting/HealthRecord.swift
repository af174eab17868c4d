import FileFormats
import WeightCore

/// A sample in the format of Apple Health exports.
struct HealthRecord {
  /// The exported types; the raw values are those of HealthKit without their prefix.
  enum Kind: String {
    case bodyMass = "BodyMass"
    case bodyFatPercentage = "BodyFatPercentage"
    case leanBodyMass = "LeanBodyMass"
    case waistCircumference = "WaistCircumference"
  }

  private let kind: Kind
  private let entry: WeightEntry
  private let log: String
  private let unit: String
  private let value: String

  init(
    _ kind: Kind,
    of entry: WeightEntry,
    log: String,
    unit: String,
    _ value: String
  ) {
    self.kind = kind
    self.entry = entry
    self.log = log
    self.unit = unit
    self.value = value
  }

  /// The lines of the record.
  var text: String {
    let moment = entry.moment.healthText
    let attributes = [
      ("type", "HKQuantityTypeIdentifier" + kind.rawValue), ("sourceName", "w8"), ("unit", unit),
      ("value", value),
      ("creationDate", (entry.modified ?? entry.moment).healthText), ("startDate", moment),
      ("endDate", moment),
    ]
    var text = " <Record"
    for (name, value) in attributes { text += " \(name)=\"\(value)\"" }
    text += ">\n"
    for (key, value) in metadata {
      text += "  <MetadataEntry key=\"\(key)\" value=\"\(value.inAttribute)\"/>\n"
    }
    return text + " </Record>\n"
  }

  /// The metadata of a sample.
  private var metadata: [(key: String, value: String)] {
    var metadata = [
      ("HKMetadataKeySyncIdentifier", HealthIdentifier(log: log, entry: entry.id).text),
      ("HKMetadataKeySyncVersion", "\(entry.syncVersion)"),
      // The log contains only the UTC offset, not the time zone.
      ("HKTimeZone", entry.moment.healthZone), ("HKWasUserEntered", "1"),
    ]
    if kind == .bodyMass, let note = entry.note {
      metadata += [("Notes", note.text), ("Source", "w8")]
    }
    return metadata
  }
}

extension Timestamp {
  /// The moment in the format of Apple Health exports: `2026-03-30 07:08:00 +0200`.
  var healthText: String {
    let (day, time) = (iso8601.prefix { $0 != "T" }, iso8601.drop { $0 != "T" }.dropFirst())
    let offset = time.dropFirst(8).filter { $0 != ":" }
    return "\(day) \(time.prefix(8)) \(offset)"
  }

  /// The name of a time zone with the fixed offset of the moment, such as `GMT+0200`.
  fileprivate var healthZone: String {
    utcOffset == 0 ? "GMT" : "GMT\(healthText.suffix(5))"
  }
}

extension String {
  /// The string, escaped for an XML attribute, without characters that XML does not allow.
  fileprivate var inAttribute: String {
    escapedForXML(in: .attribute, replacingForbiddenCharactersBy: "")
  }
}
