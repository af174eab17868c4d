/// Returns the Swift source that embeds an image in a module.
///
/// Beside the bundle it has the ``shadowingDeclarations``.
///
/// - Parameters:
///   - image: What ``compile(_:languages:)`` gave.
///   - defaultTable: The table of the calls that name none.
///   - catalogs: The names of the files that the image was made from, for the reader.
/// - Returns: The content of a file.
/// - Complexity: O(*n*), where *n* is the length of the image.
package func embeddedSource(
  image: [UInt8],
  defaultTable: String,
  catalogs: [String]
) -> String {
  let origin =
    catalogs.isEmpty ? "No catalog of this module was found" : catalogs.joined(separator: ", ")
  return """
    // Made by the plugin EmbedStringCatalogs. \(origin).

    import Localization

    extension LocalizationBundle {
      /// The catalogs of this module.
      static let module = LocalizationBundle(
        embedded: \(swiftLiteral(String(decoding: image, as: UTF8.self))),
        defaultTable: \(swiftLiteral(defaultTable))
      )
    }

    \(shadowingDeclarations)

    """
}
