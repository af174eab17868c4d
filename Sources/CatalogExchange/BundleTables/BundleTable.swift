package import Diagnostics
package import FileFormats
import OrderedCollections
package import StringCatalog

/// One table of a bundle in one language: what stands in the `.lproj` folder of the language.
package struct BundleTable: Hashable, Sendable {
  /// The language.
  package var language: String
  /// The texts that do not vary: the file `.strings`.
  package var strings: StringsTable
  /// The texts that vary: the file `.stringsdict`.
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
  /// Compiles a catalog to the tables of a bundle, one for each language that has texts.
  ///
  /// What is built is what Xcode builds:
  /// - A text counts whatever its state, even an empty one. Only what the code gives and nobody has
  ///   finished, an entry that was extracted and whose texts are all `new`, is left to the code.
  /// - A key without a text is built if it was added by hand, as its own text: in the source language, and
  ///   in a language that lacks the text while it varies in the source language.
  /// - What is not to be translated has a text in the source language alone.
  /// - The text for all other devices stands among those that do not vary.
  ///
  /// - Parameter options: What is built, and how.
  /// - Returns: The tables by language, and what is wrong with the texts. The tables lack a text that has an
  ///   error.
  /// - Complexity: O(*n*), where *n* is the size of the catalog.
  package func bundleTables(_ options: BundleOptions = BundleOptions()) -> Parsed<[BundleTable]> {
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
    if !unfinished.isEmpty { diagnostics.append(.unfinishedLeftOut(unfinished)) }
    return Parsed(tables.filled, diagnostics: diagnostics)
  }

  /// Returns the languages that the catalog has, the source language first, as far as they are wanted.
  private func languages(_ wanted: Set<String>?) -> [String] {
    var found: Set<String> = []
    for (_, entry) in entries { found.formUnion(entry.localizations.keys) }
    found.remove(sourceLanguage)
    return ([sourceLanguage] + found.sorted()).filter { wanted?.contains($0) ?? true }
  }
}

extension Diagnostic {
  fileprivate static func unfinishedLeftOut(_ counts: [String: Int]) -> Diagnostic {
    Diagnostic(
      .unfinishedLeftOut(counts.values.reduce(0, +), in: counts.keys.sorted()),
      .note
    )
  }
}

/// What of a catalog goes to the tables of a bundle, and how.
package struct BundleOptions: Hashable, Sendable {
  /// The languages; `nil` for all that the catalog has.
  package var languages: Set<String>?
  /// Which files there are.
  package var format: Format
  /// Whether texts go along that the code gives and nobody has finished yet.
  package var includesUnfinished: Bool

  /// Which files a table has.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// The texts that vary in one file and those that do not in another.
    case stringsAndStringsdict
    /// All texts in one file.
    case stringsdictOnly
  }

  /// Creates options; without arguments, those of Xcode.
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

/// The tables of a catalog while they are filled.
struct CompiledTables {
  /// Which files the tables have.
  let format: BundleOptions.Format
  private var tables: OrderedDictionary<String, BundleTable> = [:]

  /// Creates tables without texts.
  init(format: BundleOptions.Format) {
    self.format = format
  }

  /// The tables that have texts, by language.
  var filled: [BundleTable] {
    tables.values.sorted { $0.language < $1.language }
  }

  /// Adds what a key has in a language.
  mutating func add(_ text: BundledText, forKey key: String, language: String) {
    guard !text.isEmpty else { return }
    var table = tables[language] ?? BundleTable(language: language)
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

/// What a key has in one language.
struct BundledText {
  /// The texts that do not vary, by key.
  var strings: OrderedDictionary<String, String> = [:]
  /// What makes the text if it varies.
  var rule: StringsDictionary.Rule?

  /// Whether there is nothing.
  var isEmpty: Bool {
    strings.isEmpty && rule == nil
  }
}

// MARK: - Bundle tables

extension Diagnostic.Message {
  /// A form of a plural varies further, which no bundle can hold: an error.
  package static func pluralFormVaries(_ category: String) -> Self {
    Self(
      "plural-form-varies",
      "the plural form \(quoted: category) varies further, which .stringsdict files cannot express"
    )
  }

  /// A substitution varies with the device, which no bundle can hold: an error.
  package static func substitutionDevice(_ name: String) -> Self {
    Self(
      "substitution-device",
      "the substitution \(quoted: name) varies by device, which .stringsdict files cannot express; let the whole text vary, or choose a device"
    )
  }

  /// The text for all other devices varies: a warning, for Xcode refuses it.
  package static let deviceFallbackVaries = Self(
    "device-fallback-varies",
    "the text for all other devices varies, which Xcode refuses to build"
  )

  /// A text has nothing for the device that is asked for, and nothing for all others: a warning.
  package static func deviceTextMissing(_ device: String) -> Self {
    Self(
      "device-text-missing",
      "there is no text for the device \(quoted: device), and none for all others"
    )
  }

  /// No form of a plural shows its number: a warning, for Xcode refuses it.
  package static let pluralNumberHidden = Self(
    "plural-number-hidden",
    "no form of the plural shows its number, which Xcode refuses to build; use separate keys for one and for more"
  )

  /// A plural has no form `other`, which every language needs: a warning.
  package static let pluralOtherMissing = Self(
    "plural-other-missing",
    "the plural has no form 'other', which every language needs"
  )

  /// A language has more phrases than the source language, after which a bundle names them: a
  /// warning.
  package static func phrasesNotCompiled(_ count: Int) -> Self {
    Self(
      "phrases-left-out",
      "\(count) phrases are left out: each needs one of the source language at its place",
      one: "\(count) phrase is left out: it needs one of the source language at its place"
    )
  }

  /// Texts that nobody has finished are left out, and the code gives them: a note.
  package static func unfinishedLeftOut(_ count: Int, in languages: [String]) -> Self {
    Self(
      "unfinished-left-out",
      "\(count) unfinished texts were left out in \(quoted: languages); programs show the text in the code",
      one:
        "\(count) unfinished text was left out in \(quoted: languages); programs show the text in the code"
    )
  }
}
