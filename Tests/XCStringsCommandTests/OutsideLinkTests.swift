import TestSupport
import Testing

/// A command that names a file or a folder.
struct PathUse: Sendable, CustomTestStringConvertible {
  /// The arguments, in which `@` is the path.
  var line: String
  /// The extension of the file; `nil` for a folder.
  var fileExtension: String?

  var testDescription: String { line }

  static func files(_ fileExtension: String, _ lines: String...) -> [PathUse] {
    lines.map { PathUse(line: $0, fileExtension: fileExtension) }
  }

  static func folders(_ lines: String...) -> [PathUse] {
    lines.map { PathUse(line: $0, fileExtension: nil) }
  }
}

/// Links out of the project, and out of another work tree, in every place where a command takes a path.
@Suite struct OutsideLinkTests {
  private static let catalog = "Localizable.xcstrings"

  /// Commands that read the path.
  static let readers: [PathUse] =
    .readersOfCatalogs
    + PathUse.files("csv", "import @", "import --catalog \(catalog) --language es @")
    + PathUse.files("po", "import @") + PathUse.files("xliff", "import @")
    + PathUse.files("strings", "import --language es @", "migrate @ --dry-run")
    + PathUse.files("stringsdict", "import --language es @")
    + PathUse.files(
      "json",
      "set --language es --from @",
      "mark --as translated --language es --from @"
    )
    + PathUse.files("json", "validate --baseline @")
    + PathUse.files("tmx", "memory import @ --into new.tmx", "memory import a.tmx --into @")
    + PathUse.files("tbx", "glossary import @ --into new.csv")
    + PathUse.files("csv", "glossary import @ --into new.csv", "glossary import g.tbx --into @")
    + PathUse.files("swift", "extract @", "sync --check --sources @", "extract --why-not @:1")
    + PathUse.files("swift", "rename --key Open --to Close --in-sources --sources @")
    + PathUse.files("txt", "extract --file-list @", "sync --check --file-list @")
    + PathUse.files("stringsdata", "sync --check --stringsdata @")
    + PathUse.files("yml", "extract --project @")
    + PathUse.folders(
      "import @",
      "validate @",
      "coverage @",
      "list @",
      "export @ -o Out2",
      "sync --check @",
      "print @",
      "format --check @",
      "compile @ -o Out2",
      "generate-symbols @ -o Out2",
      "extract @",
      "extract --index @ Sources",
      "extract --package @",
      "sync --check --sources @",
      "sync --check --stringsdata @",
      "migrate @ --dry-run",
      "review --list @",
      "pseudolocalize @"
    )

  /// Commands that write to the path.
  static let writers: [PathUse] =
    .writersOfCatalogs
    + PathUse.files("json", "validate --baseline @ --update-baseline")
    + PathUse.files("html", "validate --report html -o @", "coverage --report html -o @")
    + PathUse.files("html", "review --report html -o @")
    + PathUse.files("csv", "export --format csv --language es -o @")
    + PathUse.files("xliff", "export --language es -o @")
    + PathUse.files("tmx", "memory export --language es -o @", "memory import a.tmx --into @")
    + PathUse.files("tbx", "glossary export -o @")
    + PathUse.files("binary", "compile \(catalog) --as binary -o @")
    + PathUse.folders(
      "export --language es -o @",
      "compile -o @",
      "generate-symbols -o @",
      "extract -o @",
      "extract --format stringsdata -o @",
      "migrate -o @ App"
    )

  @Test(arguments: readers, [true, false])
  func `are not read, also if an argument names them`(_ use: PathUse, inGit: Bool) async throws {
    try await check(use, inGit: inGit)
  }

  @Test(arguments: writers, [true, false])
  func `are not written, also if an argument names them`(_ use: PathUse, inGit: Bool) async throws {
    try await check(use, inGit: inGit)
  }

  /// Runs a command with a link, a file below a link, and links in another work tree.
  private func check(_ use: PathUse, inGit: Bool) async throws {
    let shell = try Shell()
    let home = shell.folder
    try Self.writeProject(in: home, inGit: inGit)
    let content = Self.content[use.fileExtension ?? ""] ?? "secret-word = secret-word"
    var names: [String]
    if let fileExtension = use.fileExtension {
      try home.write(content, to: "Other/file.\(fileExtension)")
      try home.link("Project/link.\(fileExtension)", to: "../Other/file.\(fileExtension)")
      try home.link("Clone/link.\(fileExtension)", to: "../Other/file.\(fileExtension)")
      names = [
        "link.\(fileExtension)", "Linked/file.\(fileExtension)", "Twice/file.\(fileExtension)",
        "../Clone/link.\(fileExtension)",
      ]
    } else {
      for (fileExtension, content) in Self.content {
        try home.write(content, to: "Other/es.lproj/file.\(fileExtension)")
      }
      names = ["Linked", "Linked/es.lproj", "Twice", "../Clone/Linked"]
    }
    // The link itself in both kinds of projects, and the other ways in one of them.
    names = inGit ? [names[0], names[1]] : [names[0], names[2], names[3]]
    if !inGit { names.append(home.path("Project/\(names[0])")) }
    let before = try self.content(of: home)
    let project = Shell(in: home, below: "Project")
    for name in names {
      let run = try await project.run(use.line.replacing("@", with: name))
      let text = run.output + run.errors
      #expect(!text.contains("secret-word"), "\(name): \(text)")
      #expect(try self.content(of: home) == before, "\(name)")
      #expect(run.status != 0 || text.contains("outside of the project"), "\(name): \(text)")
    }
  }

  private func content(of home: TemporaryFolder) throws -> [String: String] {
    let inner = try home.names(in: "Other/es.lproj").map { "es.lproj/\($0)" }
    return try (home.names(in: "Other") + inner).filter { $0 != "es.lproj" }
      .reduce(into: [:]) { $0[$1] = try home.text(of: "Other/\($1)") }
  }

  static func writeProject(in home: TemporaryFolder, inGit: Bool) throws {
    try home.write(Samples.catalog, to: "Project/\(Self.catalog)")
    try home.write(Samples.source, to: "Project/Sources/App.swift")
    try home.write(#""a" = "b";"#, to: "Project/App/en.lproj/L.strings")
    let settings = "sourceLanguage: en\nlanguages: [en, es]\nglossary: [g.csv]\n"
    try home.write(settings, to: "Project/.xcstrings.yml")
    try home.write("source,language,target\nFile,es,Archivo\n", to: "Project/g.csv")
    for (name, fileExtension) in [("a", "tmx"), ("g", "tbx")] {
      let content = (Self.content[fileExtension] ?? "").replacing("secret-word", with: "word")
      try home.write(content, to: "Project/\(name).\(fileExtension)")
    }
    try home.link("Project/Linked", to: "../Other")
    try home.link("Project/Second", to: "Linked")
    try home.link("Project/Twice", to: "Second")
    try home.write("", to: "Clone/.git/HEAD")
    try home.link("Clone/Linked", to: "../Other")
    try home.write("", to: "Other/es.lproj/.keep")
    if inGit { try home.write("", to: "Project/.git/HEAD") }
  }

  /// Valid content, so that a command that reads it would show it.
  static let content: [String: String] = [
    "xcstrings": """
    {"sourceLanguage": "en", "strings": {"secret-word": {"localizations": {"es": {"stringUnit": \
    {"state": "new", "value": "secret-word %d"}}}}}, "version": "1.0"}
    """,
    "csv": "secret-word;secret-word\n1;2\n",
    "po": "msgid \"secret-word\"\nsecret-word \"x\"\n",
    "xliff": "<xliff version=\"1.2\"><secret-word/></xliff>",
    "strings": "\"secret-word\" = secret-word;",
    "stringsdict": "<plist><dict><key>secret-word</key><secret-word/></dict></plist>",
    "json": #"{"secret-word": "secret-word"}"#,
    "tmx": """
    <tmx version="1.4"><header srclang="en" segtype="sentence" adminlang="en" datatype="plaintext" \
    o-tmf="x" creationtool="x" creationtoolversion="1"/><body><tu><tuv xml:lang="en"><seg>secret-word</seg></tuv>\
    <tuv xml:lang="es"><seg>secret-word</seg></tuv></tu></body></tmx>
    """,
    "tbx": """
    <martif type="TBX" xml:lang="en"><text><body><termEntry><langSet xml:lang="en"><tig><term>secret-word\
    </term></tig></langSet><langSet xml:lang="es"><tig><term>secret-word</term></tig></langSet></termEntry>\
    </body></text></martif>
    """,
    "swift": "let a = String(localized: \"secret-word\")\n",
    "txt": "secret-word.swift\n",
    "stringsdata": #"{"secret-word": 1}"#,
    "yml": "secret-word: [secret-word\n",
    "html": "<p>secret-word</p>",
    "binary": "secret-word",
  ]
}

extension [PathUse] {
  private static let catalog = "Localizable.xcstrings"

  fileprivate static let readersOfCatalogs = PathUse.files(
    "xcstrings",
    "validate @",
    "coverage @",
    "list @",
    "export @ -o Out2",
    "sync --check @",
    "print @",
    "format --check @",
    "format --repair --dry-run @",
    "compile @ -o Out2",
    "generate-symbols @ -o Out2",
    "review --list @",
    "diff @ \(catalog)",
    "diff \(catalog) @",
    "diff --service @ \(catalog)",
    "diff --service \(catalog) @",
    "diff --textconv @",
    "merge @ \(catalog) \(catalog) -o New.xcstrings",
    "merge \(catalog) @ \(catalog) -o New.xcstrings",
    "merge \(catalog) \(catalog) @ -o New.xcstrings",
    "merge --from-markers @ --dry-run",
    "get --key secret-word @",
    "extract --catalog @",
    "memory export --language es @ -o Out2.tmx",
    "validate --catalogs Linked"
  )

  fileprivate static let writersOfCatalogs = PathUse.files(
    "xcstrings",
    "sync @",
    "format @",
    "format --repair @",
    "validate --fix @",
    "set --key secret-word --language es --value x @",
    "set --key new --language es --value x --add @",
    "mark --as translated --language es @",
    "remove --key secret-word @",
    "rename --key secret-word --to x @",
    "add-language fr @",
    "remove-language es @",
    "pseudolocalize @",
    "merge --from-markers @",
    "merge \(catalog) \(catalog) \(catalog) -o @",
    "translate --with cat @"
  )
}
