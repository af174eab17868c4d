import CatalogExchange
import Diagnostics

/// A catalog whose texts are exported.
struct ExportedCatalog {
  /// The catalog as it was read.
  let file: CatalogFile
  /// The path by which translators' files name it: from the folder of the project on.
  let name: String
  /// The name of its files: that of the table, or more where two catalogs have one of the same name.
  let stem: String

  /// Names catalogs so that each is told from the others.
  static func all(_ files: [CatalogFile], in project: Project?) -> [ExportedCatalog] {
    let names = files.map { project?.configuredPath($0.path) ?? Project.relativePath(of: $0.path) }
    return zip(files, names)
      .map { file, name in
        let isAlone = files.count { $0.table == file.table } == 1
        return ExportedCatalog(
          file: file,
          name: name,
          stem: isAlone ? file.table : Self.stem(of: name)
        )
      }
  }

  /// Returns the name of files for a catalog that has its table's name in common with another one:
  /// `App/Localizable.xcstrings` becomes `App-Localizable`.
  private static func stem(of name: String) -> String {
    let base =
      name.hasSuffix(Project.catalogSuffix)
      ? String(name.dropLast(Project.catalogSuffix.count)) : name
    return base.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "-")
  }
}
