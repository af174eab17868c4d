import CatalogCompiler
import CompiledCatalog
import Diagnostics
import ProjectModel
import StringCatalog

/// Makes the Swift source that embeds a target's catalogs in it.
struct EmbedCommand {
  /// Takes each line of the report.
  let report: (String) -> Void

  /// Does what the arguments ask for.
  func run(_ arguments: Arguments) throws(Failure) {
    let configuration = try configuration(arguments.configuration)
    let selection = try CatalogSelection(arguments, configuration)
    let tables = try tables(selection.catalogs)
    let image = try image(of: tables, sourceLanguage: configuration.sourceLanguage)
    let symbols = try symbols(of: tables, selection)
    let source = embeddedSource(
      image: image,
      defaultTable: selection.defaultTable,
      catalogs: tables.map { $0.name + ".xcstrings" },
      symbols: symbols
    )
    try replaceContent(of: arguments.output, with: source)
  }

  private func configuration(_ file: String?) throws(Failure) -> Configuration {
    guard let file else { return Configuration() }
    let parsed = Configuration.parse(try content(of: file), file: file)
    try show(parsed.diagnostics, file: file, failingWith: .unreadableInput)
    return parsed.value
  }

  /// Reads all catalogs before it fails: who mends one wants to know of the others.
  private func tables(
    _ catalogs: [CatalogSelection.Catalog]
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
    _ selection: CatalogSelection
  ) throws(Failure) -> (values: [StringSymbol], options: SymbolOptions)? {
    guard let access = selection.symbolAccess else { return nil }
    let options = SymbolOptions(access: access, defaultTable: selection.defaultTable)
    let symbols = stringSymbols(of: tables.filter { $0.name != phrasesTable }, options)
    try show(symbols.diagnostics, file: "catalog-compiler", failingWith: .findings)
    return (symbols.value, options)
  }

  /// Reports diagnostics, and fails if one of them is an error.
  private func show(
    _ diagnostics: [Diagnostic],
    file: String,
    failingWith status: ExitStatus
  ) throws(Failure) {
    for diagnostic in diagnostics {
      for line in diagnostic.compilerLines(file: file) { report(line) }
    }
    if diagnostics.contains(where: { $0.severity == .error }) { throw Failure(nil, status) }
  }
}

/// The table of spoken phrases: no text of a program's own, but what the system compares speech with.
private let phrasesTable = "AppShortcuts"
