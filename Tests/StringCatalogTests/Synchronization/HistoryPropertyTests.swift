import ICU
import OrderedCollections
import StringCatalog
import Testing

/// Properties of every synchronization, checked with random project histories.
@Suite struct `Every synchronization in a random history` {
  @Test(arguments: 0..<8) func `loses no translation, updates all keys and writes Xcode's layout`(
    _ part: UInt64
  ) {
    for seed in part * 12..<(part + 1) * 12 {
      var history = History(seed: seed)
      for _ in 0..<12 {
        for _ in 0..<3 { history.step() }
        let request = history.request()
        let before = history.catalog
        let (after, report) = request.result(for: before)
        let context = Comment("seed \(seed): \(request)")
        expectNothingLost(before, after, report, request, context)
        expectIdempotent(before, after, report, request, context)
        expectUnaffectedEntries(before, after, request, context)
        expectLayout(after, context)
        history.adopt(after)
      }
    }
  }
}

/// A finished translation.
private struct FinishedText: Hashable {
  var language: String
  var path: [String]
  var text: String
}

private func expectNothingLost(
  _ before: StringCatalog,
  _ after: StringCatalog,
  _ report: SyncReport,
  _ request: History.Request,
  _ context: Comment
) {
  let renames = report.changes(of: .renamed)
    .reduce(into: [:]) { $0[$1.formerKey ?? ""] = $1.key }
  let pruned = report.changes(of: .pruned).reduce(into: [:]) { $0[$1.key] = $1.lostTexts }
  #expect(request.prunes || pruned.isEmpty, context)
  for (key, entry) in before.entries {
    let wanted = entry.finishedTexts
    guard !wanted.isEmpty else { continue }
    if let count = pruned[key] {
      #expect(count == wanted.count, context)
    } else if let newKey = renames[key] {
      let kept = after[newKey]?.finishedTexts.map(\.withoutSpecifiers) ?? []
      let lost = Set(wanted.map(\.withoutSpecifiers)).subtracting(kept)
        .filter { $0.language != "en" || $0.text != FinishedText.plain(key) }
      #expect(lost.isEmpty, context)
    } else {
      #expect(Set(wanted).isSubset(of: after[key]?.finishedTexts ?? []), context)
    }
  }
}

private func expectIdempotent(
  _ before: StringCatalog,
  _ after: StringCatalog,
  _ report: SyncReport,
  _ request: History.Request,
  _ context: Comment
) {
  #expect(report.isUnchanged == (before.printed() == after.printed()), context)
  let (again, second) = request.result(for: after)
  #expect(second.isUnchanged, context)
  #expect(again.printed() == after.printed(), context)
}

/// Checks that manual entries do not change, and that partial extractions only add and revive keys.
private func expectUnaffectedEntries(
  _ before: StringCatalog,
  _ after: StringCatalog,
  _ request: History.Request,
  _ context: Comment
) {
  for (key, entry) in before.entries {
    if entry.extractionState == .manual { #expect(after[key] == entry, context) }
    guard request.completeness == .partial else { continue }
    var revived = entry
    if [.stale, .migrated].contains(entry.extractionState) { revived.extractionState = nil }
    #expect(after[key] == entry || after[key] == revived, context)
  }
}

/// Checks that the catalog has the same bytes as a new one with the same content.
private func expectLayout(_ catalog: StringCatalog, _ context: Comment) {
  var fresh = StringCatalog(sourceLanguage: "en")
  for (key, entry) in catalog.entries {
    var entry = entry
    entry.localizations.sort { $0.key < $1.key }
    fresh[key] = entry
  }
  #expect(fresh.printed() == catalog.printed(), context)
}

extension StringCatalog.Entry {
  fileprivate var finishedTexts: [FinishedText] {
    localizations.flatMap { language, localization in
      var texts = localization.leaves.filter { $0.unit.state != .new }
        .map { FinishedText(language: language, path: $0.path, text: $0.unit.value) }
      if let set = localization.stringSet, set.state != .new {
        texts.append(
          FinishedText(language: language, path: ["stringSet"], text: set.values.joined())
        )
      }
      return texts
    }
  }
}

extension FinishedText {
  fileprivate var withoutSpecifiers: FinishedText {
    FinishedText(language: language, path: path, text: Self.plain(text))
  }

  /// Returns a string without the numbers and types of its arguments.
  fileprivate static func plain(_ text: String) -> String {
    text.replacing(/%(\d+\$)?(lld|d)/, with: "%").replacing(/%\d+\$/, with: "%")
  }
}
