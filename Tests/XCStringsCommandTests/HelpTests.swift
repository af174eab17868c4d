import TestSupport
import Testing

@Suite struct `Help of xcstrings` {
  @Test(
    arguments: ["en_US.UTF-8", "es_ES.UTF-8"],
    [
      "", "extract", "sync", "validate", "coverage", "list", "get", "set", "remove", "rename",
      "mark", "add-language", "remove-language", "format", "print", "compile", "diff", "merge",
      "install-git-drivers", "init", "config", "schema", "generate-symbols", "pseudolocalize",
      "export",
      "import", "migrate", "memory", "glossary", "review", "translate", "mcp", "lsp",
    ]
  )
  func `matches the golden file`(_ language: String, _ command: String) async throws {
    let run = try await Shell().run("help \(command)", language: language)
    #expect(run.status == 0)
    let name = command.isEmpty ? "help" : "help-\(command)"
    try GoldenFile("\(name)-\(language.prefix(2)).txt").expect(run.output)
    // A catalog numbers the placeholders of an English text that has several.
    #expect(!run.output.contains("%1$"))
  }

  @Test func `uses the language of --lang regardless of the environment`() async throws {
    let shell = try Shell()
    let spanish = try await shell.run("--help", language: "es_ES").output
    #expect(try await shell.run("--help --lang es").output == spanish)
    #expect(try await shell.run("--lang=es --help").output == spanish)
    #expect(spanish.contains("USO:"))
  }

  @Test(arguments: [
    ("snyc", "Comando desconocido: «snyc». ¿Querías decir «sync»?"),
    ("sync --chek", "Opción desconocida: «--chek». ¿Querías decir «--check»?"),
    ("extract --table", "Falta el valor de «--table <tabla>»."),
    (
      "extract --format xml",
      "El valor «xml» no es válido para «--format <formato>». Valores posibles: «xcstrings», «stringsdata», «json»."
    ),
    ("sync --check=1", "La opción «--check» no admite ningún valor, pero se ha indicado «1»."),
  ])
  func `is printed with errors in Spanish`(_ line: String, _ sentence: String) async throws {
    let run = try await Shell().run(line, language: "es_ES")
    #expect(run.status == 64)
    let flowing = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flowing.hasPrefix("Error: \(sentence) Uso: xcstrings"), "\(run.errors)")
  }
}
