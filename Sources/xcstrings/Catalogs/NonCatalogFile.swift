import Localization

/// A file that is named where a catalog should be, by its extension.
enum NonCatalogFile: String {
  case swift
  case strings
  case stringsdict
  case xliff
  case xlf
  case csv
  case tsv
  case po

  /// What can be done with the file.
  var hint: String {
    switch self {
    case .swift:
      String(
        localized: "Name the catalog first, and Swift files with --sources.",
        comment: "Below the error that a Swift file is not a catalog"
      )
    case .strings, .stringsdict:
      String(
        localized: "'xcstrings migrate' turns .strings and .stringsdict files into catalogs.",
        comment: "Below the error that such a file is not a catalog"
      )
    case .xliff, .xlf, .csv, .tsv, .po:
      String(
        localized: "'xcstrings import' takes translations from such files into catalogs.",
        comment: "Below the error that a file of translators is not a catalog"
      )
    }
  }
}
