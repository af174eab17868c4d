import WeightCore

/// A chart for a terminal, whose symbols distinguish the series without colors.
///
/// Weigh-ins are `●`. If there are many, they are `·`, or `•` on the trend. The trend and its
/// forecast are dotted lines in Braille, and a recommended range is `░`. The goal is `┄`, or an arrow
/// at the edge if it is outside of the scale.
package struct TerminalChart: Sendable {
  private let chart: WeightChart
  private let labels: any ChartLabels
  private let columns: Int
  private let rows: Int

  /// The number of columns below which the axis of masses is omitted.
  private static let narrowest = 28
  /// The maximum number of columns and rows.
  private static let largest = 1_000

  /// Lays out a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - labels: The labels.
  ///   - columns: The number of terminal columns.
  ///   - rows: The number of rows for the chart with its heading and legend. If it is less than the
  ///     minimum, the chart uses more.
  package init(_ chart: WeightChart, labels: any ChartLabels, columns: Int, rows: Int) {
    self.chart = chart
    self.labels = labels
    self.columns = min(max(columns, 1), Self.largest)
    self.rows = min(rows, Self.largest)
  }

  /// The lines of the chart, none of them wider than the terminal; empty if there are no weigh-ins.
  package var lines: [TerminalLine] {
    guard !chart.isEmpty else { return [] }
    let legend = legend
    let plotRows = max(rows - legend.count - heading.count - 3, 5)
    let ticks = ChartTick.ticks(masses, labels, most: max(plotRows / 3, 2))
    let gutter = columns < Self.narrowest ? 0 : ticks.map { labels.columns(of: $0.text) }.max() ?? 0
    var plot = TerminalPlot(
      chart,
      masses: masses,
      columns: gutter > 0 ? max(columns - gutter - 2, 1) : columns,
      rows: plotRows
    )
    plot.draw()
    if let goal = chart.goal { plot.drawGoalArrow(labels.text(of: goal)) }
    let frame = TerminalFrame(plot: plot, ticks: ticks, labels: labels, gutter: gutter)
    var lines = heading + frame.lines + [TerminalLine()] + legend
    for index in lines.indices { lines[index].trimEnd() }
    return lines
  }

  private var masses: ClosedRange<Double> { chart.masses(unit: labels.unit) }

  /// The title and the period, on one or two lines.
  private var heading: [TerminalLine] {
    let title = TerminalLine.Piece(fitting(labels.title), .text)
    let both = labels.columns(of: labels.title) + 2 + labels.columns(of: labels.period)
    let lines =
      both <= columns
      ? [TerminalLine([title, .init("  "), .init(labels.period, .quiet)])]
      : [TerminalLine([title]), TerminalLine([.init(fitting(labels.period), .quiet)])]
    return lines + [TerminalLine()]
  }

  /// The symbols and labels of the series, with as many per line as fit.
  private var legend: [TerminalLine] {
    var lines = [TerminalLine()]
    var used = 0
    for series in chart.series {
      let mark = mark(of: series)
      let words = " " + labels.text(of: series)
      let length = mark.count + labels.columns(of: words)
      if used > 0, used + 3 + length > columns {
        lines.append(TerminalLine())
        used = 0
      }
      if used > 0 {
        lines[lines.count - 1].append("   ", nil)
        used += 3
      }
      let ink = TerminalSymbols.ink(of: series)
      lines[lines.count - 1].append(fitting(mark), ink)
      let wrapped = wrapped(words, after: mark.count)
      lines[lines.count - 1].append(wrapped[0], nil)
      for line in wrapped.dropFirst() { lines.append(TerminalLine([.init(line)])) }
      used += length
    }
    return lines
  }

  private func mark(of series: ChartSeries) -> String {
    if series == .goal, let edge = chart.edgeOfGoal(in: masses) {
      return String(TerminalSymbols.arrow(to: edge))
    }
    let isDense = TerminalPlot.isDense(chart, columns: columns)
    return TerminalSymbols.legend(series, isDense: isDense)
  }

  /// Returns the lines of a label, which are aligned after the symbol of its series.
  private func wrapped(_ words: String, after used: Int) -> [String] {
    let indentation = String(repeating: " ", count: used)
    var lines = [""]
    for word in words.split(separator: " ") {
      let longer = lines[lines.count - 1] + " " + word
      if lines != [""], used + labels.columns(of: longer) > columns {
        lines.append(" " + word)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    let fitting = lines.map { self.fitting($0, after: used) }
    return [fitting[0]] + fitting.dropFirst().map { indentation + $0 }
  }

  /// Returns a string, truncated to the available columns.
  private func fitting(_ text: String, after used: Int = 0) -> String {
    guard labels.columns(of: text) > columns - used else { return text }
    var kept = ""
    for character in text {
      guard labels.columns(of: kept + String(character) + "…") <= columns - used else { break }
      kept.append(character)
    }
    return columns > used ? kept + "…" : ""
  }
}

/// A terminal plot with its axes.
struct TerminalFrame {
  let plot: TerminalPlot
  let ticks: [ChartTick]
  let labels: any ChartLabels
  /// The number of columns for the axis of masses, or 0 if it is omitted.
  let gutter: Int

  /// The rows of the plot, the axis of days and its labels.
  var lines: [TerminalLine] {
    let words = Dictionary(ticks.map { (plot.row(of: $0.kilograms), $0.text) }) { first, _ in first
    }
    let rows = (0..<plot.grid.rows)
      .map { row -> TerminalLine in
        guard gutter > 0 else { return plot.grid.line(row) }
        let text = words[row] ?? ""
        let spaces = String(repeating: " ", count: max(gutter - labels.columns(of: text), 0))
        let edge = spaces + text + (words[row] == nil ? " │" : " ┤")
        return TerminalLine([.init(edge, .quiet)] + plot.grid.line(row).pieces)
      }
    return rows + days
  }

  private var days: [TerminalLine] {
    let axis = DayAxis(
      days: plot.chart.days,
      week: labels.week,
      extent: Double(-gutter)...Double(plot.grid.columns),
      gap: 2,
      scale: plot.x,
      text: labels.text(ofTick:step:),
      length: { Double(labels.columns(of: $0)) }
    )
    let places = Set(axis.labels.map { Int($0.place.rounded()) })
    let line = (0..<plot.grid.columns).map { places.contains($0) ? "┬" : "─" }.joined()
    let corner = gutter > 0 ? String(repeating: " ", count: gutter) + " └" : ""
    return [
      TerminalLine([.init(corner + line, .quiet)]),
      TerminalLine([.init(words(of: axis.labels), .quiet)]),
    ]
  }

  private func words(of days: [DayAxis.Label]) -> String {
    var text = ""
    var used = 0
    for label in days {
      let start = Int(label.start.rounded()) + (gutter > 0 ? gutter + 2 : 0)
      guard start >= used else { continue }
      text += String(repeating: " ", count: start - used) + label.text
      used = start + labels.columns(of: label.text)
    }
    return text
  }
}

/// The symbols of the series on a terminal.
enum TerminalSymbols {
  static let weighIn: Character = "●"
  static let weighInAmongMany: Character = "·"
  static let weighInOnTrend: Character = "•"
  static let goal: Character = "┄"
  static let band: Character = "░"

  /// Returns the symbol of a series in the legend.
  static func legend(_ series: ChartSeries, isDense: Bool) -> String {
    switch series {
    case .weighIns: isDense ? "\(weighInAmongMany)\(weighInOnTrend)" : String(weighIn)
    case .trend: "⠶⠶⠶"
    case .forecast: "⠂⠂⠂"
    case .goal: "┄┄┄"
    case .band: "░░░"
    }
  }

  /// Returns the arrow to a goal beyond an edge.
  static func arrow(to edge: ChartEdge) -> Character {
    switch edge {
    case .top: "↑"
    case .bottom: "↓"
    }
  }

  static func ink(of series: ChartSeries) -> ColorRole {
    switch series {
    case .weighIns: .weighIn
    case .trend, .forecast: .trend
    case .goal: .goal
    case .band: .band
    }
  }
}
