internal import ICU

/// The plans that were made for the users of a bundle.
///
/// A user's locale has its hash at hand, so that a plan is found in less time than a key would take to be
/// hashed. What has no place in the row is kept as in any cache.
final class PlanCache: Sendable {
  private let recent = LazySlots<Entry>(count: placeCount)
  private let others = BoundedCache<Key, LookupPlan>()

  private struct Key: Hashable, Sendable {
    let locale: UserLocale
    let table: String
    let generation: Int
  }

  private final class Entry: Sendable {
    let key: Key
    let plan: LookupPlan

    init(_ key: Key, _ plan: LookupPlan) {
      self.key = key
      self.plan = plan
    }
  }

  /// Returns a plan, made by `make` when there is none yet.
  ///
  /// - Parameters:
  ///   - locale: the user.
  ///   - table: the table.
  ///   - generation: the state of the catalogs that a plan was made from.
  ///   - make: makes the plan.
  func plan(
    for locale: UserLocale,
    table: String,
    generation: Int,
    make: () -> LookupPlan
  ) -> LookupPlan {
    let first = (locale.quickHash &+ table.utf8.count) & (placeCount - 1)
    for distance in 0..<reach {
      let index = (first + distance) & (placeCount - 1)
      guard let entry = recent.element(at: index) else {
        let made = Entry(Key(locale: locale, table: table, generation: generation), make())
        let kept = recent.fill(index, with: made)
        return kept.key == made.key ? kept.plan : made.plan
      }
      let key = entry.key
      if key.generation == generation, key.locale == locale, key.table == table {
        return entry.plan
      }
    }
    let key = Key(locale: locale, table: table, generation: generation)
    return others.value(for: key) { _ in make() }
  }
}

/// The number of places, a power of two.
private let placeCount = 64
/// How many places are looked at for one plan.
private let reach = 4
