import TestSupport
import Testing

@Suite struct `xcstrings config` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  @Test(arguments: [
    ("en_US.UTF-8", ".xcstrings.yml has no problems.\n"),
    ("es_ES.UTF-8", ".xcstrings.yml no tiene problemas.\n"),
  ])
  func `reports a valid file`(_ language: String, _ sentence: String) async throws {
    try shell.writeProject(source: "")
    let run = try await shell.run("config", language: language)
    #expect(run.status == 0)
    #expect(run.output == sentence)
    #expect(run.errors.isEmpty)
    #expect(try await shell.run("config --quiet", language: language).output.isEmpty)
  }

  @Test func `prints the effective settings as an equivalent file`() async throws {
    try shell.writeProject(source: "")
    let first = try await shell.run("config --print")
    #expect(first.status == 0)
    #expect(first.output.contains("  App:\n    table: App\n    sources: [Sources/App]\n"))
    #expect(first.output.contains("  stale-key: warning\n"))
    try shell.folder.write(first.output, to: ".xcstrings.yml")
    #expect(try await shell.run("config --print").output == first.output)
  }

  @Test func `reports problems with their locations`() async throws {
    try shell.folder.write(
      """
      languges: [es]
      languages: [en, es_ES]
      rules: {key-stail: off, stale-key: of}
      rules: {}
      dynamic: [{table: A}]
      """,
      to: ".xcstrings.yml"
    )
    let run = try await shell.run("config")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        .xcstrings.yml:1:1: error: unknown key 'languges'; did you mean 'languages'? \
        [configuration-unknown-key]
        .xcstrings.yml:2:17: error: 'es_ES' is not a language code; write 'es-ES' \
        [configuration-language]
        .xcstrings.yml:4:1: error: the key 'rules' appears twice [configuration-duplicate-key]
          .xcstrings.yml:3:1: note: it first appears here
        .xcstrings.yml:5:11: error: the key 'keys' is missing here [configuration-missing-key]

        """
    )
    #expect(try await shell.run("config --print").output.isEmpty)
    #expect(try await shell.run("config --print").status == 65)
  }

  @Test(arguments: [
    ("dynamic:\n  - *.title\n", "2:6", "este carácter tiene un significado especial en YAML"),
    ("languages: [en\nrules: {}\n", "2:6", "falta una coma o el corchete que cierra la lista"),
    ("routines: [\"tr]\n", "2:1", "al texto le faltan las comillas de cierre"),
    ("languages:\n\t- en\n", "2:1", "aquí hay un tabulador"),
    ("rules: {a: off}\n", "1:9", "no existe la regla «a»"),
  ])
  func `reports invalid YAML in Spanish`(
    _ text: String,
    _ location: String,
    _ sentence: String
  ) async throws {
    try shell.folder.write(text, to: ".xcstrings.yml")
    let run = try await shell.run("config", language: "es_ES")
    #expect(run.status == 65)
    #expect(run.errors.contains(".xcstrings.yml:\(location): error: \(sentence)"), "\(run.errors)")
    #expect(!run.errors.contains("did not"))
  }

  @Test func `warns about missing sources with their locations`() async throws {
    try shell.writeProject(source: "")
    try shell.folder.write("notes\n", to: "Empty/notes.txt")
    try shell.folder.write(
      """
      targets:
        App: {table: App, sources: [Sorces/App]}
        Lone: {table: App, sources: [Empty]}
        Widget: {table: App}
      """,
      to: ".xcstrings.yml"
    )
    let run = try await shell.run("config")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        .xcstrings.yml:2:31: warning: the target 'App' has no source files in 'Sorces/App'; did you mean \
        'Sources/App'? [configuration-no-sources]
        .xcstrings.yml:3:32: warning: the target 'Lone' has no source files in 'Empty' \
        [configuration-no-sources]
        .xcstrings.yml:4:3: warning: the target 'Widget' has no source files in 'Sources/Widget' \
        [configuration-no-sources]

        """
    )
    let spanish = try await shell.run("config", language: "es_ES")
    #expect(spanish.errors.contains("¿querías decir «Sources/App»?"), "\(spanish.errors)")
    #expect(try await shell.run("config --json").output.contains("configuration-no-sources"))
    let inner = try await Shell(in: shell.folder, below: "Sources/App").run("config")
    #expect(inner.errors.contains("../../.xcstrings.yml:2:31: warning:"))
    #expect(inner.errors.contains("did you mean 'Sources/App'?"))
  }

  @Test func `finds the file in a parent folder`() async throws {
    try shell.writeProject(source: "")
    let inner = Shell(in: shell.folder, below: "Sources/App")
    #expect(try await inner.run("config --path").output == "../../.xcstrings.yml\n")
  }

  @Test func `reports a missing file and shows the defaults`() async throws {
    let check = try await shell.run("config")
    #expect(check.status == 0)
    #expect(check.output.contains("There is no .xcstrings.yml in this folder or above it"))
    let print = try await shell.run("config --print")
    #expect(print.status == 0)
    #expect(print.output.hasPrefix("sourceLanguage: en\n"))
    #expect(print.errors.contains("There is no .xcstrings.yml in this folder or above it"))
    #expect(try await shell.run("config --path").status == 66)
    #expect(try await shell.run("config --json").output.contains(#""sourceLanguage" : "en""#))
  }

  @Test func `prints the same JSON in every language`() async throws {
    try shell.folder.write("languges: [es]\n", to: ".xcstrings.yml")
    let english = try await shell.run("config --json")
    let spanish = try await shell.run("config --json", language: "es_ES")
    #expect(english.status == 65)
    #expect(english.output == spanish.output)
    #expect(english.output.contains(#""rule" : "configuration-unknown-key""#))
    #expect(english.output.contains(#""path" : ".xcstrings.yml""#))
  }

  @Test func `accepts only one query at a time`() async throws {
    #expect(try await shell.run("config --print --path").status == 64)
  }
}
