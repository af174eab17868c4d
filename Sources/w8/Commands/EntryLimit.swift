import ArgumentParser

/// How many entries are shown at most.
struct EntryLimit: Hashable, ExpressibleByArgument {
  /// The number; `nil` for all of them.
  let count: Int?

  /// About as many as a terminal shows.
  static let usual = EntryLimit(count: 20)

  init(count: Int?) {
    self.count = count
  }

  /// Reads "all" or a number from 1.
  init?(argument: String) {
    if argument == "all" {
      self.init(count: nil)
    } else {
      guard let count = Int(argument), count > 0 else { return nil }
      self.init(count: count)
    }
  }

  var defaultValueDescription: String { count.map { "\($0)" } ?? "all" }
}
