/// The content of a share image: texts, and the values of its shapes.
package struct ShareImageModel: Hashable, Sendable {
  /// The main subject of an image.
  package enum Subject: Hashable, Sendable {
    /// The completed fraction of the way to a goal, from 0 to 1.
    case progress(Double)
    /// The position of a milestone as a fraction of the way to a goal, with the number of sections
    /// into which symbols divide the way.
    case milestone(Double, marks: Int)
    /// Figures with labels, side by side.
    case figures([Named])
  }

  /// A figure and its label.
  package struct Named: Hashable, Sendable {
    /// The figure; two for stones and pounds.
    package let figures: [Figure]
    /// The label: "pesajes".
    package let name: String

    /// Creates a labeled figure.
    package init(_ figures: [Figure], name: String) {
      self.figures = figures
      self.name = name
    }
  }

  /// The main subject.
  package let subject: Subject
  /// The accessibility title.
  package let title: String
  /// The accessibility description.
  package let description: String
  /// The most prominent figures: "84 %", "75 kg".
  package let figures: [Figure]
  /// The headline that explains them: "del camino hacia mi objetivo".
  package let headline: String
  /// Further details, one per line.
  package let details: [String]
  /// The shape of the trend, from left to right, scaled to 0...1 on both axes.
  package let curve: [Point]

  /// Creates the content of an image.
  package init(
    subject: Subject,
    title: String,
    description: String,
    figures: [Figure],
    headline: String,
    details: [String],
    curve: [Point]
  ) {
    self.subject = subject
    self.title = title
    self.description = description
    self.figures = figures
    self.headline = headline
    self.details = details
    self.curve = curve
  }
}
