import CatalogExchange
import CatalogValidation
import Diagnostics
import FileFormats
import FileSystem
import Glibc
import OrderedCollections
import StringCatalog

/// Measures one use of the libraries for catalogs: `measure-catalogs JOB FILE...` prints the seconds of
/// all processors.
///
/// Without the parser for Swift, it compiles in a few minutes, so that each change can be measured.
@main struct MeasureCatalogs {
  /// The uses, each with the catalogs that it reads.
  enum Job: String {
    /// Parses a catalog.
    case parse
    /// Decodes all entries.
    case decode
    /// Checks all rules.
    case validate
    /// Prints the catalog in Xcode's layout.
    case format
    /// Changes the Spanish texts, and prints the catalog.
    case edit
    /// Exports the Spanish texts as XLIFF, and imports them into a catalog with other ones.
    case exchange
    /// Merges three catalogs.
    case merge
  }

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let job = arguments.first.flatMap(Job.init), arguments.count > 1 else {
      fatalError("usage: measure-catalogs parse|decode|validate|format|edit|exchange|merge FILE...")
    }
    let start = clock()
    let result = await perform(job, try arguments.dropFirst().map { try FileSystem.read($0) })
    guard result > 0 else { fatalError("the job has no result") }
    print(Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }

  /// Performs a job; the result shows that it was done.
  private static func perform(_ job: Job, _ files: [[UInt8]]) async -> Int {
    let catalogs = files.compactMap { StringCatalog.parse($0, file: "Localizable.xcstrings").value }
    guard let catalog = catalogs.first, catalogs.count == files.count else { return 0 }
    switch job {
    case .parse: return catalog.count
    case .decode: return catalog.entries.reduce(0) { $0 + $1.entry.localizations.count }
    case .validate:
      let configuration = ValidationConfiguration()
      let checked = await CheckedCatalog.checking(
        catalog,
        languages: nil,
        configuration: configuration
      )
      let compared = await compare([checked], configuration: configuration)
      return checked.subject.entries.count + compared.count
    case .format: return catalog.formatted().count
    case .edit: return edited(catalog).printed().count
    case .exchange: return exchanged(catalog).printed().count
    case .merge:
      guard catalogs.count == 3 else { return 0 }
      let merge = StringCatalog.merging(base: catalog, ours: catalogs[1], theirs: catalogs[2])
      return merge.catalog.printed().count
    }
  }

  private static func edited(_ catalog: StringCatalog) -> StringCatalog {
    var edited = catalog
    for key in catalog.keys {
      let edit = StringCatalog.TextEdit("Hola", forKey: key, language: "es")
      // Keys with plural forms are left out.
      _ = try? edited.apply(edit)
    }
    return edited
  }

  private static func exchanged(_ catalog: StringCatalog) -> StringCatalog {
    let export = catalog.translationTable(path: "Localizable.xcstrings", language: "es")
    let tool = XLIFFDocument.Tool(id: "xcstrings", name: "xcstrings", version: "1")
    let document = XLIFFDocument([export.table]).printed(by: tool).value
    let tables = XLIFFDocument.incomingTables(document, file: "es.xliff").value
    return tables.reduce(edited(catalog)) {
      TranslationImport(isPartial: true).apply($1, to: $0).catalog
    }
  }
}
