import CompiledCatalog
import ICU
import Testing

@Suite struct FormTests {
  private func plain(_ text: String) -> MessageTree {
    .text(FormattedText(plain: text))
  }

  @Test(arguments: [
    (PluralCategory.one, "uno"), (.many, "muchos"), (.other, "otros"), (.few, "otros"),
    (.zero, "otros"),
  ])
  func `a category without a variant uses the variant other`(
    category: PluralCategory,
    expected: String
  ) {
    let plural = PluralMessage(
      argument: 2,
      [.one: plain("uno"), .many: plain("muchos"), .other: plain("otros")]
    )
    #expect(plural.argument == 2)
    #expect(plural.form(for: category) == plain(expected))
    #expect(plural.forms.map(\.category) == [.one, .many, .other])
  }

  @Test func `a plural without the variant other can have no variant for a category`() {
    #expect(PluralMessage(argument: 1, [.one: plain("uno")]).form(for: .many) == nil)
  }

  @Test(arguments: [
    ("%.1f km", ArgumentFormat.Extent.count(1)), ("%2$@, %1$.3f km", .count(3)), ("%f km", nil),
    ("km", nil), ("%2$.1f km", nil),
  ])
  func `the variant other determines the precision of the number`(
    text: String,
    precision: ArgumentFormat.Extent?
  ) {
    let other = MessageTree.text(FormattedText(parsing: text))
    #expect(PluralMessage(argument: 1, [.other: other]).precision == precision)
    let devices = MessageTree.device(DeviceMessage(["mac": other]))
    #expect(PluralMessage(argument: 1, [.other: devices]).precision == precision)
  }

  @Test(arguments: [
    (["iphone", "mac", "other"], "other"), (["iphone", "mac"], "mac"), (["ipod", "ipad"], "ipad"),
    ([], nil),
  ])
  func `a terminal uses the variant for other devices`(
    devices: [String],
    expected: String?
  ) {
    let forms = Dictionary(uniqueKeysWithValues: devices.map { ($0, plain($0)) })
    let message = MessageTree.device(DeviceMessage(forms))
    #expect(message.resolved == expected.map(plain))
    #expect(MessageTree.device(DeviceMessage(["mac": message])).resolved == expected.map(plain))
  }

  @Test func `a text with placeholders keeps its original text`() {
    let text = FormattedText(parsing: "100 %% de %@")
    #expect(!text.isPlain)
    #expect(text.text == "100 %% de %@")
    var literals = ""
    for case .literal(let range) in text.segments {
      literals += String(decoding: Array(text.text.utf8)[range], as: UTF8.self)
    }
    #expect(literals == "100 % de ")
  }
}
