import ArgumentParser

/// How wide or how high a chart is to be.
struct ChartExtent: Hashable, ExpressibleByArgument {
  /// The columns or rows of a terminal, or the points of a picture.
  let count: Int

  private static let all = 1...4_000

  /// Reads a whole number.
  init?(argument: String) {
    guard let count = Int(argument), Self.all.contains(count) else { return nil }
    self.count = count
  }
}
