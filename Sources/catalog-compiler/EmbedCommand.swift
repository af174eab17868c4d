import CatalogCompiler
import CompiledCatalog
import Diagnostics
import FoundationEssentials
import StringCatalog

/// Generates the Swift source that embeds a target's catalogs.
struct EmbedCommand {
  /// A function that receives each line of the report.
  let report: (String) -> Void

  /// Runs the command.
  func run(_ arguments: EmbedArguments) throws(Failure) {
    let settings = try settings(arguments)
    let selection = try EmbeddedCatalogs(arguments, settings)
    let tables = try tables(selection.catalogs)
    let image = try image(of: tables, sourceLanguage: settings.sourceLanguage)
    let symbols = try symbols(of: tables, selection)
    let source = embeddedSource(
      image: image,
      defaultTable: selection.defaultTable,
      catalogs: tables.map { $0.name + ".xcstrings" },
      symbols: symbols
    )
    try replaceContent(of: arguments.output, with: source)
  }

  private func settings(_ arguments: EmbedArguments) throws(Failure) -> EmbedSettings {
    #if Configuration
    try EmbedSettings(configuration: arguments.configuration, target: arguments.target) {
      diagnostics,
      file throws(Failure) in
      try show(diagnostics, file: file, failingWith: .unreadableInput)
    }
    #else
    try EmbedSettings(configuration: arguments.configuration, target: arguments.target)
    #endif
  }

  /// Reads all catalogs before it fails, so that the errors of all catalogs are reported.
  private func tables(
    _ catalogs: [EmbeddedCatalogs.Catalog]
  ) throws(Failure) -> [CatalogTable] {
    var tables: [CatalogTable] = []
    var failure: Failure?
    for catalog in catalogs {
      let parsed = StringCatalog.parse(try content(of: catalog.file), file: catalog.file)
      do {
        try show(parsed.diagnostics, file: catalog.file, failingWith: .unreadableInput)
      } catch { failure = error }
      if let value = parsed.value { tables.append(CatalogTable(catalog.table, value)) }
    }
    if let failure { throw failure }
    return tables
  }

  private func image(
    of tables: [CatalogTable],
    sourceLanguage: String?
  ) throws(Failure) -> [UInt8] {
    do {
      let compiled = try compile(tables, sourceLanguage: sourceLanguage)
      try show(compiled.diagnostics, file: "catalog-compiler", failingWith: .findings)
      return compiled.value
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("error: the catalogs are too large to be embedded", .findings)
    }
  }

  private func symbols(
    of tables: [CatalogTable],
    _ selection: EmbeddedCatalogs
  ) throws(Failure) -> (values: [StringSymbol], options: SymbolOptions)? {
    guard let access = selection.symbolAccess else { return nil }
    let options = SymbolOptions(access: access, defaultTable: selection.defaultTable)
    let symbols = stringSymbols(of: tables.filter { $0.name != phrasesTable }, options)
    try show(symbols.diagnostics, file: "catalog-compiler", failingWith: .findings)
    return (symbols.value, options)
  }

  /// Reports diagnostics, and throws if one of them is an error.
  private func show(
    _ diagnostics: [Diagnostic],
    file: String,
    failingWith status: EmbedExitStatus
  ) throws(Failure) {
    for diagnostic in diagnostics {
      for line in diagnostic.compilerLines(file: file) { report(line) }
    }
    if diagnostics.contains(where: { $0.severity == .error }) { throw Failure(nil, status) }
  }
}

/// The table of spoken phrases.
///
/// The program does not show them; the system compares speech with them.
private let phrasesTable = "AppShortcuts"

/// The arguments of the plugin.
struct EmbedArguments: Equatable {
  /// The name of the target.
  var target: String
  /// The folder of the package.
  var root: String
  /// The folder of the target's sources.
  var sources: String
  /// The file to write.
  var output: String
  /// All catalogs of the package.
  var catalogs: [String] = []
  /// The configuration file; `nil` if the package has none.
  var configuration: String?

  static let usage = """
    usage: catalog-compiler --target NAME --root DIR --sources DIR --output FILE \
    [--catalog FILE]... [--configuration FILE]
    """

  /// Parses the arguments, each of which is an option with a value.
  init(parsing arguments: [String]) throws(Failure) {
    var values: [String: [String]] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard Self.options.contains(option) else {
        throw Failure("unknown argument '\(option)'\n\(Self.usage)", .usage)
      }
      guard let value = rest.popFirst() else {
        throw Failure("'\(option)' needs a value\n\(Self.usage)", .usage)
      }
      values[option, default: []].append(value)
    }
    func required(_ option: String) throws(Failure) -> String {
      guard let value = values[option]?.last else {
        throw Failure("'\(option)' is missing\n\(Self.usage)", .usage)
      }
      return value
    }
    target = try required("--target")
    root = try required("--root")
    sources = try required("--sources")
    output = try required("--output")
    catalogs = values["--catalog"] ?? []
    configuration = values["--configuration"]?.last
  }

  private static let options: Set = [
    "--target", "--root", "--sources", "--output", "--catalog", "--configuration",
  ]
}

/// An error that ends the tool, with a message for the user and an exit status.
struct Failure: Error {
  /// The message; `nil` if diagnostics were reported instead.
  var message: String?
  /// The status.
  var status: EmbedExitStatus

  init(_ message: String? = nil, _ status: EmbedExitStatus) {
    self.message = message
    self.status = status
  }
}

/// The exit status of the tool.
enum EmbedExitStatus: Int32 {
  /// The source is up to date.
  case done = 0
  /// The catalogs were parsed, but have errors.
  case findings = 1
  /// The arguments are not valid.
  case usage = 64
  /// A catalog or the configuration is not valid.
  case unreadableInput = 65
  /// A file does not exist.
  case missingFile = 66
  /// A file could not be read or written.
  case inputOutput = 74
}

/// Returns the content of a file.
func content(of file: String) throws(Failure) -> [UInt8] {
  do {
    return Array(try Data(contentsOf: URL(filePath: file)))
  } catch {
    let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
    throw isMissing
      ? Failure("\(file): error: no such file", .missingFile)
      : Failure("\(file): error: cannot be read: \(error)", .inputOutput)
  }
}

/// Writes a whole file or nothing.
///
/// A file with the same content is not written, so that it is not compiled again.
func replaceContent(of file: String, with content: String) throws(Failure) {
  let data = Data(content.utf8)
  let url = URL(filePath: file)
  if (try? Data(contentsOf: url)) == data { return }
  do {
    try data.write(to: url, options: .atomic)
  } catch {
    throw Failure("\(file): error: cannot be written: \(error)", .inputOutput)
  }
}
