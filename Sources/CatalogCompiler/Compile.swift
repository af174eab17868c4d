package import CompiledCatalog
package import Diagnostics
import FormatString
import OrderedCollections
package import StringCatalog

/// Compiles catalogs to one image.
///
/// The image contains no fallbacks for missing translations; the reader decides about them. Every
/// string that is not empty is compiled, whatever its state. In the source language, the key is the
/// string of an entry without one. Only if the code gives a default value that was not approved in
/// the catalog, the image leaves the string to the code.
///
/// ```swift
/// let compiled = try compile([CatalogTable("Library", catalog)])
/// let messages = try CompiledCatalog(image: compiled.value)
/// ```
///
/// - Parameters:
///   - tables: The catalogs.
///   - sourceLanguage: The source language of the image; `nil` for that of the first catalog.
///   - languages: The languages to compile in addition to the source languages; `nil` for all.
/// - Returns: The image and the problems of the catalogs. The image is usable even after errors: it
///   lacks the affected messages.
/// - Throws: `tooLarge` if the messages do not fit into an image.
/// - Complexity: O(*n* log *n*), where *n* is the number of strings.
package func compile(
  _ tables: [CatalogTable],
  sourceLanguage: String? = nil,
  languages: Set<String>? = nil
) throws(CompiledCatalogError) -> ParseResult<[UInt8]> {
  let source = sourceLanguage ?? tables.first?.catalog.sourceLanguage ?? "en"
  var builder = CompiledCatalog.Builder(sourceLanguage: source)
  var diagnostics: [Diagnostic] = []
  for table in tables {
    diagnostics += add(table, languages: languages, to: &builder)
  }
  return ParseResult(try builder.image(), diagnostics: diagnostics)
}

/// Adds the messages of a table to an image, and returns their problems.
private func add(
  _ table: CatalogTable,
  languages: Set<String>?,
  to builder: inout CompiledCatalog.Builder
) -> [Diagnostic] {
  let catalog = table.catalog
  // Languages that are not wanted are not read, which saves time.
  let read = languages?.union([catalog.sourceLanguage])
  return catalog.entries(inLanguages: read)
    .flatMap { key, entry in add(entry, forKey: key, of: table, to: &builder) }
}

private func add(
  _ entry: StringCatalog.Entry,
  forKey key: String,
  of table: CatalogTable,
  to builder: inout CompiledCatalog.Builder
) -> [Diagnostic] {
  let source = table.catalog.sourceLanguage
  let translations = entry.shouldTranslate ? entry.localizations.keys.filter { $0 != source } : []
  var diagnostics: [Diagnostic] = []
  for language in [source] + translations {
    let message = table.catalog.compiledMessage(of: entry, forKey: key, language: language)
    diagnostics += message.diagnostics
    guard let message = message.value else { continue }
    builder.add(message, forKey: key, table: table.name, language: language)
  }
  return diagnostics
}

/// A catalog and the name of its table.
package struct CatalogTable: Sendable {
  /// The name of the table.
  package var name: String
  /// The catalog.
  package var catalog: StringCatalog

  /// Creates a table.
  package init(_ name: String, _ catalog: StringCatalog) {
    self.name = name
    self.catalog = catalog
  }
}

/// Returns the message of a key in one language, as ``compile(_:sourceLanguage:languages:)`` writes
/// it to an image.
///
/// - Parameters:
///   - key: The key.
///   - language: The language, as in the catalog.
///   - catalog: The catalog.
/// - Returns: The message; `nil` if there is none, or none that can be shown.
/// - Complexity: O(*n*) in the length of the entry.
package func message(
  forKey key: String,
  language: String,
  in catalog: StringCatalog
) -> MessageTree? {
  guard let entry = catalog[key, inLanguages: [language]] else { return nil }
  let isSource = language == catalog.sourceLanguage
  guard isSource || entry.shouldTranslate else { return nil }
  var compiler = MessageCompiler(key: key, language: language) { _ in nil }
  return compiler.message(of: entry, isSource: isSource)
}

extension StringCatalog {
  /// Returns the compiled message of an entry in one language, and its problems.
  ///
  /// - Parameters:
  ///   - entry: The entry, as in the catalog or modified.
  ///   - key: Its key.
  ///   - language: The language, as in the catalog.
  /// - Returns: The message; `nil` if there is none, or none that can be shown.
  /// - Complexity: O(*n*) in the length of the entry.
  package func compiledMessage(
    of entry: Entry,
    forKey key: String,
    language: String
  ) -> ParseResult<MessageTree?> {
    var compiler = MessageCompiler(key: key, language: language) { fields in
      nearestPlace(of: key, fields: fields)
    }
    let message = compiler.message(of: entry, isSource: language == sourceLanguage)
    return ParseResult(message, diagnostics: compiler.diagnostics)
  }
}

// MARK: - Locations

extension StringCatalog {
  /// Returns the location of nested fields in the entry of a key, or else of the innermost
  /// enclosing field in the file.
  package func nearestPlace(of key: String, fields: [String]) -> Location? {
    let text = location(of: key, path: fields + ["stringUnit", "value"])
    if !fields.isEmpty, let text { return text }
    return stride(from: fields.count, through: 0, by: -1).lazy
      .compactMap { location(of: key, path: Array(fields.prefix($0))) }
      .first
  }
}

// MARK: - Compiler

/// Problems of a catalog that was parsed. The paths lead from the key to the string.
extension Diagnostic.Message {
  /// A string contains `%#@name@`, but no substitution has that name: an error.
  package static func substitutionUndefined(_ name: String) -> Self {
    Self(
      "substitution-undefined",
      "the text uses the substitution \(quoted: name), which is not defined"
    )
  }

  /// No string contains `%#@name@` for a substitution: a warning.
  package static func substitutionUnused(_ name: String) -> Self {
    Self(
      "substitution-unused",
      "no text uses the substitution \(quoted: name); write %#@\(name)@ where it belongs"
    )
  }

  /// A substitution contains itself, directly or through another one: an error.
  package static func substitutionRecursive(_ name: String) -> Self {
    Self("substitution-recursive", "the substitution \(quoted: name) contains itself")
  }

  /// The format specifier of a substitution is not valid: an error.
  package static func substitutionSpecifier(_ name: String, specifier: String) -> Self {
    Self(
      "substitution-specifier",
      "the substitution \(quoted: name) has the unknown format specifier \(quoted: specifier)"
    )
  }

  /// A substitution depends on an argument that no format can have: an error.
  package static func substitutionArgument(_ name: String, argNum: Int) -> Self {
    let positions = FormatString.argumentPositions
    return Self(
      "substitution-argument",
      "the substitution \(quoted: name) uses argument \(String(argNum)), but arguments are numbered from \(String(positions.lowerBound)) to \(String(positions.upperBound))"
    )
  }

  /// A string contains several numbers, and its plural could depend on any of them: a warning.
  ///
  /// The first one is used.
  package static func pluralArgumentAmbiguous(positions: [String]) -> Self {
    Self(
      "plural-argument-ambiguous",
      "the plural could depend on any of the arguments \(quoted: positions); the first one is used"
    )
  }

  /// Neither the key nor a variant of the plural contains a number: a warning.
  ///
  /// The first argument is used.
  package static let pluralArgumentMissing = Self(
    "plural-argument-missing",
    "neither the key nor the plural shows a number; the first argument is used"
  )

  /// `%arg` is in a string that is not a variant: a warning.
  package static let argumentOutsideVariation = Self(
    "argument-outside-variation",
    "\(quoted: "%arg") is outside a substitution and is shown literally"
  )

  /// A string is next to variants that replace it: a warning.
  package static let unitBesideVariations = Self(
    "unit-beside-variations",
    "the text next to the variants is never shown"
  )

  /// Variants are nested too deeply to be compiled: an error.
  package static let messageTooDeep = Self("message-too-deep", "variants are nested too deeply")

  /// A message is too large, because its substitutions contain each other: an error.
  package static let messageTooLarge = Self(
    "message-too-large",
    "the substitutions make the text too long"
  )
}
