/// What a picture for others shows: words, and the shapes of a way.
package struct ShareFace: Hashable, Sendable {
  /// What the middle of a picture is about.
  package enum Subject: Hashable, Sendable {
    /// The part of a way that is done, from 0 to 1.
    case progress(Double)
    /// The part of a way at which a milestone stands, and into how many pieces marks divide the way.
    case milestone(Double, marks: Int)
    /// Figures with their names, side by side.
    case figures([Named])
  }

  /// A figure and its name.
  package struct Named: Hashable, Sendable {
    /// The figure; two of them for stones and pounds.
    package let figures: [Figure]
    /// What it counts: "pesajes".
    package let name: String

    /// Creates a figure with a name.
    package init(_ figures: [Figure], name: String) {
      self.figures = figures
      self.name = name
    }
  }

  /// What the picture is about.
  package let subject: Subject
  /// Its name, for those who do not see it.
  package let title: String
  /// What it says, for those who do not see it.
  package let description: String
  /// What is read first: "84 %", "75 kg".
  package let figures: [Figure]
  /// What that is: "del camino hacia mi objetivo".
  package let headline: String
  /// What else is told, a line each.
  package let details: [String]
  /// The trend from left to right, both from 0 to 1.
  package let curve: [Point]

  /// Creates what a picture shows.
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
