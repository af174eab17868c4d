import TestSupport
import WeightCore
import WeightStore

/// Applies a random change of a user to a store.
func change(
  _ store: WeightStore,
  at second: Int64,
  now: Timestamp,
  using random: inout SeededGenerator
) throws {
  let ids = try store.entries().map(\.id)
  switch Int.random(in: 0..<8, using: &random) {
  case 0, 1, 2: _ = try store.add(draft(70, at: second))
  case 3: try store.add([draft(71, at: second), draft(72, at: second)], at: now)
  case 4:
    guard let id = ids.randomElement(using: &random) else { return }
    let plain = try draft(80 + Double(second), at: second, note: "edited")
    let new = WeightEntry.Draft(
      mass: plain.mass,
      moment: plain.moment,
      waist: Waist(Double(60 + second)),
      leanMass: Bool.random(using: &random) ? Mass(micrograms: 50_000_000_000 + second) : nil,
      note: plain.note
    )
    _ = try store.update(id, to: new, at: now)
  case 5: _ = try store.delete(ids.filter { _ in Bool.random(using: &random) }, at: now)
  case 6:
    let former = try store.settings()
    var settings = former
    settings.goal =
      Bool.random(using: &random)
      ? Goal(target: try draft(60 + Double(second % 9)).mass, set: now) : nil
    _ = try store.save(settings, changedFrom: former, as: .goal, at: now)
  default:
    let former = try store.settings()
    var settings = former
    settings.trendDays = Int.random(in: Settings.trendDaysRange, using: &random)
    settings.reminder = TimeOfDay(hour: Int.random(in: 0...23, using: &random), minute: 0)
    _ = try store.save(settings, changedFrom: former, at: now)
  }
}

/// Returns everything in a store that is visible to a user.
func visible(_ store: WeightStore) throws -> [String] {
  try store.allEntries().map { "\($0.id.rawValue) \($0.draft)" } + ["\(store.settings())"]
}
