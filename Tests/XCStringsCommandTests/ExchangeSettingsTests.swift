import TestSupport
import Testing

@Suite struct `Translation files of a service` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private static let settings = """
    sourceLanguage: en
    languages: [en, es]
    catalogs: [Texts.xcstrings]
    exchange: {languages: {es: es-ES}}

    """

  /// A format, the exported file, and the declaration of the language in it.
  @Test(arguments: [
    ("xliff", "es-ES.xliff", "target-language=\"es-ES\""),
    ("xcloc", "es-ES.xcloc/Localized Contents/es-ES.xliff", "target-language=\"es-ES\""),
    ("po", "Texts.es-ES.po", "Language: es_ES"), ("csv", "Texts.es-ES.csv", "translation (es-ES)"),
  ])
  func `have the codes of the configuration`(
    format: String,
    file: String,
    declaration: String
  ) async throws {
    try shell.folder.write(Self.settings, to: ".xcstrings.yml")
    #expect(try await shell.run("export --format \(format)").status == 0)
    let path = "Translations/\(file)"
    let text = try shell.folder.text(of: path)
    #expect(text.contains(declaration))
    let unchanged = try await shell.run("import")
    #expect(unchanged.status == 0, "\(unchanged.errors)")
    #expect(try shell.difference().isEmpty)
    try shell.folder.write(text.replacing("Hola, %@", with: "Buenas, %@"), to: path)
    // Without an option, the code means the language of the configuration.
    #expect(try await shell.run("import").status == 0)
    #expect(
      try shell.difference() == [#"- "value" : "Hola, %@""#, #"+ "value" : "Buenas, %@""#]
    )
  }

  /// A service calls the language by its code in the catalog that it returns.
  @Test func `are compared and merged by the languages of the project`() async throws {
    try shell.folder.write(Self.settings, to: ".xcstrings.yml")
    let sent = try shell.folder.text(of: "Texts.xcstrings")
    let received = sent.replacing("\"es\" :", with: "\"es-ES\" :")
    #expect(received != sent)
    try shell.folder.write(received, to: "Received.xcstrings")
    let same = try await shell.run("diff --service Texts.xcstrings Received.xcstrings")
    #expect(same.status == 0, "\(same.output)")
    try shell.folder.write(
      received.replacing("Hola, %@", with: "Buenas, %@"),
      to: "Received.xcstrings"
    )
    let files = "Texts.xcstrings Texts.xcstrings Received.xcstrings"
    let merged = try await shell.run("merge --texts-only \(files)")
    #expect(merged.status == 0, "\(merged.errors)")
    #expect(merged.output == sent.replacing("Hola, %@", with: "Buenas, %@"))
  }

  private static let chinese = """
    sourceLanguage: en
    languages: [en, zh-Hans]
    catalogs: [Chinese.xcstrings]
    exchange: {languages: {zh-Hans: zh-CN}}
    glossary: {door: {translations: {zh-Hans: 门}, variants: {zh-Hans: 大门}, forbidden: {zh-Hans: 窗}}}

    """

  private func writeChinese(_ settings: String = "") throws {
    try shell.folder.write(Self.chinese + settings, to: ".xcstrings.yml")
    let text = #"{"stringUnit":{"state":"translated","value":"打开门"}}"#
    try shell.folder.write(
      #"{"sourceLanguage":"en","strings":{"Open":{"localizations":{"zh-Hans":\#(text)}}},"version":"1.0"}"#,
      to: "Chinese.xcstrings"
    )
  }

  /// A command, and the extension of its file.
  @Test(arguments: [("memory", "tmx"), ("glossary", "csv"), ("glossary", "tbx")])
  func `have the codes in memories and glossaries, too`(
    command: String,
    suffix: String
  ) async throws {
    try writeChinese()
    let exported = try await shell.run("\(command) export --output Out.\(suffix)")
    #expect(exported.status == 0, "\(exported.errors)")
    let text = try shell.folder.text(of: "Out.\(suffix)")
    #expect(text.contains("zh-CN") && !text.contains("zh-Hans"), "\(text)")
    for code in ["zh-CN", "zh_cn"] {
      try shell.folder.write(text.replacing("zh-CN", with: code), to: "In.\(suffix)")
      let imported = try await shell.run("\(command) import In.\(suffix) --into \(code).\(suffix)")
      #expect(imported.status == 0, "\(imported.errors)")
      let target = try shell.folder.text(of: "\(code).\(suffix)")
      #expect(target.contains("zh-Hans") && !target.contains("zh-CN"), "\(target)")
      #expect(target.contains("门"))
    }
    // The file of the project has its tags, so importing it again adds nothing.
    let again = try await shell.run(
      "\(command) import In.\(suffix) --into zh-CN.\(suffix) --json"
    )
    #expect(again.output.contains(" : 0"), "\(again.output)")
  }

  @Test func `are used by the translation memory`() async throws {
    try writeChinese()
    #expect(try await shell.run("memory export --output Vendor.tmx").status == 0)
    let vendor = try shell.folder.text(of: "Vendor.tmx").replacing("打开门", with: "开门")
    try shell.folder.write(vendor, to: "Vendor.tmx")
    try writeChinese("memory: [Vendor.tmx]\n")
    let run = try await shell.run(["memory", "search", "Open", "--language", "zh-Hans"])
    #expect(run.output.contains("开门\tOpen\tOpen\tVendor.tmx"), "\(run)")
  }

  @Test(arguments: ["memory", "glossary", "glossary --format tbx"])
  func `of memories and glossaries distinguish the languages`(command: String) async throws {
    let words = command.split(separator: " ")
    let export = ([words[0], "export"] + words.dropFirst()).joined(separator: " ")
    try writeChinese()
    let settings = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write(settings.replacing("zh-CN", with: "en"), to: ".xcstrings.yml")
    let run = try await shell.run("\(export) --output Out")
    #expect(run.status == 1)
    #expect(run.errors.contains("have the same code 'en' in exported files"), "\(run.errors)")
    #expect(!shell.folder.exists("Out"))
  }

  @Test func `can be imported as another variety with --language`() async throws {
    try shell.folder.write(Self.settings, to: ".xcstrings.yml")
    _ = try await shell.run("export -l es")
    let options = "--language es-MX --new-language --partial --unfinished take"
    let run = try await shell.run("import \(options)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.text(of: "Texts.xcstrings").contains("\"es-MX\""))
  }

  @Test(arguments: [
    ("{es: es-ES, ca: es-ES}", "two languages have the code 'es-ES'"),
    ("{spanish!: es-ES}", "'spanish!' is not a language code"),
    ("{es: ''}", "'es' must be a string"),
  ])
  func `need valid codes`(codes: String, problem: String) async throws {
    try shell.folder.write("exchange: {languages: \(codes)}\n", to: ".xcstrings.yml")
    let run = try await shell.run("config")
    #expect(run.status != 0)
    #expect(run.errors.contains(problem) || run.output.contains(problem), "\(run)")
  }

  @Test func `are not written with one code for two languages`() async throws {
    let settings = Self.settings.replacing("es-ES", with: "ca")
    try shell.folder.write(settings, to: ".xcstrings.yml")
    let run = try await shell.run("export -l es,ca")
    #expect(run.status == 1)
    #expect(run.errors.contains("have the same code 'ca' in exported files"))
    #expect(!shell.folder.exists("Translations"))
  }

  @Test func `lose nothing unless --accept-losses is given`() async throws {
    let catalog = try shell.folder.text(of: "Texts.xcstrings")
    try shell.folder.write(
      catalog.replacing("Hola, %@", with: "Hola,\u{A0}%@"),
      to: "Texts.xcstrings"
    )
    _ = try await shell.run("export Texts.xcstrings -l es")
    let file = try shell.folder.text(of: "Translations/es.xliff")
    try shell.folder.write(
      file.replacing("Hola,\u{A0}%@", with: "Hola, %@"),
      to: "Translations/es.xliff"
    )
    let refused = try await shell.run("import")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("'no-break-spaces-lost'"), "\(refused.errors)")
    #expect(try shell.folder.text(of: "Texts.xcstrings").contains("Hola,\u{A0}%@"))
    #expect(try await shell.run("import --accept-losses").status == 0)
    #expect(try shell.folder.text(of: "Texts.xcstrings").contains("Hola, %@"))
  }

  @Test func `set --from loses nothing unless --accept-losses is given`() async throws {
    try shell.folder.write(#"{"Hello, %@": "Hello, %@", "Save": "Guardar"}"#, to: "es.json")
    let run = try await shell.run("set Texts.xcstrings --language es --from es.json")
    #expect(run.status == 1)
    #expect(run.errors.contains("'translation-replaced-by-source'"))
    let text = try shell.folder.text(of: "Texts.xcstrings")
    #expect(text.contains("Hola, %@") && text.contains("Guardar"))
    let accepted = try await shell.run(
      "set Texts.xcstrings --language es --from es.json --accept-losses"
    )
    #expect(accepted.status == 0)
    #expect(try !shell.folder.text(of: "Texts.xcstrings").contains("Hola, %@"))
  }

  @Test(arguments: ["xliff", "po", "csv"])
  func `have the former source text and the places in the code`(format: String) async throws {
    try shell.folder.write(
      """
      import Foundation

      let greeting = String(localized: "Hello, \\(name)")

      """,
      to: "Sources/App/Greeting.swift"
    )
    try shell.folder.write(
      "catalogs: [Texts.xcstrings]\ntargets: {App: {table: Texts}}\n",
      to: ".xcstrings.yml"
    )
    let english = #""localizations":{"en":{"stringUnit":{"state":"translated","value":"#
    let catalog = { (text: String) in
      """
      { "sourceLanguage" : "en", "strings" : { "door" : { \(english)"\(text)" } },
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : "Abre" } } } },
        "Hello, %@" : { } }, "version" : "1.0" }
      """
    }
    try shell.folder.write(catalog("Open the door"), to: "Texts.xcstrings")
    _ = try await shell.run("mark --as translated --language es --key door")
    let initialized = try await shell.run("review --init trust")
    #expect(initialized.status == 0, "\(initialized.errors)")
    let marked = try shell.folder.text(of: "Texts.xcstrings")
    try shell.folder.write(
      marked.replacing("Open the door", with: "Open the gate"),
      to: "Texts.xcstrings"
    )
    let run = try await shell.run("export -l es --format \(format) --places")
    #expect(run.status == 0, "\(run.errors)")
    let name = format == "xliff" ? "es.xliff" : "Texts.es.\(format)"
    let text = try shell.folder.text(of: "Translations/\(name)")
    let expected = [
      "xliff": [
        "<source>Open the door</source>", ">Sources/App/Greeting.swift</context>",
        "<context context-type=\"linenumber\">3</context>",
      ],
      "po": ["#| msgid \"Open the door\"\n", "#: Sources/App/Greeting.swift:3\n"],
      "csv": ["formerSource (es)", "Sources/App/Greeting.swift:3", "Open the door"],
    ]
    for part in expected[format] ?? [] { #expect(text.contains(part), "\(text)") }
    let before = try shell.folder.text(of: "Texts.xcstrings")
    #expect(try await shell.run("import --unfinished take").status == 0)
    #expect(try shell.folder.text(of: "Texts.xcstrings") == before)
  }
}
