import TestSupport

/// A random project as an attacker would write it.
///
/// It contains ordinary files, and some whose names, kinds or contents lead out of the project or
/// control a terminal, a log or a parser.
struct HostileTree {
  /// A file, a link or a pipe with its path in the project.
  enum Entry {
    case file(String, [UInt8])
    case link(String, target: String)
    case pipe(String)
    /// A git repository in a folder, whose settings start programs.
    case repository(String)
    /// A program with the name of one that a command might start.
    case program(String)

    var path: String {
      switch self {
      case .file(let path, _), .link(let path, _), .pipe(let path), .repository(let path),
        .program(let path):
        path
      }
    }
  }

  /// A command line.
  struct Command {
    var arguments: [String]
    /// The folder in the project in which it runs; empty for the project itself.
    var folder = ""
  }

  /// The entries, each with another path.
  private(set) var entries: [Entry] = []
  /// The commands to run in the project, one after the other.
  private(set) var commands: [Command] = []
  private var generator: SeededGenerator
  /// The path of the folder that contains the project and the folder `outside`.
  private let base: String

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - generator: The random number generator.
  ///   - base: The path of the folder that contains the project and the folder `outside`.
  init(_ generator: SeededGenerator, base: String) {
    self.generator = generator
    self.base = base
    addSources()
    addDeclarations()
    addCatalogs()
    addTranslations()
    addConfiguration()
    for _ in 0..<pick(0...4) { addTrap() }
    addRepositories()
    commands = (0..<3).map { _ in command() }
  }
}

// MARK: - Choices

extension HostileTree {
  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[pick(0...elements.count - 1)]
  }

  private mutating func happens(_ oneIn: Int) -> Bool { pick(1...oneIn) == 1 }

  private mutating func add(_ entry: Entry) {
    let (path, folder) = (entry.path, entry.path + "/")
    // A path that is a file cannot be a folder too.
    let collides = entries.contains {
      $0.path == path || $0.path.hasPrefix(folder) || path.hasPrefix($0.path + "/")
    }
    if !collides { entries.append(entry) }
  }

  /// A name of a language, table, target, state or file: in most cases an ordinary one.
  private mutating func name(_ ordinary: [String]) -> String {
    happens(3) ? pick(ordinary) + hostileText() : pick(ordinary)
  }

  /// A text that must neither be part of a path nor of an output unchanged.
  private mutating func hostileText() -> String {
    pick([
      "\n::add-mask::PWN\n", "::stop-commands::PWN", "\u{1B}]0;PWN\u{7}", "\u{9B}2J", "\u{202E}gnp",
      "\r\n##[add-mask]PWN", "/../../outside/PWN", "/../../../outside/PWN", "\(base)/outside/PWN",
      "$(touch ../outside/PWN)", "`touch ../outside/PWN`", "' ; touch ../outside/PWN ; '", "\0",
      "\u{2028}::add-mask::PWN", "<script>", "--output=../outside/PWN", "%s%n%@", "é", "e\u{301}",
      String(repeating: "long", count: 64),
    ])
  }

  /// The number of levels of a deep nesting, which no parser may follow recursively.
  private mutating func depth() -> Int { pick([8, 30, 300, 20_000]) }

  /// Returns a name as part of a path in the project.
  private func fileName(_ name: String) -> String {
    let usable = name.unicodeScalars.filter { $0 != "/" && $0 != "\0" }
    var path = String(String.UnicodeScalarView(usable))
    while path.utf8.count > 200 { path.removeLast() }
    return path.isEmpty || path.allSatisfy { $0 == "." } ? "x" : path
  }

  private func literal(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return "\"\(literal)\""
  }

  private func json(_ text: String) -> String {
    var literal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return "\"\(literal)\""
  }
}

// MARK: - Files

extension HostileTree {
  private mutating func addSources() {
    for _ in 0..<pick(1...3) {
      var lines = ["import SwiftUI"]
      for number in 0..<pick(1...6) {
        let key = literal(name(["Hello", "%lld items", "Save", "title"]))
        switch pick(0...5) {
        case 0: lines.append("let v\(number) = Text(\(key), tableName: \(literal(name(["App"]))))")
        case 1: lines.append("let v\(number) = String(localized: \(key), comment: \(key))")
        case 2: lines.append("let v\(number) = " + String(repeating: "[", count: depth()))
        case 3: lines.append("func f\(number)(" + String(repeating: "(", count: depth()))
        default: lines.append("let v\(number) = Text(\(key))")
        }
      }
      let file = fileName(name(["View", "Model", "App"])) + pick([".swift", ".swift", ".m"])
      add(.file("Sources/App/" + file, Array(lines.joined(separator: "\n").utf8)))
    }
  }

  private mutating func addDeclarations() {
    switch pick(0...3) {
    case 0: addPackage()
    case 1: addXcodeProject()
    case 2:
      addPackage()
      addXcodeProject()
    default: break
    }
  }

  private mutating func addPackage() {
    let path = pick(["", "", ", path: \"../outside\"", ", path: \"Sources/../../outside\""])
    let dependency = pick(["", ".package(path: \"../outside\")", ".package(path: \"../../..\")"])
    let nesting = happens(4) ? "let x = " + String(repeating: "[", count: depth()) : ""
    let text = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: \(literal(name(["App"]))), defaultLocalization: "en",
        dependencies: [\(dependency)],
        targets: [.target(name: \(literal(name(["App"])))\(path))])
      \(nesting)
      """
    add(.file("Package.swift", Array(text.utf8)))
  }

  private mutating func addXcodeProject() {
    let reference = pick([
      "Sources/App/View.swift", "../outside/Secret.swift", "\(base)/outside/Secret.swift",
      "../../../../../../etc/passwd", "Sources/App/Localizable.xcstrings",
    ])
    let marker = happens(6) ? "<<<<<<< ours\n" : ""
    let text = """
      \(marker)// !$*UTF8*$!
      { objects = {
        R = { isa = PBXProject; targets = (T); mainGroup = G; buildConfigurationList = L;
          packageReferences = (P); };
        G = { isa = PBXGroup; children = (F1, F2, F3, G); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = \(literal(reference)); sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Sources/App/Localizable.xcstrings;
          sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        S = { isa = PBXSourcesBuildPhase; files = (B1); };
        C = { isa = PBXResourcesBuildPhase; files = (B2); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        T = { isa = PBXNativeTarget; name = \(literal(name(["App"]))); buildPhases = (S, C);
          fileSystemSynchronizedGroups = (Y); productType = "com.apple.product-type.application"; };
        Y = { isa = PBXFileSystemSynchronizedRootGroup; path = \(pick(["Sources", "../outside"]));
          sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F3; };
        P = { isa = XCLocalSwiftPackageReference; relativePath = \(pick(["Kit", "../outside"])); };
      }; rootObject = R; }
      """
    add(.file("App.xcodeproj/project.pbxproj", Array(text.utf8)))
    let include = pick(["Base.xcconfig", "../outside/Secret.xcconfig", "Other.xcconfig"])
    let lines = String(repeating: "#include \"\(include)\"\n", count: pick(1...3))
    add(.file("Base.xcconfig", Array((lines + "A = $(A)$(A)\n").utf8)))
  }

  private mutating func addCatalogs() {
    for _ in 0..<pick(1...2) {
      let file = fileName(name(["Localizable", "App", "InfoPlist"])) + ".xcstrings"
      add(.file(pick(["Sources/App/", "Localizations/", ""]) + file, Array(catalog().utf8)))
    }
  }

  private mutating func catalog() -> String {
    let entries = (0..<pick(0...4)).map { _ in "\(json(name(["Hello", "Save"]))): \(entry())" }
    return """
      {"sourceLanguage": \(json(name(["en", "en", "en", "es"]))), "version": "1.0",
       "strings": {\(entries.joined(separator: ",\n"))}}
      """
  }

  private mutating func entry() -> String {
    if happens(10) {
      return String(repeating: "{\"localizations\":", count: depth())
    }
    let texts = (0..<pick(0...3))
      .map { _ in
        "\(json(name(["es", "fr", "de", "zh-Hans"]))): \(translation())"
      }
    return """
      {"comment": \(json(name(["A button", "Title"]))), "extractionState": \
      \(json(name(["manual", "stale"]))), "localizations": {\(texts.joined(separator: ", "))}}
      """
  }

  private mutating func translation() -> String {
    let value = json(name(["Hola", "%lld cosas", "%#@n@"]))
    let unit = "\"stringUnit\": {\"state\": \(json(name(["translated"]))), \"value\": \(value)}"
    switch pick(0...3) {
    case 0:
      return "{\"variations\": {\"plural\": {\(json(name(["one", "other"]))): {\(unit)}}}}"
    case 1:
      let number = pick(["1", "-1", "0", "99999999999999999999", "1e9", "\"1\""])
      return """
        {\(unit), "substitutions": {\(json(name(["n"]))): {"argNum": \(number), "formatSpecifier": \
        \(json(name(["lld"]))), "variations": {"plural": {"other": {\(unit)}}}}}}
        """
    case 2:
      return "{\"variations\": {\"device\": {\(json(name(["mac", "other"]))): {\(unit)}}}}"
    default: return "{\(unit)}"
    }
  }

  private mutating func addTranslations() {
    let key = name(["Hello", "Save"])
    let rows = [
      ("es.csv", "key,es\n\(key),=1+1\n"), ("es.po", "msgid \"\(key)\"\nmsgstr \"Hola\"\n"),
      ("es.lproj/Localizable.strings", "\(literal(key)) = \"Hola\";\n"),
      ("en.lproj/Localizable.strings", "\(literal(key)) = \"Hello\";\n"),
      ("es.lproj/Other.stringsdict", "<plist><dict>" + String(repeating: "<dict>", count: depth())),
      (
        "es.xliff",
        """
        <xliff version="1.2"><file original="../outside/PWN.xcstrings" source-language="en" \
        target-language=\(literal(name(["es"])))><body><trans-unit id="Hello"><source>Hello</source>\
        <target>Hola</target></trans-unit></body></file></xliff>
        """
      ),
    ]
    for (path, text) in rows where happens(2) {
      add(.file("Translations/" + path, Array(text.utf8)))
    }
  }

  private mutating func addConfiguration() {
    guard happens(2) else { return }
    let stars = String(repeating: pick(["*", "**/", "a*"]), count: pick([1, 40, 20_000]))
    let lines = [
      "sourceLanguage: \(pick(["en", "en", "../outside"]))",
      "languages: [en, es, \(json(name(["fr"])))]",
      "catalogs: [\(pick(["Sources/App", "Localizations", "../outside", "\(base)/outside"]))]",
      "targets: {App: {table: \(json(name(["Localizable", "App", "../../outside/PWN"])))}}",
      "declarations: [\(pick(["Sources", "../outside", "/"]))]",
      "exclude: [\(json(stars)), Sources/Other]",
      "lengths: [{keys: \(json(stars + "z")), limit: 3}]",
      "rules: {\(json(name(["missing-translation"]))): off}",
    ]
    let chosen = lines.filter { _ in happens(2) }
    add(.file(".xcstrings.yml", Array(chosen.joined(separator: "\n").utf8)))
  }
}

// MARK: - Links and pipes

extension HostileTree {
  /// Adds a link that leads out of the project, or a file that is not a regular one.
  private mutating func addTrap() {
    let path = pick([
      "Sources/App/Link.swift", "Sources/App/Link.xcstrings", "Sources/Linked",
      "Translations/es.csv",
      "Translations/es.po", "Translations/es.xliff", "Translations/fr.lproj", "Localizations",
      "Sources/App/Localizable.xcstrings", ".build/xcstrings", ".build", ".xcstrings.yml",
      "Package.swift", "Base.xcconfig", "App.xcodeproj", "Out", "Out/es.lproj", "report.html",
      ".gitattributes", "Kit", "Sources/Loop",
    ])
    if happens(4) { return add(.pipe(path)) }
    let up = String(repeating: "../", count: path.split(separator: "/").count)
    let target = pick([
      "\(up)outside", "\(up)outside/Secret.swift", "\(up)outside/Secret.xcstrings",
      "\(base)/outside/Secret.csv", "\(up)outside/Secret.yml", "/dev/zero", "/dev/stdin", ".", "..",
      "\(up)outside/new.txt", "Localizable.xcstrings", "/", "/proc/self/mem",
    ])
    add(.link(path, target: target))
  }
}

// MARK: - Repositories and programs

extension HostileTree {
  /// Adds git repositories in folders that a pull request can contain, or that of the project as in
  /// an archive, and programs with the names of others.
  private mutating func addRepositories() {
    for folder in ["Sub", "Sources/App/Sub", ".git"] where happens(3) {
      add(.repository(folder))
    }
    for name in ["git", "sh", "sed", "Sub/git", "bin/git", "Sources/App/git"] where happens(4) {
      add(.program(name))
    }
  }
}

// MARK: - Commands

extension HostileTree {
  private mutating func command() -> Command {
    let line = pick([
      "sync --check", "sync --check --report github", "sync", "sync --list-sources", "sync --json",
      "validate", "validate --fix", "validate --report github",
      "validate --report html -o report.html",
      "validate --report junit", "validate --report sarif", "coverage",
      "coverage --report markdown",
      "coverage --json", "extract .", "extract Sources --json",
      "extract . --format stringsdata -o Out",
      "export es -o Out", "export es --format csv -o Out", "export es --format strings -o Out",
      "import Translations", "import Translations/es.csv", "import Translations/es.xliff",
      "compile Sources/App/Localizable.xcstrings -o Out", "compile Localizations -o Out",
      "generate-symbols Sources -o Out", "merge --from-markers", "format", "format --check",
      "format --repair", "migrate", "migrate -o Out", "migrate --remove-legacy", "init", "config",
      "list", "list --json", "mark --state translated --language es", "install-git-drivers",
      "add-language fr", "pseudolocalize", "validate Localizations", "coverage Sources",
      "review --list", "review --list --reason outdated",
      "diff HEAD~1:Sources/App/Localizable.xcstrings HEAD:Localizable.xcstrings",
      "diff HEAD~1:Localizable.xcstrings Localizable.xcstrings", "diff HEAD:a HEAD:b",
      "sync --check",
      "install-git-drivers --dry-run", "review --init history",
    ])
    var arguments = line.split(separator: " ").map(String.init)
    if happens(8) { arguments += ["--language", name(["es"])] }
    let folders = entries.compactMap { entry in
      if case .repository(let path) = entry, path != ".git" { path } else { nil }
    }
    return Command(arguments: arguments, folder: folders.isEmpty || happens(3) ? "" : pick(folders))
  }
}
