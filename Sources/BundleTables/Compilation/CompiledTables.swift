import OrderedCollections
import StringsFiles

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
  mutating func add(_ text: CompiledText, forKey key: String, language: String) {
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
struct CompiledText {
  /// The texts that do not vary, by key.
  var strings: OrderedDictionary<String, String> = [:]
  /// What makes the text if it varies.
  var rule: StringsDictionary.Rule?

  /// Whether there is nothing.
  var isEmpty: Bool {
    strings.isEmpty && rule == nil
  }
}
