package import WeightCore

/// The content of an Apple Health export, as a phone writes it.
///
/// ```swift
/// var text = HealthExportText(HealthExportStyle())
/// text.add(HealthSample(.bodyMass, value: 72_500_000_000, start: moment, end: seconds, source: "Scale"))
/// text.end()
/// text.bytes  // "<?xml version=…"
/// ```
package struct HealthExportText: Sendable {
  /// The output so far.
  package var bytes: [UInt8] = []
  /// The style in which the phone writes.
  package let style: HealthExportStyle

  /// Begins an export.
  package init(_ style: HealthExportStyle = HealthExportStyle()) {
    self.style = style
    if style.hasByteOrderMark { bytes += [0xEF, 0xBB, 0xBF] }
    line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    for text in Self.documentType(version: style.version) { line(text) }
    line("<HealthData locale=\"\(style.locale)\">")
    line(" <ExportDate value=\"\(date(style.exported.secondsSince1970))\"/>")
    line(
      " <Me HKCharacteristicTypeIdentifierDateOfBirth=\"1980-01-01\""
        + " HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexNotSet\""
        + " HKCharacteristicTypeIdentifierBloodType=\"HKBloodTypeNotSet\""
        + " HKCharacteristicTypeIdentifierFitzpatrickSkinType=\"HKFitzpatrickSkinTypeNotSet\""
        + " HKCharacteristicTypeIdentifierCardioFitnessMedicationsUse=\"None\"/>"
    )
  }

  /// Returns a complete export of samples.
  package static func text(
    of samples: [HealthSample],
    _ style: HealthExportStyle = HealthExportStyle()
  ) -> [UInt8] {
    var text = HealthExportText(style)
    for sample in samples { text.add(sample) }
    text.end()
    return text.bytes
  }

  /// Adds a line unchanged.
  package mutating func line(_ text: String) {
    bytes += text.utf8
    bytes += style.lineBreak.utf8
  }

  /// Adds the last line.
  package mutating func end() {
    line("</HealthData>")
  }

  /// Adds a record of a sample.
  ///
  /// Kilograms are exact, other units have six digits.
  ///
  /// - Parameters:
  ///   - sample: The sample of the record.
  ///   - metadata: Keys and values in addition to those of the sample.
  package mutating func add(_ sample: HealthSample, metadata: [(key: String, value: String)] = []) {
    var metadata = metadata
    if let identifier = sample.externalIdentifier {
      metadata.append(("HKMetadataKeySyncIdentifier", identifier))
    }
    if let version = sample.syncVersion {
      metadata.append(("HKMetadataKeySyncVersion", "\(version)"))
    }
    record(attributes: attributes(of: sample), metadata: metadata)
  }

  /// Adds a record with any attributes, and escapes their values.
  package mutating func record(
    attributes: [(name: String, value: String)],
    metadata: [(key: String, value: String)] = []
  ) {
    bytes += " <Record".utf8
    for (name, value) in attributes {
      bytes += " \(name)=\"".utf8
      bytes += Self.escaped(value)
      bytes.append(UInt8(ascii: "\""))
    }
    guard !metadata.isEmpty else { return line("/>") }
    line(">")
    for (key, value) in metadata {
      bytes += "  <MetadataEntry key=\"".utf8
      bytes += Self.escaped(key)
      bytes += "\" value=\"".utf8
      bytes += Self.escaped(value)
      line("\"/>")
    }
    line(" </Record>")
  }

  /// Returns the attributes of a record, in the order of real exports.
  package func attributes(of sample: HealthSample) -> [(name: String, value: String)] {
    let (unit, value) =
      switch sample.category {
      case .bodyMass, .leanMass: (style.unit, massText(sample.value))
      case .bodyFat: ("%", Self.decimal(sample.value, scale: 6))
      case .waist: ("cm", Self.decimal(sample.value, scale: 4))
      }
    return [
      ("type", sample.category.typeIdentifier),
      ("sourceName", sample.source),
      ("sourceVersion", "17.5.1"),
      (
        "device",
        "<<HKDevice: 0x\(String(bytes.count, radix: 16))>, name:Body+, manufacturer:Withings, model:WBS05>"
      ),
      ("unit", unit),
      ("creationDate", date(sample.created ?? sample.start.secondsSince1970)),
      ("startDate", date(sample.start.secondsSince1970)),
      ("endDate", date(sample.end)),
      ("value", value),
    ]
  }

  /// Returns a date as the phone writes it: `2026-03-01 08:00:00 +0100`.
  package func date(_ secondsSince1970: Int64) -> String {
    let offset = style.exported.utcOffset
    guard let moment = Timestamp(secondsSince1970: secondsSince1970, utcOffset: offset) else {
      return ""
    }
    let (day, rest) = (moment.iso8601.prefix(10), moment.iso8601.dropFirst(11))
    return "\(day) \(rest.prefix(8)) \(rest.dropFirst(8).filter { $0 != ":" })"
  }

  /// Returns a mass in the unit of the phone.
  package func massText(_ micrograms: Int64) -> String {
    if style.unit == "kg" { return Mass(micrograms: micrograms).kilogramText }
    // There are six significant digits, and at least all integer digits.
    var scale = 5
    var power: Int64 = 100_000
    let unit = Int128(style.sixteenthsOfMicrograms)
    while scale > 0, Int128(micrograms) * 16 * Int128(power) / unit >= 1_000_000 {
      scale -= 1
      power /= 10
    }
    let digits = (Int128(micrograms) * 16 * Int128(power) * 2 + unit) / (unit * 2)
    return Self.decimal(Int64(clamping: digits), scale: scale)
  }

  static func decimal(_ digits: Int64, scale: Int) -> String {
    guard scale > 0 else { return "\(digits)" }
    let text = String(digits)
    let padded = String(repeating: "0", count: max(0, scale + 1 - text.count)) + text
    var decimal = "\(padded.dropLast(scale)).\(padded.suffix(scale))"
    while decimal.last == "0" { decimal.removeLast() }
    if decimal.last == "." { decimal.removeLast() }
    return decimal
  }

  static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 0x0A: bytes += "&#10;".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
