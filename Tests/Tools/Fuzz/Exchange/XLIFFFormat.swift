import CatalogExchange
import Diagnostics
import FileFormats
import StringCatalog

/// XLIFF of both versions.
enum XLIFFFormat: ExchangeFormat {
  static let fileName = "document.xliff"
  private static let tool = XLIFFDocument.Tool(id: "fuzzer", name: "Fuzzer")

  /// A document, and its translations for catalogs.
  struct Value {
    let document: XLIFFDocument
    let tables: [ImportedTable]
  }

  static func read(_ bytes: [UInt8]) -> Value? {
    XLIFFDocument.read(bytes, file: "input").value
      .map { document in
        let tables = XLIFFDocument.incomingTables(bytes, file: "input").value
        return Value(document: document, tables: tables)
      }
  }

  static func texts(of value: Value) -> [String] {
    texts(of: value.document)
  }

  private static func texts(of document: XLIFFDocument) -> [String] {
    document.files.flatMap { file in
      [file.original, file.sourceLanguage, file.targetLanguage ?? ""]
        + file.units.flatMap { unit in
          [unit.id, unit.source ?? "", unit.target ?? "", unit.state ?? ""]
            + unit.notes.flatMap { [$0.text, $0.origin ?? ""] }
        }
    }
  }

  static func violation(by value: Value) -> String? {
    violation(by: value.document) ?? value.tables.lazy.compactMap(violation(by:)).first
  }

  private static func violation(by document: XLIFFDocument) -> String? {
    let printed = document.printed(by: tool)
    let reread = XLIFFDocument.read(printed.value, file: "input")
    guard let again = reread.value else { return "what was written is not read" }
    if !reread.diagnostics.isEmpty { return "what was written is wrong: \(reread.diagnostics[0])" }
    if again.printed(by: tool).value != printed.value { return "it is written differently again" }
    if bytes(of: again) != bytes(of: printable(document)) {
      return "what was written is read differently"
    }
    let lost = unitCount(document) - unitCount(again)
    return printed.diagnostics.count < lost ? "\(lost) units are lost in silence" : nil
  }

  /// Returns strings as bytes, because Swift considers differently composed characters equal.
  private static func bytes(of document: XLIFFDocument) -> [[UInt8]] {
    texts(of: document).map { Array($0.utf8) }
  }

  private static func unitCount(_ document: XLIFFDocument) -> Int {
    document.files.reduce(0) { $0 + $1.units.count }
  }

  /// Returns the document without characters that the output format cannot represent, such as `<cp
  /// hex="1B"/>` of XLIFF 2.
  private static func printable(_ document: XLIFFDocument) -> XLIFFDocument {
    var document = document
    for index in document.files.indices {
      document.files[index].units
        .removeAll { unit in
          [unit.id, unit.source ?? "", unit.target ?? ""]
            .contains { text in
              text.unicodeScalars.contains { scalar in
                scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
                  || scalar.value == 0xFFFE || scalar.value == 0xFFFF
              }
            }
        }
      // A state requires a translation.
      for unit in document.files[index].units.indices
      where document.files[index].units[unit].target == nil {
        document.files[index].units[unit].state = nil
      }
    }
    return document
  }

  private static func violation(by table: ImportedTable) -> String? {
    let options = TranslationImport(unfinished: .take, isPartial: true, language: "es")
    let outcome = options.apply(table, to: catalog)
    let printed = outcome.catalog.printed()
    if outcome.isRefused {
      return printed == catalog.printed() ? nil : "a refusal changes something"
    }
    let parsed = StringCatalog.parse(printed, file: "input")
    if parsed.hasErrors { return "the catalog after the import is wrong" }
    return parsed.value?.printed() == printed ? nil : "the catalog is printed differently again"
  }

  private static let catalog: StringCatalog = {
    let text = """
      { "sourceLanguage": "en", "strings": {
        "hello": { "localizations": { "es": { "stringUnit": { "state": "new", "value": "Hola" } } } },
        "%lld days": { "localizations": { "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld day" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld days" } } } } } } },
        "tap": { "localizations": { "en": {
          "stringUnit": { "state": "translated", "value": "%#@a.b@" },
          "substitutions": { "a.b": { "argNum": 1, "formatSpecifier": "lld", "variations": {
            "plural": { "other": { "stringUnit": { "state": "translated", "value": "%arg" } } } } } }
        } } }
      }, "version": "1.0" }
      """
    return StringCatalog.parse(Array(text.utf8), file: "input").value
      ?? StringCatalog(sourceLanguage: "en")
  }()
}
