import CatalogValidation
import TestSupport
import Testing

/// Findings of `validate` about keys of Interface Builder whose object no longer exists.
@Suite struct `Left-over keys of Interface Builder` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
        <menuItem title="Copy" id="1908"/>
      </document>
      """,
      to: "Base.lproj/Main.storyboard"
    )
  }

  private func write(_ entries: [String], to catalog: String) throws {
    try shell.folder.write(
      RuleExample(entries.joined(separator: ",\n")).markedCatalog,
      to: catalog
    )
  }

  private func entry(_ key: String, _ text: String) -> String {
    """
    "\(key)" : { "extractionState" : "manual", "localizations" : {
      "en" : { "stringUnit" : { "state" : "translated", "value" : "Copy" } },
      "es" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
    """
  }

  @Test(arguments: [
    (
      "en_US.UTF-8",
      #""Copy": Base.lproj/Main.storyboard no longer contains the object of the key "1909.title", so its text is never shown [stale-key]"#
    ),
    (
      "es_ES.UTF-8",
      #""Copy": Base.lproj/Main.storyboard ya no contiene el objeto de la clave "1909.title", así que su texto no se muestra nunca [stale-key]"#
    ),
  ])
  func `are reported in the language of the user`(
    _ language: String,
    _ sentence: String
  ) async throws {
    try write([entry("1909.title", "  Copiar")], to: "mul.lproj/Main.xcstrings")
    let run = try await shell.run("validate mul.lproj/Main.xcstrings", language: language)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("mul.lproj/Main.xcstrings:4:"))
    #expect(lines[0].hasSuffix(sentence), "\(lines[0])")
    #expect(lines.count == 2)
  }

  @Test func `are not fixed`() async throws {
    let entries = [entry("1908.title", "  Copiar"), entry("1909.title", "  Copiar")]
    try write(entries, to: "mul.lproj/Main.xcstrings")
    _ = try await shell.run("validate --fix mul.lproj/Main.xcstrings")
    let text = try shell.folder.text(of: "mul.lproj/Main.xcstrings")
    #expect(
      text
        == RuleExample([entry("1908.title", "Copiar"), entries[1]].joined(separator: ",\n"))
        .markedCatalog
    )
  }

  @Test(arguments: [true, false])
  func `are not reported as unused by the code`(objectExists: Bool) async throws {
    try shell.folder.write(
      """
      languages: [en, es]
      catalogs: [Sources]
      targets:
        App: {sources: [Sources], table: Main}
      """,
      to: ".xcstrings.yml"
    )
    try shell.folder.write(
      #"let text = String(localized: "Save", table: "Main")"#,
      to: "Sources/App.swift"
    )
    let id = objectExists ? "1909" : "1908"
    let storyboard = try shell.folder.text(of: "Base.lproj/Main.storyboard")
    try shell.folder.write(
      storyboard.replacing("1908", with: id),
      to: "Sources/Base.lproj/Main.storyboard"
    )
    let save = entry("Save", "Guardar").replacing(#""extractionState" : "manual","#, with: "")
    let copy = entry("1909.title", "Copiar").replacing("manual", with: "extracted_with_value")
    try write([save, copy], to: "Sources/mul.lproj/Main.xcstrings")
    let run = try await shell.run("validate --all")
    #expect(!run.output.contains("[key-not-in-code]"), "\(run.output)")
    #expect(run.output.contains("[stale-key]") != objectExists)
  }
}
