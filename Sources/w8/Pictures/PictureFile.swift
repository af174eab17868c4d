import CommandSupport
import WeightDrawing

/// A file that a picture is written to.
struct PictureFile {
  let path: String
  private let format: PictureFormat

  /// The pixels of a PNG for a point of the picture, in each direction, if nothing else is said.
  static let pixelsPerPoint = 2

  /// Takes a path that a user gave.
  ///
  /// - Throws: That its extension names no form in which pictures are written.
  init(_ path: String) throws(CommandFailure) {
    guard let format = PictureFormat(ofFile: path) else { throw .noPictureFormat(path) }
    self.path = path
    self.format = format
  }

  /// Writes a scene, all at once or not at all; into a pipe or a device as it is.
  func write(
    _ scene: Scene,
    scale: Int = pixelsPerPoint,
    appearance: Appearance = .automatic
  ) throws(CommandFailure) {
    let bytes =
      switch format {
      case .svg: Array(scene.svg(appearance).utf8)
      case .png: try PNGConverter.png(of: scene, scale: scale, appearance: appearance)
      }
    do {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
