import CatalogCompiler
import Diagnostics
import Localization
import StringCatalog

/// The catalogs of a translator who tries them: they come before those that the program embeds.
enum TrialCatalogs {
  /// Makes the catalogs in `folder` the first that texts are looked for in.
  ///
  /// - Throws: Why they cannot be used, in the language of `locale`.
  static func install(from folder: String, locale: UserLocale) throws(CommandFailure) {
    var tables: [CatalogTable] = []
    do {
      for path in try FileSystem.files(at: folder, withExtension: fileExtension) {
        tables.append(try table(at: path, locale: locale))
      }
    } catch let error as FileError {
      throw CommandFailure(error, locale: locale)
    } catch {
      throw error as? CommandFailure ?? unusable(folder, locale)
    }
    guard let image = try? compile(tables).value else { throw unusable(folder, locale) }
    LocalizationBundle.overrideCatalogs([image])
  }

  private static let fileExtension = "xcstrings"

  private static func table(at path: String, locale: UserLocale) throws -> CatalogTable {
    let parsed = StringCatalog.parse(try FileSystem.read(path), file: path)
    guard let catalog = parsed.value, !parsed.hasErrors else { throw unusable(path, locale) }
    let name = path.split(separator: "/").last ?? Substring(path)
    return CatalogTable(String(name.dropLast(fileExtension.count + 1)), catalog)
  }

  private static func unusable(_ path: String, _ locale: UserLocale) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The catalogs in '\(path)' cannot be used.",
        locale: locale,
        comment: "Error of --catalogs. The argument is a file or a folder"
      ),
      hint: String(
        localized: "'xcstrings validate' shows why.",
        locale: locale,
        comment: "Below the error that catalogs cannot be used"
      ),
      status: .data
    )
  }
}
