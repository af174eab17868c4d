import CatalogValidation
import Diagnostics
import ICU
import JSONSyntax
import OrderedCollections
package import StringCatalog

/// The comparison of a catalog before and after a round trip through a translation service.
///
/// It separates the texts that were translated from everything else that the service changed.
///
/// ```swift
/// let comparison = ServiceComparison(before: sent, after: received)
/// for change in comparison.changes { print(change.kind.rawValue, change.path) }
/// let bytes = comparison.catalog.printed()  // the sent catalog with the new texts
/// ```
package struct ServiceComparison {
  /// The changes besides translated texts, in the order of ``ServiceChange/Kind``.
  package private(set) var changes: [ServiceChange] = []
  /// The translated texts.
  package private(set) var texts: [ServiceText] = []
  /// The catalog before the round trip, with the translated texts.
  package private(set) var catalog: StringCatalog

  /// Compares two versions of a catalog.
  ///
  /// - Parameters:
  ///   - old: The catalog that the service received.
  ///   - new: The catalog that the service returned.
  ///   - languages: The languages to compare; `nil` for all, and for parts without a language.
  /// - Complexity: O(*n*), where *n* is the length of both. Entries with the same bytes are not
  ///   decoded.
  package init(
    before old: StringCatalog,
    after new: StringCatalog,
    languages: Set<String>? = nil
  ) {
    catalog = old
    let removed = Self.languagesWithText(in: old).subtracting(new.localizedLanguages)
    var removedCounts: [String: Int] = [:]
    let difference = new.difference(from: old)
    for group in difference.changes.chunked(by: { $0.path.key }) {
      guard let key = group.first?.path.key else {
        changes += group.map { ServiceChange($0, .fieldChanged) }
        continue
      }
      var entry = EntryComparison(
        of: key,
        from: old,
        to: new,
        removedLanguages: removed,
        languages: languages
      )
      entry.compare(group)
      changes += entry.changes
      texts += entry.texts
      for language in entry.affectedRemovedLanguages { removedCounts[language, default: 0] += 1 }
    }
    for (language, count) in removedCounts.sorted(by: { $0.key < $1.key }) {
      changes.append(
        ServiceChange(
          .languageRemoved,
          at: CatalogPath(key: nil),
          language: language,
          old: .string(language),
          count: count
        )
      )
    }
    addNotation(new.notationDifference(from: old))
    if let languages {
      changes.removeAll { change in !(change.language.map(languages.contains) ?? false) }
    }
    takeTexts()
    changes = Self.ordered(changes)
  }

  private static func languagesWithText(in catalog: StringCatalog) -> Set<String> {
    catalog.localizedLanguages.subtracting([catalog.sourceLanguage])
  }

  /// Returns the changes in the order of their kinds, and otherwise in their order.
  private static func ordered(_ changes: [ServiceChange]) -> [ServiceChange] {
    let groups = Dictionary(grouping: changes, by: \.kind)
    return ServiceChange.Kind.allCases.flatMap { groups[$0] ?? [] }
  }

  private mutating func addNotation(_ difference: NotationDifference) {
    func add(_ kind: ServiceChange.Kind, _ keys: [String]) {
      changes += keys.map { ServiceChange(kind, at: CatalogPath(key: $0)) }
    }
    let file = CatalogPath(key: nil)
    if difference.isReordered { changes.append(ServiceChange(.keyOrderChanged, at: file)) }
    add(.fieldOrderChanged, difference.keysWithOtherFieldOrder)
    add(.jsonEscapesChanged, difference.keysWithOtherEscapes)
    if difference.hasOtherLayout {
      let count = max(1, difference.keysWithOtherLayout.count)
      changes.append(ServiceChange(.layoutChanged, at: file, count: count))
    } else {
      add(.layoutChanged, difference.keysWithOtherLayout)
    }
  }
}

extension ServiceComparison {
  /// Sets the texts in the old catalog, without those whose placeholders would be incorrect there.
  private mutating func takeTexts() {
    let old = catalog
    for text in texts { text.apply(to: &catalog) }
    let broken = BrokenTexts(texts, in: catalog)
    guard !broken.indexes.isEmpty else { return }
    catalog = old
    var taken: [ServiceText] = []
    for (index, text) in texts.enumerated() {
      if broken.indexes.contains(index) {
        changes.append(
          ServiceChange(
            .placeholdersBroken,
            at: text.path,
            language: text.language,
            old: text.oldValue,
            new: text.newValue
          )
        )
      } else {
        text.apply(to: &catalog)
        taken.append(text)
      }
    }
    texts = taken
  }
}

/// The texts with incorrect placeholders, according to the rules that `import` applies.
private struct BrokenTexts {
  private(set) var indexes: Set<Int> = []

  init(_ texts: [ServiceText], in catalog: StringCatalog) {
    for (language, group) in Dictionary(grouping: texts.indices, by: { texts[$0].language }) {
      var owners: [[ExactString]: Int] = [:]
      var changes: [ImportOutcome.Change] = []
      for index in group {
        for change in texts[index].importedChanges {
          changes.append(change)
          owners[([change.id.key] + change.id.variant.pathNames).exact] = index
        }
      }
      for problem in ImportCheck(of: changes, language, catalog).problems
      where problem.id != EmptyTranslationRule.id {
        let path = problem.path.prefix(1) + problem.path.dropFirst(2)
        if let index = owners[path.exact] { indexes.insert(index) }
      }
    }
  }
}

extension ServiceChange {
  /// Creates a change of a part with its values.
  init(_ change: CatalogDifference.Change, _ kind: Kind) {
    self.init(kind, at: change.path, old: change.old, new: change.new)
  }
}

extension Array {
  /// The elements in runs with the same value of a property.
  fileprivate func chunked<Value: Equatable>(by value: (Element) -> Value) -> [ArraySlice<Element>]
  {
    var chunks: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices where index > start && value(self[index]) != value(self[start]) {
      chunks.append(self[start..<index])
      start = index
    }
    if start < endIndex { chunks.append(self[start...]) }
    return chunks
  }
}
