import CommandSupport
import Diagnostics
import ExtractedStrings
import StringsData

extension RecordedStrings {
  /// The table of the phrases of App Shortcuts.
  private static let appShortcutsTable = "AppShortcuts"

  /// Returns the strings as an extraction of the plan's sources would find them.
  ///
  /// - Parameter plan: What feeds the catalogs. A source takes the path that the plan has for it.
  /// - Returns: All strings, in the order of their places.
  func extraction(for plan: SyncPlan) -> Extraction {
    var names: [String: String] = [:]
    for file in plan.files { names[FileSystem.absolutePath(of: file)] = file }
    let occurrences = strings.flatMap { path, strings in
      guard let name = names[path] else { return Array(strings) }
      return strings.map { string in
        var string = string
        string.place.file = name
        return string
      }
    }
    return Extraction(
      strings: ExtractedStrings(occurrences.sorted(by: Self.precedes), authority: .complete),
      diagnostics: diagnostics
    )
  }

  /// Returns whether a string comes first: by place, and where builds disagree about one place, by
  /// what they say, so that every run comes to the same.
  private static func precedes(_ left: ExtractedString, _ right: ExtractedString) -> Bool {
    guard left.place == right.place else { return left.place < right.place }
    return (left.key, left.table ?? "", left.defaultValue ?? "", left.comment ?? "")
      < (right.key, right.table ?? "", right.defaultValue ?? "", right.comment ?? "")
  }

  /// Returns a plan that asks for no more than was written down.
  ///
  /// A catalog is fed completely where the strings of all its sources were written down, or where
  /// the user says so. Where nothing tells which sources feed it, all that there are do.
  func narrowed(_ plan: SyncPlan, isDeclaredComplete: Bool) -> SyncPlan {
    let present = Set(strings.keys).subtracting(goneSources)
    var plan = plan
    for index in plan.catalogs.indices {
      let wanted = plan.catalogs[index].sources + plan.catalogs[index].silentSources
      if wanted.isEmpty { plan.catalogs[index].sources = Array(present) }
      if isDeclaredComplete {
        plan.catalogs[index].gaps = SourceGaps(unrecorded: wanted.filter(isIncomplete))
      } else {
        plan.catalogs[index].gaps.unrecorded = wanted.filter { !covers($0) }
        plan.catalogs[index].gaps.isUnbounded = wanted.isEmpty
      }
      if plan.catalogs[index].file.table == Self.appShortcutsTable {
        plan.catalogs[index].sources.append(StringsData.appShortcutsSource)
      }
    }
    return plan
  }

  /// Returns the sources with strings that do not exist any more, sorted.
  ///
  /// Builds clear away what is left of them, other systems may not. Where none of the sources is at
  /// hand, because another machine has them, none is known to be gone.
  var goneSources: [String] {
    let (present, absent) = strings.keys.reduce(into: ([String](), [String]())) { split, path in
      guard path != StringsData.appShortcutsSource else { return }
      if FileSystem.kind(of: path) == nil { split.1.append(path) } else { split.0.append(path) }
    }
    guard !present.isEmpty else { return [] }
    return absent.filter { strings[$0]?.isEmpty == false }.sorted()
  }

  /// Returns the sources with strings that exist and feed no catalog of a plan, sorted.
  func unclaimedSources(in plan: SyncPlan) -> [String] {
    let claimed = Set(plan.files.map { FileSystem.absolutePath(of: $0) })
      .union(goneSources)
    return
      strings.filter { path, strings in
        !strings.isEmpty && !claimed.contains(path) && path != StringsData.appShortcutsSource
      }
      .keys.sorted()
  }
}
