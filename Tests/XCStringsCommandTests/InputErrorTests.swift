import TestSupport
import Testing

@Suite struct `Invalid inputs` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  static let rows: [(String, Int32, String, String)] = [
    (
      "sync", 64,
      "No Xcode project or package contains any of the 2 catalogs here, such as 'good.xcstrings'.",
      "Ningún proyecto de Xcode ni paquete contiene ninguno de los 2 catálogos que hay aquí, como «good.xcstrings»."
    ),
    (
      "extract", 64,
      "There is nothing to read: no path was specified, and there is no Xcode project, package or .xcstrings.yml here.",
      "No hay nada que leer: no se ha indicado ninguna ruta y aquí no hay ningún proyecto de Xcode, paquete ni .xcstrings.yml."
    ),
    (
      "validate absent.xcstrings", 66,
      "There is no file 'absent.xcstrings'.",
      "No existe el archivo «absent.xcstrings»."
    ),
    (
      "validate folder", 66,
      "There is no catalog (.xcstrings) in 'folder'.",
      "No hay ningún catálogo (.xcstrings) en «folder»."
    ),
    (
      "sync list.xcstrings --sources folder", 65,
      "'list.xcstrings' cannot be read as a String Catalog.",
      "«list.xcstrings» no se puede leer como catálogo de cadenas."
    ),
    (
      "sync new.xcstrings --sources absent", 66,
      "There is no file 'absent'.",
      "No existe el archivo «absent»."
    ),
    (
      "extract --file-list absent", 66,
      "There is no file 'absent'.",
      "No existe el archivo «absent»."
    ),
    (
      "validate good.xcstrings --languages es,espanol", 64,
      "'espanol' is not a language code.",
      "«espanol» no es un código de idioma."
    ),
    (
      "coverage good.xcstrings --languages q", 64,
      "'q' is not a language code.",
      "«q» no es un código de idioma."
    ),
    (
      "list good.xcstrings --matching (", 64,
      "'(' is not a regular expression.",
      "«(» no es una expresión regular."
    ),
    (
      "list good.xcstrings --language e\u{1B}s", 64,
      "'e\\u{1B}s' is not a language code.",
      "«e\\u{1B}s» no es un código de idioma."
    ),
    (
      "extract --file-list folder", 65,
      "'folder' is a folder, not a file.",
      "«folder» es una carpeta, no un archivo."
    ),
  ]

  @Test(arguments: rows)
  func `are reported in both languages`(
    _ line: String,
    _ status: Int32,
    _ english: String,
    _ spanish: String
  ) async throws {
    try shell.folder.write("[1, 2]", to: "list.xcstrings")
    try shell.folder.write("", to: "folder/empty.swift")
    try shell.folder.write(Samples.catalog, to: "good.xcstrings")
    let first = try await shell.run(line)
    #expect(first.status == status)
    #expect(first.errors.contains("Error: \(english)\n"), "\(first.errors)")
    #expect(first.output.isEmpty)
    let second = try await shell.run(line, language: "es_ES")
    #expect(second.status == status)
    #expect(second.errors.contains("Error: \(spanish)\n"), "\(second.errors)")
  }

  @Test func `are rejected if an argument or standard input is not UTF-8`() throws {
    let shell = try Shell.withTexts()
    let command = "exec \"$0\" get Texts.xcstrings --key \"$(printf 'caf\\351')\""
    let run = try BuiltProgram(at: "/bin/sh")
      .run(
        ["-c", command, BuiltProgram("xcstrings").path],
        environment: ["LANG": "es_ES.UTF-8"],
        in: shell.folder.path
      )
    #expect(run.status == 64)
    #expect(run.errors == "Error: El argumento «caf\u{FFFD}» no está en UTF-8.\n")
    let bytes = try BuiltProgram(at: "/bin/sh")
      .run(
        [
          "-c", "printf 'caf\\351' | \"$0\" set Texts.xcstrings --key Save --language es --value -",
          BuiltProgram("xcstrings").path,
        ],
        environment: [:],
        in: shell.folder.path
      )
    #expect(bytes.status == 65)
    #expect(bytes.errors == "Error: Standard input is not UTF-8.\n")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `include a standard output that cannot be written`() throws {
    let run = try BuiltProgram(at: "/bin/sh")
      .run(
        ["-c", "\"$0\" schema > /dev/full", BuiltProgram("xcstrings").path],
        environment: [:],
        in: shell.folder.path
      )
    #expect(run.status == 74)
    #expect(run.errors == "Error: The result could not be written to standard output.\n")
  }

  @Test func `prevent changes if the configuration is invalid`() async throws {
    try shell.writeProject(source: Samples.source)
    try shell.folder.write("languges: [es]\nrules: {no-such-rule: off}\n", to: ".xcstrings.yml")
    let run = try await shell.run("sync")
    #expect(run.status == 65)
    #expect(run.errors.contains(".xcstrings.yml:1:1: error: unknown key 'languges'"))
    #expect(run.errors.contains("[configuration-unknown-key]"))
    #expect(run.errors.contains(".xcstrings.yml:2:9: error: unknown rule 'no-such-rule'"))
  }

  @Test func `do not change a catalog with a merge conflict`() async throws {
    let broken = Samples.catalog.replacing("\"version\"", with: "<<<<<<< ours\n\"version\"")
    try shell.writeProject(source: Samples.source, catalog: broken)
    #expect(try await shell.run("sync").status == 65)
    #expect(try shell.folder.text(of: "Localizations/App.xcstrings") == broken)
  }
}
