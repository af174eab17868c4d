import CatalogExchange
import CatalogWorkspace
import Diagnostics
import FileFormats
import Foundation
import StringCatalog
import TestSupport
import Testing

/// Reads TMX and TBX files with translate-toolkit, the library of Weblate and Pootle, and reads the files
/// that it writes.
@Suite(
  .enabled(
    if: TranslateToolkit.isInstalled,
    "translate-toolkit is not installed: apt-get install translate-toolkit"
  )
)
struct `Files for translate-toolkit` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  // MARK: - TMX

  private struct Unit: Decodable, Hashable {
    let source: String
    /// The text in each language, according to the program.
    let texts: [String: String]
    let contexts: [String]
  }

  private struct Translation: Hashable {
    let source, language, text, context: String
  }

  @Test func `has the translations of all catalogs`() async throws {
    let fixtures = Fixtures(shared: "Catalogs")
    let names = try fixtures.names(endingIn: ".xcstrings")
    var count = 0
    for name in names {
      let bytes = try fixtures.bytes(of: name)
      try shell.folder.write(bytes, to: name)
      let catalog = try #require(StringCatalog.parse(bytes, file: name).value)
      let expected = catalog.languages.flatMap { language in
        catalog.translatedTexts(in: language)
          .map { text in
            Translation(
              source: text.source,
              language: language,
              text: text.target,
              context: text.id.text
            )
          }
      }
      let run = try await shell.run("memory export \(name) --output A.tmx")
      #expect(run.status == 0, "\(run.errors)")
      let units: [Unit] = try TranslateToolkit.run(Self.tmxReader, ["A.tmx"], in: shell)
      let found = units.flatMap { unit in
        unit.texts.flatMap { language, text in
          unit.contexts.map { context in
            Translation(source: unit.source, language: language, text: text, context: context)
          }
        }
      }
      #expect(
        Set(found).filter { $0.language != catalog.sourceLanguage } == Set(expected),
        "\(name)"
      )
      #expect(units.allSatisfy { $0.texts[catalog.sourceLanguage] == $0.source }, "\(name)")
      count += expected.count
    }
    // The fixtures must not be without translations.
    #expect(count > 40)
  }

  private static let tmxReader = """
    from translate.storage import tmx
    from translate.misc.xml_helpers import getXMLlang
    store = tmx.tmxfile.parsefile(sys.argv[1])
    result = []
    for unit in store.units:
        languages = [getXMLlang(node) for node in unit.getlanguageNodes()]
        result.append({
            "source": unit.source,
            "texts": {language: unit.gettarget(language) for language in languages},
            "contexts": [prop.text for prop in unit.xmlelement.iterchildren("prop")
                         if prop.get("type") == "x-context"]})
    """

  /// Texts whose characters XML and programs treat specially.
  private static let texts = [
    "a & b", "<b>bold</b>", "]]>", "\"quoted\" 'single'", "  two  spaces ", "line\nbreak", "tab\t",
    "\u{A0}no-break\u{202F}spaces", "👩‍👩‍👧 e\u{301}", "%1$@ of %#@files@", "\u{202E}bidi",
    "&amp; &#10;",
  ]

  @Test func `has special characters unchanged`() async throws {
    let entries = Self.texts.enumerated()
      .map { index, text in
        let unit = { (text: String) in
          ["stringUnit": ["state": "translated", "value": text]]
        }
        return ("key \(index)", ["localizations": ["en": unit(text), "es": unit("es: " + text)]])
      }
    let strings = Dictionary(uniqueKeysWithValues: entries)
    let data = try JSONSerialization.data(
      withJSONObject: ["sourceLanguage": "en", "strings": strings, "version": "1.0"]
        as [String: Any]
    )
    try shell.folder.write(Array(data), to: "L.xcstrings")
    #expect(try await shell.run("memory export L.xcstrings --output A.tmx").status == 0)
    let units: [Unit] = try TranslateToolkit.run(Self.tmxReader, ["A.tmx"], in: shell)
    #expect(Set(units.map(\.source)) == Set(Self.texts))
    #expect(units.allSatisfy { $0.texts["es"] == "es: " + $0.source })
  }

  @Test func `reads the TMX files that it writes`() async throws {
    let script = """
      from translate.storage import tmx
      store = tmx.tmxfile()
      for text in json.loads(sys.argv[2]):
          store.addtranslation(text, "en", "es: " + text, "es", "a note")
      store.savefile(sys.argv[1])
      result = []
      """
    let list = String(decoding: try JSONEncoder().encode(Self.texts), as: UTF8.self)
    let _: [Unit] = try TranslateToolkit.run(script, ["B.tmx", list], in: shell)
    let run = try await shell.run("memory import B.tmx --into A.tmx")
    #expect(run.output == "\(Self.texts.count) translations added to A.tmx.\n", "\(run.errors)")
    let bytes = Array(try shell.folder.text(of: "A.tmx").utf8)
    let units = TMXReader.parse(bytes, file: "").value
    #expect(units.map { $0.variants.map(\.text) } == Self.texts.map { [$0, "es: " + $0] })
    #expect(units.allSatisfy { $0.notes == ["a note"] })
  }

  // MARK: - TBX

  private struct Concept: Decodable {
    let source: String
    let target: String?
    /// The terms of each language, each with its status.
    let terms: [String: [[String]]]
    let definition: String
    let notes: String
  }

  @Test func `has the terms of the glossary`() async throws {
    try shell.folder.write(
      """
      sourceLanguage: en
      glossary:
        door:
          definition: A way in & out
          note: "Not of a <car>"
          sourceVariants: gate
          translations: {es: [puerta, acceso], fr: porte}
          variants: {es: portón}
          forbidden: {es: "a, \\"b\\" & c"}
        Xcode: {translate: false}
        "=1 < 2": {translations: {es: "«=1 < 2»"}}
      """,
      to: ".xcstrings.yml"
    )
    #expect(try await shell.run("glossary export --output G.tbx").status == 0)
    let concepts: [Concept] = try TranslateToolkit.run(Self.tbxReader, ["G.tbx"], in: shell)
    #expect(concepts.map(\.source) == ["door", "Xcode", "=1 < 2"])
    #expect(concepts.map(\.target) == ["puerta", nil, "«=1 < 2»"])
    #expect(
      concepts.first?.terms == [
        "en": [["door", "preferredTerm-admn-sts"], ["gate", "admittedTerm-admn-sts"]],
        "es": [
          ["puerta", "preferredTerm-admn-sts"], ["acceso", "preferredTerm-admn-sts"],
          ["portón", "admittedTerm-admn-sts"], ["a, \"b\" & c", "deprecatedTerm-admn-sts"],
        ],
        "fr": [["porte", "preferredTerm-admn-sts"]],
      ]
    )
    #expect(concepts.map(\.definition) == ["A way in & out", "No", ""])
    #expect(concepts.map(\.notes) == ["Not of a <car>", "", ""])
  }

  private static let tbxReader = """
    from translate.storage import tbx
    from translate.misc.xml_helpers import getXMLlang
    store = tbx.tbxfile.parsefile(sys.argv[1])
    result = []
    for unit in store.units:
        terms = {getXMLlang(node): [[tig.findtext("term"), tig.findtext("termNote")]
                                    for tig in node.iterchildren("tig")]
                 for node in unit.getlanguageNodes()}
        result.append({"source": unit.source, "target": unit.gettarget("es"), "terms": terms,
                       "definition": unit.getnotes("definition"), "notes": unit.getnotes()})
    """

  @Test func `reads the TBX files that it writes`() async throws {
    let script = """
      from translate.storage import tbx
      store = tbx.tbxfile()
      for source, target in [("door", "puerta"), ("a & b", "a y b")]:
          unit = store.addsourceunit(source)
          unit.settarget(target, "es")
          unit.addnote("a note")
      store.savefile(sys.argv[1])
      result = []
      """
    let _: [Concept] = try TranslateToolkit.run(script, ["G.tbx"], in: shell)
    let run = try await shell.run("glossary import G.tbx --into G.csv")
    #expect(run.output == "2 terms added or changed in G.csv.\n", "\(run.errors)")
    let table = try shell.folder.text(of: "G.csv")
    #expect(table.contains("door,es,puerta,preferred,"))
    #expect(table.contains("a & b,es,a y b,preferred,"))
    #expect(table.contains(",a note\n"))
  }
}

/// The Python library translate-toolkit.
private enum TranslateToolkit {
  private static let python = "/usr/bin/python3"
  private static let environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

  /// Whether the library can be used.
  static let isInstalled: Bool = {
    guard FileManager.default.isExecutableFile(atPath: python) else { return false }
    let script = "import translate.storage.tbx, translate.storage.tmx"
    let run = try? BuiltProgram(at: python).run(["-c", script], environment: environment, in: "/")
    return run?.status == 0
  }()

  /// Runs a script that assigns a value to `result`, and returns the value.
  static func run<Value: Decodable>(
    _ script: String,
    _ arguments: [String],
    in shell: Shell
  ) throws -> Value {
    let lines = ["import json, sys", script, "print(json.dumps(result))"]
    let run = try BuiltProgram(at: python)
      .run(
        ["-c", lines.joined(separator: "\n")] + arguments,
        environment: environment,
        in: shell.folder.path
      )
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Value.self, from: Data(run.output.utf8))
  }
}
