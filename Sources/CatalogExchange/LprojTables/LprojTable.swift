import CatalogValidation
package import Diagnostics
package import FileFormats
import OrderedCollections
package import StringCatalog

/// One table of a bundle in one language: the content of its `.lproj` folder.
package struct LprojTable: Hashable, Sendable {
  /// The language.
  package var language: String
  /// The strings without variants: the file `.strings`.
  package var strings: StringsTable
  /// The strings with variants: the file `.stringsdict`.
  package var dictionary: StringsDictionary

  /// Creates a table.
  package init(
    language: String,
    strings: StringsTable = StringsTable(),
    dictionary: StringsDictionary = StringsDictionary()
  ) {
    self.language = language
    self.strings = strings
    self.dictionary = dictionary
  }
}

// MARK: - Bundle tables

extension StringCatalog {
  /// Compiles a catalog to the tables of a bundle, one for each language with strings.
  ///
  /// The result is the same as in Xcode:
  /// - Strings in any state are compiled, including empty ones. The exception is an extracted entry
  ///   whose strings are all `new`; the runtime uses the default value from the code.
  /// - A manually added key without a string is its own string. It is compiled in the source
  ///   language, and in a language without the string if the source string has variants.
  /// - An entry that is excluded from translation is compiled only in the source language.
  /// - The string for all other devices is compiled to the strings without variants.
  ///
  /// The texts of a storyboard, XIB or `Info.plist` are extracted, too. In the source language, they are
  /// compiled only if someone has edited them.
  ///
  /// - Parameter options: The content and the format of the tables.
  /// - Returns: The tables by language, with diagnostics. Strings with an error are missing in the
  ///   tables.
  /// - Complexity: O(*n*), where *n* is the size of the catalog.
  package func bundleTables(_ options: BundleOptions = BundleOptions()) -> ParseResult<[LprojTable]>
  {
    var tables = CompiledTables(format: options.format)
    var diagnostics: [Diagnostic] = []
    var unfinished: [String: Int] = [:]
    let languages = languages(options.languages)
    for (key, entry) in entries {
      for language in languages {
        var compiler = EntryCompiler(
          key: key,
          entry: entry,
          language: language,
          catalog: self,
          options: options
        )
        let text = compiler.text()
        tables.add(text, forKey: key, language: language)
        diagnostics += compiler.diagnostics
        if compiler.isUnfinished { unfinished[language, default: 0] += 1 }
      }
    }
    let kind = CatalogKind(of: self)
    // The source texts of documents and property lists are usually unfinished in catalogs.
    if kind != .code { unfinished[sourceLanguage] = nil }
    if !unfinished.isEmpty { diagnostics.append(.unfinishedLeftOut(unfinished, kind)) }
    return ParseResult(tables.filled, diagnostics: diagnostics)
  }

  /// Returns the selected languages of the catalog, beginning with the source language.
  private func languages(_ wanted: Set<String>?) -> [String] {
    var found: Set<String> = []
    for (_, entry) in entries { found.formUnion(entry.localizations.keys) }
    found.remove(sourceLanguage)
    return ([sourceLanguage] + found.sorted()).filter { wanted?.contains($0) ?? true }
  }
}

extension Diagnostic {
  fileprivate static func unfinishedLeftOut(
    _ counts: [String: Int],
    _ kind: CatalogKind
  ) -> Diagnostic {
    Diagnostic(
      .unfinishedLeftOut(counts.values.reduce(0, +), in: counts.keys.sorted(), kind),
      .note
    )
  }
}

/// The content and the format of bundle tables.
package struct BundleOptions: Hashable, Sendable {
  /// The languages; `nil` for all languages of the catalog.
  package var languages: Set<String>?
  /// The files of a table.
  package var format: Format
  /// Whether to include unfinished strings with a default value in the code.
  package var includesUnfinished: Bool

  /// The files of a table.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// Strings with variants in one file, and strings without variants in another.
    case stringsAndStringsdict
    /// All strings in one file.
    case stringsdictOnly
  }

  /// Creates options; the defaults are those of Xcode.
  package init(
    languages: Set<String>? = nil,
    format: Format = .stringsAndStringsdict,
    includesUnfinished: Bool = false
  ) {
    self.languages = languages
    self.format = format
    self.includesUnfinished = includesUnfinished
  }
}

/// The tables of a catalog during compilation.
struct CompiledTables {
  /// The files of the tables.
  let format: BundleOptions.Format
  private var tables: OrderedDictionary<String, LprojTable> = [:]

  /// Creates tables without strings.
  init(format: BundleOptions.Format) {
    self.format = format
  }

  /// The tables with strings, by language.
  var filled: [LprojTable] {
    tables.values.sorted { $0.language < $1.language }
  }

  /// Adds the strings of a key in a language.
  mutating func add(_ text: BundledText, forKey key: String, language: String) {
    guard !text.isEmpty else { return }
    var table = tables[language] ?? LprojTable(language: language)
    switch format {
    case .stringsAndStringsdict:
      table.strings.entries += text.strings.map { StringsTable.Entry($0.value, forKey: $0.key) }
    case .stringsdictOnly:
      table.dictionary.entries += text.strings.map { .init(.text($0.value), forKey: $0.key) }
    }
    if let rule = text.rule { table.dictionary.entries.append(.init(rule, forKey: key)) }
    tables[language] = table
  }
}

/// The strings of a key in one language.
struct BundledText {
  /// The strings without variants, by key.
  var strings: OrderedDictionary<String, String> = [:]
  /// The rule of a string with variants.
  var rule: StringsDictionary.Rule?

  /// Whether there are no strings.
  var isEmpty: Bool {
    strings.isEmpty && rule == nil
  }
}

// MARK: - Bundle tables

extension Diagnostic.Message {
  /// A plural form has further variants, which a bundle cannot contain: an error.
  package static func pluralFormVaries(_ category: String) -> Self {
    Self(
      "plural-form-varies",
      "the plural form \(quoted: category) has variants, which .stringsdict files cannot represent"
    )
  }

  /// A substitution has device variants, which a bundle cannot contain: an error.
  package static func substitutionDevice(_ name: String) -> Self {
    Self(
      "substitution-device",
      "the substitution \(quoted: name) varies by device, which .stringsdict files cannot represent; vary the whole text instead, or choose a device"
    )
  }

  /// The string for all other devices has variants: a warning, because Xcode rejects it.
  package static let deviceFallbackVaries = Self(
    "device-fallback-varies",
    "the text for all other devices has variants, which Xcode does not accept"
  )

  /// A string has no variant for the requested device or for all others: a warning.
  package static func deviceTextMissing(_ device: String) -> Self {
    Self(
      "device-text-missing",
      "there is no text for the device \(quoted: device) or for all other devices"
    )
  }

  /// No plural form contains the number: a warning, because Xcode rejects it.
  package static let pluralNumberHidden = Self(
    "plural-number-hidden",
    "no form of the plural shows its number, which Xcode does not accept; use separate keys for singular and plural"
  )

  /// A plural lacks the form `other`, which every language needs: a warning.
  package static let pluralOtherMissing = Self(
    "plural-other-missing",
    "the plural has no form 'other', which every language needs"
  )

  /// A language has more phrases than the source language: a warning.
  ///
  /// The phrases of the source language are the keys in a bundle.
  package static func phrasesNotCompiled(_ count: Int) -> Self {
    Self(
      "phrases-left-out",
      "\(count) phrases are skipped, because the source language has no phrases at their positions",
      one: "\(count) phrase is skipped, because the source language has no phrase at its position"
    )
  }

  /// Unfinished strings are skipped, because the code or another file contains their default values:
  /// a note.
  fileprivate static func unfinishedLeftOut(
    _ count: Int,
    in languages: [String],
    _ kind: CatalogKind
  ) -> Self {
    switch kind {
    case .code, .appShortcuts: break
    case .interfaceBuilder:
      return Self(
        "unfinished-left-out",
        variant: "document",
        "\(count) unfinished texts were skipped in \(quoted: languages); programs show the texts of the storyboard or XIB",
        one:
          "\(count) unfinished text was skipped in \(quoted: languages); programs show the text of the storyboard or XIB"
      )
    case .informationPropertyList:
      return Self(
        "unfinished-left-out",
        variant: "property-list",
        "\(count) unfinished texts were skipped in \(quoted: languages); systems show the texts in Info.plist",
        one:
          "\(count) unfinished text was skipped in \(quoted: languages); systems show the text in Info.plist"
      )
    }
    return Self(
      "unfinished-left-out",
      "\(count) unfinished texts were skipped in \(quoted: languages); programs show the texts from the code",
      one:
        "\(count) unfinished text was skipped in \(quoted: languages); programs show the text from the code"
    )
  }
}
