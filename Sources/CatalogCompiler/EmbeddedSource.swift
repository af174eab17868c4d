/// Returns the Swift source that embeds an image in a module.
///
/// Beside the bundle it has the ``shadowingDeclarations``.
///
/// All of it belongs to no actor, whatever the module's declarations belong to by default.
///
/// - Parameters:
///   - image: What ``compile(_:languages:)`` gave.
///   - defaultTable: The table of the calls that name none.
///   - catalogs: The names of the files that the image was made from, for the reader.
///   - symbols: The symbols of the catalogs, with the options that they were made with.
/// - Returns: The content of a file.
/// - Complexity: O(*n*), where *n* is the length of the image.
package func embeddedSource(
  image: [UInt8],
  defaultTable: String,
  catalogs: [String],
  symbols: (values: [StringSymbol], options: SymbolOptions)? = nil
) -> String {
  let origin =
    catalogs.isEmpty ? "No catalog of this module was found" : catalogs.joined(separator: ", ")
  return """
    // Made by the plugin EmbedStringCatalogs. \(origin).

    \(symbols.map(importDeclaration) ?? "import Localization")

    nonisolated extension LocalizationBundle {
      /// The catalogs of this module.
      static let module = LocalizationBundle(
        embedded: \(swiftLiteral(String(decoding: image, as: UTF8.self))),
        defaultTable: \(swiftLiteral(defaultTable))
      )
    }

    \(shadowingDeclarations)
    \(symbols.map { "\n" + symbolDeclarations($0.values, $0.options) } ?? "")
    """
}
