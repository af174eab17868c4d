import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import SystemPackage
import WeightPresentation

/// A file that a picture is written to.
struct PictureFile {
  let path: String
  private let format: PictureFormat

  /// The pixels of a PNG for a point of the picture, in each direction, if nothing else is said.
  static let pixelsPerPoint = 2

  /// Takes a path that a user gave.
  ///
  /// - Throws: That its extension names no form in which pictures are written.
  init(_ path: String) throws {
    guard let format = PictureFormat(ofFile: path) else {
      throw CommandFailure.noPictureFormat(path)
    }
    self.path = path
    self.format = format
  }

  /// Writes a scene, all at once or not at all; into a pipe or a device as it is.
  func write(
    _ scene: Scene,
    scale: Int = pixelsPerPoint,
    appearance: Appearance = .automatic
  ) throws {
    let bytes =
      switch format {
      case .svg: Array(scene.svg(appearance).utf8)
      case .png: try PNGConverter.png(of: scene, scale: scale, appearance: appearance)
      }
    try FileSystem.write(bytes, to: path)
  }
}

/// The forms in which a picture can be written.
enum PictureFormat: String, CaseIterable {
  case svg
  case png

  /// Finds the form by the extension of a file's name.
  ///
  /// - Returns: `nil` if a name says nothing of a form that is known.
  init?(ofFile path: String) {
    guard let fileExtension = FilePath(path).extension else { return nil }
    self.init(rawValue: fileExtension.lowercased())
  }
}

/// The options of the commands whose pictures have one size.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.scale, valueName: ChartCommand.Texts.extentValue))
  var scale: PictureScale?

  @Option(help: ArgumentHelp(Texts.appearance, valueName: Texts.appearanceValue))
  var appearance: Appearance = .automatic

  private enum Texts {
    static var scale: String {
      String(
        localized: "The pixels of a PNG per point: 1, 2 or 3.",
        comment: "Help of --scale of a picture"
      )
    }
    static var appearance: String {
      String(
        localized:
          "The background: 'light', 'dark' or 'auto'. With 'auto', an SVG follows the theme of the viewer, and a PNG is light.",
        comment: "Help of --appearance of a picture. The values are typed as they are"
      )
    }
    static var appearanceValue: String {
      String(localized: "background", comment: "Help: stands for light or dark, one word")
    }
  }
}

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

// MARK: - Pictures

extension CommandFailure {
  /// The name of a file does not say which form its picture has.
  static func noPictureFormat(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "w8 cannot write a picture called '\(path)'.",
        comment: "Error: what was typed after --output"
      ),
      hint: String(
        localized: "The name must end with .svg or .png.",
        comment: "Hint: the name of a file that a picture is written to"
      ),
      status: .usage
    )
  }

  /// The name of a file does not say which form its widget has.
  static func noWidgetFormat(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "w8 cannot write a widget called '\(path)'.",
        comment: "Error: what was typed after --output"
      ),
      hint: String(
        localized: "The name must end with .svg, .png or .json.",
        comment: "Hint: the name of a file that a widget is written to"
      ),
      status: .usage
    )
  }

  /// The program that makes pixels is not installed.
  static var noConverter: CommandFailure {
    CommandFailure(
      String(
        localized: "A PNG is made by the program rsvg-convert, which is not installed.",
        comment: "Error; the name of the program stays as it is"
      ),
      hint: String(
        localized:
          "Install it, with 'apt install librsvg2-bin' or the like, or choose a name that ends with .svg.",
        comment: "Hint: a program is missing. The command stays as it is"
      ),
      status: .inputOutput
    )
  }

  /// The program that makes pixels made none.
  static func noPNG(_ reason: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "rsvg-convert could not make a PNG (\(reason)).",
        comment: "Error; then what the program said, or a number"
      ),
      status: .inputOutput
    )
  }

  /// There is no place for the files of another program.
  static func noTemporaryFolder(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The folder '\(path)' for temporary files could not be created.",
        comment: "Error: a folder that is needed for a moment"
      ),
      status: .inputOutput
    )
  }
}
