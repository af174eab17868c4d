import Diagnostics
import FileFormats
import TestSupport
import Testing

struct PropertyListFormTests {
  private static let everything = PropertyList(
    .dictionary([
      .init(
        key: "array",
        value: PropertyList(.array([PropertyList(.string("")), PropertyList(.array([]))]))
      ),
      .init(key: "data", value: PropertyList(.data((0...255).map { UInt8($0) }))),
      .init(key: "date", value: PropertyList(.date(-86_399))),
      .init(key: "dictionary", value: PropertyList(.dictionary([]))),
      .init(key: "false", value: PropertyList(.boolean(false))),
      .init(key: "greatest", value: PropertyList(.integer(.max))),
      .init(key: "least", value: PropertyList(.integer(.min))),
      .init(key: "long", value: PropertyList(.string(String(repeating: "ñ", count: 300)))),
      .init(key: "real", value: PropertyList(.real(-0.1))),
      .init(key: "text", value: PropertyList(.string("<a> & \"b\"\r\n\t😀"))),
      .init(key: "true", value: PropertyList(.boolean(true))),
      .init(key: "ñ", value: PropertyList(.integer(255))),
    ])
  )

  @Test(arguments: [PropertyList.Form.xml, .binary])
  func `written lists are read back unchanged`(_ form: PropertyList.Form) throws {
    let printed = Self.everything.printed(as: form)
    #expect(printed.diagnostics.isEmpty)
    let parsed = PropertyListDocument.parse(printed.value, file: "x")
    #expect(parsed.diagnostics.isEmpty)
    let document = try #require(parsed.value)
    #expect(document.form == form)
    #expect(document.root.withoutRanges == Self.everything)
    #expect(document.root.printed(as: form).value == printed.value)
  }

  @Test
  func `writes XML in Apple's layout`() {
    let list = PropertyList(
      .dictionary([
        .init(key: "b", value: PropertyList(.array([PropertyList(.integer(1))]))),
        .init(key: "a", value: PropertyList(.string("<&>"))),
        .init(key: "c", value: PropertyList(.data([1, 2]))),
        .init(key: "d", value: PropertyList(.array([]))),
        .init(key: "e", value: PropertyList(.boolean(true))),
        .init(key: "e", value: PropertyList(.date(0))),
      ])
    )
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<string>&lt;&amp;&gt;</string>
      \t<key>b</key>
      \t<array>
      \t\t<integer>1</integer>
      \t</array>
      \t<key>c</key>
      \t<data>
      \tAQI=
      \t</data>
      \t<key>d</key>
      \t<array/>
      \t<key>e</key>
      \t<date>2001-01-01T00:00:00Z</date>
      </dict>
      </plist>

      """
    #expect(String(decoding: list.printed(as: .xml).value, as: UTF8.self) == text)
  }

  @Test
  func `the locations in an XML list are those of its tags`() throws {
    let source = "<plist>\n<dict>\n\t<key>a</key><string>b</string>\n</dict></plist>"
    let document = try #require(
      PropertyListDocument.parse(Array(source.utf8), file: "x").value
    )
    let entry = try #require(document.root.entries?.first)
    let location = document.location(of: entry.keyRange)
    #expect(location?.line == 3)
    #expect(location?.column == 2)
    #expect(document.location(of: entry.value.utf8Range)?.column == 14)
  }

  @Test(arguments: [
    ("<integer> -0x1F </integer>", PropertyList.Value.integer(-31)),
    ("<integer>+7</integer>", .integer(7)),
    ("<real>+infinity</real>", .real(.infinity)),
    ("<real>1e3</real>", .real(1000)),
    ("<date>2024-02-29T12:30:15Z</date>", .date(730_902_615)),
    ("<data> AQ I= </data>", .data([1, 2])),
    ("<string/>", .string("")),
    ("<string>a<!-- b --><![CDATA[<c>]]></string>", .string("a<c>")),
  ]
  )
  func `reads the values of an XML list`(_ source: String, _ value: PropertyList.Value) {
    let parsed = PropertyList.parse(Array("<plist>\(source)</plist>".utf8), file: "x")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.value == value)
  }

  @Test(arguments: [
    ("<integer>1.5</integer>", "property-list-value" as Diagnostic.ID),
    ("<integer>--1</integer>", "property-list-value"),
    ("<integer>9223372036854775808</integer>", "property-list-value"),
    ("<real>x</real>", "property-list-value"),
    ("<date>2024-02-29</date>", "property-list-value"),
    ("<data>AQI</data>", "property-list-value"),
    ("<data>A=I=</data>", "property-list-value"),
    ("<set/>", "property-list-element"),
    ("<string>a<b/></string>", "property-list-element"),
    ("<string/><string/>", "property-list-element"),
    ("", "property-list-element"),
    ("<dict><key>a</key></dict>", "property-list-pair"),
    ("<dict><string>a</string></dict>", "property-list-pair"),
    ("<dict><key>a</key><key>b</key><string/></dict>", "property-list-pair"),
    ("<dict><key>&lol;</key><string/></dict>", "xml-unknown-entity"),
  ]
  )
  func `reports errors in an XML list`(_ source: String, _ id: Diagnostic.ID) {
    let parsed = PropertyList.parse(Array("<plist>\(source)</plist>".utf8), file: "x")
    #expect(parsed.diagnostics.map(\.id) == [id])
    #expect(parsed.diagnostics.first?.location?.line == 1)
  }

  @Test
  func `reports characters that XML forbids, and the other formats keep them`() {
    let list = PropertyList(.dictionary([.init(key: "a", value: PropertyList(.string("b\u{1}")))]))
    let printed = list.printed(as: .xml)
    #expect(printed.diagnostics.map(\.id) == ["property-list-character"])
    #expect(PropertyList.parse(printed.value, file: "x").value?["a"]?.string == "b\u{FFFD}")
    for form in [PropertyList.Form.binary, .text] {
      let parsed = PropertyListDocument.parse(
        list.printed(as: form).value,
        file: "x",
        isStringsFile: true
      )
      #expect(parsed.value?.root["a"]?.string == "b\u{1}")
    }
  }

  @Test
  func `keeps canonically equivalent keys as different keys`() {
    let list = PropertyList(
      .dictionary([
        .init(key: "\u{E9}", value: PropertyList(.string("composed"))),
        .init(key: "e\u{301}", value: PropertyList(.string("decomposed"))),
      ])
    )
    for form in PropertyList.Form.allCases {
      let parsed = PropertyListDocument.parse(
        list.printed(as: form).value,
        file: "x",
        isStringsFile: true
      )
      let entries = parsed.value?.root.entries ?? []
      #expect(Set(entries.map(\.value.string)) == ["composed", "decomposed"])
    }
  }

  // In this order: an array that contains itself; arrays that each contain the next one twice, 30
  // levels deep; a string beyond the end; no objects; a key that is not a string.
  private static let brokenLists: [[UInt8]] = [
    binary([[0xA1, 0]]),
    binary((1...30).map { [0xA2, $0, $0] } + [[0x09]]),
    binary([[0x5F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]]),
    binary([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
    binary([]),
    binary([[0xD1, 1, 1], [0x09]]),
    binary([[0xA1, 9]]),
    binary([[0x80, 1]]),
    Array("bplist00".utf8),
  ]

  private static func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var offset = 8
    let offsets = objects.map { object in
      defer { offset += object.count }
      return UInt8(offset)
    }
    return Array("bplist00".utf8) + objects.joined() + offsets + [0, 0, 0, 0, 0, 0, 1, 1]
      + [objects.count, 0, offset].flatMap { [0, 0, 0, 0, 0, 0, 0, UInt8($0)] }
  }

  @Test(arguments: brokenLists)
  func `rejects malformed binary lists`(_ bytes: [UInt8]) {
    let parsed = PropertyList.parse(bytes, file: "x")
    #expect(parsed.value == nil)
    #expect(
      [["property-list-binary"], ["property-list-too-deep"]].contains(parsed.diagnostics.map(\.id))
    )
  }

  @Test(arguments: PropertyList.Form.allCases)
  func `damaged lists never cause a trap`(_ form: PropertyList.Form) {
    let source = Self.everything.printed(as: form).value
    let mutator = Mutator(
      tellingPieces: ["<dict>", "<key>", "&#", "bplist00"].map { Array($0.utf8) }
    )
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let bytes = mutator.mutate(source, mixing: source.reversed(), using: &generator)
      let parsed = PropertyListDocument.parse(bytes, file: "x", isStringsFile: true)
      guard let value = parsed.value?.root else { continue }
      #expect(!value.printed(as: form).value.isEmpty || form == .text)
    }
  }
}

extension PropertyList {
  /// The value without locations.
  fileprivate var withoutRanges: PropertyList {
    switch value {
    case .array(let elements): PropertyList(.array(elements.map(\.withoutRanges)))
    case .dictionary(let entries):
      PropertyList(
        .dictionary(entries.map { Entry(key: $0.key, value: $0.value.withoutRanges) })
      )
    default: PropertyList(value)
    }
  }
}
