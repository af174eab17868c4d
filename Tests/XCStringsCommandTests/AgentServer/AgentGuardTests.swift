import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The guards against lost and outdated texts, through the tools that a program calls one after the
/// other.
@Suite struct AgentGuardTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  /// The versions of a text.
  private struct Versions {
    let source: String
    /// `nil` for a text that is missing.
    let target: String?
    var json: String {
      "\"sourceVersion\":\"\(source)\""
        + (target.map { ",\"targetVersion\":\"\($0)\"" } ?? "")
    }
  }

  private func item(_ key: String, _ kinds: [String]) async throws -> JSONValue {
    for kind in kinds {
      let work = try await sample.call(
        GetWorkTool.self,
        "{\"language\":\"es\",\"kind\":\"\(kind)\",\"limit\":200}"
      )
      let items = work["items"]?.elements ?? []
      if let item = items.first(where: { $0["key"] == .string(key) }) { return item }
    }
    throw ToolFailure("no-work", key)
  }

  /// Returns the versions of a text that waits, as `get_work` gives them.
  private func versions(
    _ key: String,
    _ variation: String = "",
    of kinds: [String] = ["review", "fix", "translate"]
  ) async throws -> Versions {
    let item = try await item(key, kinds)
    let texts = item["translation"]?.elements ?? [.object([])]
    let text = try #require(
      texts.first { ($0["variation"]?.text ?? "") == variation },
      "\(texts)"
    )
    return Versions(
      source: try #require(item["sourceVersion"]?.text),
      target: text["targetVersion"]?.text
    )
  }

  private func set(
    _ key: String,
    _ variation: String = "",
    _ text: String,
    _ versions: Versions
  ) async throws -> JSONValue {
    let place = variation.isEmpty ? "" : "\"variation\":\"\(variation)\","
    let result = try await sample.call(
      SetTextsTool.self,
      "{\"reportAll\":true,\"edits\":[{\"key\":\"\(key)\",\"language\":\"es\",\(place)\"text\":\"\(text)\","
        + "\"acceptLosses\":true,\(versions.json)}]}"
    )
    return try #require(result["results"]?.elements.first)
  }

  private func review(
    _ key: String,
    _ variation: String = "",
    _ decision: String = "approve",
    _ versions: Versions
  ) async throws -> JSONValue {
    let place = variation.isEmpty ? "" : "\"variation\":\"\(variation)\","
    let result = try await sample.call(
      ReviewTextsTool.self,
      "{\"reportAll\":true,\"decisions\":[{\"key\":\"\(key)\",\"language\":\"es\",\(place)"
        + "\"decision\":\"\(decision)\",\(versions.json)}]}"
    )
    return try #require(result["results"]?.elements.first)
  }

  // MARK: - Versions

  @Test func `a draft for a former source text is refused`() async throws {
    let versions = try await versions("%lld files", "plural.one")
    try sample.edit("%lld file\"", "%lld document\"")
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let result = try await set("%lld files", "plural.one", "%lld fichero", versions)
    #expect(result["result"] == .string("stale"))
    #expect(result["present"]?["changed"] == .string("source"))
    #expect(result["present"]?["source"] == .string("%lld document"))
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
    let new = try await self.versions("%lld files", "plural.one")
    #expect(result["present"]?["sourceVersion"] == .string(new.source))
  }

  @Test func `a changed comment does not make a draft stale`() async throws {
    let versions = try await versions("Welcome, %@!")
    try sample.edit("Title of the first screen", "Another comment")
    let result = try await set("Welcome, %@!", "", "Hola, %@", versions)
    #expect(result["result"] == .string("written"))
  }

  @Test(arguments: ["approve", "reject"])
  func `a decision about a former translation is refused`(_ decision: String) async throws {
    let versions = try await versions("Open the door")
    try sample.edit("Abre la puerta", "Abra la puerta")
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let result = try await review("Open the door", "", decision, versions)
    #expect(result["result"] == .string("stale"))
    #expect(result["present"]?["text"] == .string("Abra la puerta"))
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }

  @Test func `a decision after a change of the source text is refused`() async throws {
    try sample.edit(
      #""Open the door":{"localizations":{"#,
      #""Open the door":{"localizations":{"en":{"stringUnit":{"state":"new","value":"Open"}},"#
    )
    let versions = try await versions("Open the door")
    try sample.edit(#""value":"Open""#, #""value":"Open now""#)
    let result = try await review("Open the door", "", "approve", versions)
    #expect(result["result"] == .string("stale"))
    #expect(result["present"]?["changed"] == .string("source"))
  }

  @Test func `the version of a written draft approves it, and no earlier one`() async throws {
    let before = try await versions("Open the door")
    let written = try await set("Open the door", "", "Abre esta puerta", before)
    let target = try #require(written["targetVersions"]?[""]?.text)
    #expect(target != before.target)
    #expect(try await review("Open the door", "", "approve", before)["result"] == .string("stale"))
    let now = Versions(source: before.source, target: target)
    #expect(try await review("Open the door", "", "approve", now)["result"] == .string("decided"))
    #expect(try await sample.text("Open the door") == "translated Abre esta puerta")
  }

  @Test func `a key that does not exist is refused, and nothing is written`() async throws {
    let before = try sample.shell.folder.text(of: AgentSample.catalog)
    let versions = Versions(source: "s1-0000000000000000", target: "t1-0000000000000000")
    #expect(try await set("Nothing", "", "Nada", versions)["error"] == .string("no-such-key"))
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == before)
  }

  // MARK: - All shapes of texts

  /// The catalog with all shapes of texts, in which the text of an edit is a draft.
  private func writeDraft(_ edit: LosslessEditSamples.Edit) throws {
    let draft = try LosslessEditSamples.catalog.withState("needs_review", ofTextWith: edit.old)
    try sample.shell.folder.write(draft, to: AgentSample.catalog)
  }

  @Test(arguments: LosslessEditSamples.edits)
  func `a draft and its approval change only their text`(
    _ edit: LosslessEditSamples.Edit
  ) async throws {
    try writeDraft(edit)
    let drafts = try sample.shell.folder.text(of: AgentSample.catalog)
    let versions = try await versions(edit.key, edit.variant)
    let written = try await set(edit.key, edit.variant, edit.text, versions)
    #expect(written["result"] == .string("written"), "\(written)")
    #expect(
      try sample.shell.folder.text(of: AgentSample.catalog)
        == drafts.replacing(edit.old, with: edit.new)
    )
    let target = try #require(written["targetVersions"]?[edit.variant]?.text)
    let now = Versions(source: versions.source, target: target)
    let approved = try await review(edit.key, edit.variant, "approve", now)
    #expect(approved["result"] == .string("decided"), "\(approved)")
    #expect(
      try sample.shell.folder.text(of: AgentSample.catalog)
        == LosslessEditSamples.catalog.replacing(edit.old, with: edit.new)
    )
  }

  @Test(arguments: LosslessEditSamples.Layout.allCases)
  func `the layout of the file is kept`(_ layout: LosslessEditSamples.Layout) async throws {
    let edit = LosslessEditSamples.edits[0]
    let draft = try LosslessEditSamples.catalog.withState("needs_review", ofTextWith: edit.old)
    try sample.shell.folder.write(layout.applied(to: draft), to: AgentSample.catalog)
    let versions = try await versions(edit.key)
    _ = try await set(edit.key, "", edit.text, versions)
    let expected = layout.applied(to: draft).replacing(edit.old, with: edit.new)
    #expect(try sample.shell.folder.text(of: AgentSample.catalog) == expected)
  }

  @Test(arguments: [
    ("%lld taps", "device.mac.plural.other", "clics", "pulsaciones"),
    ("%lld taps", "device.other", "toques", "pulsaciones"),
    ("%lld photos in %lld albums", "substitutions.photos.plural.one", "foto\"", "imagen\""),
  ])
  func `a variation of a device or a substitution is reviewed by its path`(
    _ key: String,
    _ variation: String,
    _ old: String,
    _ new: String
  ) async throws {
    let original = LosslessEditSamples.catalog
      .replacing("\"extractionState\" : \"stale\",\n", with: "")
    try sample.shell.folder.write(original, to: AgentSample.catalog)
    let versions = try await versions(key, variation)
    let marked = #"%\#(key.hasSuffix("albums") ? "arg" : "lld") \#(new.replacing("\"", with: ""))"#
    let written = try await set(key, variation, marked, versions)
    #expect(written["result"] == .string("written"), "\(written)")
    let text = try sample.shell.folder.text(of: AgentSample.catalog)
    #expect(text.contains(new) && !text.contains(old))
    let target = try #require(written["targetVersions"]?[variation]?.text)
    let now = Versions(source: versions.source, target: target)
    #expect(try await review(key, variation, "approve", now)["result"] == .string("decided"))
    let lines = zip(
      original.split(separator: "\n"),
      try sample.shell.folder.text(of: AgentSample.catalog).split(separator: "\n")
    )
    .filter { $0 != $1 }
    #expect(lines.allSatisfy { $1.contains(new) || $1.contains("\"translated\"") })
    #expect(!lines.isEmpty && lines.count <= 2)
  }

  /// A key whose translation is missing in all its variations.
  private func writeUntranslated() throws {
    try sample.shell.folder.write(
      """
      {"sourceLanguage":"en","strings":{
        "%lld taps":{"localizations":{
          "en":{"variations":{"device":{
            "mac":{"variations":{"plural":{
              "one":{"stringUnit":{"state":"translated","value":"%lld click"}},
              "other":{"stringUnit":{"state":"translated","value":"%lld clicks"}}}}},
            "other":{"variations":{"plural":{
              "one":{"stringUnit":{"state":"translated","value":"%lld tap"}},
              "other":{"stringUnit":{"state":"translated","value":"%lld taps"}}}}}}}}}}
      },"version":"1.0"}
      """,
      to: AgentSample.catalog
    )
  }

  private func setForms(_ devices: [(String, String)], _ source: String) async throws -> [String?] {
    let edits = devices.map { device, noun in
      "{\"key\":\"%lld taps\",\"language\":\"es\",\"variation\":\"device.\(device)\","
        + "\"sourceVersion\":\"\(source)\",\"forms\":{\"one\":\"%lld \(noun)\","
        + "\"many\":\"%lld de \(noun)s\",\"other\":\"%lld \(noun)s\"}}"
    }
    let result = try await sample.call(
      SetTextsTool.self,
      "{\"reportAll\":true,\"edits\":[\(edits.joined(separator: ","))]}"
    )
    return result["results"]?.elements.map { $0["result"]?.text } ?? []
  }

  @Test func `drafts of all devices are written together`() async throws {
    try writeUntranslated()
    let missing = try await item("%lld taps", ["translate"])
    #expect(
      missing["translation"]?.elements.compactMap { $0["variation"]?.text } == [
        "device.mac.plural.one", "device.mac.plural.other", "device.other.plural.one",
        "device.other.plural.other",
      ]
    )
    let source = try #require(missing["sourceVersion"]?.text)
    #expect(
      try await setForms([("mac", "clic"), ("other", "toque")], source) == ["written", "written"]
    )
    let waiting = try await item("%lld taps", ["review"])
    #expect(waiting["translation"]?.elements.count == 6)
  }

  @Test func `forms may be written one by one if they are complete together`() async throws {
    let source = try await versions("%lld files", "plural.one").source
    func forms(_ names: [String]) async throws -> [String?] {
      let edits = names.map { name in
        "{\"key\":\"%lld files\",\"language\":\"es\",\"variation\":\"plural.\(name)\","
          + "\"text\":\"%lld archivos\",\"sourceVersion\":\"\(source)\"}"
      }
      let result = try await sample.call(
        SetTextsTool.self,
        "{\"reportAll\":true,\"edits\":[\(edits.joined(separator: ","))]}"
      )
      return result["results"]?.elements.map { $0["result"]?.text } ?? []
    }
    #expect(try await forms(["one"]) == ["invalid"])
    #expect(try await sample.text("%lld files") == "missing ")
    #expect(try await forms(["one", "many", "other"]) == ["written", "written", "written"])
    #expect(try await sample.text("%lld files", "plural.many") == "needs_review %lld archivos")
  }

  @Test func `a mistake in one string does not prevent others from being corrected`() async throws {
    try writeUntranslated()
    let source = try #require(try await item("%lld taps", ["translate"])["sourceVersion"]?.text)
    _ = try await setForms([("mac", "clic"), ("other", "toque")], source)
    try sample.edit("%lld clics", "%@ clics")
    let tap = try await versions("%lld taps", "device.other.plural.one", of: ["review", "fix"])
    let fine = try await set("%lld taps", "device.other.plural.one", "%lld pulsación", tap)
    #expect(fine["result"] == .string("written"), "\(fine)")
    // The same mistake in the text itself is refused.
    let click = try await versions("%lld taps", "device.mac.plural.other", of: ["review", "fix"])
    let wrong = try await set("%lld taps", "device.mac.plural.other", "%@ clic", click)
    #expect(wrong["result"] == .string("invalid"))
    let right = try await set("%lld taps", "device.mac.plural.other", "%lld clics", click)
    #expect(right["result"] == .string("written"), "\(right)")
  }

  @Test func `other programs may edit other texts meanwhile`() async throws {
    let versions = try await versions("Open the door")
    try sample.edit("Buenos días", "Buen día")
    #expect(
      try await set("Open the door", "", "Abrir", versions)["result"] == .string("written")
    )
    #expect(try await sample.text("Good morning") == "translated Buen día")
  }
}
