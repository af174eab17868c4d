import CatalogExchange
import Diagnostics
import FileFormats
package import FileSystem
import StringCatalog

/// Where the files of an export go.
package struct ExportFolder {
  /// The folder that holds all of them.
  private let folder: String
  /// The file or folder that takes the place of the one document; `nil` for its own name.
  private let name: String?

  /// Creates the place of an export.
  ///
  /// - Parameters:
  ///   - output: What the user names: a folder, or the file itself if there is one.
  ///   - documents: What is exported.
  /// - Throws: That one file is named for several.
  package init(_ output: String?, of documents: [ExportedDocument]) throws(WorkspaceError) {
    let output = output ?? Self.defaultFolder
    let path = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    let suffix = documents.first.map { ".\($0.path.pathExtension)" } ?? ""
    guard suffix.count > 1, path.hasSuffix(suffix), !output.hasSuffix("/") || suffix == ".xcloc"
    else {
      folder = path
      name = nil
      return
    }
    guard documents.count == 1 else { throw .oneFileForSeveral(path: path, count: documents.count) }
    folder = ""
    name = path
  }

  /// The folder where the user names none.
  package static let defaultFolder = "Translations"

  /// Returns where a document is to be, as a path from the current folder.
  package func path(of document: ExportedDocument) -> String {
    name ?? FileSystem.join(folder, document.path)
  }

  /// Returns where a file of a document is to be.
  private func path(of file: ExportedFile, _ document: ExportedDocument) -> String {
    path(of: document) + file.path.dropFirst(document.path.count)
  }

  /// Writes the files, all of them or none.
  package func write(_ documents: [ExportedDocument]) throws(FileError) {
    var changes: [FileChange] = []
    for document in documents {
      for file in document.files {
        let path = path(of: file, document)
        try FileSystem.createFolder(path.folderPath)
        changes.append(FileChange(try FileSystem.content(of: path), to: file.bytes))
      }
    }
    try FileSystem.replace(changes)
  }
}

extension String {
  /// What follows the last dot of the name; empty if nothing does.
  var pathExtension: String {
    let name = split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// The folder of the path; `.` for a name alone.
  var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
