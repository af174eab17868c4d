import Diagnostics
import FileFormats

/// `.strings`, in all variants and encodings.
enum StringsFormat: ExchangeFormat {
  static let fileName = "table.strings"

  static func read(_ bytes: [UInt8]) -> StringsTable? {
    StringsTable.parse(bytes, file: "input").value
  }

  static func texts(of value: StringsTable) -> [String] {
    value.entries.flatMap { [$0.key, $0.value, $0.comment ?? ""] }
  }

  static func violation(by value: StringsTable) -> String? {
    let text = value.printed(as: .text).value
    guard let again = read(text) else { return "text that was written is not read" }
    if texts(of: again) != texts(of: value) { return "text that was written is read differently" }
    if again.printed(as: .text).value != text { return "text is written differently again" }
    for form in [PropertyList.Form.xml, .binary] {
      let printed = value.printed(as: form)
      let parsed = StringsTable.parse(printed.value, file: "input")
      if !parsed.diagnostics.isEmpty { return "a list that was written in \(form) is wrong" }
      guard printed.diagnostics.isEmpty else { continue }
      if lastTexts(parsed.value) != lastTexts(value) {
        return "a list that was written in \(form) is read differently"
      }
    }
    return nil
  }

  /// Returns the strings by the bytes of their keys; for duplicate keys, the last one.
  private static func lastTexts(_ table: StringsTable?) -> [[UInt8]: [UInt8]] {
    let entries = (table?.entries ?? []).map { (Array($0.key.utf8), Array($0.value.utf8)) }
    return Dictionary(entries) { $1 }
  }

  static let seeds: [[UInt8]] = {
    let text = """
      /*
        Journal
      */

      /* Greeting; %@ is a name. */
      "Hello, %@!" = "¡Hola, %@!";

      // Two lines,
      // both of them.
      "two \\"lines\\"" = "Dos\\nlíneas\\t\\U00e9 😀"; // behind it
      "OK";
      unquoted = word;
      "%1$@ of %2$lld" = '%2$lld — %1$@';

      """
    let table = StringsTable.parse(Array(text.utf8), file: "").value ?? StringsTable()
    let large = StringsTable(
      entries: (0..<200)
        .flatMap { number in
          table.entries.map { entry in
            StringsTable.Entry(
              entry.value,
              forKey: "\(entry.key) \(number)",
              comment: entry.comment
            )
          }
        }
    )
    let units = Array(text.utf16)
    return [
      Array(text.utf8),
      [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      table.printed(as: .xml).value,
      table.printed(as: .binary).value,
      large.printed(as: .text).value,
      large.printed(as: .binary).value,
      Array(MaliciousDocuments.propertyList.utf8),
    ]
  }()
}
