import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import CompiledCatalog
import Diagnostics
import FileFormats
import FileSystem
import Localization
import StringCatalog

/// Compiles catalogs to the files that programs load at run time.
struct CompileCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compile",
      abstract: .compileAbstract,
      discussion: .compileDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("o"), .customLong("output-directory"), .customLong("output")],
    help: ArgumentHelp(.compileOutput, valueName: .sourceFolderValue),
    completion: .directory
  )
  var output: String

  @Option(
    name: [.customShort("l"), .customLong("language")],
    help: ArgumentHelp(.compileLanguages, valueName: .sourceLanguageValue)
  )
  var languages: [LanguageList] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(.compileProduct, valueName: .sourceFormatValue)
  )
  var product = Product.lproj

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.compileFormat, valueName: .sourceFormatValue)
  )
  var format = Format.stringsAndStringsdict

  @Option(help: ArgumentHelp(.compileSerialization, valueName: .sourceFormatValue))
  var serializationFormat = Serialization.text

  @Option(help: ArgumentHelp(.compileDevice, valueName: .variantDeviceValue))
  var device: DeviceArgument?

  @Option(
    help: ArgumentHelp(.compilePseudolocalize, valueName: .sourceLanguageValue),
    completion: .pseudoLanguages
  )
  var pseudolocalize: LanguageList?

  @Flag(help: ArgumentHelp(.compileWithoutDrafts))
  var withoutDrafts = false

  @Flag(help: ArgumentHelp(.compileForceBuildAllStrings))
  var forceBuildAllStrings = false

  @Option(help: ArgumentHelp(.compileDiagnosticsStyle, valueName: .sourceFormatValue))
  var diagnosticsStyle: DiagnosticStyle?

  @OptionGroup
  var unreadable: UnreadableOptions

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// The kinds of output.
  enum Product: String, CaseIterable, ExpressibleByArgument {
    case lproj
    case binary
  }

  /// The kinds of files in a bundle.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case stringsAndStringsdict
    case stringsdictOnly
  }

  /// The formats of the files in a bundle.
  enum Serialization: String, CaseIterable, ExpressibleByArgument {
    case text
    case binary
  }

  func run() throws {
    let console = global.console
    for tag in pseudolocalize?.tags ?? [] { try PseudoLanguage.check(tag) }
    let reporter = CompilationDiagnosticReporter(
      style: diagnosticsStyle ?? .standard,
      console: console
    )
    do {
      try compile(reporter, console)
    } catch let error as FileError {
      guard reporter.style == .xcode else { throw error }
      reporter.report(error)
      throw CommandFailure(error).status
    }
  }

  private func compile(_ reporter: CompilationDiagnosticReporter, _ console: Console) throws {
    let project = try catalogs.paths.isEmpty ? Project.find(console) : nil
    let paths = try catalogs.selection(console).paths(in: project)
    let misplaced = try CatalogPlaces(catalogs: paths, output: output).diagnostics()
    guard misplaced.isEmpty else {
      reporter.report(misplaced)
      throw ExitStatus.findings
    }
    var contents: [FileContent] = []
    for path in paths {
      contents.append(FileContent(path: path, bytes: try FileSystem.read(path, as: .catalog)))
    }
    let compilation = try compilation(of: contents, console)
    if !global.json { reporter.report(compilation) }
    try finish(compilation, reporter, console)
    try unreadable.check(console)
  }

  private func compilation(
    of contents: [FileContent],
    _ console: Console
  ) throws -> CatalogCompilation {
    let line = global.json ? nil : console.progressLine
    defer { line?.clear() }
    var count = 0
    do throws(CompiledCatalogError) {
      return try CatalogCompilation.compile(contents, request) { path in
        count += 1
        line?.show(Texts.progress(count, of: contents.count, path))
      }
    } catch {
      throw CommandFailure(String(localized: .compileTooLarge), status: .findings)
    }
  }

  private var request: CompilationRequest {
    let pseudoTags = pseudolocalize?.tags ?? []
    return CompilationRequest(
      product: product == .lproj ? .lproj : .binary,
      options: BundleOptions(
        languages: languages.isEmpty ? nil : Set(languages.flatMap(\.tags) + pseudoTags),
        format: format == .stringsdictOnly ? .stringsdictOnly : .stringsAndStringsdict,
        includesUnfinished: forceBuildAllStrings
      ),
      serialization: serializationFormat == .binary ? .binary : .xml,
      device: device?.device,
      pseudoLanguages: pseudoTags.compactMap { PseudoLanguage($0) },
      includesDrafts: !withoutDrafts,
      output: product == .lproj ? output : binaryPath
    )
  }

  /// The path of the binary catalog: `output`, or a file in it if it is an existing folder.
  private var binaryPath: String {
    let name = "Catalogs.\(product.rawValue)"
    return FileSystem.kind(of: output) == .folder ? FileSystem.join(output, name) : output
  }

  /// Writes the files, or lists them.
  private func finish(
    _ compilation: CatalogCompilation,
    _ reporter: CompilationDiagnosticReporter,
    _ console: Console
  ) throws {
    if compilation.files.isEmpty, reporter.style == .plain {
      // A build passes languages that catalogs lack; for a user without any output they may be
      // mistyped.
      try LanguageCheck.check(languages.flatMap(\.tags), known: [])
    }
    try OutputPaths.check(compilation.files.map(\.path))
    var changed: Set<String> = []
    for file in compilation.files
    where try FileSystem.content(of: file.path, as: .catalog).bytes != file.bytes {
      changed.insert(file.path)
      guard !dryRun.dryRun else { continue }
      if let slash = file.path.lastIndex(of: "/") {
        try FileSystem.createFolder(String(file.path[..<slash]))
      }
      try FileSystem.put(file.bytes, at: file.path)
    }
    if global.json {
      try console.print(json: CompilationReport(compilation, changed: changed))
    } else if dryRun.dryRun {
      for file in compilation.files { console.print(FileSystem.absolutePath(of: file.path)) }
    } else if !compilation.hasErrors, reporter.style == .plain {
      console.printStatus(Texts.compiled(compilation.files.count, changed: changed.count))
    }
    if compilation.findings.contains(where: \.isUnreadable) { throw ExitStatus.data }
    if compilation.hasErrors { throw ExitStatus.findings }
  }
}

// MARK: - Texts

extension CompileCommand {
  enum Texts {
    static func progress(_ number: Int, of count: Int, _ path: String) -> String {
      String(
        localized: "Compiling \(number) of \(count): \(path)",
        comment:
          "Progress of xcstrings compile: the number of a catalog, how many there are, and its path"
      )
    }
    static func compiled(_ count: Int, changed: Int) -> String {
      if count == 0 {
        String(
          localized: "There is nothing to compile.",
          comment: "Status message of xcstrings compile: no catalog has a string"
        )
      } else if changed == 0 {
        String(
          localized: "\(count) files are up to date.",
          comment: "Status message of xcstrings compile: the compiled files have not changed"
        )
      } else {
        String(
          localized: "\(changed) files written.",
          comment: "Status message of xcstrings compile: how many files are new or have changed"
        )
      }
    }
  }
}
