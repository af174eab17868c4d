import CatalogExchange
import Diagnostics
import Testing

@Suite struct `Compiled entries` {
  @Test(arguments: [
    (nil, "translated", true), (nil, "needs_review", true), (nil, "stale", true),
    (nil, "machine_translated", true), (nil, "new", false),
    ("extracted_with_value", "new", false), ("extracted_with_value", "translated", true),
    ("manual", "new", true), ("stale", "new", true), ("migrated", "new", true),
  ])
  func `skips unfinished strings with a default value in the code`(
    _ extraction: String?,
    _ state: String,
    _ isBuilt: Bool
  ) throws {
    let field = extraction.map { #""extractionState": "\#($0)", "# } ?? ""
    let entry = #"{\#(field)"localizations": {"en": \#(unit("A", state)), "es": \#(unit("B"))}}"#
    let bundle = try CompiledBundle(entry, key: "k")
    #expect(bundle.outline("en") == (isBuilt ? ["k = A"] : []))
    #expect(bundle.outline("es") == ["k = B"])
    #expect(bundle.findings == (isBuilt ? [] : ["note unfinished-left-out "]))
    let forced = try CompiledBundle(entry, key: "k", BundleOptions(includesUnfinished: true))
    #expect(forced.outline("en") == ["k = A"])
    #expect(forced.findings == [])
  }

  @Test func `compiles a complete plural if one of its forms is finished`() throws {
    let forms = #"{"one": \#(unit("%lld A", "new")), "other": \#(unit("%lld B"))}"#
    let bundle = try CompiledBundle(
      #"{"localizations": {"es": {"variations": {"plural": \#(forms)}}}}"#,
      key: "%lld n"
    )
    #expect(
      bundle.outline("es") == ["%lld n: %#@value@ [value lld: one: %lld A | other: %lld B]"]
    )
  }

  @Test func `compiles manually added keys without strings`() throws {
    #expect(try CompiledBundle("{}", key: "Hello").tables.isEmpty)
    let manual = try CompiledBundle(#"{"extractionState": "manual"}"#, key: "Hello")
    #expect(manual.outline("en") == ["Hello = Hello"])
    let varied = try CompiledBundle(
      """
      {"extractionState": "manual", "localizations": {
        "en": \(plural(["other": "%lld days"])), "es": \(unit("%lld días"))}}
      """,
      key: "%lld days"
    )
    #expect(varied.outline("es") == ["%lld days = %lld días"])
    #expect(varied.tables.map(\.language) == ["en", "es"])
  }

  @Test func `skips translations of entries that are excluded from translation`() throws {
    let entry =
      #"{"shouldTranslate": false, "localizations": {"en": \#(unit("A")), "es": \#(unit("B"))}}"#
    let bundle = try CompiledBundle(entry, key: "k")
    #expect(bundle.tables.map(\.language) == ["en"])
  }

  @Test func `compiles only the requested languages`() throws {
    let entry =
      #"{"localizations": {"fr": \#(unit("F")), "en": \#(unit("A")), "es": \#(unit("B"))}}"#
    #expect(try CompiledBundle(entry, key: "k").tables.map(\.language) == ["en", "es", "fr"])
    for languages: Set<String> in [["es"], ["es", "fr"], ["de"], []] {
      let bundle = try CompiledBundle(entry, key: "k", BundleOptions(languages: languages))
      #expect(bundle.tables.map(\.language) == languages.sorted().filter { $0 != "de" })
    }
  }

  @Test func `compiles to one file if requested`() throws {
    let options = BundleOptions(format: .stringsdictOnly)
    try expectSpanish(unit("Hola"), ["k: 'Hola'"], options)
    try expectSpanish(
      plural(["other": "%lld días"]),
      ["k: %#@value@ [value lld: other: %lld días]"],
      options
    )
  }

  @Test func `names phrases after those of the source language`() throws {
    let entry = """
      {"localizations": {
        "en": {"stringSet": {"state": "translated", "values": ["Log in ${n}", "Weigh in ${n}"]}},
        "es": {"stringSet": {"state": "translated", "values": ["Anota en ${n}"]}},
        "fr": {"stringSet": {"state": "translated", "values": ["A", "B", "C", "D"]}}}}
      """
    let bundle = try CompiledBundle(entry, key: "Log in ${n}")
    #expect(
      bundle.outline("en") == ["Log in ${n} = Log in ${n}", "Weigh in ${n} = Weigh in ${n}"]
    )
    #expect(bundle.outline("es") == ["Log in ${n} = Anota en ${n}"])
    #expect(bundle.outline("fr") == ["Log in ${n} = A", "Weigh in ${n} = B"])
    #expect(bundle.findings == ["warning phrases-left-out Log in ${n}/fr"])
    #expect(bundle.diagnostics.first?.arguments == [.integer(2)])
  }
}
