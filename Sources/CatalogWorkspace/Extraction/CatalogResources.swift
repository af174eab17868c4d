package import Diagnostics
import FileSystem
package import ProjectDiscovery
package import StringCatalog
import StringExtraction

/// The files other than source code that have texts of a catalog.
package struct CatalogResources: Sendable {
  /// The table of the texts.
  package var table: String
  /// The storyboard or XIB; `nil` if there is none.
  package var document: String?
  /// The Info.plists, in the order of their targets.
  package var infoPlists: [InfoPlistSource] = []

  /// Creates the resources of a catalog.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - feed: The targets with the catalog; `nil` if there are none.
  package init(ofCatalogAt path: String, _ feed: CatalogSources?) {
    table = CatalogFile.table(ofCatalogAt: path)
    document = InterfaceDocuments.document(ofCatalogAt: path)
    infoPlists = feed?.infoPlists ?? []
  }

  /// Creates the resources of a table.
  package init(
    table: String,
    document: String? = nil,
    infoPlists: [InfoPlistSource] = []
  ) {
    self.table = table
    self.document = document
    self.infoPlists = infoPlists
  }

  /// Returns the resources that a user named, each with the table that it usually has.
  ///
  /// - Parameters:
  ///   - paths: The storyboards, XIBs and property lists.
  ///   - targets: The targets of the project, for the build settings of property lists.
  /// - Returns: The resources of each file, in order.
  package static func named(_ paths: [String], in targets: [BuildTarget]) -> [CatalogResources] {
    paths.map { path in
      let name = path.split(separator: "/").last ?? ""
      guard !name.hasSuffix(propertyListSuffix) else {
        let location = FileSystem.absolutePath(of: path)
        let lists = targets.compactMap(\.infoPlist)
          .filter { $0.file.map { FileSystem.absolutePath(of: $0) } == location }
        return CatalogResources(
          table: InfoPlistSource.table,
          infoPlists: lists.isEmpty ? [InfoPlistSource(fileAt: path)] : lists
        )
      }
      let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
      return CatalogResources(table: table, document: path)
    }
  }

  /// Returns whether a file is a storyboard, a XIB or a property list, judging by its name.
  package static func isResource(_ path: String) -> Bool {
    InterfaceDocuments.fileExtensions.contains { path.hasSuffix("." + $0) }
      || path.hasSuffix(propertyListSuffix)
  }

  /// The end of the names of property lists.
  package static let propertyListSuffix = ".plist"

  /// Whether there are none.
  package var isEmpty: Bool { document == nil && infoPlists.isEmpty }

  /// The paths of the files, including the projects whose build settings are read, sorted.
  package var files: [String] {
    let lists = infoPlists.flatMap { list in
      [list.file, list.isGenerated || list.file == nil ? list.declaredIn : nil].compactMap(\.self)
    }
    return Set(lists + [document].compactMap(\.self)).sorted()
  }

  /// Returns whether only a document or an Info.plist can have a key with this entry.
  ///
  /// Code can use the same table. The comments that Xcode writes distinguish the keys.
  func isOnlySource(_ keys: InfoPlistKeys, of key: String, _ entry: StringCatalog.Entry) -> Bool {
    if document != nil, entry.comment?.hasPrefix(InterfaceString.commentStart) ?? false {
      return true
    }
    return !infoPlists.isEmpty && keys[key] != nil
  }
}

/// The strings of the resources of a catalog.
package struct ResourceStrings: Sendable {
  /// The strings.
  package var strings: [ExtractedString] = []
  /// The problems of the files.
  package var diagnostics: [Diagnostic] = []
  /// Whether all files could be read completely.
  package var isComplete = true
  /// Whether build settings are unknown that may give further values.
  package var lacksSettings = false

  /// Whether there can be no further keys.
  package var hasAllKeys: Bool { isComplete && !lacksSettings }
}
