import CommandSupport

extension ExtractionReport {
  /// Prints the report as any other report is printed as JSON, byte for byte.
  ///
  /// An encoder takes longer for the strings of a large project than all of the work before it.
  func print(to console: Console) {
    var writer = Writer()
    writer.write(self)
    console.print(exactly: writer.bytes)
  }

  /// The bytes that are printed.
  var json: [UInt8] {
    var writer = Writer()
    writer.write(self)
    return writer.bytes
  }

  /// Writes JSON with two spaces a level, and keys in alphabetical order.
  private struct Writer {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ report: ExtractionReport) {
      bytes.reserveCapacity(report.strings.count * 320)
      write("{\n  \"strings\" : [")
      if report.strings.isEmpty { write("\n") }
      for (position, occurrence) in report.strings.enumerated() {
        write(position == 0 ? "\n    {\n" : ",\n    {\n")
        write(occurrence)
        write("\n    }")
      }
      write("\n  ]\n}\n")
    }

    private mutating func write(_ occurrence: Occurrence) {
      write("      \"column\" : ")
      write(occurrence.column)
      write(",\n      \"comment\" : ", occurrence.comment)
      write(",\n      \"debugOnly\" : ")
      write(occurrence.debugOnly ? "true" : "false")
      write(",\n      \"defaultValue\" : ", occurrence.defaultValue)
      write(",\n      \"file\" : ", occurrence.file)
      write(",\n      \"key\" : ", occurrence.key)
      write(",\n      \"line\" : ")
      write(occurrence.line)
      write(",\n      \"table\" : ", occurrence.table)
    }

    private mutating func write(_ label: StaticString, _ text: String?) {
      guard var text else { return }
      write(label)
      bytes.append(UInt8(ascii: "\""))
      text.withUTF8 { write(escaped: $0) }
      bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ number: Int) {
      bytes.append(contentsOf: String(number).utf8)
    }

    private mutating func write(_ text: StaticString) {
      text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a text, the stretches without anything to escape as they are.
    private mutating func write(escaped text: UnsafeBufferPointer<UInt8>) {
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

    /// What stands for the control characters.
    private static let escapes = (UInt8(0)..<0x20)
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
}
