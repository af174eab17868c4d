import TestSupport
import Testing

/// A way in which texts get into a catalog.
struct WayIn: Sendable, CustomTestStringConvertible {
  typealias Run = BuiltProgram.Run

  let testDescription: String
  /// Makes an edit in `Texts.xcstrings`.
  let edit: @Sendable (Shell, LosslessEditSamples.Edit) async throws -> Run
  /// Translates the key "Save", which has no localizations, as "Guardar".
  let fill: @Sendable (Shell) async throws -> Run

  /// All ways, with each of which the tests run.
  static let all = [
    WayIn(
      testDescription: "set",
      edit: { try await $0.set($1.key, $1.text, $1.variantOptions) },
      fill: { try await $0.set("Save", "Guardar") }
    ),
    WayIn(
      testDescription: "set --from",
      edit: { try await $0.setFromList($1) },
      fill: { try await $0.setFrom(#"{"Save": "Guardar"}"#, "--language es") }
    ),
    importing(
      "xliff",
      "<source>Save</source>",
      as: "<source>Save</source>\n        <target state=\"translated\">Guardar</target>"
    ),
    importing("csv", "\nSave,,Save,,,", as: "\nSave,,Save,Guardar,,"),
    importing("po", "msgid \"Save\"\nmsgstr \"\"", as: "msgid \"Save\"\nmsgstr \"Guardar\""),
    merging(), merging("--texts-only"), translating,
  ]

  /// The way of `translate`, which replaces drafts and fills missing texts.
  private static let translating = WayIn(
    testDescription: "translate",
    edit: { try await $0.translateDraft($1) },
    fill: { shell in
      let answer = AnsweringEngine(key: "Save", variant: "", text: "Guardar")
      return try await shell.translate(by: answer, ["--key", "Save", "--state", "translated"])
    }
  )

  /// The way of `export` and `import`.
  private static func importing(
    _ format: String,
    _ blank: String,
    as filled: String
  ) -> WayIn {
    WayIn(
      testDescription: "import of \(format)",
      edit: { try await $0.importEdited($1, as: format) },
      fill: { try await $0.importFilled(blank, filled, as: format) }
    )
  }

  private static func merging(_ option: String = "") -> WayIn {
    WayIn(
      testDescription: "merge \(option)",
      edit: { shell, edit in
        try await shell.merge(option) { $0.replacing(edit.old, with: edit.new) }
      },
      fill: { shell in try await shell.merge(option) { _ in LosslessEditSamples.filledCatalog } }
    )
  }
}

// MARK: - Support

extension LosslessEditSamples.Edit {
  /// The options of `set` for the variant.
  var variantOptions: [String] {
    var parts = variant.split(separator: ".").map(String.init)[...]
    var options: [String] = []
    while let name = parts.popFirst(), let value = parts.popFirst() {
      options += [name == "substitutions" ? "--substitution" : "--\(name)", value]
    }
    return options
  }
}

extension Shell {
  func set(
    _ key: String,
    _ text: String,
    _ options: [String] = []
  ) async throws -> BuiltProgram.Run {
    try await run(
      ["set", "Texts.xcstrings", "--key", key, "--language", "es", "--value", text] + options
    )
  }

  func setFrom(_ json: String, _ options: String = "") async throws -> BuiltProgram.Run {
    try folder.write(json, to: "list.json")
    return try await run("set Texts.xcstrings --from list.json \(options)")
  }

  /// Edits the output of `list --json`, and sets it.
  func setFromList(
    _ edit: LosslessEditSamples.Edit
  ) async throws -> BuiltProgram.Run {
    let list = try await run("list Texts.xcstrings --language es --json").output
    let old = edit.old.replacing("\"", with: "")
    #expect(list.contains(old))
    return try await setFrom(list.replacing(edit.old, with: edit.new), "--accept-losses")
  }

  /// Exports the catalog, replaces the word of an edit in the file, and imports it.
  func importEdited(
    _ edit: LosslessEditSamples.Edit,
    as format: String
  ) async throws -> BuiltProgram.Run {
    let file = "Out.\(format)"
    let export = try await run("export Texts.xcstrings --format \(format) -l es -o \(file)")
    #expect(export.status == 0, "\(export.errors)")
    let old = edit.old.replacing("\"", with: "")
    let new = edit.new.replacing("\"", with: "")
    let pattern = try Regex("\(old.isEmpty ? "" : LiteralPattern(old).escaped)(?![a-záéíóú])")
    let text = try folder.text(of: file)
    #expect(text.ranges(of: pattern).count == 1, "\(text)")
    try folder.write(text.replacing(pattern, with: new), to: file)
    return try await run("import \(file) --catalog Texts.xcstrings --accept-losses")
  }

  /// Makes the text of an edit a draft, has it translated as the new text, and approves it.
  func translateDraft(_ edit: LosslessEditSamples.Edit) async throws -> BuiltProgram.Run {
    let old = try folder.text(of: "Texts.xcstrings").withState("needs_review", ofTextWith: edit.old)
    try folder.write(old, to: "Texts.xcstrings")
    let engine = AnsweringEngine(key: edit.key, variant: edit.variant, text: edit.text)
    let run = try await translate(by: engine, ["--key", edit.key, "--only", "needs_review"])
    guard run.status == 0 else { return run }
    return try await self.run([
      "mark", "Texts.xcstrings", "--as", "translated", "--key", edit.key, "--language", "es",
      "--matching", "^\(LiteralPattern(edit.text).escaped)$",
    ])
  }

  /// Translates the catalog into Spanish.
  fileprivate func translate(
    by engine: AnsweringEngine,
    _ options: [String]
  ) async throws -> BuiltProgram.Run {
    try folder.write(engine.script, to: "answers.py")
    return try await run(
      ["translate", "Texts.xcstrings", "--language", "es", "--with", "python3 answers.py"] + options
    )
  }

  /// Edits a copy of the catalog, and merges it.
  func merge(
    _ option: String,
    _ edit: (String) -> String
  ) async throws -> BuiltProgram.Run {
    let catalog = try folder.text(of: "Texts.xcstrings")
    try folder.write(catalog, to: "Base.xcstrings")
    try folder.write(edit(catalog), to: "Theirs.xcstrings")
    return try await run(
      "merge Base.xcstrings Texts.xcstrings Theirs.xcstrings -o Texts.xcstrings \(option)"
    )
  }

  /// Exports the catalog, fills the translation of "Save", and imports it.
  func importFilled(
    _ blank: String,
    _ filled: String,
    as format: String
  ) async throws -> BuiltProgram.Run {
    let file = "Out.\(format)"
    _ = try await run("export Texts.xcstrings --format \(format) -l es -o \(file)")
    let text = try folder.text(of: file).replacing("\r\n", with: "\n")
    #expect(text.ranges(of: blank).count == 1, "\(text)")
    try folder.write(text.replacing(blank, with: filled), to: file)
    return try await run("import \(file) --catalog Texts.xcstrings --accept-losses")
  }
}

/// An engine that answers with the text that the catalog has, except for one string.
private struct AnsweringEngine {
  let key: String
  let variant: String
  let text: String

  /// The program.
  var script: String {
    let parts = [key, variant, text]
      .map { part in
        part.unicodeScalars.map { "\\U" + String(repeating: "0", count: 8 - $0.hex.count) + $0.hex }
          .joined()
      }
    return #"""
      import json, sys
      KEY, VARIANT, TEXT = [\#(parts.map { "\"\($0)\"" }.joined(separator: ", "))]
      strings = json.load(open("Texts.xcstrings"))["strings"]
      def text(key, path, form=None):
          variant = ".".join(filter(None, [path, form and "plural." + form]))
          if (key, variant) == (KEY, VARIANT): return TEXT
          node = strings[key]["localizations"]["es"]
          parts = variant.split(".") if variant else []
          while parts:
              if parts[0] == "stringSet": return node["stringSet"]["values"][int(parts[1])]
              node = node["substitutions"] if parts[0] == "substitutions" else node["variations"][parts[0]]
              node, parts = node.get(parts[1]), parts[2:]
              if node is None: return "%lld ?"
          return node["stringUnit"]["value"]
      sys.stdin.readline(); print('{"ready": true, "masking": "none"}', flush=True)
      for line in sys.stdin:
          request = json.loads(line)
          answer, path = {"id": request["id"]}, request.get("path", "")
          if request["kind"] == "plural":
              answer["forms"] = {f: text(request["key"], path, f) for f in request["need"]}
          else: answer["text"] = text(request["key"], path)
          print(json.dumps(answer), flush=True)
      """#
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal digits.
  fileprivate var hex: String { String(value, radix: 16) }
}

/// A text as a regular expression that matches only it.
struct LiteralPattern {
  let escaped: String

  init(_ text: String) {
    escaped = text.reduce(into: "") { pattern, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { pattern += "\\" }
      pattern.append(character)
    }
  }
}
