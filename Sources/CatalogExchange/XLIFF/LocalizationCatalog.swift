package import Diagnostics
package import FileFormats
import JSONSyntax
import StringCatalog

/// A folder in which Xcode exports the strings of one language: `fr.xcloc`.
///
/// ```swift
/// LocalizationCatalog(language: "fr", developmentLanguage: "en", project: "App").folder  // "fr.xcloc"
/// ```
package struct LocalizationCatalog: Hashable, Sendable {
  /// The target language.
  package var language: String
  /// The development language of the project.
  package var developmentLanguage: String
  /// The name of the project, such as `App.xcodeproj`; empty if it is unknown.
  package var project: String
  /// The XLIFF document; `nil` if the folder has none.
  package var document: File?
  /// The catalogs at the time of the export, for reference.
  package var sources: [File]

  /// Creates a folder.
  package init(
    language: String,
    developmentLanguage: String,
    project: String,
    document: File? = nil,
    sources: [File] = []
  ) {
    self.language = language
    self.developmentLanguage = developmentLanguage
    self.project = project
    self.document = document
    self.sources = sources
  }

  /// A file of the folder.
  package struct File: Hashable, Sendable {
    /// The path relative to the folder.
    package var path: String
    /// The content.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The extension of the folder's name.
  package static let folderExtension = "xcloc"

  /// The name of the folder.
  package var folder: String { "\(fileName).\(Self.folderExtension)" }

  /// The language as a file name, without slashes, which an invalid language tag might contain.
  var fileName: String { language.replacingScalars("/", with: "-") }
}

extension LocalizationCatalog {
  /// The names of files in the folder.
  enum Name {
    static let contents = "contents.json"
    static let document = "Localized Contents"
    static let sources = "Source Contents"
    static let documentExtension = ".xliff"
  }

  /// The field names of `contents.json`.
  enum Field {
    static let developmentRegion = "developmentRegion"
    static let project = "project"
    static let targetLocale = "targetLocale"
    static let toolInfo = "toolInfo"
    static let toolBuildNumber = "toolBuildNumber"
    static let toolID = "toolID"
    static let toolName = "toolName"
    static let toolVersion = "toolVersion"
    static let version = "version"
  }

  /// The version of the format.
  static let version = "1.0"
}

// MARK: - Reading

extension LocalizationCatalog {
  /// Reads a folder.
  ///
  /// A missing or incomplete `contents.json` is reported; the name of the folder and the XLIFF
  /// document contain the same information. A folder without an XLIFF document is unusable.
  ///
  /// - Parameters:
  ///   - files: The files in the folder.
  ///   - folder: The path of the folder, for its language and for the locations of diagnostics.
  /// - Returns: The folder, with its diagnostics.
  package static func read(_ files: [File], folder: String) -> ParseResult<LocalizationCatalog> {
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
          documents.isEmpty
            ? .localizationCatalogEmpty
            : .localizationCatalogAmbiguous(documents.map(\.path)),
          .error,
          at: location(of: folder)
        )
      )
    }
    return ParseResult(catalog, diagnostics: diagnostics)
  }

  private static func readContents(
    in files: [File],
    folder: String,
    diagnostics: inout [Diagnostic]
  ) -> JSONValue {
    let path = "\(folder)/\(Name.contents)"
    guard let file = files.first(where: { $0.path == Name.contents }) else {
      diagnostics.append(
        Diagnostic(.localizationCatalogContents, .warning, at: location(of: path))
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
          at: parsed.diagnostics.first?.location ?? location(of: path)
        )
      )
    }
    return parsed.value ?? .null
  }

  /// Returns the language in the name of a folder.
  private static func language(of folder: String) -> String {
    let name = folder.split(separator: "/").last.map(String.init) ?? ""
    let suffix = ".\(folderExtension)"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  private static func location(of path: String) -> Location {
    Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
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

// MARK: - Files

extension LocalizationCatalog {
  /// Returns the files of the folder, in the layout of Xcode.
  ///
  /// Paths of sources that lead out of the folder are changed to stay within it.
  ///
  /// - Parameter tool: The program that the folder names as its author.
  /// - Returns: The files, with paths relative to the folder.
  package func files(by tool: XLIFFDocument.Tool) -> [File] {
    var files = [File(path: Name.contents, bytes: contents(by: tool).printed())]
    if let document {
      let name = "\(fileName)\(Name.documentExtension)"
      files.append(File(path: "\(Name.document)/\(name)", bytes: document.bytes))
    }
    for source in sources {
      let parts = source.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      files.append(
        File(path: "\(Name.sources)/\(parts.joined(separator: "/"))", bytes: source.bytes)
      )
    }
    return files
  }

  private func contents(by tool: XLIFFDocument.Tool) -> JSONValue {
    .object([
      .init(Field.developmentRegion, .string(developmentLanguage)),
      .init(Field.project, .string(project)),
      .init(Field.targetLocale, .string(language)),
      .init(
        Field.toolInfo,
        .object([
          // A program without builds still has a version, and Xcode always writes a build.
          .init(Field.toolBuildNumber, .string(tool.build ?? tool.version ?? "")),
          .init(Field.toolID, .string(tool.id)),
          .init(Field.toolName, .string(tool.name)),
          .init(Field.toolVersion, .string(tool.version ?? "")),
        ])
      ),
      .init(Field.version, .string(Self.version)),
    ])
  }
}
