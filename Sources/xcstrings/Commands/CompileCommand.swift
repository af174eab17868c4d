import ArgumentParser
import BundleTables
import CommandSupport
import CompiledCatalog
import Diagnostics
import Localization
import PropertyLists
import PseudoLocalization
import StringCatalog

/// Compiles catalogs to what programs read when they run.
struct CompileCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compile",
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: [.customShort("o"), .customLong("output-directory"), .customLong("output")],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.folderValue),
    completion: .directory
  )
  var output: String

  @Option(
    name: [.customShort("l"), .customLong("language")],
    help: ArgumentHelp(Texts.languages, valueName: SourceOptions.Texts.languageValue)
  )
  var languages: [LanguageList] = []

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(Texts.product, valueName: SourceOptions.Texts.formatValue)
  )
  var product = Product.lproj

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.format, valueName: SourceOptions.Texts.formatValue)
  )
  var format = Format.stringsAndStringsdict

  @Option(help: ArgumentHelp(Texts.serialization, valueName: SourceOptions.Texts.formatValue))
  var serializationFormat = Serialization.text

  @Option(help: ArgumentHelp(Texts.device, valueName: VariantOptions.Texts.deviceValue))
  var device: DeviceArgument?

  @Option(
    help: ArgumentHelp(Texts.pseudolocalize, valueName: SourceOptions.Texts.languageValue),
    completion: .pseudoLanguages
  )
  var pseudolocalize: LanguageList?

  @Flag(help: ArgumentHelp(Texts.forceBuildAllStrings))
  var forceBuildAllStrings = false

  @Option(help: ArgumentHelp(Texts.diagnosticsStyle, valueName: SourceOptions.Texts.formatValue))
  var diagnosticsStyle: DiagnosticStyle?

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// What is made.
  enum Product: String, CaseIterable, ExpressibleByArgument {
    case lproj
    case image
  }

  /// Which files a bundle has.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case stringsAndStringsdict
    case stringsdictOnly
  }

  /// How the files of a bundle are written.
  enum Serialization: String, CaseIterable, ExpressibleByArgument {
    case text
    case binary
  }

  func run() throws {
    let console = global.console
    for tag in pseudolocalize?.tags ?? [] { try PseudoLanguage.check(tag) }
    let teller = CompilationTeller(style: diagnosticsStyle ?? .standard, console: console)
    do {
      try compile(teller, console)
    } catch let error as FileError {
      guard teller.style == .xcode else { throw error }
      teller.tell(error)
      throw CommandFailure(error).status
    }
  }

  private func compile(_ teller: CompilationTeller, _ console: Console) throws {
    let project = try catalogs.paths.isEmpty ? Project.find(console) : nil
    let paths = try catalogs.selection.paths(in: project)
    let misplaced = try CatalogPlaces(catalogs: paths, output: output).diagnostics()
    guard misplaced.isEmpty else {
      teller.tell(misplaced)
      throw ExitStatus.findings
    }
    var contents: [FileContent] = []
    for path in paths { contents.append(FileContent(path: path, bytes: try FileSystem.read(path))) }
    let compilation = try compilation(of: contents, console)
    if !global.json { teller.tell(compilation) }
    try finish(compilation, teller, console)
  }

  private func compilation(
    of contents: [FileContent],
    _ console: Console
  ) throws -> CatalogCompilation {
    let line = global.json ? nil : console.progressLine
    defer { line?.clear() }
    var count = 0
    do throws(CompiledCatalogError) {
      return try CatalogCompilation(of: contents, request) { path in
        count += 1
        line?.show(Texts.progress(count, of: contents.count, path))
      }
    } catch {
      throw CommandFailure(Texts.tooLarge, status: .findings)
    }
  }

  private var request: CompilationRequest {
    let pseudoTags = pseudolocalize?.tags ?? []
    return CompilationRequest(
      product: product == .image ? .image : .lproj,
      options: BundleOptions(
        languages: languages.isEmpty ? nil : Set(languages.flatMap(\.tags) + pseudoTags),
        format: format == .stringsdictOnly ? .stringsdictOnly : .stringsAndStringsdict,
        includesUnfinished: forceBuildAllStrings
      ),
      serialization: serializationFormat == .binary ? .binary : .xml,
      device: device?.device,
      pseudoLanguages: pseudoTags.compactMap { PseudoLanguage($0) },
      output: product == .image ? imagePath : output
    )
  }

  /// Where the image is to be: a file of its own name in a folder that exists.
  private var imagePath: String {
    FileSystem.kind(of: output) == .folder ? FileSystem.join(output, "Catalogs.image") : output
  }

  /// Writes the files, or lists them.
  private func finish(
    _ compilation: CatalogCompilation,
    _ teller: CompilationTeller,
    _ console: Console
  ) throws {
    if compilation.files.isEmpty, teller.style == .plain {
      // A build passes languages that a catalog lacks; a person who gets nothing may have slipped.
      try LanguageCheck.check(languages.flatMap(\.tags), known: [])
    }
    var changed: Set<String> = []
    for file in compilation.files
    where try FileSystem.content(of: file.path).bytes != file.bytes {
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
    } else if !compilation.hasErrors, teller.style == .plain {
      console.remark(Texts.compiled(compilation.files.count, changed: changed.count))
    }
    if compilation.findings.contains(where: \.isUnreadable) { throw ExitStatus.data }
    if compilation.hasErrors { throw ExitStatus.findings }
  }
}
