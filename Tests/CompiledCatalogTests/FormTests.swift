import CompiledCatalog
import ICU
import Testing

@Suite struct FormTests {
  /// Returns what a message is in an image.
  private func content(of message: MessageTree) throws -> CompiledMessage.Content {
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    builder.add(message, forKey: "key", table: "T", language: "es")
    let catalog = try CompiledCatalog(image: builder.image())
    let compiled = try catalog.message(forKey: "key", table: "T", language: "es")
    return try #require(compiled).content()
  }

  private func plain(_ text: String) -> MessageTree {
    .text(FormattedText(plain: text))
  }

  @Test(arguments: [
    (PluralCategory.one, "uno"), (.many, "muchos"), (.other, "otros"), (.few, "otros"),
    (.zero, "otros"),
  ])
  func `a category without a form takes that of the others`(
    category: PluralCategory,
    expected: String
  ) throws {
    let forms: [PluralCategory: MessageTree] = [
      .one: plain("uno"), .many: plain("muchos"), .other: plain("otros"),
    ]
    guard case .plural(let plural) = try content(of: .plural(argument: 2, forms)) else {
      Issue.record("not a plural")
      return
    }
    #expect(plural.argument == 2)
    #expect(try plural.form(for: category)?.tree() == plain(expected))
  }

  @Test func `a plural without a form for the others can have none at all`() throws {
    guard case .plural(let plural) = try content(of: .plural(argument: 1, [.one: plain("uno")]))
    else {
      Issue.record("not a plural")
      return
    }
    #expect(try plural.form(for: .many)?.tree() == nil)
  }

  @Test(arguments: [
    (["mac", "other"], "ratón"), (["other", "mac"], "otros"), (["ipod", "iphone"], "dedo"),
    (["ipod"], nil), ([], nil),
  ])
  func `the first device that has a form is taken`(devices: [String], expected: String?) throws {
    let forms = ["iphone": plain("dedo"), "mac": plain("ratón"), "other": plain("otros")]
    guard case .device(let compiled) = try content(of: .device(forms)) else {
      Issue.record("not a choice of devices")
      return
    }
    #expect(try compiled.form(preferring: devices)?.tree() == expected.map(plain))
    #expect(try compiled.allForms().map(\.device) == ["iphone", "mac", "other"])
  }

  @Test func `a text with placeholders keeps what it is without arguments`() throws {
    let text = FormattedText(parsing: "100 %% de %@")
    guard case .text(let compiled) = try content(of: .text(text)) else {
      Issue.record("not a text")
      return
    }
    #expect(!compiled.isPlain)
    #expect(compiled.text.string == "100 %% de %@")
    var segments = compiled.segments
    var literals = ""
    while let segment = try segments.next() {
      if case .literal(let literal) = segment { literals += literal.string }
    }
    #expect(literals == "100 % de ")
  }
}
