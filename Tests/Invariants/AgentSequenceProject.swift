import FoundationEssentials
import JSONSyntax
import TestSupport

/// A project for random calls of an agent server, next to a folder that no call may change.
package struct AgentSequenceProject: Sendable {
  private let base: TemporaryFolder

  /// The folder of the project.
  package var folder: String { base.path("project") }

  /// The catalogs with their source languages.
  static let catalogs = [
    ("Localizable.xcstrings", "en"), ("Other.xcstrings", "en"), ("Foreign/Spanish.xcstrings", "es"),
  ]
  /// The keys of the catalogs.
  static let keys = [
    "Close", "Open", "Save", "%lld files", "door.title", "Brand", "Draft", "Welcome, %@!", "Phrase",
    "Gone", "Nope",
  ]

  /// Creates the files.
  ///
  /// - Throws: An error if they cannot be written.
  package init() throws {
    base = try TemporaryFolder()
    try base.write("{}", to: "outside/Secret.xcstrings")
    try base.write("secret", to: "outside/secret.csv")
    try reset()
  }

  /// Makes the project what it was.
  ///
  /// - Throws: An error if a file cannot be written.
  package func reset() throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder)
    for (name, text) in Self.files { try base.write(text, to: "project/\(name)") }
    for name in ["build.sh", ".git/hooks/pre-commit"] {
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(name)")
    }
    try base.link("project/Link.xcstrings", to: base.path("outside/Secret.xcstrings"))
    try base.link("project/Linked", to: base.path("outside"))
  }

  /// Replaces a file, as a person or another program does.
  ///
  /// - Throws: An error if it cannot be written.
  func write(_ text: String, to name: String) throws { try base.write(text, to: "project/\(name)") }

  /// Returns all files with their contents, except caches of extraction; those outside of the project
  /// begin with `../`.
  ///
  /// - Throws: An error if a file cannot be read.
  package func snapshot() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (folder, prefix) in [("project", ""), ("", "../")] {
      try add(base.path(folder), prefix, skipping: prefix.isEmpty ? nil : "project", to: &files)
    }
    return files
  }

  private func add(
    _ folder: String,
    _ prefix: String,
    skipping skipped: String?,
    to files: inout [String: [UInt8]]
  ) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder)
    where name != skipped && name != ".build" {
      let path = "\(folder)/\(name)"
      let attributes = try manager.attributesOfItem(atPath: path)
      switch attributes[.type] as? FileAttributeType {
      case .typeSymbolicLink?:
        files[prefix + name] = Array(
          "-> \(try manager.destinationOfSymbolicLink(atPath: path))".utf8
        )
      case .typeDirectory?: try add(path, "\(prefix)\(name)/", skipping: nil, to: &files)
      default:
        let mode = (attributes[.posixPermissions] as? Int) ?? 0
        files[prefix + name] =
          Array(try Data(contentsOf: URL(filePath: path)))
          + (mode & 0o111 == 0 ? [] : Array("executable".utf8))
      }
    }
  }

  private static let source = """
    import SwiftUI
    let a = Text("Close")
    let b = Text("Open")
    let c = Button("Save") {}
    let d = Text("\\(count) files")
    let e = Text("Draft")
    let f = Text("Welcome, \\(name)!")
    let g = String(localized: "Brand")
    let count = 3
    let name = "n"
    """

  /// Variants of the source, as an agent that edits code makes them.
  static let sources = [
    source, source.replacing("\"Close\"", with: "\"Close it\""),
    source.replacing("let b = Text(\"Open\")\n", with: ""), "import SwiftUI\n",
    source.replacing("\"Brand\"", with: "\"Brand\", defaultValue: \"The brand\""),
  ]

  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func entry(_ parts: [String: String], _ members: String = "") -> String {
    let localizations = parts.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
    return "{\(members)\"localizations\":{\(localizations.joined(separator: ","))}}"
  }

  private static func catalog(_ language: String, _ entries: [String: String]) -> String {
    let strings = entries.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }
    return """
      {"sourceLanguage":"\(language)","strings":{
      \(strings.joined(separator: ",\n"))
      },"version":"1.0"}
      """
  }

  private static func forms(_ state: String) -> String {
    let forms = ["one", "many", "other"].map { #""\#($0)":\#(unit("%lld archivos", state))"# }
    return #"{"variations":{"plural":{\#(forms.joined(separator: ","))}}}"#
  }

  private static let files = [
    ".xcstrings.yml": """
    sourceLanguage: en
    languages: [en, es, fr]
    catalogs: [Localizable.xcstrings, Other.xcstrings, New*.xcstrings, "Old/*.xcstrings"]
    glossary: Glossary.csv
    targets: {App: {table: Localizable, sources: [Sources/App]}}
    """,
    "Localizable.xcstrings": catalog(
      "en",
      [
        "Close": entry(["es": unit("Cerrar"), "fr": unit("Fermer")]),
        "Open": entry(["es": unit("Abrir"), "fr": unit("Ouvrir", "needs_review")]),
        "Save": entry(["es": unit("Guardar", "new")]),
        "%lld files": entry(["es": forms("translated"), "fr": forms("needs_review")]),
        "door.title": entry(
          ["en": unit("Door"), "es": unit("Puerta")],
          #""extractionState":"manual","#
        ),
        "Brand": entry(["es": unit("Marca")], #""shouldTranslate":false,"#),
        "Draft": entry(["es": unit("Borrador", "needs_review")]), "Welcome, %@!": "{}",
        "Phrase": entry([
          "es": #"{"stringSet":{"state":"translated","values":["uno","dos"]}}"#
        ]),
        "Gone": entry(["es": unit("Ido")], #""extractionState":"stale","#),
      ]
    ),
    "Other.xcstrings": catalog(
      "en",
      [
        "Close": entry(["es": unit("Cierra", "needs_review")]),
        "Other": entry(["es": unit("Otro")], #""extractionState":"manual","#),
      ]
    ),
    "Foreign/Spanish.xcstrings": catalog(
      "es",
      [
        "Save": entry(["es": unit("ROBADO"), "en": unit("STOLEN")]),
        "Open": entry(["es": unit("MAL")]),
      ]
    ),
    "Foreign/Translations.csv": "key,en,es\nSave,Save,GUARDADO\nOpen,Open,ABIERTO\n",
    "Foreign/es.po": """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: es\\n"

    msgctxt "Save"
    msgid "Save"
    msgstr "SALVADO"
    """,
    "Old/es.lproj/Legacy.strings": "\"Save\" = \"ANTIGUO\";\n",
    "Old/en.lproj/Legacy.strings": "\"Save\" = \"Save\";\n",
    "Glossary.csv": "source,language,target\ndoor,es,puerta\nfile,es,archivo\n",
    "Sources/App/View.swift": source, "Package.swift": "// swift-tools-version: 6.0\n",
    "README.md": "# Sample\n", ".env": "TOKEN=SECRETVALUE\n", "build.sh": "#!/bin/sh\nexit 0\n",
    ".git/HEAD": "ref: refs/heads/main\n", ".git/hooks/pre-commit": "#!/bin/sh\nexit 0\n",
    ".github/workflows/test.yml": "on: push\n",
  ]
}
