import CatalogExchange
package import FileFormats
import ICU
package import StringCatalog
package import TranslationMemory

/// Translations of one source language, in the form of TMX files.
///
/// There is one unit for each source text. A further unit with the same source text has other
/// translations, and names its keys.
package struct MemoryTexts: Sendable {
  /// The source language.
  package let sourceLanguage: String
  /// The units in the order in which their source texts were added.
  package private(set) var units: [TMXUnit] = []
  /// The positions of the units of each source text.
  private var positions: [ExactString: [Int]] = [:]

  /// Creates an empty collection.
  package init(sourceLanguage: String) {
    self.sourceLanguage = sourceLanguage
  }

  /// The properties of a unit that OmegaT takes as an alternative translation.
  private static let fileType = "file"
  private static let keyType = "id"
  /// The property of a text that a machine made.
  static let stateType = "x-state"

  /// Adds the finished translations of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog; its source language must be that of the collection.
  ///   - path: The path of the catalog, for programs that show it.
  ///   - languages: The target languages.
  ///   - isIncluded: Returns whether the texts of a key are included.
  package mutating func add(
    _ catalog: StringCatalog,
    at path: String,
    in languages: [String],
    where isIncluded: (_ key: String, StringCatalog.Entry) -> Bool = { _, _ in true }
  ) {
    var variants: [ExactString: (source: String, texts: [TMXUnit.Variant])] = [:]
    var order: [ExactString] = []
    for language in languages {
      for text in catalog.translatedTexts(in: language, where: isIncluded) {
        let context = ExactString(text.id.text)
        let state = StringCatalog.TranslationState.machineTranslated.rawValue
        let variant = TMXUnit.Variant(
          language: language,
          text: text.target,
          properties: text.isMachine ? [TMXUnit.Property(Self.stateType, state)] : []
        )
        if variants[context] == nil { order.append(context) }
        variants[context, default: (text.source, [])].texts.append(variant)
      }
    }
    for context in order {
      guard let (source, texts) = variants[context] else { continue }
      add(source, texts, context: context.string, file: path)
    }
  }

  /// Adds the translations of a source text.
  ///
  /// - Parameters:
  ///   - source: The source text.
  ///   - texts: Its translations.
  ///   - context: The key or the identifier of the string; `nil` if there is none.
  ///   - file: The path of its catalog; `nil` if there is none.
  /// - Returns: The number of translations that the collection did not have.
  @discardableResult package mutating func add(
    _ source: String,
    _ texts: [TMXUnit.Variant],
    context: String?,
    file: String?
  ) -> Int {
    let others = positions[ExactString(source)] ?? []
    let property = context.map { TMXUnit.Property(TMXUnit.contextType, $0) }
    if let position = others.first(where: { units[$0].agrees(with: texts) }) {
      let known = Set(units[position].variants.map(\.language))
      let new = texts.filter { !known.contains($0.language) }
      units[position].variants += new
      if let property, !units[position].contexts.contains(property.text) {
        units[position].properties.append(property)
      }
      return new.count
    }
    var properties = property.map { [$0] } ?? []
    if !others.isEmpty, let context, let file {
      properties += [
        TMXUnit.Property(Self.fileType, file), TMXUnit.Property(Self.keyType, context),
      ]
    }
    positions[ExactString(source), default: []].append(units.count)
    units.append(
      TMXUnit(
        properties: properties,
        variants: [TMXUnit.Variant(language: sourceLanguage, text: source)] + texts
      )
    )
    return texts.count
  }

  /// Adds a unit of the file that the collection extends, without any change.
  package mutating func append(_ unit: TMXUnit) {
    if let source = unit.text(in: unit.sourceLanguage ?? sourceLanguage),
      MemoryLanguage(source.language).matches(sourceLanguage)
    {
      positions[ExactString(source.text), default: []].append(units.count)
    }
    var unit = unit
    let language = unit.sourceLanguage ?? TMXUnit.anyLanguage
    unit.sourceLanguage = language == sourceLanguage ? nil : language
    units.append(unit)
  }

  /// Adds a unit of a file, if it has a text in the source language.
  ///
  /// - Returns: The number of translations that the collection did not have.
  @discardableResult package mutating func add(_ unit: TMXUnit) -> Int {
    guard let source = unit.text(in: unit.sourceLanguage ?? sourceLanguage),
      MemoryLanguage(source.language).matches(sourceLanguage)
    else { return 0 }
    let texts = unit.variants.filter { $0 != source && !$0.text.isEmpty }
    let contexts = unit.contexts
    return (contexts.isEmpty ? [nil] : contexts.map(Optional.some))
      .reduce(0) { $0 + add(source.text, texts, context: $1, file: nil) }
  }

  /// The number of translations.
  package var count: Int { units.reduce(0) { $0 + $1.variants.count - 1 } }

  /// Returns the file in TMX 1.4b.
  package func printed(version: String) -> (bytes: [UInt8], printer: TMXPrinter) {
    var printer = TMXPrinter(
      sourceLanguage: sourceLanguage,
      tool: "xcstrings",
      toolVersion: version
    )
    for unit in units { printer.print(unit) }
    return (printer.finish(), printer)
  }
}

extension TMXUnit {
  /// Returns whether no text differs from the one of the unit in the same language.
  fileprivate func agrees(with texts: [Variant]) -> Bool {
    texts.allSatisfy { text in
      variants.first { $0.language == text.language }
        .map { ExactString($0.text) == ExactString(text.text) } ?? true
    }
  }

  /// Returns the text in a language: that with the same tag, or another one of the same language.
  package func text(in language: String) -> Variant? {
    variants.first { MemoryLanguage($0.language).tag == MemoryLanguage(language).tag }
      ?? variants.first { MemoryLanguage($0.language).matches(language) }
  }
}

/// A language of a translation memory, whose tags other programs write in several ways.
struct MemoryLanguage: Hashable {
  /// The tag in its usual form: `es-MX` for `ES_mx`.
  let tag: String

  init(_ text: String) {
    tag = (try? LocaleData.languageTag(of: text.replacing("-", with: "_"))) ?? text
  }

  /// Returns whether texts of the language can be used for another one.
  ///
  /// A text in Spanish can be used for every region, and one of a region for Spanish without region.
  func matches(_ other: String) -> Bool {
    let other = MemoryLanguage(other).tag
    return tag == other || tag.hasPrefix(other + "-") || other.hasPrefix(tag + "-")
  }
}
