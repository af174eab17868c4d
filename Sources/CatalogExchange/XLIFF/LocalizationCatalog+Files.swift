import JSONText
import StringCatalog
package import XLIFF

extension LocalizationCatalog {
  /// Returns the files of the folder, laid out as Xcode does it.
  ///
  /// A path of a source that leads out of the folder is bent back into it.
  ///
  /// - Parameter tool: Who the folder says that it was made by.
  /// - Returns: The files, with paths from the folder on.
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
          // A program without builds has a version at least, and Xcode always tells a build.
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
