import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import StringCatalog

// MARK: - Repetitions

extension ReviewSession {
  /// Prints how many translations of the same source texts into the same language wait, too.
  mutating func printRepetitions(of item: ReviewItem, _ position: Int) {
    let count = repetitions(of: item, position).count
    if count > 0 { console.printWrapped(Texts.repetitions(count), style: .dim) }
  }

  /// Returns the translations of the same source texts into the same language that wait, too.
  private mutating func repetitions(of item: ReviewItem, _ position: Int) -> [Int] {
    let known = repetitions ?? allRepetitions()
    repetitions = known
    return (known[Self.identity(of: item)] ?? []).filter { $0 != position && !decided.contains($0) }
  }

  private func allRepetitions() -> [[String]: [Int]] {
    var positions: [[String]: [Int]] = [:]
    for (position, entry) in queue.entries.enumerated() {
      let catalog = files[entry.catalog].catalog
      guard
        let texts = catalog[entry.key, inLanguages: [catalog.sourceLanguage]]?
          .sourceTexts(key: entry.key, sourceLanguage: catalog.sourceLanguage)
      else { continue }
      positions[[entry.language] + texts.flatMap { [$0.key, $0.value] }, default: []]
        .append(position)
    }
    return positions.filter { $0.value.count > 1 }
  }

  private static func identity(of item: ReviewItem) -> [String] {
    [item.language] + item.sources.flatMap { [$0.variation, $0.value ?? item.key] }
  }

  /// Saves a finished string for the same source text in other places, if the user agrees.
  ///
  /// Strings that are finished are left out, as are those that have other errors there.
  ///
  /// - Returns: The end of the session, if the user interrupts it; otherwise `nil`.
  mutating func repeated(
    _ value: String,
    _ text: ReviewItem.Text,
    _ item: ReviewItem,
    _ position: Int
  ) throws -> Outcome? {
    var places: [(position: Int, item: ReviewItem, text: ReviewItem.Text)] = []
    for other in repetitions(of: item, position) {
      guard let found = try self.item(at: other),
        Self.identity(of: found) == Self.identity(of: item),
        let open = found.translations.first(where: { $0.variation == text.variation }),
        !open.isFinished
      else { continue }
      places.append((other, found, open))
    }
    guard !places.isEmpty else { return nil }
    let answer = answer(to: Texts.useForAll(places.count))
    guard answer.isYes else { return answer.end }
    var count = 0
    for place in places {
      let index = place.item.entry.catalog
      let decision = ReviewDecision(
        .replace(value),
        key: place.item.key,
        language: place.item.language,
        variation: place.text.variation,
        sourceVersion: place.item.sourceVersion,
        targetVersion: place.text.version
      )
      let (file, result) = try files[index].writing(decision, rules(for: files[index]))
      keep(file, at: index)
      guard case .decided(let review) = result else { continue }
      decisions.append(Decision(review: review, catalog: index, position: place.position))
      count += 1
    }
    console.print(Texts.repeated(count))
    return nil
  }

  /// Prompts for the answer to a question.
  ///
  /// - Returns: Whether the answer is yes, and the end of the session if the user interrupts it.
  private mutating func answer(to question: String) -> (isYes: Bool, end: Outcome?) {
    console.printWrapped(question, style: .cyan, hangingIndent: 0)
    console.flush()
    switch keys.next() {
    case .interrupted: return (false, .step(.end(.interrupted)))
    case .endOfInput: return (false, .step(.end(nil)))
    case .character("y"), .character("Y"): return (true, nil)
    default: return (false, nil)
    }
  }
}

// MARK: - Trivial changes

extension ReviewSession {
  /// Approves all translations whose source texts have changed only trivially, if the user agrees.
  ///
  /// - Parameter position: The current translation.
  /// - Returns: What follows; `nil` if nothing was approved.
  /// - Throws: An error if a file cannot be read or written.
  mutating func approveTrivialChanges(_ position: Int) async throws -> Outcome? {
    let open = queue.entries.indices.filter { index in
      queue.entries[index].reason == .trivialChange && !decided.contains(index)
    }
    guard !open.isEmpty else {
      console.printWrapped(String(localized: .reviewSessionNoTrivialChange))
      return nil
    }
    let answer = answer(to: Texts.approveTrivialChanges(open.count))
    guard answer.isYes else { return answer.end }
    var count = 0
    let catalogs = Dictionary(grouping: open) { queue.entries[$0].catalog }
    for (index, positions) in catalogs.sorted(by: { $0.key < $1.key }) {
      try reload(index)
      let (file, results) = try await queue.approveTrivialChanges(
        positions.map { queue.entries[$0] },
        in: files[index],
        rules(for: files[index])
      )
      keep(file, at: index)
      for (entry, result) in results {
        guard case .decided(let review) = result,
          let position = positions.first(where: { queue.entries[$0] == entry })
        else { continue }
        decisions.append(Decision(review: review, catalog: index, position: position))
        decided.insert(position)
        count += 1
      }
    }
    console.print(Texts.approvedAll(count))
    return .step(decided.contains(position) ? .next : .again)
  }
}
