import BundleTables
import PropertyLists
import PseudoLocalization
import StringCatalog

/// What is to be made of catalogs.
struct CompilationRequest {
  /// The form of what is made.
  var product: Product
  /// What of the catalogs goes along.
  var options: BundleOptions
  /// How the files of a bundle are written.
  var serialization: PropertyList.Form
  /// The only kind of device that the texts are for; `nil` for all.
  var device: StringCatalog.Device?
  /// The languages that nobody speaks and that go along, though no catalog has them.
  var pseudoLanguages: [PseudoLanguage] = []
  /// The folder that the files go to, or the file that is to be made.
  var output: String

  /// A form of compiled catalogs.
  enum Product: Equatable {
    /// Folders of languages with property lists, as Apple's systems read them.
    case lproj
    /// One file that this package's runtime reads.
    case image
  }
}
