package import Diagnostics
import StringCatalog

/// Returns the symbols of catalogs, named as Xcode names them.
///
/// A key whose name another key has is left out, as is one that cannot have a name; a diagnostic tells
/// so. Names are compared without their parameters. Nothing is to be written where there is an error.
///
/// ```swift
/// let symbols = stringSymbols(of: [CatalogTable("Localizable", catalog)], SymbolOptions())
/// let source = symbolSource(symbols.value, SymbolOptions())
/// ```
///
/// - Parameters:
///   - tables: The catalogs.
///   - options: Which keys and which table are meant.
/// - Returns: The symbols by table, those of the default one first, each by key.
/// - Complexity: O(*n* log *n*), where *n* is the number of keys.
package func stringSymbols(
  of tables: [CatalogTable],
  _ options: SymbolOptions
) -> Parsed<[StringSymbol]> {
  var collector = SymbolCollector(options: options)
  let sorted = tables.sorted { left, right in
    (left.name == options.defaultTable ? 0 : 1, left.name)
      < (right.name == options.defaultTable ? 0 : 1, right.name)
  }
  for table in sorted { collector.add(table) }
  return Parsed(collector.symbols, diagnostics: collector.diagnostics)
}

/// Collects the symbols of one table after the other.
private struct SymbolCollector {
  let options: SymbolOptions
  var symbols: [StringSymbol] = []
  var diagnostics: [Diagnostic] = []
  /// The tables by namespace.
  private var namespaces: [String: String] = [:]

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
    var names: [String: String] = [:]
    for key in keys {
      guard let entry = table.catalog[key],
        let name = name(of: key, table.catalog, &names)
      else { continue }
      symbols.append(
        StringSymbol(
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
          comment: entry.comment
        )
      )
    }
  }

  private mutating func name(
    of key: String,
    _ catalog: StringCatalog,
    _ names: inout [String: String]
  ) -> String? {
    let place = catalog.place(of: key)
    guard let name = SymbolName.member(key) else {
      report(.symbolNameMissing, of: key, at: place, path: [key])
      return nil
    }
    guard !reservedMembers.contains(name) else {
      report(.symbolNameReserved, of: key, at: place, path: [key], [name])
      return nil
    }
    if let first = names[name] {
      let note = Diagnostic.Note(
        .symbolNameFirst,
        at: catalog.place(of: first),
        arguments: [.text(first)]
      )
      report(.symbolNameTaken, of: key, at: place, path: [key], [first, name], notes: [note])
      return nil
    }
    names[name] = key
    return name
  }

  private mutating func namespace(of table: String) -> String? {
    guard let name = SymbolName.namespace(table) else {
      report(.symbolNameMissing, of: table)
      return nil
    }
    guard !reservedNamespaces.contains(name) else {
      report(.symbolNameReserved, of: table, [name])
      return nil
    }
    if let first = namespaces[name] {
      report(.symbolNameTaken, of: table, [first, name])
      return nil
    }
    namespaces[name] = table
    return name
  }

  private mutating func report(
    _ id: Diagnostic.ID,
    of subject: String,
    at place: Place? = nil,
    path: [String] = [],
    _ arguments: [String] = [],
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        id,
        .error,
        at: place,
        path: path,
        arguments: ([subject] + arguments).map(Diagnostic.Argument.text),
        notes: notes
      )
    )
  }
}

/// What follows a dot and is no member: `.self`, `.Type`, `.init`.
private let reservedMembers: Set = ["init", "protocol", "self", "type"]

/// The names of types that the generated source itself means, and those that no type may have.
private let reservedNamespaces: Set = [
  "Double", "Int", "Int32", "LocalizedStringResource", "Protocol", "Self", "String", "Type", "UInt",
  "UInt32",
]
