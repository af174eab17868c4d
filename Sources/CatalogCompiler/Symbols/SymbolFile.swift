/// Returns the name of the file that holds the symbols of a table, as Xcode names it.
package func symbolFileName(ofTable table: String) -> String {
  "GeneratedStringSymbols_\(table).swift"
}

/// Returns the Swift source with the symbols of one table, as a file of its own.
///
/// - Parameters:
///   - symbols: What ``stringSymbols(of:_:)`` gave; those of other tables are passed over.
///   - table: The name of the table.
///   - options: What the symbols are like.
/// - Returns: The content of the file; without symbols, only what it is for.
/// - Complexity: O(*n*), where *n* is the number of symbols.
package func symbolFile(
  _ symbols: [StringSymbol],
  table: String,
  _ options: SymbolOptions
) -> String {
  let symbols = symbols.filter { $0.table == table }
  guard options.runtime == .localization else {
    return foundationSymbolSource(symbols, table: table, options)
  }
  let header = """
    // \(symbolFileName(ofTable: visible(table)))
    // Symbols of the strings in “\(visible(table)).xcstrings”, made by 'xcstrings generate-symbols'.

    """
  return symbols.isEmpty ? header : header + "\n" + symbolSource(symbols, options)
}
