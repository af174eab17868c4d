import GRDB
import WeightCore

/// The merge of the samples of Apple Health, and of the anchors of their categories.
struct SampleMerge {
  /// The values by which two logs recognize a sample.
  private struct Key: Hashable {
    let category: HealthCategory
    let name: String
    let start: Int64
    let end: Int64

    init(_ sample: HealthSample) {
      category = sample.category
      name = sample.externalIdentifier.map { "#" + $0 } ?? sample.source
      start = sample.start.secondsSince1970
      end = sample.end
    }
  }

  private let database: Database
  /// The samples that this log does not have, and those that are different in it.
  private var new: [MirroredSample] = []
  private var changed: [MirroredSample] = []
  private var anchors: [HealthAnchor] = []

  /// Compares the samples of another log with those of this log.
  init(_ log: OtherLog, into database: Database) throws {
    self.database = database
    let (others, otherAnchors, identifiers) = try log.read { database in
      (
        try MirrorRows(database: database).all(),
        try AnchorRows(database: database).anchors(),
        try Self.identifiers(database)
      )
    }
    guard !others.isEmpty || !otherAnchors.isEmpty else { return }
    let anchors = try AnchorRows(database: database).anchors()
    let later = Set(
      otherAnchors.filter { other in
        anchors.first { $0.category == other.category }.map { other.isLater(than: $0) } ?? true
      }
      .map(\.category)
    )
    var own = Dictionary(grouping: try MirrorRows(database: database).all()) { Key($0.sample) }
    for other in others {
      let entry = try other.entry.flatMap { identifiers[$0] }.flatMap { try number(of: $0) }
      var row = other
      (row.id, row.entry) = (nil, entry)
      guard own[Key(other.sample)]?.isEmpty == false,
        let former = own[Key(other.sample)]?.removeFirst()
      else {
        new.append(row)
        continue
      }
      (row.id, row.entry) = (former.id, former.entry ?? entry)
      if later.contains(other.sample.category), row != former { changed.append(row) }
    }
    self.anchors = merged(otherAnchors, later, with: anchors)
  }

  /// Whether the other log has anything that this log lacks.
  var hasChanges: Bool { !new.isEmpty || !changed.isEmpty || !anchors.isEmpty }

  /// Writes the changes, and keeps the former values in a step of the journal.
  ///
  /// - Returns: The number of added and changed samples.
  func write(in step: Int64) throws -> Int {
    let (rows, journal) = (MirrorRows(database: database), HealthJournal(database: database))
    for row in changed {
      if let id = row.id { try journal.keep(sample: id, in: step) }
      try rows.update(row)
    }
    let numbers = try new.map { try rows.insert($0) }
    if let first = numbers.first, let last = numbers.last {
      try journal.note(added: first...last, in: step)
    }
    for anchor in anchors {
      try journal.keep(anchor: anchor.category, in: step)
      try AnchorRows(database: database).set(anchor)
    }
    return changed.count + new.count
  }

  /// Returns the anchors to write.
  ///
  /// The log then has samples that the export of the anchor may lack.
  private func merged(
    _ others: [HealthAnchor],
    _ later: Set<HealthCategory>,
    with own: [HealthAnchor]
  ) -> [HealthAnchor] {
    HealthCategory.allCases.compactMap { category in
      let former = own.first { $0.category == category }
      let other = others.first { $0.category == category }
      let hasChanges = (new + changed).contains { $0.sample.category == category }
      guard let anchor = later.contains(category) ? other : former else { return nil }
      let merged = HealthAnchor(
        category: category,
        exported: anchor.exported,
        digest: anchor.digest,
        count: anchor.count,
        generation: max(anchor.generation, former?.generation ?? 0),
        saved: anchor.saved,
        isInStep: anchor.isInStep && !hasChanges
      )
      return merged == former ? nil : merged
    }
  }

  private func number(of identifier: Int64) throws -> Int64? {
    try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT id FROM entry WHERE uid = ?"),
      arguments: [identifier]
    )
  }

  /// Returns the identifiers of the entries that samples refer to, by number.
  private static func identifiers(_ database: Database) throws -> [Int64: Int64] {
    var identifiers: [Int64: Int64] = [:]
    try StatementRow.forEach(
      database,
      sql: """
        SELECT id, uid FROM entry
        WHERE uid IS NOT NULL AND id IN (SELECT entry FROM healthSample)
        """,
      arguments: []
    ) { identifiers[try $0.integer(0)] = try $0.integer(1) }
    return identifiers
  }
}

extension HealthAnchor {
  /// Returns whether the export was later than that of another anchor of the category.
  fileprivate func isLater(than other: HealthAnchor) -> Bool {
    func order(_ anchor: HealthAnchor) -> [Int64] {
      [anchor.exported?.secondsSince1970 ?? .min, anchor.saved.secondsSince1970]
    }
    return order(other).lexicographicallyPrecedes(order(self))
  }
}
