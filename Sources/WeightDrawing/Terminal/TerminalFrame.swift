/// A plot of a terminal with its axes.
struct TerminalFrame {
  let plot: TerminalPlot
  let ticks: [ChartTick]
  let labels: any ChartLabels
  /// The columns of the words at the axis of masses; 0 if there is no room for that axis.
  let gutter: Int

  /// The rows of the plot, the axis of days and its words.
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
