extension HealthAnchor {
  /// Returns whether an anchor says anything else of the export, apart from when it was taken in.
  package func saysMore(than former: HealthAnchor) -> Bool {
    exported != former.exported || digest != former.digest || count != former.count
      || isInStep != former.isInStep
  }
}

extension Collection<HealthAnchor> {
  /// Returns whether the log is in step with this very export, in all categories that were asked for.
  package func areOf(_ export: HealthSnapshot) -> Bool {
    export.categories.allSatisfy { category in
      contains { $0.category == category && $0.digest == export.digest && $0.isInStep }
    }
  }

  /// Returns why an export is too old for the log; `nil` if it is not, or does not tell its age.
  package func refusal(of export: HealthSnapshot) -> HealthSyncRefusal? {
    guard let exported = export.exported else { return nil }
    let newest = filter { export.categories.contains($0.category) }.compactMap(\.exported).max()
    guard let newest, exported.secondsSince1970 < newest.secondsSince1970 else { return nil }
    return .olderExport(exported: exported, anchor: newest)
  }
}
