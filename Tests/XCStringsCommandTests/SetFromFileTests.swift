import Diagnostics
import JSONSyntax
import TestSupport
import Testing

@Suite struct `xcstrings set --from` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private func set(_ json: String, _ options: String = "") async throws -> BuiltProgram.Run {
    try shell.folder.write(json, to: "texts.json")
    return try await shell.run("set Texts.xcstrings --from texts.json \(options)")
  }

  @Test func `sets all strings of an object of keys and strings`() async throws {
    let run = try await set(#"{"Hello, %@": "Ey, %@", "Save": "Guardar"}"#, "--language es")
    #expect(run.output == "Changed Texts.xcstrings: 2 changes.\n")
    #expect(
      try await shell.run("get Texts.xcstrings --key Save --language es").output == "Guardar\n"
    )
  }

  @Test(
    arguments: [
      (#""state": "fertig""#, "There is no state 'fertig'.\nThe states are: 'new', 'translated', "),
      (#""variation": "plural.lots""#, "There is no variation 'plural.lots'.\nVariations are "),
      (#""variation": "device.phone""#, "There is no variation 'device.phone'.\nVariations are "),
    ]
  )
  func `rejects unknown states and variants`(
    _ field: String,
    _ sentence: String
  ) async throws {
    let run = try await set(#"[{"key": "Save", "language": "es", "value": "Guardar", \#(field)}]"#)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: \(sentence)"), "\(run.errors)")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `changes nothing with the output of list`() async throws {
    let list = try await shell.run("list Texts.xcstrings --json").output
    let run = try await set(list)
    #expect(run.status == 0)
    #expect(run.errors == "There is nothing to change.\n")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `sets a state that differs from that of the catalog`() async throws {
    let list = try await shell.run("list Texts.xcstrings --language es --json").output
    let edited =
      list
      .replacing("Hola, %@", with: "Ey, %@")
      .replacing("%lld archivos", with: "%lld ficheros")
    _ = try await set(edited)
    #expect(
      try shell.difference() == [
        #"- "state" : "needs_review","#, #"- "value" : "%lld archivos""#,
        #"- "value" : "Hola, %@""#,
        #"+ "state" : "translated","#, #"+ "value" : "%lld ficheros""#, #"+ "value" : "Ey, %@""#,
      ]
    )
    let states = #"[{"key": "Gone", "language": "es", "value": "Ido", "state": "needs_review"}]"#
    _ = try await set(states)
    let review = try await shell.run([
      "list", "Texts.xcstrings", "--key", "Gone", "--language", "es",
    ])
    #expect(review.output.contains("\tneeds_review\tIdo\n"))
  }

  @Test func `ignores other languages in the file`() async throws {
    let json = """
      {"strings": [{"key": "Save", "language": "fr", "value": "Enregistrer"},
        {"key": "Save", "language": "es", "value": "Guardar"},
        {"key": "Gone", "language": "es", "state": "missing"}]}
      """
    #expect(try await set(json, "--language es").output == "Changed Texts.xcstrings: 1 change.\n")
    #expect(try await shell.run("get Texts.xcstrings --key Save --language fr").status == 1)
  }

  @Test func `writes nothing if a key does not exist`() async throws {
    let one = try await set(#"{"Save": "Guardar", "Savve": "x"}"#, "--language es")
    #expect(one.status == 1)
    #expect(one.errors.contains("Did you mean \"Save\"?"))
    let two = try await set(#"{"Save": "Guardar", "A": "x", "B": "y"}"#, "--language es")
    #expect(two.status == 1)
    #expect(two.errors.hasPrefix("Error: 2 keys do not exist: \"A\", \"B\".\n"))
    #expect(try shell.difference().isEmpty)
    let added = try await set(#"{"Save": "Guardar", "A": "x", "B": "y"}"#, "--language es --add")
    #expect(added.output == "Changed Texts.xcstrings: 5 changes.\n")
  }

  @Test(arguments: [
    (#"{"Save": "x"}"#, 64, "'texts.json' does not specify the language of its strings."),
    (#"{"Save": "x",}"#, 65, "'texts.json' contains no strings to set."),
    (#"["Save"]"#, 65, "'texts.json' contains no strings to set."),
    ("7", 65, "'texts.json' contains no strings to set."),
    (
      #"[{"key": "Save", "language": "es", "value": 1}]"#, 65,
      "The value of \"Save\" in 'texts.json' is not a string."
    ),
    (
      #"[{"key": "Save", "language": "es_ES", "value": "x"}]"#, 64,
      "Write 'es-ES' instead of 'es_ES'."
    ),
  ])
  func `reports an invalid file`(
    _ json: String,
    _ status: Int32,
    _ text: String
  ) async throws {
    let run = try await set(json)
    #expect(run.status == status)
    #expect(run.errors.contains("Error: \(text)\n"), "\(run.errors)")
    #expect(try shell.difference().isEmpty)
  }

  /// Returns a row of `list --json` with other fields.
  private func row(_ key: String, _ fields: [String: String]) async throws -> String {
    let list = try await shell.run([
      "list", "Texts.xcstrings", "--key", key, "--language", "es", "--json",
    ])
    let value = try #require(JSONValue.parse(Array(list.output.utf8), file: "").value)
    guard case .array(let rows) = value["strings"], case .object(let members) = rows.first else {
      throw JSONRowError()
    }
    let kept = members.filter { fields[$0.key] == nil }
    let all = kept + fields.map { JSONValue.Member($0.key, .string($0.value)) }
    return "[" + all.json + "]"
  }

  private struct JSONRowError: Error {}

  @Test func `refuses a translation of a former source text`() async throws {
    let edited = try await row("Hello, %@", ["value": "Ey, %@"])
    _ = try await shell.run([
      "set", "Texts.xcstrings", "--key", "Hello, %@", "--language", "en", "--value", "Hi, %@",
      "--on-source-change", "keep",
    ])
    let run = try await set(edited, "--json")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        #"error: "Hello, %@" is not set in 'es', because its source text has changed to "Hi, %@""#
          + " [stale-text]"
      ),
      "\(run.errors)"
    )
    let report = try #require(JSONValue.parse(Array(run.output.utf8), file: "").value)
    guard case .array(let catalogs) = report["catalogs"],
      case .array(let stale) = catalogs.first?["stale"]
    else { throw JSONRowError() }
    #expect(stale.first?["reason"]?.text == "source")
    #expect(stale.first?["source"]?[""]?.text == "Hi, %@")
    #expect(stale.first?["value"]?.text == "Hola, %@")
    #expect(try await shell.run("get Texts.xcstrings --key Save --language es").status == 1)
  }

  @Test func `refuses to replace a translation that has changed`() async throws {
    let edited = try await row("Hello, %@", ["value": "Ey, %@"])
    _ = try await shell.run([
      "set", "Texts.xcstrings", "--key", "Hello, %@", "--language", "es", "--value", "Buenas, %@",
    ])
    let both = edited.dropLast() + #", {"key": "Save", "language": "es", "value": "Guardar"}]"#
    let refused = try await set(String(both), "--all-or-nothing")
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("No string was set.\n"), "\(refused.errors)")
    #expect(try await shell.run("get Texts.xcstrings --key Save --language es").status == 1)
    let run = try await set(String(both))
    #expect(run.status == 1)
    #expect(run.errors.contains(#"because its translation has changed to "Buenas, %@""#))
    #expect(
      try await shell.run("get Texts.xcstrings --key Save --language es").output == "Guardar\n"
    )
    #expect(
      try await shell.run(["get", "Texts.xcstrings", "--key", "Hello, %@", "--language", "es"])
        .output == "Buenas, %@\n"
    )
  }

  @Test func `sets the other strings if the text of one has errors`() async throws {
    let texts = #"{"Hello, %@": "Hola, %d", "Save": "Guardar"}"#
    let refused = try await set(texts, "--language es --all-or-nothing")
    #expect(refused.status == 1)
    #expect(refused.errors.hasSuffix("No string was set.\n"), "\(refused.errors)")
    #expect(try shell.difference().isEmpty)
    let run = try await set(texts, "--language es --json")
    #expect(run.status == 1)
    let report = try #require(JSONValue.parse(Array(run.output.utf8), file: "").value)
    guard case .array(let catalogs) = report["catalogs"],
      case .array(let invalid) = catalogs.first?["invalid"]
    else { throw JSONRowError() }
    #expect(invalid.map { $0["key"]?.text } == ["Hello, %@"])
    #expect(try await shell.run("get Texts.xcstrings --key Save --language es").status == 0)
    #expect(try shell.difference().allSatisfy { !$0.contains("%d") })
  }

  @Test func `does not take back the edits of others with an unedited list`() async throws {
    let list = try await shell.run("list Texts.xcstrings --language es --json").output
    _ = try await shell.run([
      "set", "Texts.xcstrings", "--key", "Hello, %@", "--language", "es", "--value", "Buenas, %@",
    ])
    let run = try await set(list)
    #expect(run.status == 0)
    #expect(run.errors == "There is nothing to change.\n")
  }
}

extension [JSONValue.Member] {
  /// The members as JSON; all values are strings.
  fileprivate var json: String {
    let members = map { member in
      "\(String(reflecting: member.key)): \(String(reflecting: member.value.text ?? ""))"
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
