/// A week as a word of blocks: "▇▆ ▅▃▂▁", with a gap where nobody weighed.
package enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// Returns the blocks of a week, one a day.
  package static func text(of week: WidgetWeek) -> String {
    let masses = week.points.map(\.kilograms)
    let least = (masses.min() ?? 0) - week.margin / 2
    let range = (masses.max() ?? 0) + week.margin / 2 - least
    let heights = Dictionary(
      week.points.map { ($0.day, ($0.kilograms - least) / max(range, 1e-9)) },
      uniquingKeysWith: { $1 }
    )
    let cells = week.days.map { day -> Character in
      guard let height = heights[Double(day)] else { return " " }
      let block = Int((height * Double(blocks.count)).rounded(.down))
      return blocks[min(max(block, 0), blocks.count - 1)]
    }
    return String(cells)
  }
}
