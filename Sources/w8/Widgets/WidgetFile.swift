import CommandSupport
import WeightCore
import WeightDrawing
import WeightPresentation

/// A file that a widget is written to: a picture, or its values and words.
struct WidgetFile {
  let path: String
  private let isSnapshot: Bool

  /// Takes a path that a user gave.
  ///
  /// - Throws: That its extension names no form in which widgets are written.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    isSnapshot = path.lowercased().hasSuffix(".json")
    guard !isSnapshot else { return }
    guard PictureFormat(ofFile: path) != nil else { throw .noWidgetFormat(path) }
  }

  /// Writes a widget, all at once or not at all.
  func write(
    _ words: WidgetWords,
    _ family: WidgetFamily,
    _ options: PictureOptions
  ) throws {
    guard isSnapshot else {
      return try PictureFile(path)
        .write(
          WidgetPicture(words.face, family).scene,
          scale: options.scale?.pixelsPerPoint ?? PictureFile.pixelsPerPoint,
          appearance: options.appearance
        )
    }
    let text = try JSON.text(of: WidgetSnapshot(words)) + "\n"
    do {
      try FileSystem.write(Array(text.utf8), to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
