package import Diagnostics
import JSONText
import StringCatalog

extension LocalizationCatalog {
  /// Reads a folder.
  ///
  /// What `contents.json` does not tell, or that there is none, is told: the name of the folder and
  /// the XLIFF document know the rest. A folder without an XLIFF document is unfit for use.
  ///
  /// - Parameters:
  ///   - files: What is in the folder.
  ///   - folder: The path of the folder, for places and for its name.
  /// - Returns: The folder, and what is wrong with it.
  package static func read(_ files: [File], folder: String) -> Parsed<LocalizationCatalog> {
    var diagnostics: [Diagnostic] = []
    let contents = readContents(in: files, folder: folder, diagnostics: &diagnostics)
    let documents = files.filter { $0.isDocument }.sorted { $0.path < $1.path }
    let catalog = LocalizationCatalog(
      language: contents[Field.targetLocale]?.text ?? language(of: folder),
      developmentLanguage: contents[Field.developmentRegion]?.text ?? "",
      project: contents[Field.project]?.text ?? "",
      document: documents.first,
      sources: files.compactMap(\.asSource)
    )
    if documents.count != 1 {
      diagnostics.append(
        Diagnostic(
          documents.isEmpty ? .localizationCatalogEmpty : .localizationCatalogAmbiguous,
          .error,
          at: place(of: folder),
          arguments: [.list(documents.map(\.path))]
        )
      )
    }
    return Parsed(catalog, diagnostics: diagnostics)
  }

  private static func readContents(
    in files: [File],
    folder: String,
    diagnostics: inout [Diagnostic]
  ) -> JSONValue {
    let path = "\(folder)/\(Name.contents)"
    guard let file = files.first(where: { $0.path == Name.contents }) else {
      diagnostics.append(
        Diagnostic(.localizationCatalogContents, .warning, at: place(of: path))
      )
      return .null
    }
    let parsed = JSONValue.parse(file.bytes, file: path)
    let isKnown = parsed.value?[Field.version]?.text?.hasPrefix("1.") ?? false
    if !isKnown {
      diagnostics.append(
        Diagnostic(
          .localizationCatalogContents,
          .warning,
          at: parsed.diagnostics.first?.place ?? place(of: path)
        )
      )
    }
    return parsed.value ?? .null
  }

  /// The language that the name of a folder tells.
  private static func language(of folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    let suffix = ".\(folderExtension)"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  private static func place(of path: String) -> Place {
    Place(file: path, utf8Range: 0..<0, line: 1, column: 1)
  }
}

extension LocalizationCatalog.File {
  fileprivate var isDocument: Bool {
    path.hasPrefix("\(LocalizationCatalog.Name.document)/")
      && path.hasSuffix(LocalizationCatalog.Name.documentExtension)
  }

  fileprivate var asSource: LocalizationCatalog.File? {
    let prefix = "\(LocalizationCatalog.Name.sources)/"
    guard path.hasPrefix(prefix) else { return nil }
    return LocalizationCatalog.File(path: String(path.dropFirst(prefix.count)), bytes: bytes)
  }
}
