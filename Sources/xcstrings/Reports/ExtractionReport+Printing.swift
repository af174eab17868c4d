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
      bytes.reserveCapacity(report.strings.count * 256)
      write("{\n  \"strings\" : [")
      write(report.strings.isEmpty ? "\n" : "")
      for (position, occurrence) in report.strings.enumerated() {
        write(position == 0 ? "\n    {\n" : ",\n    {\n")
        write(occurrence)
        write("\n    }")
      }
      write("\n  ]\n}\n")
    }

    private mutating func write(_ occurrence: Occurrence) {
      write("      \"column\" : \(occurrence.column)")
      write("comment", occurrence.comment)
      write(",\n      \"debugOnly\" : \(occurrence.debugOnly)")
      write("defaultValue", occurrence.defaultValue)
      write("file", occurrence.file)
      write("key", occurrence.key)
      write(",\n      \"line\" : \(occurrence.line)")
      write("table", occurrence.table)
    }

    private mutating func write(_ name: String, _ text: String?) {
      guard let text else { return }
      write(",\n      \"\(name)\" : \"")
      write(escaped: text)
      bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ text: String) {
      bytes.append(contentsOf: text.utf8)
    }

    private mutating func write(escaped text: String) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
        case 0x20...: bytes.append(byte)
        default: write(Self.escapes[Int(byte)])
        }
      }
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
