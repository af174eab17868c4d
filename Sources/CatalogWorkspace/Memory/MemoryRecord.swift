import FileFormats

/// A unit of a TMX file in the form in which it is stored while files are merged.
struct MemoryRecord {
  /// The position of the unit among those of all files.
  let position: Int
  /// Whether the unit is in the file to which others are added.
  let isOfTarget: Bool
  /// The unit.
  let unit: TMXUnit

  /// The stored form.
  var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.write(position)
    writer.write(isOfTarget ? 1 : 0)
    writer.write(unit.sourceLanguage.map { [$0] } ?? [])
    writer.write(unit.properties)
    writer.write(unit.notes)
    writer.write(unit.variants.count)
    for variant in unit.variants {
      writer.write(variant.language)
      writer.write(variant.text)
      writer.write(variant.properties)
    }
    return writer.bytes
  }

  /// Returns the records in their stored forms, one after the other.
  static func records(in bytes: [UInt8]) -> [MemoryRecord] {
    var reader = RecordReader(bytes: bytes)
    var records: [MemoryRecord] = []
    while !reader.isAtEnd { records.append(MemoryRecord(&reader)) }
    return records
  }

  init(position: Int, isOfTarget: Bool, unit: TMXUnit) {
    self.position = position
    self.isOfTarget = isOfTarget
    self.unit = unit
  }

  private init(_ reader: inout RecordReader) {
    position = reader.number()
    isOfTarget = reader.number() == 1
    let sourceLanguage = reader.texts().first
    let properties = reader.properties()
    let notes = reader.texts()
    let variants = (0..<reader.number())
      .map { _ in
        let (language, text) = (reader.text(), reader.text())
        return TMXUnit.Variant(language: language, text: text, properties: reader.properties())
      }
    unit = TMXUnit(
      sourceLanguage: sourceLanguage,
      properties: properties,
      notes: notes,
      variants: variants
    )
  }
}

/// Writes numbers and texts, each of them after its length.
private struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number that is not negative, in groups of seven bits.
  mutating func write(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  mutating func write(_ properties: [TMXUnit.Property]) {
    write(properties.count)
    for property in properties {
      write(property.type)
      write(property.text)
    }
  }
}

/// Reads what ``RecordWriter`` has written.
private struct RecordReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func number() -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = bytes[offset]
      offset += 1
      number |= Int(byte & 0x7F) << shift
      guard byte >= 0x80 else { return number }
      shift += 7
    }
  }

  mutating func text() -> String {
    let count = number()
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func texts() -> [String] { (0..<number()).map { _ in text() } }

  mutating func properties() -> [TMXUnit.Property] {
    (0..<number())
      .map { _ in
        let type = text()
        return TMXUnit.Property(type, text())
      }
  }
}
