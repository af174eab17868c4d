import Diagnostics
import FileFormats

/// Writes a scene as SVG, with one element per line.
struct SVGPrinter {
  private(set) var text = ""
  private let appearance: Appearance
  private var fades: [Fill] = []

  init(_ appearance: Appearance = .automatic) {
    self.appearance = appearance
  }

  private static let fonts =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, "
    + "'DejaVu Sans', sans-serif"

  /// Writes the whole document.
  mutating func print(_ scene: Scene) {
    let (width, height) = (number(scene.size.width), number(scene.size.height))
    line("<svg xmlns=\"http://www.w3.org/2000/svg\"", ending: "")
    line(" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\"", ending: "")
    line(" role=\"img\" aria-labelledby=\"title description\"", ending: "")
    line(" font-family=\"\(Self.fonts)\">")
    line("<title id=\"title\">\(escaped(scene.title))</title>")
    line("<desc id=\"description\">\(escaped(scene.description))</desc>")
    if appearance == .automatic { printStyle() }
    printFades(of: scene)
    let corner = scene.corner > 0 ? " rx=\"\(number(scene.corner))\"" : ""
    line("<rect width=\"\(width)\" height=\"\(height)\"\(corner) \(fill(Fill(.background)))/>")
    for element in scene.elements { print(element) }
    line("</svg>")
  }

  private mutating func print(_ element: SceneElement) {
    switch element {
    case .rectangle(let frame, let corner, let filling):
      line(
        "<rect x=\"\(number(frame.left))\" y=\"\(number(frame.top))\""
          + " width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
          + (corner > 0 ? " rx=\"\(number(corner))\"" : "") + " \(fill(filling))/>"
      )
    case .line(let points, let stroke):
      path(straight(points), stroked(stroke))
    case .curve(let points, let stroke):
      path(curved(points), stroked(stroke))
    case .ring(let middle, let radius, let part, let stroke):
      print(ring: middle, radius: radius, part: part, stroke)
    case .area(let points, let bottom, let filling):
      path(curved(points) + closing(points, bottom), fill(filling))
    case .polygon(let points, let filling):
      path(straight(points) + "Z", fill(filling))
    case .dots(let points, let radius, let filling):
      print(dots: points, radius: radius, filling)
    case .text(let words, let place, let style):
      print(words, at: place, style)
    case .runs(let runs, let place, let anchor):
      print(runs, at: place, anchor)
    }
  }

  /// Draws a part of a circle as its first dash, which avoids calculating angles.
  private mutating func print(ring middle: Point, radius: Double, part: Double, _ stroke: Stroke) {
    guard part > 0 else { return }
    let length = 2 * .pi * radius
    let dashes = part < 1 ? [part * length, length] : []
    let place = "cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"\(number(radius))\""
    let turn = "transform=\"rotate(-90 \(text(of: middle)))\""
    line("<circle \(place) \(turn) \(stroked(stroke.dashed(dashes)))/>")
  }

  private mutating func print(_ runs: [TextRun], at place: Point, _ anchor: TextStyle.Anchor) {
    let parts = runs.map { run in
      let gap = run.gap > 0 ? " dx=\"\(number(run.gap))\"" : ""
      let weight = run.style.isBold ? " font-weight=\"600\"" : ""
      return "<tspan font-size=\"\(number(run.style.size))\"\(weight)\(gap)"
        + " \(fill(Fill(run.style.ink)))>\(escaped(run.text))</tspan>"
    }
    let middle = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    line("<text x=\"\(number(place.x))\" y=\"\(number(place.y))\"\(middle)>", ending: "")
    line(parts.joined() + "</text>")
  }

  /// Draws dots of one kind as lines of length zero with round ends: one element for thousands of
  /// dots.
  private mutating func print(dots: [Point], radius: Double, _ filling: Fill) {
    guard !dots.isEmpty else { return }
    let data = dots.map { "M\(number($0.x)) \(number($0.y))h0" }.joined()
    let edge = Stroke(.background, width: 2 * radius + 1.5)
    if radius > 2 { path(data, stroked(edge)) }
    let opacity = filling.opacity < 1 ? " stroke-opacity=\"\(number(filling.opacity))\"" : ""
    path(data, stroked(Stroke(filling.ink, width: 2 * radius)) + opacity)
  }

  private mutating func print(_ words: String, at place: Point, _ style: TextStyle) {
    var attributes = "x=\"\(number(place.x))\" y=\"\(number(place.y))\""
    attributes += " font-size=\"\(number(style.size))\""
    if style.isBold { attributes += " font-weight=\"600\"" }
    if style.anchor != .start { attributes += " text-anchor=\"\(style.anchor.rawValue)\"" }
    if style.hasHalo {
      let halo = stroked(Stroke(.background, width: 4)).replacingScalars(" fill=\"none\"", with: "")
      line("<text \(attributes) \(halo)>\(escaped(words))</text>")
    }
    line("<text \(attributes) \(fill(Fill(style.ink)))>\(escaped(words))</text>")
  }

  private mutating func path(_ data: String, _ attributes: String) {
    line("<path d=\"\(data)\" \(attributes)/>")
  }

  private mutating func line(_ words: String, ending: String = "\n") {
    text += words + ending
  }
}

// Colors.

extension SVGPrinter {
  private mutating func printStyle() {
    line("<style>@media (prefers-color-scheme: dark) {")
    for ink in ColorRole.allCases {
      let colour = Palette.dark.colour(of: ink)
      line(".\(ink.rawValue)-fill { fill: \(colour) }", ending: " ")
      line(".\(ink.rawValue)-line { stroke: \(colour) }", ending: " ")
      line(".\(ink.rawValue)-stop { stop-color: \(colour) }")
    }
    line("}</style>")
  }

  private mutating func printFades(of scene: Scene) {
    for case .polygon(_, let filling) in scene.elements where filling.isFading {
      if !fades.contains(filling) { fades.append(filling) }
    }
    for (index, filling) in fades.enumerated() {
      let colour =
        "class=\"\(filling.ink.rawValue)-stop\""
        + " stop-color=\"\(appearance.palette.colour(of: filling.ink))\""
      line("<linearGradient id=\"fade\(index + 1)\">", ending: "")
      line("<stop \(colour) stop-opacity=\"\(number(filling.opacity))\"/>", ending: "")
      line(
        "<stop offset=\"1\" \(colour) stop-opacity=\"\(number(filling.opacityAtEnd))\"/>",
        ending: ""
      )
      line("</linearGradient>")
    }
  }

  private func fill(_ filling: Fill) -> String {
    if let fade = fades.firstIndex(of: filling) { return "fill=\"url(#fade\(fade + 1))\"" }
    let opacity = filling.opacity < 1 ? " fill-opacity=\"\(number(filling.opacity))\"" : ""
    return "class=\"\(filling.ink.rawValue)-fill\""
      + " fill=\"\(appearance.palette.colour(of: filling.ink))\"" + opacity
  }

  private func stroked(_ stroke: Stroke) -> String {
    let dashes = stroke.dashes.map(number).joined(separator: " ")
    return "class=\"\(stroke.ink.rawValue)-line\" fill=\"none\""
      + " stroke=\"\(appearance.palette.colour(of: stroke.ink))\" stroke-width=\"\(number(stroke.width))\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      + (dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\"")
  }
}

extension Fill {
  fileprivate var isFading: Bool { opacity != opacityAtEnd }
}

// Paths, numbers and texts.

extension SVGPrinter {
  private func straight(_ points: [Point]) -> String {
    points.enumerated().map { ($0.offset == 0 ? "M" : "L") + text(of: $0.element) }.joined()
  }

  private func curved(_ points: [Point]) -> String {
    let curve = SmoothCurve(through: points)
    guard let start = curve.start else { return "" }
    let arcs = curve.arcs.map { arc in
      "C\(text(of: arc.leaving)) \(text(of: arc.arriving)) \(text(of: arc.end))"
    }
    return "M\(text(of: start))" + (arcs.isEmpty ? "h0" : arcs.joined())
  }

  /// Returns the lines from the end of a curve back to its start, along a height below it.
  private func closing(_ points: [Point], _ bottom: Double) -> String {
    guard let first = points.first, let last = points.last else { return "" }
    return "L\(number(last.x)) \(number(bottom))L\(number(first.x)) \(number(bottom))Z"
  }

  private func text(of point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  /// Returns a number with at most two decimals, with a decimal point in every locale and no
  /// exponent.
  private func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "0" }
    let (units, rest) = whole.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = whole < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(units)" }
    let digits = rest.isMultiple(of: 10) ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(units).\(digits)"
  }

  private func escaped(_ words: String) -> String { words.escapedForXML(in: .attribute) }
}

// MARK: - SVG

extension Scene {
  /// The scene as a standalone SVG 1.1 document with a light or dark background, as the viewer
  /// prefers.
  ///
  /// The bytes depend only on the scene. Colors are attributes, which every program supports. A
  /// style sheet replaces them in dark mode.
  package var svg: String { svg(.automatic) }

  /// Returns the scene as an SVG 1.1 document with a background.
  package func svg(_ appearance: Appearance) -> String {
    var printer = SVGPrinter(appearance)
    printer.print(self)
    return printer.text
  }
}
