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
    let isDense = Self.isDense(chart, columns: grid.columns)
    if isDense { drawWeighIns(TerminalSymbols.weighInAmongMany) }
    drawForecast()
    drawTrend()
    if !isDense { drawWeighIns(TerminalSymbols.weighIn) }
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

  private mutating func drawWeighIns(_ mark: Character) {
    let sampling = ColumnSampling(days: chart.days, columns: grid.columns)
    for point in sampling.extremes(of: chart.weighIns) {
      grid.put(mark, .weighIn, column: column(of: point.day), row: row(of: point.kilograms))
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
