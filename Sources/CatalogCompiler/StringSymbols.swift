package import Diagnostics
import StringCatalog

/// Returns the symbols of catalogs, with the same names as in Xcode.
///
/// A key is skipped if another key has the same declaration, or if it cannot have a name. A
/// diagnostic reports it. Names are compared with their parameters, as in Swift: `count` and
/// `count(_:)` are different. Do not write the symbols if there is an error.
///
/// ```swift
/// let symbols = stringSymbols(of: [CatalogTable("Localizable", catalog)], SymbolOptions())
/// let source = symbolSource(symbols.value, SymbolOptions())
/// ```
///
/// - Parameters:
///   - tables: The catalogs.
///   - options: The selection of keys and the default table.
/// - Returns: The symbols by table, those of the default one first, sorted by key.
/// - Complexity: O(*n* log *n*), where *n* is the number of keys.
package func stringSymbols(
  of tables: [CatalogTable],
  _ options: SymbolOptions
) -> ParseResult<[StringSymbol]> {
  var collector = SymbolCollector(options: options)
  let sorted = tables.sorted { left, right in
    (left.name == options.defaultTable ? 0 : 1, left.name)
      < (right.name == options.defaultTable ? 0 : 1, right.name)
  }
  for table in sorted { collector.add(table) }
  return ParseResult(collector.symbols, diagnostics: collector.diagnostics)
}

/// Collects the symbols of the tables in order.
private struct SymbolCollector {
  let options: SymbolOptions
  var symbols: [StringSymbol] = []
  var diagnostics: [Diagnostic] = []
  /// The keys of the default table and the other tables, by their top-level names.
  private var topNames: [String: String] = [:]

  init(options: SymbolOptions) {
    self.options = options
  }

  mutating func add(_ table: CatalogTable) {
    let keys = table.catalog.entries
      .filter { key, entry in
        entry.generatesSymbol && (options.keys == .all || entry.extractionState == .manual)
      }
      .map(\.key)
      .sorted()
    guard !keys.isEmpty else { return }
    var namespace: String?
    if table.name != options.defaultTable {
      namespace = self.namespace(of: table.name)
      guard namespace != nil else { return }
    }
    var signatures: [String: String] = [:]
    for key in keys {
      guard let entry = table.catalog[key], let name = name(of: key, table.catalog) else {
        continue
      }
      let symbol = StringSymbol(
        key: key,
        table: table.name,
        namespace: namespace,
        name: name,
        arguments: SymbolArguments(
          key: key,
          entry: entry,
          sourceLanguage: table.catalog.sourceLanguage
        )
        .ordered,
        comment: entry.comment,
        defaultText: entry.textLeftToCode(inSourceLanguage: table.catalog.sourceLanguage)
      )
      if let first = signatures[symbol.signature] {
        reportTaken(key, first, name, table.catalog)
        continue
      }
      signatures[symbol.signature] = key
      if namespace == nil { topNames[name] = topNames[name] ?? key }
      symbols.append(symbol)
    }
  }

  private mutating func name(of key: String, _ catalog: StringCatalog) -> String? {
    let location = catalog.location(of: key)
    guard let name = SymbolName.member(key) else {
      report(.symbolNameMissing(key), at: location, path: [key])
      return nil
    }
    guard !reservedMembers(options.runtime).contains(name) else {
      report(.symbolNameReserved(key, name: name), at: location, path: [key])
      return nil
    }
    return name
  }

  private mutating func reportTaken(
    _ key: String,
    _ first: String,
    _ name: String,
    _ catalog: StringCatalog
  ) {
    report(
      .symbolNameTaken(key, by: first, name: name),
      at: catalog.location(of: key),
      path: [key],
      notes: [Diagnostic.Note(.symbolNameFirst(first), at: catalog.location(of: first))]
    )
  }

  private mutating func namespace(of table: String) -> String? {
    guard let name = SymbolName.namespace(table) else {
      report(.symbolNameMissing(table))
      return nil
    }
    guard !reservedNamespaces.contains(name) else {
      report(.symbolNameReserved(table, name: name))
      return nil
    }
    if let first = topNames[name] {
      report(.symbolNameTaken(table, by: first, name: name))
      return nil
    }
    topNames[name] = table
    return name
  }

  private mutating func report(
    _ message: Diagnostic.Message,
    at location: Location? = nil,
    path: [String] = [],
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(Diagnostic(message, .error, at: location, path: path, notes: notes))
  }
}

/// Returns the names after a dot that are not members, such as `.self` and `.init`, and the names
/// that the generated source uses itself.
private func reservedMembers(_ runtime: SymbolRuntime) -> Set<String> {
  let words: Set = ["init", "protocol", "self", "type"]
  return runtime == .foundation ? words.union([resourceBundleDescription]) : words
}

/// The names of types that the generated source uses itself, and those that no type can have.
private let reservedNamespaces: Set = [
  "Double", "Float", "Int", "Int32", "LocalizedStringResource", "Protocol", "Self", "String",
  "Type", "UInt",
  "UInt32",
]

// MARK: - Symbols

/// Problems that prevent a symbol for a key.
extension Diagnostic.Message {
  /// A key or the name of a table contains nothing usable as a name: an error.
  package static func symbolNameMissing(_ subject: String) -> Self {
    Self(
      "symbol-name-missing",
      "\(key: subject) cannot be converted to a Swift name; set generatesSymbol to false, or rename the key"
    )
  }

  /// The name has another meaning in Swift, even in backticks: an error.
  package static func symbolNameReserved(_ subject: String, name: String) -> Self {
    Self(
      "symbol-name-reserved",
      "\(key: subject) would get the name \(quoted: name), which is reserved in Swift"
    )
  }

  /// Two keys or two tables have the same name: an error, with ``symbolNameFirst`` as a note.
  package static func symbolNameTaken(_ subject: String, by owner: String, name: String) -> Self {
    Self(
      "symbol-name-taken",
      "\(key: subject) would get the same name as \(key: owner): \(quoted: name)"
    )
  }

  /// The location of the key that already has the name: a note.
  package static func symbolNameFirst(_ subject: String) -> Self {
    Self("symbol-name-first", "\(key: subject) is here")
  }
}
