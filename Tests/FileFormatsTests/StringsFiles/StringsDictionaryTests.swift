import Diagnostics
import FileFormats
import OrderedCollections
import Testing

struct StringsDictionaryTests {
  private let dictionary = StringsDictionary(entries: [
    .init(
      .format(
        .init(
          "%#@files@",
          variables: [
            "files": .init(
              valueType: "lld",
              forms: ["one": "%lld file in %#@folders@", "other": "x"]
            ),
            "folders": .init(valueType: "d", forms: ["other": "%d folders"]),
          ]
        )
      ),
      forKey: "a"
    ),
    .init(
      .device([
        "iphone": .format(
          .init("%#@n@", variables: ["n": .init(valueType: "d", forms: ["other": "%d"])])
        ),
        "other": .text("Click"),
      ]),
      forKey: "b"
    ),
    .init(.text("plain"), forKey: "c"),
    .init(.width([1: "Hi", 20: "Hello", 100: "Good morning"]), forKey: "d"),
  ])

  @Test(arguments: PropertyList.Form.allCases)
  func `a written dictionary is read back unchanged`(_ form: PropertyList.Form) {
    let parsed = StringsDictionary.parse(dictionary.printed(as: form).value, file: "x")
    #expect(parsed.diagnostics.isEmpty)
    var entries = parsed.value?.entries ?? []
    #expect(entries.allSatisfy { ($0.location == nil) == (form == .binary) })
    for index in entries.indices { entries[index].location = nil }
    #expect(entries == dictionary.entries)
  }

  private static let invalidRules: [(String, [Diagnostic.ID])] = [
    ("a = (b);", ["strings-value"]),
    ("a = { b = c; };", ["strings-value"]),
    ("a = { NSStringLocalizedFormatKey = (); };", ["strings-value"]),
    (
      "a = { NSStringLocalizedFormatKey = \"%1$#@n@ %2$#@m@\"; n = { NSStringFormatSpecTypeKey = "
        + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = x; }; };",
      ["strings-no-other", "strings-undefined-variable"]
    ),
    (
      "a = { NSStringLocalizedFormatKey = x; n = { NSStringFormatSpecTypeKey = Gender; other = x; }; "
        + "m = y; };",
      ["strings-unknown-rule", "strings-unknown-part"]
    ),
    (
      "a = { NSStringLocalizedFormatKey = x; n = { NSStringFormatSpecTypeKey = "
        + "NSStringPluralRuleType; other = x; lots = y; }; };",
      ["strings-unknown-part"]
    ),
    // The string for all other devices may be in the `.strings` file.
    ("a = { NSStringDeviceSpecificRuleType = { mac = x; }; };", []),
    (
      "a = { NSStringDeviceSpecificRuleType = { other = x; mac = (); }; NSStringVariableWidthRuleType"
        + " = { 1 = x; }; };",
      ["strings-value", "strings-unknown-part"]
    ),
    ("a = { NSStringVariableWidthRuleType = { x = y; 1 = z; }; };", ["strings-unknown-part"]),
    ("a = { NSStringVariableWidthRuleType = { 1 = x; 1 = z; }; };", ["strings-duplicate-part"]),
    ("a = x; a = y;", ["strings-duplicate-key"]),
  ]

  @Test(arguments: invalidRules)
  func `reports unknown and incomplete parts`(_ source: String, _ ids: [Diagnostic.ID]) {
    let parsed = StringsDictionary.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == ids)
    #expect(
      parsed.diagnostics.allSatisfy { $0.location != nil && $0.arguments.contains(.key("a")) }
    )
  }

  @Test
  func `keeps the order of the file`() {
    let source = """
      <plist><dict><key>z</key><dict><key>n</key><dict><key>other</key><string>o</string>
      <key>one</key><string>1</string><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string></dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string></dict><key>a</key><string>b</string></dict></plist>
      """
    let parsed = StringsDictionary.parse(Array(source.utf8), file: "x")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.entries.map(\.key) == ["z", "a"])
    guard case .format(let format) = parsed.value?.entries.first?.rule else {
      Issue.record("The rule is no format.")
      return
    }
    #expect(format.variables["n"]?.forms == ["other": "o", "one": "1"])
    #expect(format.variables["n"]?.valueType == "")
  }
}
