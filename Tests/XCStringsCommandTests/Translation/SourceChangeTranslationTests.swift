import Diagnostics
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@testable import xcstrings

@Suite struct `A translation whose source text has changed` {
  private static let catalog = "Localizations/App.xcstrings"
  private static let records = ".xcstrings/review.jsonl"
  private let shell: Shell

  init() async throws {
    shell = try Shell()
    try shell.writeProject(source: "import SwiftUI\n", catalog: Self.strings("Open door", "day"))
    try shell.folder.write(
      """
      import json, sys
      sys.stdin.readline(); print('{"ready": true, "name": "test"}', flush=True)
      for line in sys.stdin:
          open("seen.log", "a").write(line); request = json.loads(line)
          answer, masked = {"id": request["id"]}, request["masked"]
          if request["kind"] == "text": answer["text"] = "ES " + masked
          else: answer["forms"] = {f: "ES " + masked.get(f, masked["other"]) for f in request["need"]}
          print(json.dumps(answer), flush=True)
      """,
      to: "engine.py"
    )
  }

  /// Returns a catalog in which two texts are finished for the source texts "Open door" and "day".
  private static func strings(_ door: String, _ day: String) -> String {
    func unit(_ text: String) -> String {
      #"{ "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }
    return """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "days" : { "extractionState" : "manual", "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : \(unit("%lld \(day)")), "other" : \(unit("%lld \(day)s")) } } },
          "es" : { "variations" : { "plural" : {
            "one" : \(unit("%lld día")), "many" : \(unit("%lld de días")),
            "other" : \(unit("%lld días")) } } } } },
        "door" : { "extractionState" : "manual", "localizations" : {
          "en" : \(unit(door)), "es" : \(unit("Abrir puerta")), "fr" : \(unit("Ouvrir")) } },
        "hello" : { "extractionState" : "manual", "localizations" : {
          "en" : \(unit("Hello")), "es" : \(unit("Hola")) } },
        "other door" : { "extractionState" : "manual", "localizations" : {
          "en" : \(unit("Open the garage door")) } }
      } }
      """
  }

  private func changeSources(
    _ door: String = "Open the garage door",
    _ day: String = "night"
  ) throws {
    let text = try shell.folder.text(of: Self.catalog)
    try shell.folder.write(
      text.replacing("\"Open door\"", with: "\"\(door)\"")
        .replacing("%lld day", with: "%lld \(day)"),
      to: Self.catalog
    )
  }

  private func translate(_ options: String...) async throws -> BuiltProgram.Run {
    try await shell.run(
      ["translate", "--language", "es", "--only", "source-changed", "--with", "python3 engine.py"]
        + options
    )
  }

  private func units(_ key: String, _ language: String = "es") throws -> [String] {
    let text = try shell.folder.text(of: Self.catalog)
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "L").value)
    return catalog[key]?.localizations[language]?.leaves
      .map { "\($0.unit.value) [\($0.unit.state.rawValue)]" } ?? []
  }

  private func expectTranslated() throws {
    #expect(try units("door") == ["ES Open the garage door [needs_review]"])
    #expect(try units("days").map { $0.hasSuffix("[needs_review]") } == [true, true, true])
    #expect(try units("days").allSatisfy { $0.hasPrefix("ES %lld night") })
    #expect(try units("hello") == ["Hola [translated]"])
    #expect(try units("other door") == [])
    let seen = try shell.folder.text(of: "seen.log")
    #expect(seen.contains(#""previous":{"source":"Open door","target":"Abrir puerta"}"#), "\(seen)")
    #expect(
      seen.contains(
        #""previous":{"source":{"one":"%lld day","other":"%lld days"},"target":{"one":"%lld día","other":"%lld días","many":"%lld de días"}}"#
      )
        || seen.contains(#""previous":{"source":{"one":"%lld day","other":"%lld days"},"target":{"#),
      "\(seen)"
    )
    let records = try shell.folder.text(of: Self.records)
    #expect(records.contains(#""language":"es","from":{"":"Open door"}}"#), "\(records)")
    #expect(records.contains(#""path":"","origin":"mt:test","value":"t1-"#), "\(records)")
  }

  @Test(arguments: [[], ["--state", "translated"]])
  func `is replaced by a draft before it was marked, and is requested only once`(
    _ options: [String]
  ) async throws {
    #expect(try await shell.run("review --init trust").status == 0)
    try changeSources()
    let run = try await shell.run(
      ["translate", "--language", "es", "--only", "source-changed", "--with", "python3 engine.py"]
        + options
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasSuffix("es: 2 of 2 translated\n"))
    try expectTranslated()
    // The outdated translation is no translation of the new source text.
    #expect(try !shell.folder.text(of: "seen.log").contains(#""memory""#))
    #expect(try units("door", "fr") == ["Ouvrir [translated]"])
    #expect(try await translate().errors == "There is nothing to translate.\n")
    #expect(try await shell.run("sync").status == 0)
    #expect(try units("door", "fr") == ["Ouvrir [needs_review]"])
    #expect(try await translate().errors == "There is nothing to translate.\n")
    #expect(try units("door") == ["ES Open the garage door [needs_review]"])
  }

  @Test func `is replaced after it was marked, and again after another change`() async throws {
    #expect(try await shell.run("review --init trust").status == 0)
    try changeSources()
    #expect(try await shell.run("sync").status == 0)
    #expect(try units("door") == ["Abrir puerta [needs_review]"])
    #expect(try await translate().status == 0)
    try expectTranslated()
    #expect(try await translate().errors == "There is nothing to translate.\n")
    let text = try shell.folder.text(of: Self.catalog)
    let changed = text.replacing(
      #""value" : "Open the garage door""#,
      with: #""value" : "Open the gate""#
    )
    #expect(changed != text)
    try shell.folder.write(changed, to: Self.catalog)
    #expect(try await shell.run("sync").status == 0)
    #expect(try await translate().output.hasSuffix("es: 1 of 1 translated\n"))
    #expect(try units("door") == ["ES Open the gate [needs_review]"])
  }

  @Test func `stays if a person approves it, or without the option`() async throws {
    #expect(try await shell.run("review --init trust").status == 0)
    try changeSources()
    for only in ["missing", "new", "needs_review"] {
      _ = try await shell.run(
        "translate --language es --only \(only) --key door --with python3"
      )
      #expect(try units("door") == ["Abrir puerta [translated]"])
    }
    #expect(try await shell.run("sync").status == 0)
    _ = try await shell.run("mark --as translated --language es --key door --key days")
    #expect(try units("door") == ["Abrir puerta [translated]"])
    #expect(try await translate().errors == "There is nothing to translate.\n")
  }

  @Test func `is unknown without records`() async throws {
    try changeSources()
    #expect(try await translate().errors == "There is nothing to translate.\n")
  }
}
