package import CompiledCatalog
package import Diagnostics
package import StringCatalog

/// Returns the message of a key in one language, as ``compile(_:sourceLanguage:languages:)`` puts it into an
/// image.
///
/// - Parameters:
///   - key: The key.
///   - language: The language, as the catalog names it.
///   - catalog: The catalog.
/// - Returns: The message; `nil` if there is none, or none that can be shown.
/// - Complexity: O(*n*) in the length of the entry.
package func message(
  forKey key: String,
  language: String,
  in catalog: StringCatalog
) -> MessageTree? {
  guard let entry = catalog.entry(forKey: key, inLanguages: [language]) else { return nil }
  let isSource = language == catalog.sourceLanguage
  guard isSource || entry.shouldTranslate else { return nil }
  var compiler = MessageCompiler(key: key, language: language) { _ in nil }
  return compiler.message(of: entry, isSource: isSource)
}

extension StringCatalog {
  /// Returns the message of an entry in one language, as an image has it, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - entry: The entry, as the catalog has it or changed for a purpose.
  ///   - key: Its key.
  ///   - language: The language, as the catalog names it.
  /// - Returns: The message; `nil` if there is none, or none that can be shown.
  /// - Complexity: O(*n*) in the length of the entry.
  package func compiledMessage(
    of entry: Entry,
    forKey key: String,
    language: String
  ) -> Parsed<MessageTree?> {
    var compiler = MessageCompiler(key: key, language: language) { fields in
      nearestPlace(of: key, fields: fields)
    }
    let message = compiler.message(of: entry, isSource: language == sourceLanguage)
    return Parsed(message, diagnostics: compiler.diagnostics)
  }
}
