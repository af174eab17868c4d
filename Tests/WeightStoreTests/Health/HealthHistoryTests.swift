import Foundation
import TestSupport
import Testing
import WeightCore
import WeightStore

/// Replays random histories of a phone and a log, and compares the log with its model after each
/// event.
///
/// The environment variable `W8_HISTORIES` sets the number of histories (default: 100), and
/// `W8_FIRST_HISTORY` the first one.
@Suite struct HealthHistoryTests {
  private static let count = number("W8_HISTORIES") ?? 100
  private static let first = number("W8_FIRST_HISTORY") ?? 0

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test(arguments: 0..<8)
  func `after any event on the phone or in the log, the log equals its model`(part: Int) throws {
    for seed in stride(from: Self.first + part, to: Self.first + Self.count, by: 8) {
      var history = try HealthHistory(seed: UInt64(seed))
      guard try history.run(events: 40) else {
        Issue.record("history \(seed)")
        return
      }
    }
  }
}

/// A phone, a log, and the model of the log.
private struct HealthHistory {
  private let folder: TemporaryStore
  private let store: WeightStore
  private let identifier: String
  private var phone = Phone()
  private var model = LogModel()
  private var exports: [PhoneExport] = []
  private var random: SeededGenerator
  private var clock: Int64 = 1_750_000_000

  init(seed: UInt64) throws {
    folder = try TemporaryStore()
    store = try folder.open()
    identifier = try store.identifier()
    random = SeededGenerator(seed: seed)
  }

  /// Applies random events.
  ///
  /// - Returns: Whether the log equaled its model after each of them.
  mutating func run(events: Int) throws -> Bool {
    for event in 0..<events {
      clock += 100
      let kind = Int.random(in: 0..<22, using: &random)
      guard try happen(kind), try isAsModel() else {
        print("event \(event) of kind \(kind)")
        return false
      }
    }
    return true
  }

  private var now: Timestamp {
    get throws { try #require(Timestamp(secondsSince1970: clock, utcOffset: 7_200)) }
  }

  private mutating func happen(_ kind: Int) throws -> Bool {
    switch kind {
    case 0..<6:
      for _ in 0..<3 { phone.change(at: clock, using: &random) }
      return true
    case 6..<11:
      exports.append(phone.export(at: clock, using: &random))
      return try sync(exports[exports.count - 1])
    case 11, 12: return try exports.randomElement(using: &random).map { try sync($0) } ?? true
    case 13: return try log()
    case 14, 15: return try edit()
    case 16: return try delete()
    case 17, 18:
      model.undo(at: clock)
      _ = try store.undo(at: now)
      return true
    case 19, 20: return try undoAndRedo()
    default:
      let categories: Set<HealthCategory> = [
        [HealthCategory.bodyMass, .bodyFat].randomElement(using: &random) ?? .bodyMass
      ]
      model.clearAnchors(categories)
      _ = try store.clearHealthAnchors(categories)
      return true
    }
  }

  /// Undoes some steps, and redoes them or some of them.
  private mutating func undoAndRedo() throws -> Bool {
    let count = Int.random(in: 1...4, using: &random)
    for _ in 0..<count {
      model.undo(at: clock)
      _ = try store.undo(at: now)
    }
    for _ in 0..<count - Int.random(in: 0...1, using: &random) {
      clock += 1
      model.redo(at: clock)
      _ = try store.redo(at: now)
      guard try isAsModel() else { return false }
    }
    return true
  }

  // MARK: Syncs

  private mutating func sync(_ export: PhoneExport) throws -> Bool {
    let answers: [HealthConsent] = [
      [], [.deletions, .olderExport, .renames], [.keepingMissing, .notRenames],
      [.keepingMissing, .olderExport, .renames], [.deletions, .olderExport, .notRenames],
    ]
    let consent = answers.randomElement(using: &random) ?? []
    let snapshot = try export.snapshot(log: identifier)
    let trial = try store.sync(snapshot, consent: consent, at: now, isTrial: true)
    guard try isAsModel() else { return false }
    let outcome = try store.sync(snapshot, consent: consent, at: now)
    #expect(trial == outcome)
    let expected = model.sync(export, consent, at: clock)
    let found = LogModel.Outcome(outcome)
    #expect(found == expected)
    return found == expected
  }

  // MARK: The user

  private mutating func log() throws -> Bool {
    let mass = Int64.random(in: 60_000...90_000, using: &random) * 1_000_000
    let start = try now
    model.log(mass, start)
    _ = try store.add(
      WeightEntry.Draft(mass: Mass(micrograms: mass), moment: start),
      at: start
    )
    return true
  }

  private mutating func edit() throws -> Bool {
    guard let entry = try store.entries().randomElement(using: &random) else { return true }
    let draft = entry.draft
    var (mass, start, fat, note) = (draft.mass, draft.moment, draft.bodyFat, draft.note)
    let number = Int.random(in: 1...9, using: &random)
    switch number {
    case 1, 2, 3: mass = Mass(micrograms: mass.micrograms + 7_000_001)
    case 4, 5: start = try now
    case 6, 7: fat = BodyFat(partsPerMillion: 400_000 + Int(clock % 100_000))
    case 8: fat = nil
    default: note = try EntryNote("\(clock)")
    }
    let new = WeightEntry.Draft(
      mass: mass,
      moment: start,
      bodyFat: fat,
      note: note,
      source: draft.source
    )
    _ = try store.update(entry.id, to: new, at: now)
    model.edit(entry.id.rawValue, at: clock) {
      ($0.mass, $0.start, $0.fat, $0.note) = (
        mass.micrograms, start, fat?.partsPerMillion, note?.text
      )
    }
    return true
  }

  private mutating func delete() throws -> Bool {
    let count = Int.random(in: 1...3, using: &random)
    let ids = try store.entries().map(\.id).shuffled(using: &random).prefix(count)
    model.delete(ids.map(\.rawValue))
    _ = try store.delete(Array(ids), at: now)
    return true
  }

  // MARK: Comparing

  private func isAsModel() throws -> Bool {
    let entries = try store.allEntries().map(ModelEntry.init).sorted { $0.number < $1.number }
    let expected = model.entries
    for (one, other) in zip(entries, expected) where one != other {
      print("found", one)
      print("model", other)
    }
    let isAsModel = entries == expected
    #expect(isAsModel, "\(entries.count) entries, \(expected.count) in the model")
    let anchors = try store.healthAnchors()
    let found = Dictionary(uniqueKeysWithValues: anchors.map { ($0.category, LogModel.Anchor($0)) })
    #expect(found == model.state.anchors)
    return isAsModel && found == model.state.anchors
  }
}

extension LogModel.Anchor {
  fileprivate init(_ anchor: HealthAnchor) {
    digest = anchor.digest
    exported = anchor.exported?.secondsSince1970 ?? 0
    count = anchor.count
    generation = anchor.generation
    isInStep = anchor.isInStep
  }
}

extension LogModel.Outcome {
  fileprivate init(_ outcome: HealthSyncOutcome) {
    switch outcome {
    case .refused(let refusals): self = .refused(Set(refusals))
    case .done(let report) where report.isSameExport: self = .same
    case .done(let report):
      self = .done(
        report.categories,
        withheld: report.withheldDeletions,
        conflicts: report.conflicts.count
      )
    }
  }
}
