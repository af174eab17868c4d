import SwiftExtraction
import Synchronization

/// What the last extraction of this process has left.
final class ExtractionMemory: Sendable {
  private struct Image {
    var name: String
    var bytes: ImageBytes
  }

  private let image = Mutex<Image?>(nil)

  /// Returns what the last extraction has left; `nil` if it was asked for something else.
  func load(_ name: String) -> ImageBytes? {
    image.withLock { $0?.name == name ? $0?.bytes : nil }
  }

  /// Leaves something for the next extraction.
  func store(_ bytes: [UInt8], _ name: String) {
    let new = Image(name: name, bytes: ImageBytes(bytes))
    image.withLock { $0 = new }
  }
}
