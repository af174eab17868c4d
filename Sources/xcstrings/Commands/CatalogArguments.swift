import ArgumentParser
import Localization

/// The arguments that name the catalogs that a command works on.
struct CatalogArguments: ParsableArguments {
  /// Files, or folders that hold them; empty for the catalogs of the project.
  @Argument(
    help: ArgumentHelp(SyncCommand.Texts.catalogs, valueName: SyncCommand.Texts.catalogValue),
    completion: .catalogs
  )
  var paths: [String] = []

  /// The catalogs that are meant.
  var selection: CatalogSelection {
    CatalogSelection(paths: paths)
  }
}
