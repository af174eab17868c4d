import ArgumentParser
import Localization

/// The argument that names the catalog that a command edits.
struct CatalogArgument: ParsableArguments {
  /// A file, or a folder that holds several; `nil` for the catalogs of the project.
  @Argument(
    help: ArgumentHelp(Texts.catalog, valueName: SyncCommand.Texts.catalogValue),
    completion: .catalogs
  )
  var path: String?

  /// The catalogs that come into question.
  var selection: CatalogSelection {
    CatalogSelection(paths: path.map { [$0] } ?? [])
  }
}

extension CatalogArgument {
  enum Texts {
    static var catalog: String {
      String(
        localized: "The catalog; by default the one of the project that has the key.",
        comment: "Help of the argument of xcstrings set and other commands that edit one catalog"
      )
    }
  }
}
