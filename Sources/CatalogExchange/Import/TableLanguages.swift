import Diagnostics
import OrderedCollections
import StringCatalog

/// The languages of a table, held against those of the catalog.
struct TableLanguages {
  /// The language of the translations as the catalog writes it; `nil` if nobody says it.
  private(set) var target: String?
  private(set) var problems: [Diagnostic] = []

  init(of table: IncomingTable, asked: String?, _ catalog: StringCatalog) {
    if let source = table.sourceLanguage, !Self.isSame(source, catalog.sourceLanguage) {
      let arguments = [source, catalog.sourceLanguage].map(Diagnostic.Argument.text)
      problems.append(
        Diagnostic(.sourceLanguageDiffers, .error, at: table.place, arguments: arguments)
      )
    }
    if let target = table.targetLanguage, let asked, !Self.isSame(target, asked) {
      let arguments = [target, asked].map(Diagnostic.Argument.text)
      problems.append(
        Diagnostic(.targetLanguageDiffers, .error, at: table.place, arguments: arguments)
      )
    }
    guard let target = asked ?? table.targetLanguage else {
      problems.append(Diagnostic(.targetLanguageMissing, .error, at: table.place))
      return
    }
    self.target = Self.spelling(of: target, in: catalog)
  }

  /// Returns how the catalog writes a language; as it is written already if the catalog lacks it.
  private static func spelling(of language: String, in catalog: StringCatalog) -> String {
    if isSame(language, catalog.sourceLanguage) { return catalog.sourceLanguage }
    var spelling: String?
    for (_, entry) in catalog.entries {
      for other in entry.localizations.keys where isSame(other, language) {
        if other == language { return other }
        spelling = spelling ?? other
      }
    }
    return spelling ?? language.replacing("_", with: "-")
  }

  /// Whether two tags are one language, written otherwise at most: `pt_br` and `pt-BR`.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || normalized(left) == normalized(right)
  }

  private static func normalized(_ tag: String) -> String {
    tag.replacing("_", with: "-").lowercased()
  }
}
