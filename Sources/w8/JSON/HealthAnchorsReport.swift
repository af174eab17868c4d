import WeightCore

/// What `w8 health anchors list --json` prints.
struct HealthAnchorsReport: Encodable {
  private let anchors: [Anchor]

  init(_ anchors: [HealthAnchor]) {
    self.anchors = anchors.map(Anchor.init)
  }

  struct Anchor: Encodable {
    private let category: String
    private let exported: Nullable<String>
    private let sha256: String
    private let count: Int
    private let generation: Int
    private let saved: String

    init(_ anchor: HealthAnchor) {
      category = anchor.category.rawValue
      exported = Nullable(anchor.exported?.iso8601)
      sha256 = anchor.digest
      count = anchor.count
      generation = anchor.generation
      saved = anchor.saved.iso8601
    }
  }
}

/// What `w8 health anchors clear --json` prints.
struct HealthClearReport: Encodable {
  let cleared: Int
  let dryRun: Bool
}
