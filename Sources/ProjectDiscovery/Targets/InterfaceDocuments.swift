import FileSystem
import ProjectConfiguration

/// The storyboards and XIBs of catalogs.
package enum InterfaceDocuments {
  /// The extensions of such files, without the dot.
  package static let fileExtensions = ["storyboard", "xib"]

  /// The folder of catalogs with the texts of documents.
  package static let catalogFolder = "mul.lproj"
  /// The folder of the documents that have such a catalog.
  package static let documentFolder = "Base.lproj"

  /// Returns whether a path is that of a catalog for a storyboard or XIB.
  package static func isCatalog(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().last.map { $0 == catalogFolder } ?? false
  }

  /// Returns the document whose texts a catalog contains.
  ///
  /// `FOLDER/mul.lproj/NAME.xcstrings` belongs to `FOLDER/Base.lproj/NAME.storyboard` or `.xib`. So does
  /// `FOLDER/NAME.xcstrings`, which older versions of Xcode accept.
  ///
  /// - Parameter path: The path of the catalog.
  /// - Returns: The path of the document; `nil` if no such file exists.
  package static func document(ofCatalogAt path: String) -> String? {
    let own = RelativePath.folder(of: path)
    let folder = isCatalog(path) ? RelativePath.folder(of: own) : own
    let table = RelativePath.table(ofCatalogAt: path)
    let prefix = folder.isEmpty && !path.hasPrefix("/") ? "" : folder + "/"
    return fileExtensions.map { "\(prefix)\(documentFolder)/\(table).\($0)" }
      .first { FileSystem.kind(of: $0) == .file }
  }
}
