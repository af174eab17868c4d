import TestSupport
import Testing

/// A way in which texts get into a catalog.
struct WayIn: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Makes an edit in `Texts.xcstrings`.
  let perform: @Sendable (Shell, LosslessEditSamples.Edit) async throws -> BuiltProgram.Run

  init(
    _ name: String,
    _ perform:
      @escaping @Sendable (Shell, LosslessEditSamples.Edit) async throws -> BuiltProgram.Run
  ) {
    testDescription = name
    self.perform = perform
  }

  /// All ways, with each of which the tests run.
  static let all = [
    WayIn("set") { shell, edit in
      try await shell.run(
        ["set", "Texts.xcstrings", "--key", edit.key, "--language", "es", "--value", edit.text]
          + edit.variantOptions
      )
    },
    WayIn("set --from") { shell, edit in try await shell.setFromList(edit) },
    WayIn("import of XLIFF") { try await $0.importEdited($1, as: "xliff") },
    WayIn("import of CSV") { try await $0.importEdited($1, as: "csv") },
    WayIn("import of PO") { try await $0.importEdited($1, as: "po") },
  ]
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
  /// Edits the output of `list --json`, and sets it.
  func setFromList(
    _ edit: LosslessEditSamples.Edit
  ) async throws -> BuiltProgram.Run {
    let list = try await run("list Texts.xcstrings --language es --json").output
    let old = edit.old.replacing("\"", with: "")
    #expect(list.contains(old))
    try folder.write(
      list.replacing(edit.old, with: edit.new),
      to: "list.json"
    )
    return try await run("set Texts.xcstrings --from list.json")
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
    return try await run("import \(file) --catalog Texts.xcstrings")
  }

  /// Exports the catalog, fills the translation of "Save", and imports it.
  func importFilled(as name: String) async throws -> BuiltProgram.Run {
    let (format, blank, filled) =
      switch name {
      case "import of XLIFF":
        (
          "xliff", "<source>Save</source>",
          "<source>Save</source>\n        <target state=\"translated\">Guardar</target>"
        )
      case "import of CSV": ("csv", "\nSave,,Save,,,", "\nSave,,Save,Guardar,,")
      default: ("po", "msgid \"Save\"\nmsgstr \"\"", "msgid \"Save\"\nmsgstr \"Guardar\"")
      }
    let file = "Out.\(format)"
    _ = try await run("export Texts.xcstrings --format \(format) -l es -o \(file)")
    let text = try folder.text(of: file).replacing("\r\n", with: "\n")
    #expect(text.ranges(of: blank).count == 1, "\(text)")
    try folder.write(text.replacing(blank, with: filled), to: file)
    return try await run("import \(file) --catalog Texts.xcstrings")
  }
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
