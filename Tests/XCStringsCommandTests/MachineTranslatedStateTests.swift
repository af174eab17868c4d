import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// Texts in the state `machine_translated` are drafts in every command, as those in `needs_review`.
@Suite struct `A machine translation` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private func write(
    _ state: String,
    configuration: String = "",
    close: String = ""
  ) throws {
    try shell.folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Close" : { \(close) },
          "Open the door" : {
            "localizations" : {
              "es" : { "stringUnit" : { "state" : "\(state)", "value" : "Abre la puerta" } }
            }
          }
        },
        "version" : "1.0"
      }
      """,
      to: "L.xcstrings"
    )
    try shell.folder.write(
      "catalogs: [L.xcstrings]\nlanguages: [en, es]\n\(configuration)",
      to: ".xcstrings.yml"
    )
  }

  private func state(of key: String = "Open the door") throws -> String? {
    let catalog = try StringCatalog.reading(shell.folder.text(of: "L.xcstrings"))
    return catalog[key]?.localizations["es"]?.stringUnit?.state.rawValue
  }

  @Test(arguments: ["needs_review", "machine_translated"])
  func `is a finding, and an error where the project says so`(_ state: String) async throws {
    let rule = state == "needs_review" ? "needs-review" : "machine-translated"
    for (configuration, options, level, status) in [
      ("", "", "warning", 0), ("", "--strict", "warning", 1),
      ("rules: {\(rule): error}\n", "", "error", 1),
      ("rules: {\(rule): off}\n", "--strict", nil, 0),
    ] as [(String, String, String?, Int32)] {
      let close =
        #""localizations" : { "es" : { "stringUnit" : { "state" : "translated", "value" : "Cerrar" } } }"#
      try write(state, configuration: configuration, close: close)
      let run = try await shell.run("validate --language es --report json \(options)")
      #expect(run.output.contains("\"\(rule)\"") == (level != nil), "\(run.output)")
      if let level { #expect(run.output.contains("\"\(level)\""), "\(run.output)") }
      #expect(run.status == status, "\(configuration)\(options): \(run.errors)")
    }
  }

  @Test(arguments: ["needs_review", "machine_translated"])
  func `waits for a person, and is a draft again for engines`(_ state: String) async throws {
    try write(state)
    let list = try await shell.run("review --list --language es --reason draft")
    #expect(list.output == "L.xcstrings\tOpen the door\tes\tdraft\n", "\(list.output)")
    let drafts = try await shell.run("translate --language es --only needs_review --dry-run")
    #expect(drafts.output.contains("1 key, 1 request"), "\(drafts.output)")
    let untranslated = try await shell.run("translate --language es --dry-run")
    #expect(untranslated.output.contains("1 key, 1 request"), "\(untranslated.output)")
    let export = try await shell.run("export -l es --format csv --only-unfinished -o es.csv")
    #expect(export.status == 0, "\(export.errors)")
    #expect(try shell.folder.text(of: "es.csv").contains("Abre la puerta"))
  }

  @Test(arguments: ["needs_review", "machine_translated"], ["xliff", "po", "csv"])
  func `comes back from a file unchanged`(_ state: String, _ format: String) async throws {
    try write(state)
    let before = try shell.folder.text(of: "L.xcstrings")
    let export = try await shell.run("export -l es --format \(format) -o es.\(format)")
    #expect(export.status == 0, "\(export.errors)")
    let run = try await shell.run("import es.\(format)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.text(of: "L.xcstrings") == before)
  }

  @Test(
    arguments: [nil, "needs_review", "machine_translated"],
    [nil, "needs_review", "translated"]
  )
  func `is the state of drafts that the project sets`(
    _ setting: String?,
    _ option: String?
  ) async throws {
    try write("translated", configuration: setting.map { "translate: {state: \($0)}\n" } ?? "")
    try shell.folder.write(EngineScripts.copying, to: "copy.py")
    let arguments = ["translate", "--language", "es", "--with", "python3 copy.py"]
    let run = try await shell.run(arguments + (option.map { ["--state", $0] } ?? []))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try state(of: "Close") == option ?? setting ?? "needs_review")
    #expect(run.errors.contains("Next: xcstrings review") == (option != "translated"))
    #expect(try state() == "translated")
  }

  @Test func `is refused as a setting if it is no state of drafts`() async throws {
    try write("translated", configuration: "translate: {state: translated}\n")
    let run = try await shell.run("config")
    #expect(run.status == 65, "\(run.output)")
    #expect(run.errors.contains("machine_translated"), "\(run.errors)")
  }
}
