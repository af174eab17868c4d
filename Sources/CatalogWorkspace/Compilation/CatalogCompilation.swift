import CatalogCompiler
package import CatalogExchange
package import CompiledCatalog
package import Diagnostics
package import FileFormats
package import FileSystem
package import StringCatalog

/// The result of compiling catalogs, with diagnostics.
package struct CatalogCompilation {
  /// The files; empty after an error.
  package private(set) var files: [CompiledFile] = []
  /// The diagnostics by catalog.
  package private(set) var findings: [Finding] = []

  /// The diagnostics of one catalog.
  package struct Finding {
    /// The path.
    package var path: String
    /// The source language.
    package var sourceLanguage: String
    /// The diagnostics.
    package var diagnostics: [Diagnostic]
    /// Whether the catalog cannot be read, or contains names that cannot be those of files.
    package var isUnreadable = false
  }

  /// All diagnostics.
  package var diagnostics: [Diagnostic] {
    findings.flatMap(\.diagnostics)
  }

  /// Whether compilation failed.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Compiles catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs, with the paths of their files.
  ///   - request: The requested output.
  ///   - show: A closure that receives the path of each catalog before it is compiled.
  /// - Returns: The files and the findings. No file is written.
  /// - Throws: An error if the catalogs are too large for an image.
  package static func compile(
    _ catalogs: [FileContent],
    _ request: CompilationRequest,
    show: (String) -> Void
  ) throws(CompiledCatalogError) -> CatalogCompilation {
    var compilation = CatalogCompilation()
    var tables: [CatalogTable] = []
    for content in catalogs {
      show(content.path)
      guard let table = compilation.read(content, request) else { continue }
      tables.append(table)
      guard request.product == .lproj else { continue }
      compilation.add(table, at: content.path, request)
    }
    if request.product == .binary, !compilation.hasErrors {
      try compilation.addImage(of: tables, at: catalogs.map(\.path), request)
    }
    if compilation.hasErrors { compilation.files = [] }
    return compilation
  }

  /// Reads a catalog; `nil` if the file is not one.
  private mutating func read(
    _ content: FileContent,
    _ request: CompilationRequest
  ) -> CatalogTable? {
    let parsed = CatalogFile.parse(content.bytes ?? [], file: content.path)
    var finding = Finding(
      path: content.path,
      sourceLanguage: parsed.value?.sourceLanguage ?? "",
      diagnostics: parsed.diagnostics
    )
    guard var catalog = parsed.value, !parsed.hasErrors else {
      finding.isUnreadable = true
      findings.append(finding)
      return nil
    }
    let names = request.product == .lproj ? Self.nameProblems(of: catalog, at: content.path) : []
    guard names.isEmpty else {
      finding.diagnostics += names
      finding.isUnreadable = true
      findings.append(finding)
      return nil
    }
    for (language, count) in catalog.draftCounts(in: request.options.languages)
      .sorted(by: { $0.key < $1.key })
    {
      let message: Diagnostic.Message =
        request.includesDrafts
        ? .draftsIncluded(count, in: language) : .draftsLeftOut(count, in: language)
      finding.diagnostics.append(Diagnostic(message, .note, at: .start(of: content.path)))
    }
    if !request.includesDrafts { catalog.removeDrafts() }
    if let device = request.device { finding.diagnostics += catalog.settle(on: device) }
    for language in request.pseudoLanguages { catalog.pseudolocalize(language) }
    findings.append(finding)
    return CatalogTable(CatalogFile.table(ofCatalogAt: content.path), catalog)
  }

  /// Returns an error for each name that cannot be part of the path of a compiled file.
  private static func nameProblems(of catalog: StringCatalog, at path: String) -> [Diagnostic] {
    let table = CatalogFile.table(ofCatalogAt: path)
    let isValid = PathComponent("\(table).\(CompiledFile.Kind.stringsdict.rawValue)") != nil
    return (isValid ? [] : [Diagnostic(.invalidFileName(table), .error, at: .start(of: path))])
      + catalog.languageNameProblems(file: path)
  }

  /// Adds the files of a bundle.
  private mutating func add(
    _ table: CatalogTable,
    at path: String,
    _ request: CompilationRequest
  ) {
    let compiled = table.catalog.bundleTables(request.options)
    var diagnostics = compiled.diagnostics
    for bundle in compiled.value {
      guard let folder = PathComponent("\(bundle.language).lproj") else { continue }
      let output = FileSystem.join(request.output, folder)
      func add(_ kind: CompiledFile.Kind, _ printed: ParseResult<[UInt8]>) {
        diagnostics += printed.diagnostics
        guard let name = PathComponent("\(table.name).\(kind.rawValue)") else { return }
        files.append(
          CompiledFile(
            catalogs: [path],
            language: bundle.language,
            kind: kind,
            path: FileSystem.join(output, name),
            bytes: printed.value
          )
        )
      }
      if !bundle.strings.entries.isEmpty {
        add(.strings, bundle.strings.printed(as: request.serialization))
      }
      if !bundle.dictionary.entries.isEmpty {
        add(.stringsdict, bundle.dictionary.printed(as: request.serialization))
      }
    }
    findings[findings.count - 1].diagnostics += diagnostics.map { $0.placed(in: path) }
  }

  /// Adds the file for the runtime.
  private mutating func addImage(
    of tables: [CatalogTable],
    at paths: [String],
    _ request: CompilationRequest
  ) throws(CompiledCatalogError) {
    let compiled = try CatalogCompiler.compile(tables, languages: request.options.languages)
    for (index, path) in paths.enumerated() {
      findings[index].diagnostics += compiled.diagnostics.filter { $0.location?.file == path }
    }
    files = [
      CompiledFile(
        catalogs: paths,
        language: nil,
        kind: .binary,
        path: request.output,
        bytes: compiled.value
      )
    ]
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a file as its location, if it has none.
  fileprivate func placed(in file: String) -> Diagnostic {
    guard location == nil else { return self }
    var placed = self
    placed.location = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
    return placed
  }
}

/// The requested output of a compilation.
package struct CompilationRequest {
  /// The output format.
  package var product: Product
  /// The options for the content.
  package var options: BundleOptions
  /// The file format of property lists.
  package var serialization: PropertyList.Form
  /// The only kind of device for which the strings are compiled; `nil` for all.
  package var device: StringCatalog.Device?
  /// The pseudolanguages that are generated in addition to the languages of the catalogs.
  package var pseudoLanguages: [PseudoLanguage] = []
  /// Whether translations that wait for a person are compiled; otherwise, the source texts are.
  package var includesDrafts = true
  /// The output folder, or the output file.
  package var output: String

  /// Creates a request.
  package init(
    product: Product,
    options: BundleOptions,
    serialization: PropertyList.Form,
    device: StringCatalog.Device? = nil,
    pseudoLanguages: [PseudoLanguage] = [],
    includesDrafts: Bool = true,
    output: String
  ) {
    self.product = product
    self.options = options
    self.serialization = serialization
    self.device = device
    self.pseudoLanguages = pseudoLanguages
    self.includesDrafts = includesDrafts
    self.output = output
  }

  /// An output format.
  package enum Product: Equatable {
    /// Property lists in the `.lproj` folders of Apple's platforms.
    case lproj
    /// One binary file for the runtime of this package.
    case binary
  }
}

/// A compiled file.
package struct CompiledFile {
  /// The catalogs from which it is compiled.
  package let catalogs: [String]
  /// The language; `nil` if it contains all of them.
  package let language: String?
  /// The kind of file.
  package let kind: Kind
  /// The path relative to the output folder, or the path of the output file.
  package let path: String
  /// The content.
  package let bytes: [UInt8]

  /// The kinds of compiled files.
  package enum Kind: String, Encodable {
    case strings
    case stringsdict
    case binary
  }
}
