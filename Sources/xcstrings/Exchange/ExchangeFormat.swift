import ArgumentParser

/// A form in which translators get texts, and give them back.
enum ExchangeFormat: String, CaseIterable, ExpressibleByArgument {
  /// XLIFF 1.2 as Xcode writes it: a file for each language.
  case xliff
  /// The folder in which Xcode hands out XLIFF: one for each language.
  case xcloc
  /// A table for a spreadsheet: a file for each catalog and language.
  case csv
  /// A table with tabs, which Excel opens everywhere: a file for each catalog and language.
  case tsv
  /// gettext's PO: a file for each catalog and language.
  case po
  /// gettext's template for further languages: a file for each catalog.
  case pot
  /// `.strings` and `.stringsdict` in the folders of languages, for projects without catalogs.
  case strings

  /// Whether Xcode reads the form, so that it matters what Xcode loses of it.
  var isReadByXcode: Bool { self == .xliff || self == .xcloc }

  /// Whether the form is a table for a spreadsheet.
  var isTable: Bool { self == .csv || self == .tsv }

  /// The extension of the files, or of the folder.
  var fileExtension: String { rawValue }
}
