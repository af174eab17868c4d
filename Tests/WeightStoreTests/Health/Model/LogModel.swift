import WeightCore
import WeightStore

/// A reference model of a log in memory, which shares no code with the store.
///
/// It knows each sample of the phone by its identity, and searches lists linearly.
struct LogModel {
  struct Anchor: Equatable {
    var digest: String
    var exported: Int64
    var count: Int
    var generation: Int
    var isInStep: Bool
  }

  struct State {
    var entries: [ModelEntry] = []
    var threads: [ModelThread] = []
    var anchors: [HealthCategory: Anchor] = [:]
  }

  private struct Step {
    let kind: JournalStep.Kind
    /// The state before the step.
    var former: State
    /// The entries after the step.
    let entries: [ModelEntry]
    var categories: Set<HealthCategory> = []
  }

  private(set) var state = State()
  private var steps: [Step] = [] {
    didSet { if steps.count > oldValue.count, !isRedoing { undone = [] } }
  }
  /// The undone steps, with the state before the undo.
  private var undone: [(step: Step, state: State)] = []
  private var isRedoing = false
  private var numbers: Int64 = 0
  private var orders = 0

  /// The visible entries, sorted by number.
  var entries: [ModelEntry] { state.entries.filter { !$0.isDeleted } }

  // MARK: Changes by the user

  mutating func log(_ mass: Int64, _ start: Timestamp) {
    let former = state
    add(mass: mass, start: start) { $0.isFromHealth = false }
    steps.append(Step(kind: .log, former: former, entries: state.entries))
  }

  mutating func edit(_ number: Int64, at now: Int64, _ body: (inout ModelEntry) -> Void) {
    guard let place = state.entries.firstIndex(where: { $0.number == number }) else { return }
    let former = state
    body(&state.entries[place])
    guard state.entries != former.entries else { return }
    state.entries[place].version += 1
    state.entries[place].modified = now
    steps.append(Step(kind: .edit, former: former, entries: state.entries))
  }

  mutating func delete(_ numbers: [Int64]) {
    guard !numbers.isEmpty else { return }
    let former = state
    for place in state.entries.indices where numbers.contains(state.entries[place].number) {
      state.entries[place].isDeleted = true
    }
    steps.append(Step(kind: .delete, former: former, entries: state.entries))
  }

  mutating func undo(at now: Int64) {
    guard let step = steps.popLast() else { return }
    let current = state
    undone.append((step, current))
    if step.kind == .health {
      state.threads = step.former.threads
      for category in step.categories { state.anchors[category] = step.former.anchors[category] }
    }
    for place in state.entries.indices {
      guard place < step.former.entries.count else {
        state.entries[place].isDeleted = true
        continue
      }
      // An entry that the step did not change may have been edited since, and the edit undone.
      let former = step.former.entries[place]
      guard step.entries[place] != former else { continue }
      guard step.kind != .delete else {
        state.entries[place].isDeleted = false
        continue
      }
      state.entries[place] = former
      if step.kind == .edit {
        state.entries[place].version = current.entries[place].version + 1
        state.entries[place].modified = now
      }
    }
  }

  mutating func redo(at now: Int64) {
    guard let (step, former) = undone.popLast() else { return }
    if step.kind == .health {
      state.threads = former.threads
      for category in step.categories { state.anchors[category] = former.anchors[category] }
    }
    for place in former.entries.indices {
      let isAdded = place >= step.former.entries.count
      guard isAdded || step.entries[place] != step.former.entries[place] else { continue }
      guard step.kind != .delete else {
        state.entries[place].isDeleted = true
        continue
      }
      let version = state.entries[place].version
      state.entries[place] = former.entries[place]
      if step.kind == .edit {
        state.entries[place].version = version + 1
        state.entries[place].modified = now
      }
    }
    isRedoing = true
    steps.append(step)
    isRedoing = false
  }

  mutating func clearAnchors(_ categories: Set<HealthCategory>) {
    for category in categories {
      state.anchors[category] = nil
      for place in steps.indices { steps[place].former.anchors[category] = nil }
      for place in undone.indices {
        undone[place].state.anchors[category] = nil
        undone[place].step.former.anchors[category] = nil
      }
    }
  }

  @discardableResult
  private mutating func add(
    mass: Int64,
    start: Timestamp,
    fat: Int? = nil,
    _ body: (inout ModelEntry) -> Void = { _ in }
  ) -> Int64 {
    numbers += 1
    var entry = ModelEntry(number: numbers, mass: mass, start: start, fat: fat)
    body(&entry)
    state.entries.append(entry)
    return numbers
  }
}

// MARK: Syncs

extension LogModel {
  /// The expected result of a sync.
  enum Outcome: Equatable {
    case same
    case refused(Set<HealthSyncError>)
    case done([HealthCategory: HealthSampleCount], withheld: Int, conflicts: Int)
  }

  /// The differences between an export and the threads, as indices into the two lists.
  private struct Difference {
    var pairs: [(thread: Int, item: Int)] = []
    var missing: [Int] = []
    var new: [Int] = []
    var renames: [HealthRename] = []
  }

  mutating func sync(_ export: PhoneExport, _ consent: HealthConsent, at now: Int64) -> Outcome {
    let anchors = export.categories.map { state.anchors[$0] }
    if anchors.allSatisfy({ $0?.digest == export.digest && $0?.isInStep == true }) { return .same }
    let newest = anchors.compactMap { $0?.exported }.max() ?? 0
    if newest > export.exported, !consent.contains(.olderExport) {
      return .refused([.olderExport(exported: utc(export.exported), anchor: utc(newest))])
    }
    let items = export.items.filter { export.categories.contains($0.sample.category) }
    let difference = difference(items, export, consent)
    let (removed, refusals) = removed(difference, export, consent)
    let questions =
      consent.contains(.renames) ? [] : difference.renames.map(HealthSyncError.renamed)
    guard refusals.isEmpty, questions.isEmpty else { return .refused(Set(questions + refusals)) }
    let former = state
    let outcome = apply(difference, removed, items, export, at: now)
    let isStep =
      !difference.new.isEmpty || !removed.isEmpty
      || difference.pairs.contains { thread, place in
        let thread = former.threads[thread]
        return !thread.isSame(as: items[place]) || thread.source != items[place].sample.source
      }
    if isStep {
      steps.append(
        Step(
          kind: .health,
          former: former,
          entries: state.entries,
          categories: export.categories
        )
      )
    }
    return outcome
  }

  private func utc(_ seconds: Int64) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: seconds, utcOffset: 0) else {
      preconditionFailure("no moment: \(seconds)")
    }
    return moment
  }

  private func difference(
    _ items: [PhoneExport.Item],
    _ export: PhoneExport,
    _ consent: HealthConsent
  ) -> Difference {
    var difference = Difference()
    difference.missing = state.threads.indices.filter {
      state.threads[$0].isLive && export.categories.contains(state.threads[$0].category)
    }
    difference.new = Array(items.indices)
    let known = difference.missing
    pair(&difference, items) { $0 }
    if !consent.contains(.notRenames) {
      let renames = renames(difference, items, known, isComplete: export.isComplete)
      pair(&difference, items) { name in renames.first { $0.from == name }?.to ?? name }
      difference.renames = renames
    }
    return difference
  }

  private func pair(
    _ difference: inout Difference,
    _ items: [PhoneExport.Item],
    name: (String) -> String
  ) {
    for other in difference.new {
      let same = difference.missing.filter {
        state.threads[$0].identity == items[other].identity
          && name(state.threads[$0].source) == items[other].sample.source
      }
      guard let place = best(of: same, for: items[other]) else { continue }
      difference.pairs.append((place, other))
      difference.missing.removeAll { $0 == place }
      difference.new.removeAll { $0 == other }
    }
  }

  /// Returns the thread that a sample continues.
  ///
  /// If the user rejected a rename, there are two threads for one sample. No identifier
  /// distinguishes them, so their time must.
  private func best(of same: [Int], for item: PhoneExport.Item) -> Int? {
    guard same.count > 1 else { return same.first }
    let start = item.sample.start.secondsSince1970
    return same.filter { state.threads[$0].start.secondsSince1970 == start }
      .min { one, other in
        let (lhs, rhs) = (state.threads[one], state.threads[other])
        return (lhs.truth == item.truth ? 0 : 1, lhs.value, lhs.order)
          < (rhs.truth == item.truth ? 0 : 1, rhs.value, rhs.order)
      }
  }

  private func renames(
    _ difference: Difference,
    _ items: [PhoneExport.Item],
    _ known: [Int],
    isComplete: Bool
  ) -> [HealthRename] {
    let names = Set(difference.missing.map { state.threads[$0].source })
    return names.sorted()
      .compactMap { from in
        var total = known.count { state.threads[$0].source == from }
        let candidates = Set(difference.new.map { items[$0].sample.source }).sorted()
          .map { to in
            let count = difference.missing.count { place in
              let thread = state.threads[place]
              return thread.source == from
                && difference.new.contains {
                  items[$0].identity == thread.identity && items[$0].sample.source == to
                    && thread.isSame(as: items[$0])
                }
            }
            return HealthRename(from: from, to: to, count: count)
          }
          .filter { rename in
            if !isComplete {
              total = min(
                known.count { state.threads[$0].source == from },
                difference.new.count { items[$0].sample.source == rename.to }
              )
            }
            return rename.count * 10 > total * 9
          }
        return candidates.reduce(nil as HealthRename?) { best, next in
          best.map { $0.count >= next.count ? $0 : next } ?? next
        }
      }
  }

  private func removed(
    _ difference: Difference,
    _ export: PhoneExport,
    _ consent: HealthConsent
  ) -> ([Int], [HealthSyncError]) {
    guard export.isComplete else { return ([], []) }
    var (removed, refusals): ([Int], [HealthSyncError]) = ([], [])
    for category in export.categories {
      let places = difference.missing.filter { state.threads[$0].category == category }
      let total = state.threads.count { $0.isLive && $0.category == category }
      let isEmpty = !export.hasAny(of: category) && !places.isEmpty
      let isMuch = places.count > 50 || places.count > 1 && places.count * 5 > total
      if !isEmpty && !isMuch || consent.contains(.deletions) {
        removed += places
      } else if !consent.contains(.keepingMissing) {
        refusals.append(
          isEmpty
            ? .emptied(category, count: total)
            : .manyDeletions(category, count: places.count, of: total)
        )
      }
    }
    return (removed, refusals)
  }
}

extension LogModel {
  private typealias Account = (mass: Int64, start: Timestamp, fat: Int?)

  private mutating func apply(
    _ difference: Difference,
    _ removed: [Int],
    _ items: [PhoneExport.Item],
    _ export: PhoneExport,
    at now: Int64
  ) -> Outcome {
    var counts: [HealthCategory: HealthSampleCount] = [:]
    for category in export.categories {
      counts[category] = HealthSampleCount()
      counts[category]?.own = export.items.prefix(2).count { $0.sample.category == category }
    }
    let former = state.threads
    for (place, other) in difference.pairs {
      let isSame = state.threads[place].isSame(as: items[other])
      let category = state.threads[place].category
      if isSame { counts[category]?.unchanged += 1 } else { counts[category]?.changed += 1 }
      update(place, items[other])
    }
    for place in removed {
      state.threads[place].isLive = false
      if state.threads[place].category == .bodyFat { state.threads[place].entry = nil }
      counts[state.threads[place].category]?.removed += 1
    }
    var back: Set<Int> = []
    for other in difference.new.sorted(by: { items[$0].isBefore(items[$1]) }) {
      counts[items[other].sample.category]?.added += 1
      if let place = restore(items[other]) { back.insert(place) }
    }
    var conflicts = 0
    for place in state.threads.indices where state.threads[place].category == .bodyMass {
      let category = updateEntry(place, former, back, items, &conflicts, at: now)
      if let category { counts[category, default: HealthSampleCount()].kept += 1 }
    }
    linkFats()
    let waiting = state.threads.count { $0.isLive && $0.category == .bodyFat && $0.entry == nil }
    counts[.bodyFat]?.waiting = waiting
    setAnchors(export, withheld: difference.missing.filter { !removed.contains($0) })
    for category in [HealthCategory.bodyMass, .bodyFat] where !export.categories.contains(category)
    {
      counts[category] = nil
    }
    return .done(
      counts,
      withheld: difference.missing.count - removed.count,
      conflicts: conflicts
    )
  }

  private mutating func update(_ place: Int, _ item: PhoneExport.Item) {
    var thread = state.threads[place]
    let isSame = thread.isSame(as: item)
    if thread.truth != item.truth { (thread.truth, thread.value) = (item.truth, item.sample.value) }
    if thread.start.secondsSince1970 != item.sample.start.secondsSince1970 {
      thread.start = item.sample.start
    }
    thread.source = item.sample.source
    thread.version = item.sample.syncVersion ?? (isSame ? thread.version : thread.version + 1)
    state.threads[place] = thread
  }

  /// Adds a thread, or continues the last one that was the same.
  private mutating func restore(_ item: PhoneExport.Item) -> Int? {
    let last = state.threads.lastIndex { thread in
      !thread.isLive && thread.identity == item.identity && thread.isSame(as: item)
        && thread.source == item.sample.source
    }
    guard let last else {
      orders += 1
      state.threads.append(ModelThread(order: orders, item))
      return nil
    }
    state.threads[last].isLive = true
    update(last, item)
    return last
  }

  /// Returns the body fat of a mass: threads with the same start are matched in the order of their
  /// values.
  private func fat(of mass: ModelThread, in threads: [ModelThread]) -> ModelThread? {
    func alike(_ category: HealthCategory) -> [ModelThread] {
      threads.filter {
        $0.isLive && $0.category == category && $0.source == mass.source
          && $0.start.secondsSince1970 == mass.start.secondsSince1970
      }
      .sorted { $0.value < $1.value }
    }
    let (masses, fats) = (alike(.bodyMass), alike(.bodyFat))
    guard let place = masses.firstIndex(of: mass), place < fats.count else { return nil }
    return fats[place]
  }

  private mutating func linkFats() {
    for place in state.threads.indices
    where state.threads[place].isLive && state.threads[place].category == .bodyFat {
      let fat = state.threads[place]
      let mass = state.threads.first { mass in
        mass.isLive && mass.category == .bodyMass
          && mass.start.secondsSince1970 == fat.start.secondsSince1970
          && self.fat(of: mass, in: state.threads)?.order == fat.order
      }
      state.threads[place].entry = mass?.entry
    }
  }

  private mutating func setAnchors(_ export: PhoneExport, withheld: [Int]) {
    for category in export.categories {
      let isWithheld = withheld.contains { state.threads[$0].category == category }
      var anchor = Anchor(
        digest: export.digest,
        exported: export.exported,
        count: state.threads.count { $0.isLive && $0.category == category },
        generation: state.anchors[category]?.generation ?? 0,
        isInStep: export.isComplete && !isWithheld
      )
      if anchor != state.anchors[category] { anchor.generation += 1 }
      state.anchors[category] = anchor
    }
  }
}

// MARK: Entries

extension LogModel {
  /// Updates the entry of a mass to its expected state.
  ///
  /// - Returns: The category of the change, if the user's version of the entry is kept instead.
  private mutating func updateEntry(
    _ place: Int,
    _ former: [ModelThread],
    _ back: Set<Int>,
    _ items: [PhoneExport.Item],
    _ conflicts: inout Int,
    at now: Int64
  ) -> HealthCategory? {
    let thread = state.threads[place]
    let fat = fat(of: thread, in: state.threads)
    let isOld = place < former.count
    if !isOld {
      let value = fat.map { Int($0.value) }
      state.threads[place].entry = add(mass: thread.value, start: thread.start, fat: value) {
        $0.source = thread.source
        $0.version = thread.version
      }
      return nil
    }
    let formerFat = former[place].isLive ? self.fat(of: former[place], in: former) : nil
    let old: Account = (former[place].value, former[place].start, formerFat.map { Int($0.value) })
    let new: Account = (thread.value, thread.start, fat.map { Int($0.value) })
    guard let entry = state.entries.firstIndex(where: { $0.number == thread.entry }) else {
      preconditionFailure("a mass without an entry")
    }
    if former[place].isLive, !thread.isLive { return remove(place, entry, old) }
    guard thread.isLive else { return nil }
    if back.contains(place) { return bring(place, entry, new, at: now) }
    let hasNewValues = old != new
    let category: HealthCategory =
      old.mass == new.mass && old.start == new.start ? .bodyFat : .bodyMass
    if state.entries[entry].isDeleted { return hasNewValues ? category : nil }
    state.entries[entry].source = thread.source
    guard hasNewValues else { return nil }
    let changed =
      (category == .bodyMass ? [thread] : []) + (old.fat == new.fat ? [] : [fat].compactMap(\.self))
    return merge(entry, old, new, changed.map(\.version).max() ?? 1, &conflicts, at: now)
      ? category : nil
  }

  private mutating func remove(_ place: Int, _ entry: Int, _ old: Account) -> HealthCategory? {
    let own = state.entries[entry]
    let isUnchanged =
      !own.isDeleted && own.note == nil && own.mass == old.mass && own.start == old.start
      && own.fat == old.fat
    state.entries[entry].isDeleted = own.isDeleted || isUnchanged
    state.threads[place].wentWithEntry = isUnchanged
    return isUnchanged ? nil : .bodyMass
  }

  private mutating func bring(
    _ place: Int,
    _ entry: Int,
    _ new: Account,
    at now: Int64
  ) -> HealthCategory? {
    if state.threads[place].wentWithEntry {
      state.threads[place].wentWithEntry = false
      state.entries[entry].isDeleted = false
      if state.entries[entry].fat != new.fat {
        state.entries[entry].fat = new.fat
        state.entries[entry].version += 1
        state.entries[entry].modified = now
      }
      return nil
    }
    return .bodyMass
  }

  /// Merges each value.
  ///
  /// - Returns: Whether the user's version is kept for a value that has changed on the phone.
  private mutating func merge(
    _ place: Int,
    _ old: Account,
    _ new: Account,
    _ version: Int,
    _ conflicts: inout Int,
    at now: Int64
  ) -> Bool {
    let own = state.entries[place]
    func clash<Part: Equatable>(_ own: Part, _ old: Part, _ new: Part) -> Bool {
      own != old && old != new && own != new
    }
    let clashes = [
      clash(own.mass, old.mass, new.mass), clash(own.start, old.start, new.start),
      clash(own.fat, old.fat, new.fat) && new.fat != nil,
    ]
    let isFatLost = clash(own.fat, old.fat, new.fat) && new.fat == nil
    if clashes.contains(true) { conflicts += 1 }
    var entry = own
    if old.mass != new.mass, !clashes[0] { entry.mass = new.mass }
    if old.start != new.start, !clashes[1] { entry.start = new.start }
    if old.fat != new.fat, !isFatLost, !clashes[2] { entry.fat = new.fat }
    if entry != own {
      entry.version = max(own.version + 1, version)
      entry.modified = now
    }
    state.entries[place] = entry
    return isFatLost || clashes.contains(true)
  }
}

extension PhoneExport {
  /// Returns whether the export contains samples of a category, including those that the log
  /// exported itself.
  fileprivate func hasAny(of category: HealthCategory) -> Bool {
    items.contains { $0.sample.category == category }
  }
}

extension PhoneExport.Item {
  fileprivate func isBefore(_ other: PhoneExport.Item) -> Bool {
    let (instant, otherInstant) = (
      sample.start.secondsSince1970, other.sample.start.secondsSince1970
    )
    return instant == otherInstant
      ? sample.value < other.sample.value : instant < otherInstant
  }
}
