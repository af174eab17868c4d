import Diagnostics

/// Returns the Swift source that declares symbols as members of Foundation's
/// `LocalizedStringResource`, in the layout of Xcode.
///
/// - Parameters:
///   - symbols: The symbols of one table.
///   - table: The name of the table.
///   - options: The access level and the bundle.
/// - Returns: The content of a file; without symbols, only its header.
func foundationSymbolSource(
  _ symbols: [StringSymbol],
  table: String,
  _ options: SymbolOptions
) -> String {
  let header = """
    //\u{20}
    // \(symbolFileName(ofTable: visible(table)))
    // Auto-Generated symbols for localized strings defined in “\(visible(table)).xcstrings”.
    //\u{20}

    """
  guard !symbols.isEmpty else { return header }
  var writer = FoundationSymbolWriter(options: options)
  writer.write(symbols)
  let visibility = options.access == .internal ? "" : options.access.rawValue + " "
  return """
    \(header)
    \(visibility)import Foundation

    \(bundleDeclaration(options.bundle))

    \(availability)
    nonisolated extension LocalizedStringResource {
    \(writer.lines.joined(separator: "\n"))
    }
    """
}

/// The name of the bundle in the generated source.
let resourceBundleDescription = "resourceBundleDescription"

/// The systems that have `LocalizedStringResource`.
private let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

/// Returns the declaration of the bundle: that of the module, or the one of an expression.
private func bundleDeclaration(_ expression: String?) -> String {
  let type = "LocalizedStringResource.BundleDescription"
  let declaration = "private nonisolated let \(resourceBundleDescription)"
  if let expression {
    return "\(availability)\n\(declaration): \(type) = \(expression)"
  }
  return """
    #if SWIFT_PACKAGE
    private nonisolated let resourceBundle = Foundation.Bundle.module
    \(availability)
    \(declaration) = \(type).atURL(resourceBundle.bundleURL)
    #else

    private class ResourceBundleClass {}
    \(availability)
    \(declaration) = \(type).forClass(ResourceBundleClass.self)
    #endif
    """
}

/// A writer of declarations, indented by their depth.
private struct FoundationSymbolWriter {
  let options: SymbolOptions
  var lines: [String] = []
  private var depth = 1

  init(options: SymbolOptions) {
    self.options = options
  }

  private var access: String {
    options.access == .internal ? "" : options.access.rawValue + " "
  }

  mutating func write(_ symbols: [StringSymbol]) {
    let first = symbols.first
    if let namespace = first?.namespace, let table = first?.table {
      line("/// Namespace for strings in file “\(visible(table)).xcstrings”.")
      line("\(access)enum \(escapedIdentifier(namespace)) {")
      depth += 1
    }
    for (index, symbol) in symbols.enumerated() {
      if index > 0 { lines.append("") }
      write(symbol)
    }
    if first?.namespace != nil {
      depth -= 1
      line("}")
    }
  }

  private mutating func write(_ symbol: StringSymbol) {
    line("/**")
    if let comment = symbol.comment, !comment.isEmpty {
      for part in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        line(" " + commentText(String(part)))
      }
      line(" ")
    }
    let key = commentText(symbol.key)
    line(" Localized string for key “\(key)” in table “\(commentText(symbol.table)).xcstrings”.")
    line(" */")
    line("\(access)static \(symbol.head(of: "LocalizedStringResource")) {")
    let arguments = [
      swiftLiteral(symbol.key),
      symbol.interpolations.map { "defaultValue: \($0)" },
      "table: \(swiftLiteral(symbol.table))",
      "bundle: \(resourceBundleDescription)",
    ]
    depth += 1
    line("LocalizedStringResource(\(arguments.compactMap(\.self).joined(separator: ", ")))")
    depth -= 1
    line("}")
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "    ", count: depth) + text)
  }

  /// Returns a text that neither ends a comment nor starts a nested one.
  private func commentText(_ text: String) -> String {
    visible(text).replacingScalars("*/", with: "*\u{2060}/")
      .replacingScalars("/*", with: "/\u{2060}*")
  }
}
