import CatalogExchange
import Diagnostics
import FileFormats
package import FileSystem
import StringCatalog

/// The output folder of an export.
package struct ExportFolder {
  /// The folder that contains all files.
  private let folder: String
  /// The file or folder for a single document; `nil` for its default name.
  private let name: String?

  /// Creates the output of an export.
  ///
  /// - Parameters:
  ///   - output: The path that the user named: a folder, or the file itself for a single document.
  ///   - documents: The exported documents.
  /// - Throws: ``WorkspaceError`` if one file is named for several documents, or if the paths of two
  ///   files differ only in case.
  package init(_ output: String?, of documents: [ExportedDocument]) throws(WorkspaceError) {
    let output = output ?? Self.defaultFolder
    let path = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    let suffix = documents.first.map { ".\($0.path.pathExtension)" } ?? ""
    guard suffix.count > 1, path.hasSuffix(suffix), !output.hasSuffix("/") || suffix == ".xcloc"
    else {
      folder = path
      name = nil
      try OutputPaths.check(documents.flatMap(\.files).map(\.path))
      return
    }
    guard documents.count == 1 else { throw .oneFileForSeveral(path: path, count: documents.count) }
    folder = ""
    name = path
  }

  /// The default folder.
  package static let defaultFolder = "Translations"

  /// Returns the path of a document, relative to the current folder.
  package func path(of document: ExportedDocument) -> String {
    name ?? FileSystem.join(folder, document.path)
  }

  /// Returns the paths that identify a document for users.
  ///
  /// Several documents share a language folder, so their files are named.
  package func displayedPaths(of document: ExportedDocument) -> [String] {
    document.path.hasSuffix(".lproj")
      ? document.files.map { path(of: $0, document) } : [path(of: document)]
  }

  /// Returns the path of a file of a document.
  private func path(of file: ExportedFile, _ document: ExportedDocument) -> String {
    path(of: document) + file.path.dropFirst(document.path.count)
  }

  /// Writes either all files or none.
  package func write(_ documents: [ExportedDocument]) throws(FileError) {
    var changes: [FileChange] = []
    for document in documents {
      for file in document.files {
        let path = path(of: file, document)
        try FileSystem.createFolder(path.folderPath)
        changes.append(FileChange(try FileSystem.content(of: path, as: .result), to: file.bytes))
      }
    }
    try FileSystem.replace(changes)
  }
}

extension String {
  /// The part after the last dot of the name; empty if there is none.
  var pathExtension: String {
    let name = split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// The folder of the path; `.` for a file name.
  var folderPath: String { FileSystem.folder(of: self) }
}
