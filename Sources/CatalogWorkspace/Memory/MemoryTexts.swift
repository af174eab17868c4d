package import CatalogExchange
package import Diagnostics
package import FileFormats
import ICU
package import StringCatalog

/// Translations of one source language, in the form of TMX files.
///
/// There is one unit for each source text. A further unit with the same source text has other
/// translations, and names its keys.
package struct MemoryTexts: Sendable {
  /// The source language.
  package let sourceLanguage: String
  /// The units in the order in which their source texts were added.
  package private(set) var units: [TMXUnit] = []
  /// Whether a translation or a context was added to the units of ``append(_:)``.
  package private(set) var isChanged = false
  /// The number of translations that were skipped, because their source text has many others.
  package private(set) var skippedCount = 0
  /// The positions of the units of each source text.
  private var positions: [ExactString: [Int]] = [:]
  /// The number of bytes of the texts of each unit.
  private var sizes: [Int] = []
  private var contexts: Set<UnitContext> = []

  /// A context of the unit at a position.
  private struct UnitContext: Hashable {
    let position: Int
    let context: ExactString

    init(_ position: Int, _ context: String) {
      self.position = position
      self.context = ExactString(context)
    }
  }

  /// The maximum number of units with the same source text.
  package static let alternativeLimit = 1_000

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
  /// If no unit of the text has them all, they are added to the first one that has no other
  /// translation in the same language, or to a new one.
  ///
  /// - Parameters:
  ///   - source: The source text.
  ///   - texts: Its translations.
  ///   - context: The key or the identifier of the string; `nil` if there is none.
  ///   - file: The path of its catalog; `nil` if there is none.
  ///   - notes: The notes of a new unit.
  /// - Returns: The number of translations that the collection did not have.
  @discardableResult package mutating func add(
    _ source: String,
    _ texts: [TMXUnit.Variant],
    context: String?,
    file: String?,
    notes: [String] = []
  ) -> Int {
    let all = positions[ExactString(source)] ?? []
    let others = all.prefix(Self.alternativeLimit)
    let complete = others.filter { position in texts.allSatisfy(units[position].has) }
    if isKnown(context, at: complete) { return 0 }
    let newCount = texts.count { text in !others.contains { units[$0].has(text) } }
    if newCount == 0, context == nil { return 0 }
    let position = (complete + others.filter { units[$0].agrees(with: texts) })
      .first { hasRoom(for: texts, context, at: $0) }
    if let position {
      add(texts, context: context, at: position)
      return newCount
    }
    guard all.count < Self.alternativeLimit else {
      skippedCount += newCount
      return 0
    }
    var properties = context.map { [TMXUnit.Property(TMXUnit.contextType, $0)] } ?? []
    if !others.isEmpty, let context, let file {
      properties += [
        TMXUnit.Property(Self.fileType, file), TMXUnit.Property(Self.keyType, context),
      ]
    }
    let unit = TMXUnit(
      properties: properties,
      notes: notes,
      variants: [TMXUnit.Variant(language: sourceLanguage, text: source)] + texts
    )
    append(unit, withSource: source)
    isChanged = true
    return newCount
  }

  /// Returns whether one of several units with the same translations has a context.
  private func isKnown(_ context: String?, at positions: [Int]) -> Bool {
    guard let context else { return !positions.isEmpty }
    return positions.contains { contexts.contains(UnitContext($0, context)) }
  }

  /// Adds the translations and the context that a unit does not have.
  private mutating func add(_ texts: [TMXUnit.Variant], context: String?, at position: Int) {
    let known = Set(units[position].variants.map(\.language))
    let new = texts.filter { !known.contains($0.language) }
    units[position].variants += new
    sizes[position] += new.reduce(0) { $0 + $1.size }
    if let context, contexts.insert(UnitContext(position, context)).inserted {
      units[position].properties.append(TMXUnit.Property(TMXUnit.contextType, context))
      sizes[position] += context.utf8.count
    }
    isChanged = true
  }

  /// Returns whether a unit that gets some translations and a context can still be read.
  private func hasRoom(for texts: [TMXUnit.Variant], _ context: String?, at position: Int) -> Bool {
    let added = texts.reduce(context?.utf8.count ?? 0) { $0 + $1.size }
    return sizes[position] + added <= TMXReader.greatestUnitLength
  }

  /// Adds a unit of the file that the collection extends, without any change.
  package mutating func append(_ unit: TMXUnit) {
    let source = unit.source(in: sourceLanguage)
    var unit = unit
    let language = unit.sourceLanguage ?? TMXUnit.anyLanguage
    unit.sourceLanguage = language == sourceLanguage ? nil : language
    append(unit, withSource: source?.text)
  }

  private mutating func append(_ unit: TMXUnit, withSource source: String?) {
    if let source { positions[ExactString(source), default: []].append(units.count) }
    for context in unit.contexts { contexts.insert(UnitContext(units.count, context)) }
    sizes.append(unit.size)
    units.append(unit)
  }

  /// Adds a unit of a file, if it has a text in the source language and a translation.
  ///
  /// - Returns: The number of translations that the collection did not have.
  @discardableResult package mutating func add(_ unit: TMXUnit) -> Int {
    guard let source = unit.source(in: sourceLanguage) else { return 0 }
    let texts = unit.variants.filter { variant in
      variant.language != source.language && variant.language != sourceLanguage
        && !variant.text.isEmpty
    }
    guard !texts.isEmpty else { return 0 }
    let contexts = unit.contexts
    return (contexts.isEmpty ? [nil] : contexts.map(Optional.some))
      .reduce(0) { $0 + add(source.text, texts, context: $1, file: nil, notes: unit.notes) }
  }

  /// The number of translations.
  package var count: Int { units.reduce(0) { $0 + $1.variants.count - 1 } }

  /// Returns the file in TMX 1.4b.
  ///
  /// - Parameters:
  ///   - version: The version of the program, which the file names.
  ///   - codes: The codes of languages in the file.
  /// - Returns: The content, and the problems: texts that cannot be written, and languages that have
  ///   the same code.
  package func printed(
    version: String,
    codes: LanguageCodes = LanguageCodes()
  ) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    var printer = TMXPrinter(
      sourceLanguage: codes.code(of: sourceLanguage),
      tool: "xcstrings",
      toolVersion: version
    )
    for unit in units { printer.print(unit.replacingLanguages(codes.code(of:))) }
    let languages = Set(units.flatMap(\.variants).map(\.language)).union([sourceLanguage])
    return (printer.finish(), codes.problems(of: languages.sorted()) + printer.diagnostics)
  }
}

extension TMXUnit {
  /// Returns the unit with other names of the languages.
  func replacingLanguages(_ name: (String) -> String) -> TMXUnit {
    var unit = self
    unit.sourceLanguage = sourceLanguage.map(name)
    for index in variants.indices { unit.variants[index].language = name(variants[index].language) }
    return unit
  }

  /// Returns whether the unit has a text in the same language.
  fileprivate func has(_ text: Variant) -> Bool {
    variants.contains {
      $0.language == text.language && ExactString($0.text) == ExactString(text.text)
    }
  }

  /// Returns whether no text is another translation than that of the unit in the same language.
  fileprivate func agrees(with texts: [Variant]) -> Bool {
    texts.allSatisfy { text in
      has(text) || !variants.contains { $0.language == text.language }
    }
  }

  /// Returns the source text, if it is in a language; `nil` if the unit has none.
  func source(in language: String) -> Variant? {
    guard let source = text(in: sourceLanguage ?? language),
      source.language == language || MemoryLanguage(source.language).matches(language)
    else { return nil }
    return source
  }

  /// Returns the text in a language: that with the same tag, or another one of the same language.
  package func text(in language: String) -> Variant? {
    // The spelling is the same in most files.
    variants.first { $0.language == language }
      ?? variants.first { MemoryLanguage($0.language).tag == MemoryLanguage(language).tag }
      ?? variants.first { MemoryLanguage($0.language).matches(language) }
  }

  /// The number of bytes of the texts, which TMX limits.
  fileprivate var size: Int {
    properties.reduce(0) { $0 + $1.text.utf8.count } + notes.reduce(0) { $0 + $1.utf8.count }
      + variants.reduce(0) { $0 + $1.size }
  }
}

extension TMXUnit.Variant {
  /// The number of bytes of the texts.
  fileprivate var size: Int {
    properties.reduce(text.utf8.count) { $0 + $1.text.utf8.count }
  }
}

/// A language of a translation memory, whose tags other programs write in several ways.
struct MemoryLanguage: Hashable {
  /// The tag in its usual form: `es-MX` for `ES_mx`.
  let tag: String

  init(_ text: String) {
    tag = (try? LocaleData.languageTag(of: text.replacingScalars("-", with: "_"))) ?? text
  }

  /// Returns whether texts of the language can be used for another one.
  ///
  /// A text in Spanish can be used for every region, and one of a region for Spanish without region.
  func matches(_ other: String) -> Bool {
    let other = MemoryLanguage(other).tag
    return tag == other || tag.hasPrefix(other + "-") || other.hasPrefix(tag + "-")
  }
}
