import ArgumentParser

/// How many pixels a PNG has for each point of a picture, in each direction.
struct PictureScale: Hashable, ExpressibleByArgument {
  let pixelsPerPoint: Int

  init(_ pixelsPerPoint: Int) {
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// Reads 1, 2 or 3.
  init?(argument: String) {
    guard let number = Int(argument), (1...3).contains(number) else { return nil }
    pixelsPerPoint = number
  }

  static var defaultCompletionKind: CompletionKind { .list(["1", "2", "3"]) }
}
