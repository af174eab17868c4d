/// A picture as shapes and texts, which knows nothing of files and pixels.
///
/// ```swift
/// var scene = Scene(size: Size(width: 170, height: 170), title: "Peso", description: "72,5 kg")
/// scene.add(.text("72,5 kg", Point(16, 40), TextStyle(.text, size: 24)))
/// scene.svg  // "<svg xmlns=…"
/// ```
package struct Scene: Hashable, Sendable {
  /// How wide and how high it is.
  package let size: Size
  /// The radius of the corners of its paper.
  package let corner: Double
  /// Its name, for those who do not see it.
  package let title: String
  /// What it shows, for those who do not see it.
  package let description: String
  /// What is drawn, the lowest first.
  package private(set) var elements: [SceneElement] = []

  /// Creates an empty scene.
  package init(size: Size, corner: Double = 0, title: String, description: String) {
    self.size = size
    self.corner = corner
    self.title = title
    self.description = description
  }

  /// Draws an element above those before it.
  package mutating func add(_ element: SceneElement) {
    elements.append(element)
  }
}
