import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import FileSystem
import Localization
import StringCatalog

/// The sources that provide strings for each catalog.
struct SourceListReport: Encodable {
  /// A catalog and its sources.
  struct Catalog: Encodable {
    var path: String
    var table: String
    var sourceLanguage: String
    var developmentRegion: String?
    var knownRegions: [String]
    var targets: [String]
    var sources: [String]
  }

  var catalogs: [Catalog]

  init(_ plan: SyncPlan) {
    catalogs = plan.catalogs.map { planned in
      Catalog(
        path: planned.file.path,
        table: planned.file.table,
        sourceLanguage: planned.file.catalog.sourceLanguage,
        developmentRegion: planned.developmentRegion,
        knownRegions: planned.knownRegions,
        targets: planned.targets,
        sources: (planned.sources + planned.resources.files).sorted()
      )
    }
  }

  /// Prints the list: one source per line below its catalog, or as JSON.
  func print(asJSON: Bool, to console: Console) throws {
    guard !asJSON else { return try console.print(json: self) }
    for catalog in catalogs {
      console.print(console.styled(heading(of: catalog), .bold))
      if !catalog.knownRegions.isEmpty { console.print("  " + languages(of: catalog)) }
      for source in catalog.sources { console.print("  \(source)") }
    }
  }

  private func languages(of catalog: Catalog) -> String {
    String(
      localized: "Languages of the project: \(catalog.knownRegions.joined(separator: ", "))",
      comment: "Below the path of a catalog. The argument is a list of languages such as 'es'"
    )
  }

  private func heading(of catalog: Catalog) -> String {
    let count = catalog.sources.count
    guard !catalog.targets.isEmpty else {
      return String(
        localized: "\(catalog.path): \(count) source files",
        comment: "Above a list of sources. The first argument is the path of a catalog"
      )
    }
    let targets = Quotation.list(catalog.targets)
    return String(
      localized: "\(catalog.path): \(count) source files of \(targets)",
      comment:
        "Above a list of sources. The first argument is the path of a catalog, the last a list of names of targets"
    )
  }
}
