import Diagnostics
import FileFormats
import OrderedCollections

/// `.stringsdict`, in all variants.
enum StringsDictionaryFormat: ExchangeFormat {
  static let fileName = "table.stringsdict"

  static func read(_ bytes: [UInt8]) -> StringsDictionary? {
    StringsDictionary.parse(bytes, file: "input").value
  }

  static func texts(of value: StringsDictionary) -> [String] {
    value.entries.flatMap { [$0.key] + texts(of: $0.rule) }
  }

  private static func texts(of rule: StringsDictionary.Rule) -> [String] {
    switch rule {
    case .text(let text): [text]
    case .format(let format):
      [format.text]
        + format.variables.flatMap { name, variable in
          [name, variable.valueType] + variable.forms.flatMap { [$0, $1] }
        }
    case .device(let rules): rules.flatMap { [$0] + texts(of: $1) }
    case .width(let widths): Array(widths.values)
    }
  }

  static func violation(by value: StringsDictionary) -> String? {
    for form in PropertyList.Form.allCases {
      let printed = value.printed(as: form)
      guard printed.diagnostics.isEmpty else { continue }
      guard let again = read(printed.value) else { return "\(form) that was written is not read" }
      if lastRules(again) != lastRules(value) { return "\(form) is read differently" }
      if again.printed(as: form).value != printed.value { return "\(form) is written differently" }
    }
    return nil
  }

  /// Returns the rules by the bytes of their keys; for duplicate keys, the last one.
  private static func lastRules(_ table: StringsDictionary) -> [[UInt8]: [String]] {
    Dictionary(table.entries.map { (Array($0.key.utf8), texts(of: $0.rule).sorted()) }) { $1 }
  }

  static let seeds: [[UInt8]] = {
    let files = StringsDictionary.Variable(
      valueType: "lld",
      forms: ["zero": "no files", "one": "%lld file", "other": "%lld files in %#@folders@"]
    )
    let folders = StringsDictionary.Variable(
      valueType: "d",
      forms: ["one": "%2$d folder", "other": "%2$d folders"]
    )
    let format = StringsDictionary.Format(
      "%#@files@ & more",
      variables: ["files": files, "folders": folders]
    )
    let entries: [StringsDictionary.Entry] = [
      .init(.format(format), forKey: "%lld files"),
      .init(
        .device(["iphone": .text("Tap"), "mac": .format(format), "other": .text("Click")]),
        forKey: "tap"
      ),
      .init(.width([1: "Hi", 20: "Hello", 100: "Good morning"]), forKey: "hello"),
      .init(.text("text"), forKey: "plain"),
    ]
    let dictionary = StringsDictionary(entries: entries)
    let large = StringsDictionary(
      entries: (0..<12)
        .flatMap { number in
          entries.map { .init($0.rule, forKey: "\($0.key) \(number)") }
        }
    )
    return [
      dictionary.printed(as: .xml).value,
      dictionary.printed(as: .binary).value,
      dictionary.printed(as: .text).value,
      large.printed(as: .xml).value,
      large.printed(as: .binary).value,
      Array(MaliciousDocuments.propertyList.utf8),
    ]
  }()
}
