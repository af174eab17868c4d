/// The plot area of a chart on a terminal.
struct TerminalPlot {
  let chart: WeightChart
  let masses: ClosedRange<Double>
  private(set) var grid: TerminalGrid

  init(_ chart: WeightChart, masses: ClosedRange<Double>, columns: Int, rows: Int) {
    self.chart = chart
    self.masses = masses
    grid = TerminalGrid(columns: columns, rows: rows)
  }

  /// Returns whether weigh-ins are in so many columns that their symbols would hide the trend.
  static func isDense(_ chart: WeightChart, columns: Int) -> Bool {
    let share = Double(columns) * Double(chart.weighInDays) / Double(chart.days.count)
    return chart.weighIns.count > 20 && Double(chart.weighIns.count) > share / 2
  }

  /// The scale from days to columns.
  var x: LinearScale {
    LinearScale(
      Double(chart.days.lowerBound)...Double(chart.days.upperBound),
      from: 0,
      to: Double(grid.columns - 1)
    )
  }

  /// Returns the row of a mass, which may be outside of the plot.
  func row(of kilograms: Double) -> Int {
    let place = y.place(of: kilograms)
    return place.isFinite ? Int(max(min(place, 1e6), -1e6).rounded(.down)) : -1
  }

  /// The scale from masses to rows; the lower edge is the end of the last row, so all rows have
  /// equal heights.
  private var y: LinearScale {
    LinearScale(masses, from: Double(grid.rows) - 0.01, to: 0)
  }

  /// Draws the series in their stacking order, the lowest first.
  mutating func draw() {
    drawBand()
    drawGoal()
    drawForecast()
    drawTrend()
    drawWeighIns(areDense: Self.isDense(chart, columns: grid.columns))
  }

  private mutating func drawBand() {
    for interval in chart.band {
      // A day may be wider than a column.
      let columns = column(of: Double(interval.day) - 0.5)...column(of: Double(interval.day) + 0.5)
      let rows =
        max(row(of: interval.high), 0)...max(row(of: interval.low), row(of: interval.high), 0)
      for column in columns {
        for row in rows.clamped(to: 0...max(grid.rows - 1, 0)) {
          grid.put(TerminalSymbols.band, .band, column: column, row: row)
        }
      }
    }
  }

  private mutating func drawGoal() {
    guard let goal = chart.goal, masses.contains(goal) else { return }
    for column in 0..<grid.columns {
      grid.put(TerminalSymbols.goal, .goal, column: column, row: row(of: goal))
    }
  }

  /// Draws all weigh-ins on top of the other series.
  ///
  /// Many weigh-ins must not hide the trend, so their symbols on it are bolder and have its color.
  private mutating func drawWeighIns(areDense: Bool) {
    var last: (column: Int, row: Int)?
    for point in chart.weighIns {
      let cell = (column: column(of: point.day), row: row(of: point.kilograms))
      if let last, last == cell { continue }
      last = cell
      if !areDense {
        grid.put(TerminalSymbols.weighIn, .weighIn, column: cell.column, row: cell.row)
      } else if grid.ink(column: cell.column, row: cell.row) == .trend {
        grid.put(TerminalSymbols.weighInOnTrend, .trend, column: cell.column, row: cell.row)
      } else {
        grid.put(TerminalSymbols.weighInAmongMany, .weighIn, column: cell.column, row: cell.row)
      }
    }
  }

  /// Draws an arrow with the goal at the edge beyond which it is, where it hides the least.
  mutating func drawGoalArrow(_ goal: String) {
    guard let edge = chart.edgeOfGoal(in: masses) else { return }
    let row = edge == .top ? 0 : grid.rows - 1
    let arrow = TerminalSymbols.arrow(to: edge)
    let whole = Array("\(arrow) \(goal)")
    let text = whole.count <= grid.columns ? whole : [arrow]
    let starts = [grid.columns - text.count, 0, (grid.columns - text.count) / 2]
    let hidden = starts.map { start in
      (start..<start + text.count).count { grid.ink(column: $0, row: row) != nil }
    }
    guard let best = hidden.indices.min(by: { hidden[$0] < hidden[$1] }) else { return }
    for (index, character) in text.enumerated() {
      grid.put(character, .goal, column: starts[best] + index, row: row)
    }
  }

  /// Draws the forecast, and its limits if they are at least one row away.
  private mutating func drawForecast() {
    var dots = DotRaster(columns: grid.columns, rows: grid.rows)
    let middle = chart.forecast.map { dot(day: Double($0.day), kilograms: $0.middle) }
    dots.draw(middle, every: 2)
    for limit in [\ChartInterval.low, \.high] {
      let points = chart.forecast.map { dot(day: Double($0.day), kilograms: $0[keyPath: limit]) }
      let apart = zip(points, middle).drop { ($0.y - $1.y).magnitude < 4 }.map(\.0)
      dots.draw(apart, every: 4)
    }
    grid.put(dots, .trend)
  }

  private mutating func drawTrend() {
    guard chart.trend.count > 1 else { return }
    var dots = DotRaster(columns: grid.columns, rows: grid.rows)
    let sampling = ColumnSampling(days: chart.days, columns: grid.columns * 2)
    for segment in chart.trendSegments {
      let points = sampling.means(of: segment).map { dot(day: $0.day, kilograms: $0.kilograms) }
      dots.draw(points, thickness: 2)
    }
    grid.put(dots, .trend)
  }

  private func column(of day: Double) -> Int {
    Int(max(min(x.place(of: day).rounded(), Double(grid.columns - 1)), 0))
  }

  /// Returns the dot of a point, at the middle of the cell of its day; a cell has two columns and
  /// four rows of dots.
  private func dot(day: Double, kilograms: Double) -> (x: Double, y: Double) {
    (x.place(of: day) * 2 + 0.5, y.place(of: kilograms) * 4 - 1)
  }
}

extension WeightChart {
  /// The number of days from the first weigh-in to the last.
  fileprivate var weighInDays: Int {
    guard let first = weighIns.first, let last = weighIns.last else { return 1 }
    return Int(last.day - first.day) + 1
  }
}
