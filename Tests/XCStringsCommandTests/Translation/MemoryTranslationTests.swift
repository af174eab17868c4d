import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `xcstrings translate with the memory and the glossary` {
  let shell: Shell

  init() throws {
    shell = try .withEngines()
  }

  @Test func `takes finished translations of equal texts, and similar ones without an engine`()
    async throws
  {
    let plural = """
      { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "ONE" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "OTHER" } } } } }
      """
    func forms(_ one: String, _ other: String) -> String {
      plural.replacing("ONE", with: one).replacing("OTHER", with: other)
    }
    let spanish = """
      { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld día" } },
        "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld de días" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld días" } } } } }
      """
    try shell.folder.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "a.title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the door" } },
          "es" : { "stringUnit" : { "state" : "translated", "value" : "Abre la puerta" } } } },
        "b.title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the door" } } } },
        "c.title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the doors" } } } },
        "d.title" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Something else" } } } },
        "days" : { "localizations" : {
          "en" : \(forms("%lld day", "%lld days")), "es" : \(spanish) } },
        "more days" : { "localizations" : { "en" : \(forms("%lld day", "%lld days")) } }
      } }
      """,
      to: "M.xcstrings"
    )
    let preview = try await shell.run("translate M.xcstrings --language es --dry-run")
    #expect(preview.output.contains("2 known translations"), "\(preview.output)")
    let equal = try await shell.run("translate M.xcstrings --language es --memory-only")
    #expect(equal.output == "M.xcstrings es: 2 of 4 translated\n")
    #expect(equal.errors.contains("2 keys got the finished translation"))
    let similar = try await shell.run(
      "translate M.xcstrings --language es --memory-only --min-score 75"
    )
    #expect(similar.output == "M.xcstrings es: 1 of 2 translated\n")
    let text = try shell.folder.text(of: "M.xcstrings")
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "M.xcstrings").value)
    #expect(catalog["b.title"]?.localizations["es"]?.stringUnit?.value == "Abre la puerta")
    #expect(catalog["c.title"]?.localizations["es"]?.stringUnit?.value == "Abre la puerta")
    #expect(catalog["c.title"]?.localizations["es"]?.stringUnit?.state == .needsReview)
    #expect(catalog["d.title"]?.localizations["es"] == nil)
    #expect(catalog["more days"]?.localizations["es"]?.leaves.count == 3)
    try shell.folder.write(
      """
      import json, sys
      sys.stdin.readline(); print('{"ready": true}', flush=True)
      for line in sys.stdin:
          open("seen.log", "a").write(line); r = json.loads(line)
          print(json.dumps({"id": r["id"], "text": r["memory"][0]["target"]}), flush=True)
      """,
      to: "memory.py"
    )
    _ = try await shell.run([
      "set", "M.xcstrings", "--key", "d.title", "--language", "en", "--value", "Open the door now",
    ])
    let hinted = try await shell.run([
      "translate", "M.xcstrings", "--language", "es", "--with", "python3 memory.py",
    ])
    #expect(hinted.status == 0, "\(hinted.errors)")
    #expect(try shell.folder.text(of: "seen.log").contains(#""source":"Open the door""#))
  }

  @Test func `is available as a command of the memory`() async throws {
    func unit(_ text: String) -> String {
      #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "a" : { "localizations" : { "en" : \(unit("Open %@")), "es" : \(unit("Abre %@")) } },
        "b" : { "localizations" : { "en" : \(unit("Open %@")) } },
        "c" : { "localizations" : { "en" : \(unit("Open %@!")) } },
        "d" : { "localizations" : { "en" : \(unit("Something else")) } }
      } }
      """
    try shell.folder.write(catalog, to: "M.xcstrings")
    let preview = try await shell.run("memory apply M.xcstrings --language es --dry-run")
    #expect(preview.output.contains("3 keys"), "\(preview.output)")
    #expect(preview.output.contains("1 known translation"), "\(preview.output)")
    #expect(try shell.folder.text(of: "M.xcstrings") == catalog)
    let equal = try await shell.run("memory apply M.xcstrings --language es")
    #expect(equal.output == "M.xcstrings es: 1 of 3 translated\n")
    let similar = try await shell.run(
      "memory apply M.xcstrings --language es --min-score 75 --state translated"
    )
    #expect(similar.status == 0, "\(similar.errors)")
    #expect(similar.output == "M.xcstrings es: 1 of 2 translated\n")
    let result = try shell.folder.text(of: "M.xcstrings")
    // The translation of a similar text is a draft, whatever state is wanted.
    #expect(result.ranges(of: "\"needs_review\"").count == 2)
    try shell.folder.write(catalog, to: "M.xcstrings")
    for options in ["", "--min-score 75 --state translated"] {
      _ = try await shell.run("translate M.xcstrings --language es --memory-only \(options)")
    }
    #expect(try shell.folder.text(of: "M.xcstrings") == result)
    #expect(try await shell.run("memory apply M.xcstrings --min-score 0").status == 64)
    #expect(try await shell.run("memory apply M.xcstrings --with x").status == 64)
  }

  @Test(arguments: [("", 0), ("rules: {glossary-violation: error}", 1)] as [(String, Int32)])
  func `reports drafts that lack a term of the glossary`(
    _ rules: String,
    _ status: Int32
  ) async throws {
    let configuration = """
      sourceLanguage: en
      languages: [en, es]
      glossary: {choose: {translations: {es: elegir}, forbidden: {es: coger}}}
      \(rules)
      """
    try shell.folder.write(configuration, to: ".xcstrings.yml")
    try shell.folder.write(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"Choose it":{},"Choose a file":{}}}"#,
      to: "M.xcstrings"
    )
    try shell.folder.write(
      """
      import json, sys
      sys.stdin.readline(); print('{"ready": true}', flush=True)
      for line in sys.stdin:
          r = json.loads(line)
          text = "Elígelo" if r["text"] == "Choose it" else "Selecciona un archivo"
          print(json.dumps({"id": r["id"], "text": text}), flush=True)
      """,
      to: "terms.py"
    )
    let run = try await shell.run([
      "translate", "M.xcstrings", "--language", "es", "--with", "python3 terms.py", "--state",
      "translated",
    ])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output == "M.xcstrings es: 2 of 2 translated\n")
    #expect(run.errors.contains("does not use 'elegir', the glossary's translation of 'choose'"))
    #expect(run.errors.ranges(of: "[glossary-violation]").count == 1)
    let text = try shell.folder.text(of: "M.xcstrings")
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "M.xcstrings").value)
    let units = ["Choose it", "Choose a file"]
      .map { catalog[$0]?.localizations["es"]?.stringUnit }
    #expect(units.map { $0?.value } == ["Elígelo", "Selecciona un archivo"])
    #expect(units.map { $0?.state } == [.translated, .needsReview])
  }

  @Test func `does not take the text for another device from the memory`() async throws {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Tap" : { "localizations" : { "es" : { "variations" : { "device" : {
          "iphone" : { "stringUnit" : { "state" : "needs_review", "value" : "Toca" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Pulsa" } } } } } } }
      } }
      """
    try shell.folder.write(catalog, to: "M.xcstrings")
    let run = try await shell.run(
      "translate M.xcstrings --language es --memory-only --only needs_review"
    )
    #expect(run.output == "M.xcstrings es: 0 of 1 translated\n")
    #expect(try shell.folder.text(of: "M.xcstrings") == catalog)
  }
}
