import CatalogCompiler
package import CatalogExchange
package import CompiledCatalog
package import Diagnostics
package import FileFormats
package import FileSystem
package import StringCatalog

/// What was made of catalogs, and what is wrong with them.
package struct CatalogCompilation {
  /// The files; none after an error.
  package private(set) var files: [CompiledFile] = []
  /// What is wrong, by catalog.
  package private(set) var findings: [Finding] = []

  /// What is wrong with one catalog.
  package struct Finding {
    /// The path.
    package var path: String
    /// The language of its sources.
    package var sourceLanguage: String
    /// What is wrong.
    package var diagnostics: [Diagnostic]
    /// Whether it cannot be read as a catalog.
    package var isUnreadable = false
  }

  /// All that is wrong.
  package var diagnostics: [Diagnostic] {
    findings.flatMap(\.diagnostics)
  }

  /// Whether nothing can be made.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Compiles catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs, with the paths of their files.
  ///   - request: What is to be made.
  ///   - show: Takes the path of each catalog before it is compiled.
  /// - Throws: That the catalogs are too large for an image.
  package init(
    of catalogs: [FileContent],
    _ request: CompilationRequest,
    show: (String) -> Void
  ) throws(CompiledCatalogError) {
    var tables: [CatalogTable] = []
    for content in catalogs {
      show(content.path)
      guard let table = read(content, request) else { continue }
      tables.append(table)
      guard request.product == .lproj else { continue }
      add(table, at: content.path, request)
    }
    if request.product == .image, !hasErrors {
      try addImage(of: tables, at: catalogs.map(\.path), request)
    }
    if hasErrors { files = [] }
  }

  /// Reads a catalog; `nil` if the file is none.
  private mutating func read(
    _ content: FileContent,
    _ request: CompilationRequest
  ) -> CatalogTable? {
    let parsed = StringCatalog.parse(content.bytes ?? [], file: content.path)
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
    if let device = request.device { finding.diagnostics += catalog.settle(on: device) }
    for language in request.pseudoLanguages { catalog.pseudolocalize(language) }
    findings.append(finding)
    return CatalogTable(CatalogFile.table(ofCatalogAt: content.path), catalog)
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
      let stem = "\(bundle.language).lproj/\(table.name)"
      func add(_ kind: CompiledFile.Kind, _ printed: Parsed<[UInt8]>) {
        diagnostics += printed.diagnostics
        files.append(
          CompiledFile(
            catalogs: [path],
            language: bundle.language,
            kind: kind,
            path: FileSystem.join(request.output, "\(stem).\(kind.rawValue)"),
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

  /// Adds the file of the runtime.
  private mutating func addImage(
    of tables: [CatalogTable],
    at paths: [String],
    _ request: CompilationRequest
  ) throws(CompiledCatalogError) {
    let compiled = try compile(tables, languages: request.options.languages)
    for (index, path) in paths.enumerated() {
      findings[index].diagnostics += compiled.diagnostics.filter { $0.place?.file == path }
    }
    files = [
      CompiledFile(
        catalogs: paths,
        language: nil,
        kind: .image,
        path: request.output,
        bytes: compiled.value
      )
    ]
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a file, if it has no place of its own.
  fileprivate func placed(in file: String) -> Diagnostic {
    guard place == nil else { return self }
    var placed = self
    placed.place = Place(file: file, utf8Range: 0..<0, line: 1, column: 1)
    return placed
  }
}

/// What is to be made of catalogs.
package struct CompilationRequest {
  /// The form of what is made.
  package var product: Product
  /// What of the catalogs goes along.
  package var options: BundleOptions
  /// How the files of a bundle are written.
  package var serialization: PropertyList.Form
  /// The only kind of device that the texts are for; `nil` for all.
  package var device: StringCatalog.Device?
  /// The languages that nobody speaks and that go along, though no catalog has them.
  package var pseudoLanguages: [PseudoLanguage] = []
  /// The folder that the files go to, or the file that is to be made.
  package var output: String

  /// Creates a request.
  package init(
    product: Product,
    options: BundleOptions,
    serialization: PropertyList.Form,
    device: StringCatalog.Device? = nil,
    pseudoLanguages: [PseudoLanguage] = [],
    output: String
  ) {
    self.product = product
    self.options = options
    self.serialization = serialization
    self.device = device
    self.pseudoLanguages = pseudoLanguages
    self.output = output
  }

  /// A form of compiled catalogs.
  package enum Product: Equatable {
    /// Folders of languages with property lists, as Apple's systems read them.
    case lproj
    /// One file that this package's runtime reads.
    case image
  }
}

/// A file that a compilation makes.
package struct CompiledFile {
  /// The catalogs that it is made of.
  package let catalogs: [String]
  /// The language; `nil` if it holds all of them.
  package let language: String?
  /// What kind of file it is.
  package let kind: Kind
  /// The path below the output folder, or where the file is to be.
  package let path: String
  /// What it holds.
  package let bytes: [UInt8]

  /// A kind of file.
  package enum Kind: String, Encodable {
    case strings
    case stringsdict
    case image
  }
}
