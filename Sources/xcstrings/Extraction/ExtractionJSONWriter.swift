import Diagnostics
import StringCatalog
import StringExtraction

/// Writes the strings of `extract --format json`, with an indentation of two spaces and sorted keys.
///
/// Each string begins with a comma, so that the strings of several files can be joined.
struct ExtractionJSONWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a string.
  mutating func write(_ string: ExtractedString, in table: String) {
    write(",\n    {\n      \"column\" : ")
    write(string.location.column)
    write(",\n      \"comment\" : ", string.comment)
    write(",\n      \"debugOnly\" : ")
    write(string.isDebugOnly ? "true" : "false")
    write(",\n      \"defaultValue\" : ", string.defaultValue)
    write(",\n      \"file\" : ", string.location.file)
    write(",\n      \"key\" : ", string.key)
    write(",\n      \"line\" : ")
    write(string.location.line)
    write(",\n      \"table\" : ", table)
    write("\n    }")
  }

  /// Returns the JSON string of a text, without quotation marks.
  static func escaped(_ text: UnsafeRawBufferPointer) -> [UInt8] {
    var writer = ExtractionJSONWriter()
    writer.write(escaping: text)
    return writer.bytes
  }

  /// Returns the JSON string of a text.
  static func literal(of text: String) -> [UInt8] {
    var writer = ExtractionJSONWriter()
    writer.write("", text)
    return writer.bytes
  }
}

/// The parts of a document with the strings of several writers.
struct ExtractionJSONParts {
  private var isEmpty = true

  /// Returns a part of the document with the strings of a writer.
  mutating func next(_ strings: [UInt8]) -> [UInt8] {
    guard isEmpty, !strings.isEmpty else { return strings }
    isEmpty = false
    // The first string has no comma before it.
    return Self.start + strings.dropFirst()
  }

  /// The last part of the document.
  var end: [UInt8] {
    isEmpty ? Self.start + Array("\n\n  ]\n}\n".utf8) : Array("\n  ]\n}\n".utf8)
  }

  private static let start = Array("{\n  \"strings\" : [".utf8)
}

extension ExtractionJSONWriter {
  private mutating func write(_ label: StaticString, _ text: String?) {
    guard var text else { return }
    write(label)
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { text in
      let text = UnsafeRawBufferPointer(text)
      if PlainText.isPlain(text) {
        bytes.append(contentsOf: text)
      } else {
        write(escaping: text)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(escaping text: UnsafeRawBufferPointer) {
    var writer = ExtractionJSONWriter()
    writer.write(escaped: text)
    let escaped = String(decoding: writer.bytes, as: UTF8.self).withControlsEscapedAsInJSON
    bytes.append(contentsOf: escaped.utf8)
  }

  private mutating func write(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes a string, copying stretches that need no escaping.
  private mutating func write(escaped text: UnsafeRawBufferPointer) {
    var start = 0
    for (position, byte) in text.enumerated()
    where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      bytes.append(contentsOf: text[start..<position])
      start = position + 1
      if byte < 0x20 {
        bytes.append(contentsOf: Self.escapes[Int(byte)].utf8)
      } else {
        bytes += [UInt8(ascii: "\\"), byte]
      }
    }
    bytes.append(contentsOf: text[start...])
  }

  /// The escape sequences of the control characters.
  static let escapes = (UInt8(0)..<0x20)
    .map { byte in
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0A: "\\n"
      case 0x0C: "\\f"
      case 0x0D: "\\r"
      default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      }
    }
}
