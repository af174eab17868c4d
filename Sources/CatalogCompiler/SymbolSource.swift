/// Returns the Swift source that declares symbols as members of `LocalizedStringResource`.
///
/// - Parameters:
///   - symbols: The result of ``stringSymbols(of:_:)``.
///   - options: The access level and the bundle.
/// - Returns: The content of a file; without symbols, an empty string.
package func symbolSource(_ symbols: [StringSymbol], _ options: SymbolOptions) -> String {
  guard !symbols.isEmpty else { return "" }
  return "\(importDeclaration(symbols, options))\n\n\(symbolDeclarations(symbols, options))"
}

/// Returns the import for symbols.
///
/// Its access level is that of the symbols, because it provides their type.
func importDeclaration(_ symbols: [StringSymbol], _ options: SymbolOptions) -> String {
  let isVisible = options.access != .internal && !symbols.isEmpty
  return (isVisible ? options.access.rawValue + " " : "") + "import Localization"
}

/// Returns the declarations of symbols without the import; without symbols, an empty string.
func symbolDeclarations(_ symbols: [StringSymbol], _ options: SymbolOptions) -> String {
  guard !symbols.isEmpty else { return "" }
  var writer = SymbolWriter(options: options)
  writer.write(symbols)
  return writer.source
}

/// A writer of declarations, indented by their depth.
private struct SymbolWriter {
  let options: SymbolOptions
  var source = ""
  private var depth = 0

  init(options: SymbolOptions) {
    self.options = options
  }

  private var access: String {
    options.access == .internal ? "" : options.access.rawValue + " "
  }

  mutating func write(_ symbols: [StringSymbol]) {
    line("nonisolated extension \(resourceType) {")
    depth += 1
    var namespace: String?
    for (index, symbol) in symbols.enumerated() {
      if symbol.namespace != namespace {
        if namespace != nil { close() }
        if index > 0 { source += "\n" }
        open(symbol)
        namespace = symbol.namespace
      } else if index > 0 {
        source += "\n"
      }
      write(symbol)
    }
    if namespace != nil { close() }
    close()
  }

  private mutating func open(_ symbol: StringSymbol) {
    guard let namespace = symbol.namespace else { return }
    line("/// The strings of the table “\(visible(symbol.table))”.")
    line("\(access)enum \(escapedIdentifier(namespace)) {")
    depth += 1
  }

  private mutating func close() {
    depth -= 1
    line("}")
  }

  private mutating func write(_ symbol: StringSymbol) {
    for comment in symbol.comment.map(lines(of:)) ?? [] {
      line(comment.isEmpty ? "///" : "/// \(comment)")
    }
    if symbol.comment?.isEmpty == false { line("///") }
    line(
      "/// Localized string for key “\(visible(symbol.key))” in table “\(visible(symbol.table))”."
    )
    line("\(access)static \(symbol.head(of: resourceType)) {")
    depth += 1
    line("\(resourceType)(")
    depth += 1
    line("key: \(swiftLiteral(symbol.key)),")
    line("defaultValue: \(symbol.defaultValue),")
    line("table: \(swiftLiteral(symbol.table)),")
    line("bundle: \(options.bundle ?? ".module")")
    depth -= 1
    line(")")
    close()
  }

  private mutating func line(_ text: String) {
    source += String(repeating: "  ", count: depth) + text + "\n"
  }

  private func lines(of comment: String) -> [String] {
    comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { visible(String($0)) }
  }
}

/// The type of a symbol: `LocalizedStringResource`, by a name that a module neither shadows nor
/// restricts.
private let resourceType = "LocalizationBundle.Resource"

/// Returns the name of the file with the symbols of a table, as in Xcode.
package func symbolFileName(ofTable table: String) -> String {
  "GeneratedStringSymbols_\(table).swift"
}

/// Returns the Swift source with the symbols of one table, for a separate file.
///
/// - Parameters:
///   - symbols: The result of ``stringSymbols(of:_:)``; those of other tables are skipped.
///   - table: The name of the table.
///   - options: The options of the symbols.
/// - Returns: The content of the file; without symbols, only its header.
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
    // \(symbolFileName(ofTable: visible(table))) Symbols of the strings in
    // “\(visible(table)).xcstrings”, made by 'xcstrings generate-symbols'.

    """
  return symbols.isEmpty ? header : header + "\n" + symbolSource(symbols, options)
}
