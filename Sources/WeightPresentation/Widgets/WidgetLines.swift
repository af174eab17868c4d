import Diagnostics
import Localization
package import WeightCore

/// A widget for a terminal or a status bar, in one or a few lines of text.
package struct WidgetLines: Sendable {
  private let face: WidgetModel

  /// Creates the lines of a widget.
  package init(_ face: WidgetModel) {
    self.face = face
  }

  /// Returns the lines of a family.
  ///
  /// The small one and those for lock screens have one line.
  package func lines(_ family: WidgetFamily) -> [String] {
    guard let weight = face.weight else {
      return face.notice.map { ["\($0.headline): \($0.advice)"] } ?? []
    }
    let figures = weight.figures.map { "\($0.number) \($0.unit)" }.joined(separator: " ")
    let line = [figures, change(weight)].filter { !$0.isEmpty }.joined(separator: "  ")
    let period = weight.isOfWeek || weight.change.isEmpty ? "" : weight.period
    let short = [figures, mark(of: weight.direction), weight.change, period]
      .filter { !$0.isEmpty }
      .joined(separator: " ")
    let week = face.week.map { Sparkline.text(of: $0) }
    return switch family {
    case .circular: [figures]
    case .small: [short]
    case .rectangular: [[short, week ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")]
    case .medium: [line] + goal
    case .large: [line] + goal + (week.map { ["", $0, names] } ?? []) + [""] + rows
    }
  }

  private func change(_ weight: WidgetModel.Weight) -> String {
    guard weight.direction != .unknown else { return "" }
    return "\(mark(of: weight.direction)) \(weight.change) \(weight.period)"
  }

  private func mark(of direction: WidgetDirection) -> String {
    switch direction {
    case .unknown: ""
    case .neutral: "→"
    case .down: "↘"
    case .up: "↗"
    }
  }

  private var goal: [String] {
    guard let goal = face.goal else { return [] }
    let cells = 12
    let done = Int((goal.fraction * Double(cells)).rounded(.down))
    let bar = String(repeating: "━", count: done) + String(repeating: "╌", count: cells - done)
    return ["\(bar) \(goal.percent)  \(goal.name)  \(goal.remaining)"]
  }

  private var names: String {
    (face.week?.names ?? []).map { $0.displayWidth == 1 ? $0 : String($0.prefix(1)) }.joined()
  }

  private var rows: [String] {
    let shown = face.rows.prefix(3)
    let width = shown.map(\.date.displayWidth).max() ?? 0
    return shown.map { row in
      let room = String(repeating: " ", count: width - row.date.displayWidth)
      return "\(row.date)\(room)  \(row.weight)"
    }
  }
}

/// A week as a row of block characters: "▇▆ ▅▃▂▁", with a gap on days without weigh-ins.
package enum Sparkline {
  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// Returns the block characters of a week, one per day.
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
