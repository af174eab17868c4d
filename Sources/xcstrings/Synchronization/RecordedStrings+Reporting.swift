import CommandSupport
import Diagnostics
import Localization

extension RecordedStrings {
  /// Tells why the keys that were not found stay, and which strings are left out.
  ///
  /// - Parameters:
  ///   - narrowed: What was written down of that which feeds the catalogs.
  ///   - plan: What feeds the catalogs, as the project has it.
  ///   - console: Where it is told.
  func reportCoverage(of narrowed: SyncPlan, from plan: SyncPlan, to console: Console) {
    for planned in narrowed.catalogs {
      if let remark = remark(on: planned) { console.remark(remark) }
    }
    let gone = goneSources
    if let first = gone.first {
      console.remark(
        String(
          localized:
            "\(gone.count) sources no longer exist, such as '\(first)'; their strings are left out.",
          comment: "Remark of xcstrings sync --stringsdata. The second argument is a file"
        )
      )
    }
    let unclaimed = plan.files.isEmpty ? [] : unclaimedSources(in: plan)
    if let first = unclaimed.first {
      console.remark(
        String(
          localized:
            "\(unclaimed.count) sources belong to no catalog here, such as '\(first)'; their strings are left out.",
          comment: "Remark of xcstrings sync --stringsdata. The second argument is a file"
        )
      )
    }
  }

  private func remark(on planned: PlannedCatalog) -> String? {
    let path = planned.file.path
    if planned.gaps.isUnbounded {
      return String(
        localized:
          "It is not known which sources belong to \(path), so no key is marked or removed. Use --complete if the files contain all strings.",
        comment: "Remark of xcstrings sync --stringsdata. The argument is the path of a catalog"
      )
    }
    let missing = planned.gaps.unrecorded
    guard let first = missing.first, !planned.keepsAbsentKeys else { return nil }
    return String(
      localized:
        "No key of \(path) is marked or removed: \(missing.count) of its sources have no complete .stringsdata, such as '\(first)'.",
      comment:
        "Remark of xcstrings sync --stringsdata. The arguments are the path of a catalog, a number and a file"
    )
  }
}
