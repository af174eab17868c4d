import TestSupport
import Testing

@Suite struct `xcstrings set` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private func set(_ arguments: String..., input: String = "") async throws -> BuiltProgram.Run {
    try await shell.run(["set", "Texts.xcstrings"] + arguments, input: input)
  }

  @Test func `accepts an empty string after an equals sign`() async throws {
    _ = try await set("--key=Save", "--language=es", "--value=", "--state=needs_review")
    #expect(try await shell.run("get Texts.xcstrings --key=Save --language es").output == "\n")
    _ = try await set("--key=", "--language=es", "--value=a=", "--add")
    #expect(try await shell.run("get Texts.xcstrings --key= --language es").output == "a=\n")
    #expect(try await shell.run("remove Texts.xcstrings --key= --dry-run").status == 0)
  }

  @Test func `changes one line for a value, and two for a value and a state`() async throws {
    let run = try await set("--key", "Hello, %@", "--language", "es", "--value", "Buenas, %@")
    #expect(run.status == 0)
    #expect(run.output == "Changed Texts.xcstrings: 1 change.\n")
    #expect(run.errors.isEmpty)
    #expect(
      try shell.difference() == [#"- "value" : "Hola, %@""#, #"+ "value" : "Buenas, %@""#]
    )
    _ = try await set(
      "--key",
      "Hello, %@",
      "--language",
      "es",
      "--value",
      "Ey, %@",
      "--state",
      "needs_review"
    )
    #expect(
      try shell.difference() == [
        #"- "state" : "translated","#, #"- "value" : "Hola, %@""#,
        #"+ "state" : "needs_review","#, #"+ "value" : "Ey, %@""#,
      ]
    )
  }

  @Test func `converts a key without a string to the form other of a plural`() async throws {
    let run = try await set("--key=Save", "--language=en", "--plural=one", "--value=Save it")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains("missing-plural-category"))
    let forms = try await shell.run("get Texts.xcstrings --key Save --language en --json")
    #expect(forms.output.contains("\"Save it\"") && forms.output.contains("\"Save\""))
    #expect(forms.output.contains("plural.other"))
  }

  @Test func `sets the requested state, or translated by default`()
    async throws
  {
    let files = ["--key", "%lld files", "--language", "es", "--value"]
    let shown = ["get", "Texts.xcstrings", "--json", "--language", "es", "--key", "%lld files"]
    for (arguments, state) in [
      (["%lld ficheros", "--state", "needs_review"], "needs_review"),
      (["%lld ficheros"], "translated"), (["%lld archivos", "--state", "new"], "new"),
    ] {
      _ = try await shell.run(["set", "Texts.xcstrings"] + files + arguments)
      #expect(try await shell.run(shown).output.contains("\"state\" : \"\(state)\""))
    }
  }

  @Test func `writes nothing without changes or in a dry run`() async throws {
    let same = try await set("--key", "Hello, %@", "--language", "es", "--value", "Hola, %@")
    #expect(same.status == 0)
    #expect(same.output.isEmpty)
    #expect(same.errors == "There is nothing to change.\n")
    let trial = try await set("--key", "Save", "--language", "es", "--value", "Guardar", "-n")
    #expect(trial.output == "Texts.xcstrings would be updated with 1 change:\n  ~ \"Save\" es\n")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `uses the plain string as the form other of new plural variants`() async throws {
    let run = try await set(
      "--key",
      "%lld files",
      "--language",
      "es",
      "--plural",
      "one",
      "--value",
      "Un archivo"
    )
    #expect(run.status == 0)
    let texts = try await shell.run([
      "get", "Texts.xcstrings", "--key", "%lld files", "--language", "es",
    ])
    #expect(texts.output == "es plural.one: Un archivo\nes plural.other: %lld archivos\n")
  }

  @Test func `marks translations for review if the source string changes`() async throws {
    let run = try await set(
      "--key",
      "Hello, %@",
      "--language",
      "en",
      "--value",
      "Hi, %@",
      "--dry-run"
    )
    #expect(
      run.output == """
        Texts.xcstrings would be updated with 2 changes:
          ~ "Hello, %@" en
          ~ "Hello, %@" es (needs review)

        """
    )
    _ = try await set(
      "--key",
      "Hello, %@",
      "--language",
      "en",
      "--value",
      "Hi, %@",
      "--on-source-change",
      "keep"
    )
    #expect(try shell.difference().allSatisfy { $0.hasPrefix("+") })
  }

  @Test func `does not finish a translation with errors`() async throws {
    let arguments = ["--key", "Hello, %@", "--language", "es", "--value", "Hola"]
    for preview in [[], ["--dry-run"], ["--all-or-nothing"]] {
      let run = try await shell.run(["set", "Texts.xcstrings"] + arguments + preview)
      #expect(run.status == 1)
      #expect(
        run.errors.hasPrefix(
          """
          Texts.xcstrings:43:5: error: "Hello, %@" is not saved as translated in 'es', because the text has errors [invalid-text]
            note: the placeholder '%@' is missing from the 'es' text
          Correct the text, or save it as a draft with '--state needs_review'.

          """
        ),
        "\(run.errors)"
      )
      #expect(run.output.isEmpty)
    }
    #expect(try shell.difference().isEmpty)
    let draft = try await shell.run(
      ["set", "Texts.xcstrings", "--state", "needs_review"] + arguments
    )
    #expect(draft.status == 0)
    #expect(
      draft.errors == """
        Texts.xcstrings:49:23: warning: the placeholder '%@' is missing from the 'es' text [mismatched-placeholders]

        """
    )
    #expect(try shell.difference().count == 4)
    let marked = try await shell.run([
      "mark", "Texts.xcstrings", "--as", "translated", "--key", "Hello, %@", "--language", "es",
      "--json",
    ])
    #expect(marked.status == 1)
    #expect(marked.output.contains(#""rule" : "mismatched-placeholders""#), "\(marked.output)")
    #expect(try shell.difference().count == 4)
  }

  @Test func `does not add a key for a translation with errors`() async throws {
    let arguments = ["--key", "%lld of %@", "--language", "es", "--value", "%@", "--add"]
    #expect(try await shell.run(["set", "Texts.xcstrings"] + arguments).status == 1)
    #expect(try shell.difference().isEmpty)
  }

  @Test func `finishes one form of a plural while others are missing`() async throws {
    let run = try await set(
      "--key=%lld files",
      "--language=fr",
      "--plural=one",
      "--value=%lld fichier"
    )
    #expect(run.status == 0, "\(run.errors)")
    let wrong = try await set(
      "--key=%lld files",
      "--language=fr",
      "--plural=other",
      "--value=%@ fichiers"
    )
    #expect(wrong.status == 1)
    #expect(
      try await shell.run(["get", "Texts.xcstrings", "--key", "%lld files", "--language", "fr"])
        .output.contains("%lld fichier")
    )
  }

  @Test func `accepts a string for zero in every language, like Apple's systems`() async throws {
    let run = try await set(
      "--key",
      "%lld files",
      "--language",
      "en",
      "--plural",
      "zero",
      "--value",
      "No files"
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(try shell.difference().contains(#"+ "zero" : {"#))
  }

  @Test func `reads a string from standard input, and one that begins with a dash`() async throws {
    _ = try await set("--key", "Save", "--language", "es", "--value", "-", input: "Guar\"dar\n")
    #expect(
      try await shell.run("get Texts.xcstrings --key Save --language es").output == "Guar\"dar\n"
    )
    _ = try await set("--key", "Save", "--language", "es", "--value", "-5 ñ")
    #expect(try await shell.run("get Texts.xcstrings --key Save --language es").output == "-5 ñ\n")
    _ = try await set("--key", "Save", "--language", "es", "--value", "-5")
    #expect(try await shell.run("get Texts.xcstrings --key Save --language es").output == "-5\n")
  }

  @Test func `adds a key as manually added`() async throws {
    let run = try await set(
      "--key",
      "Open",
      "--language",
      "en",
      "--value",
      "Open it",
      "--add",
      "-n"
    )
    #expect(
      run.output
        == "Texts.xcstrings would be updated with 2 changes:\n  + \"Open\"\n  ~ \"Open\" en\n"
    )
    _ = try await set("--key", "Open", "--language", "es", "--value", "Abrir", "--add")
    let added = try shell.difference()
    #expect(added.allSatisfy { $0.hasPrefix("+") })
    #expect(added.prefix(2) == [#"+ "Open" : {"#, #"+ "extractionState" : "manual","#])
  }

  @Test func `sets a comment and excludes a key from translation`() async throws {
    let run = try await set("--key", "Save", "--comment", "A button", "--should-translate", "false")
    #expect(run.output == "Changed Texts.xcstrings: 1 change.\n")
    #expect(
      try shell.difference() == [
        "- ", #"+ "comment" : "A button","#, #"+ "shouldTranslate" : false"#,
      ]
    )
  }

  @Test func `reports a new language in the catalog`() async throws {
    let run = try await set("--key", "Save", "--language", "fr", "--value", "Enregistrer")
    #expect(run.status == 0)
    #expect(run.errors == "Texts.xcstrings had no translations in 'fr' before.\n")
  }

  /// Arguments after the catalog, the exit status, and the errors.
  static let refusals: [([String], Int32, String)] = [
    (
      ["--key", "Hello, @", "--language", "es", "--value", "x"], 1,
      "There is no key \"Hello, @\" in Texts.xcstrings.\nDid you mean \"Hello, %@\"?"
    ),
    (
      ["--key", "Save", "--language", "es", "--plural", "few", "--value", "x"], 64,
      "The language 'es' has no plural category 'few'.\nAvailable: one, many, other."
    ),
    (
      ["--key", "%lld files", "--language", "en", "--value", "x"], 64,
      """
      The string for "%lld files" in 'en' has several variants: plural.one, plural.other.
      Choose one with --plural, --device or --phrase, or replace all of them with --replace.
      """
    ),
    (
      [
        "--key", "Save", "--language", "es", "--substitution", "n", "--plural", "one", "--value",
        "x",
      ],
      1, "\"Save\" has no substitution 'n'."
    ),
    (
      ["--key", "Save", "--language", "espanol", "--value", "x"], 64,
      "'espanol' is not a language code.\nWrite 'es', 'pt-BR' or 'zh-Hans', for example."
    ),
    (
      ["--key", "Save"], 64,
      "There is nothing to set.\nSpecify a string with --value, or use --comment or --should-translate."
    ),
    (
      ["--key", "Save", "--language", "es", "--state", "new"], 64,
      "There is nothing to set.\nSpecify a string with --value; to change only the state, use 'xcstrings mark'."
    ),
    (
      ["--key", "Save", "--value", "x"], 64,
      "No language was specified.\nSpecify the language of the string with --language."
    ),
    (
      ["--language", "es", "--value", "x"], 64,
      "No key was specified.\nSpecify one with --key, or a file of strings with --from."
    ),
    (
      ["--key", "Save", "--from", "x.json"], 64,
      "--from sets the strings from a file; it can be combined only with --language and --state."
    ),
  ]

  @Test(arguments: refusals.indices)
  func `rejects invalid requests and writes nothing`(_ index: Int) async throws {
    let (arguments, status, sentences) = Self.refusals[index]
    let run = try await shell.run(["set", "Texts.xcstrings"] + arguments)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors == "Error: \(sentences)\n")
    #expect(try shell.difference().isEmpty)
  }
}
