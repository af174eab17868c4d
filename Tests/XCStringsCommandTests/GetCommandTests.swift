import TestSupport
import Testing

@Suite struct `xcstrings get` {
  /// Arguments, the exit status, and the output or error.
  static let rows: [([String], Int32, String)] = [
    (["Hello, %@", "--language", "es"], 0, "Hola, %@\n"),
    (["Hello, %@", "--language", "en"], 0, "Hello, %@\n"),
    (["Hello, %@"], 0, "en: Hello, %@\nes: Hola, %@\n"),
    (
      ["%lld files"], 0,
      "en plural.one: %lld file\nen plural.other: %lld files\nes: %lld archivos\n"
    ),
    (
      ["%lld files", "--language", "en"], 0,
      "en plural.one: %lld file\nen plural.other: %lld files\n"
    ),
    (["%lld files", "--language", "en", "--plural", "one"], 0, "%lld file\n"),
    (
      ["%lld files", "--language", "en", "--plural", "two"], 1,
      "Error: \"%lld files\" has no variation 'plural.two'.\nIt has these variations: plural.one, plural.other.\n"
    ),
    (
      ["Hello, %@", "--language", "fr"], 1,
      "Error: \"Hello, %@\" has no translation in 'fr'.\nIt has translations in these languages: 'es'.\n"
    ),
    (
      ["hello, %@"], 1,
      "Error: There is no key \"hello, %@\" in Texts.xcstrings.\nDid you mean \"Hello, %@\"?\n"
    ),
    (["Save", "--language", "es-es"], 64, "Error: Write 'es-ES' instead of 'es-es'.\n"),
  ]

  @Test(arguments: rows.indices)
  func `prints a string or reports that there is none`(_ index: Int) async throws {
    let (arguments, status, text) = Self.rows[index]
    let run = try await Shell.withTexts().run(["get", "Texts.xcstrings", "--key"] + arguments)
    #expect(run.status == status)
    #expect(run.output == (status == 0 ? text : ""))
    #expect(run.errors == (status == 0 ? "" : text))
  }

  @Test func `finds the catalog of the project that contains the key`() async throws {
    let shell = try Shell()
    try shell.writeProject(source: Samples.source)
    try shell.folder.write(Samples.texts, to: "Localizations/Texts.xcstrings")
    let found = try await shell.run(["get", "--key", "Gone", "--language", "es"])
    #expect(found.output == "Ido\n")
    let several = try await shell.run(["get", "--key", "Hello, %@"])
    #expect(several.status == 64)
    #expect(several.errors.hasPrefix("Error: Several catalogs have the key \"Hello, %@\": "))
    let none = try await shell.run(["get", "--key", "Gome"], language: "es_ES")
    #expect(none.status == 1)
    #expect(
      none.errors == """
        Error: No existe la clave "Gome" en ninguno de los 2 catálogos.
        ¿Querías decir "Gone"?

        """
    )
  }
}
