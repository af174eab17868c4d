import CatalogValidation
import Diagnostics
import ICU
import MachineTranslation
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `The plan of a translation` {
  private func plan(
    _ strings: String,
    to language: String = "es",
    _ selection: TextSelection = .untranslated,
    glossary: Glossary = Glossary(),
    rareForms: Set<PluralCategory> = []
  ) throws -> TranslationPlan {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "L.xcstrings").value)
    let rules = AnswerRules(
      of: catalog,
      in: language,
      configuration: ValidationConfiguration(glossary: glossary)
    )
    return TranslationPlan(of: catalog, rules.check, selection, rareForms: rareForms)
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  @Test func `contains missing and new texts only`() throws {
    let strings = """
      "Missing":{}, "Stale":{"extractionState":"stale"}, "Brand":{"shouldTranslate":false},
      "%lld / %lld":{}, "push.title":{},
      "New":{"localizations":{"es":\(Self.unit("New", "new"))}},
      "Done":{"localizations":{"es":\(Self.unit("Hecho"))}},
      "Machine":{"localizations":{"es":\(Self.unit("Máquina", "machine_translated"))}},
      "Review":{"localizations":{"es":\(Self.unit("Revisar", "needs_review"))}}
      """
    let plan = try plan(strings)
    #expect(plan.entries.map(\.key) == ["Missing", "New"])
    #expect(plan.keysWithoutSource == ["push.title"])
    #expect(try self.plan(strings, .missing).entries.map(\.key) == ["Missing"])
    #expect(try self.plan(strings, .needsReview).entries.map(\.key) == ["Machine", "Review"])
    #expect(try self.plan(strings, to: "en-GB").entries.isEmpty)
  }

  @Test func `leaves out what a fallback language has`() throws {
    let strings = #""Open":{"localizations":{"es":\#(Self.unit("Abrir"))}}, "Close":{}"#
    #expect(try plan(strings, to: "es-MX").entries.map(\.key) == ["Close"])
  }

  @Test(
    arguments: [
      ("es", ["one": [1], "many": [1_000_000], "other": [0, 2, 3]]),
      ("ja", ["other": [0, 1, 2]]),
      ("ru", ["one": [1, 21, 31], "few": [2, 3, 4], "many": [0, 5, 6]]),
      ("cs", ["one": [1], "few": [2, 3, 4], "other": [0, 5, 6]]),
    ] as [(String, [String: [Int]])]
  )
  func `has the plural forms of the language`(_ language: String, _ forms: [String: [Int]]) throws {
    let plural = """
      "%lld days":{"localizations":{"en":{"variations":{"plural":{
        "one":\(Self.unit("%lld day")),"other":\(Self.unit("%lld days"))}}}}}
      """
    let text = try #require(plan(plural, to: language).entries.first?.texts.first)
    guard case .plural(let sources, let needs) = text.content else {
      Issue.record("no plural")
      return
    }
    #expect(sources == [.one: "%lld day", .other: "%lld days"])
    var expected = forms
    // Russian has `other` only for decimals, but every localization has it.
    if language == "ru" { expected["other"] = [] }
    let found = Dictionary(uniqueKeysWithValues: needs.map { ($0.key.rawValue, $0.value) })
    #expect(found == expected)
  }

  @Test func `keeps finished forms, and does not ask for rare ones alone`() throws {
    func plural(_ forms: String) -> String {
      """
      "%lld days":{"localizations":{"en":{"variations":{"plural":{
        "one":\(Self.unit("%lld day")),"other":\(Self.unit("%lld days"))}}},
        "es":{"variations":{"plural":{\(forms)}}}}}
      """
    }
    let complete = #""one":\#(Self.unit("%lld día")),"other":\#(Self.unit("%lld días"))"#
    #expect(try plan(plural(complete)).entries.isEmpty)
    let entry = try #require(plan(plural(#""one":\#(Self.unit("%lld día"))"#)).entries.first)
    #expect(entry.texts.first?.written == [.many, .other])
    let forms = TextTranslation.forms([.one: "NO", .many: "%lld de días", .other: "%lld días"])
    let result = try #require(entry.localization([forms], state: .needsReview))
    #expect(
      result.leaves.map(\.unit.value).sorted()
        == ["%lld de días", "%lld días", "%lld día"].sorted()
    )
  }

  @Test(
    arguments: [
      ([], "%lld días", "", 3), ([.many], "%lld días", "", 2), ([.many], "%lld de días", "", 3),
      ([.many], "%lld días", #","many":"#, 3),
    ] as [([PluralCategory], String, String, Int)]
  )
  func `writes a rare form only if it differs or replaces one`(
    _ rare: [PluralCategory],
    _ many: String,
    _ present: String,
    _ count: Int
  ) throws {
    let draft = present.isEmpty ? "" : present + Self.unit("NO", "needs_review")
    let one = #""one":\#(Self.unit("NO", "needs_review"))"#
    let entry = try #require(
      plan(
        """
        "%lld days":{"localizations":{"en":{"variations":{"plural":{
          "one":\(Self.unit("%lld day")),"other":\(Self.unit("%lld days"))}}},
          "es":{"variations":{"plural":{\(one)\(draft)}}}}}
        """,
        to: "es",
        [.missing, .new, .needsReview],
        rareForms: Set(rare)
      )
      .entries.first
    )
    let forms = TextTranslation.forms([.one: "%lld día", .many: many, .other: "%lld días"])
    let result = try #require(entry.localization([forms], state: .needsReview))
    #expect(result.leaves.count == count)
    #expect(entry.writtenTexts([forms]).count == count)
    #expect(!result.leaves.contains { $0.unit.value == "NO" })
  }

  @Test func `has devices and substitutions as texts of one key`() throws {
    let strings = """
      "tap":{"localizations":{"en":{"variations":{"device":{
        "iphone":\(Self.unit("Tap")),"mac":{"variations":{"plural":{
          "one":\(Self.unit("Click %lld time")),"other":\(Self.unit("Click %lld times"))}}},
        "other":\(Self.unit("Press"))}}}}},
      "%lld files in %lld folders":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@files@ in %#@folders@"},
        "substitutions":{
          "files":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":\(Self.unit("%arg file")),"other":\(Self.unit("%arg files"))}}},
          "folders":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":\(Self.unit("%arg folder")),"other":\(Self.unit("%arg folders"))}}}}}}}
      """
    let plan = try plan(strings)
    let paths = Dictionary(
      uniqueKeysWithValues: plan.entries.map { ($0.key, $0.texts.map(\.place.name)) }
    )
    #expect(paths["tap"] == ["device.iphone", "device.mac", "device.other"])
    #expect(
      paths["%lld files in %lld folders"] == ["", "substitutions.files", "substitutions.folders"]
    )
    let entry = try #require(plan.entries.first { $0.texts.count == 3 && $0.key.hasPrefix("%") })
    let forms = TextTranslation.forms([.one: "%arg a", .many: "%arg de b", .other: "%arg b"])
    let result = try #require(
      entry.localization([.text("%#@files@ en %#@folders@"), forms, forms], state: .needsReview)
    )
    #expect(result.substitutions["folders"]?.argNum == 2)
    #expect(result.substitutions["files"]?.variations.plural.count == 3)
    #expect(result.leaves.allSatisfy { $0.unit.state == .needsReview })
  }

  @Test func `has the context, terms and length of an entry`() throws {
    let strings = """
      "A":{"localizations":{"es":\(Self.unit("á"))}}, "B":{},
      "Open Foo":{"comment":"Title. maxLength: 12"}, "D":{}, "E":{}
      """
    let glossary = Glossary([
      Glossary.Term("Foo", isTranslated: false),
      Glossary.Term("open", translations: ["es": ["abrir"]], forbidden: ["es": ["abierto"]]),
    ])
    let plan = try plan(strings, glossary: glossary)
    let entry = try #require(plan.entries.first { $0.key == "Open Foo" })
    #expect(entry.lengthLimit == 12)
    #expect(entry.terms.map(\.source) == ["open"])
    #expect(entry.terms.first?.accepted == ["abrir"])
    #expect(entry.terms.first?.forbidden == ["abierto"])
    #expect(entry.protectedTerms == [ProtectedTerm("Foo", isCaseSensitive: false)])
    #expect(Set(entry.neighbours.map(\.source)) == ["D", "E", "A", "B"])
    #expect(entry.neighbours.first { $0.source == "A" }?.target == "á")
    let request = MaskedRequest(entry.texts[0], of: entry, style: .tags)
    let line = String(decoding: request.line(of: entry, .init(id: "1", number: 1)), as: UTF8.self)
    for part in [
      #""masked":"Open <x id=\"1\"/>""#, #""comment":"Title. maxLength: 12""#, #""limit":12"#,
      #""terms":[{"source":"open","use":["abrir"],"avoid":["abierto"]}]"#,
      #""placeholders":[{"id":1,"text":"Foo","type":"term"}]"#, #""attempt":1"#,
      #"{"source":"A","target":"á"}"#,
    ] {
      #expect(line.contains(part), "\(part) in \(line)")
    }
    #expect(!line.contains("\n"))
  }
}
