import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import SystemPackage
import WeightPresentation

/// The output file of a picture.
struct PictureFile {
  let path: String
  private let format: PictureFormat

  /// The default number of PNG pixels per point in each direction.
  static let pixelsPerPoint = 2

  /// Creates the file for a path.
  ///
  /// - Throws: ``CommandFailure`` if the extension is not that of a supported picture format.
  init(_ path: String) throws {
    guard let format = PictureFormat(ofFile: path) else {
      throw CommandFailure.noPictureFormat(path)
    }
    self.path = path
    self.format = format
  }

  /// Writes a scene atomically, or directly if the file is a pipe or a device.
  ///
  /// Only the owner can read a new file, because most pictures show weights.
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
    try FileSystem.write(bytes, to: path, isPrivate: true)
  }
}

/// The supported picture formats.
enum PictureFormat: String, CaseIterable {
  case svg
  case png

  /// Creates the format for the extension of a file name.
  ///
  /// - Returns: `nil` if the extension is unknown.
  init?(ofFile path: String) {
    guard let fileExtension = FilePath(path).extension else { return nil }
    self.init(rawValue: fileExtension.lowercased())
  }
}

/// The options of commands whose pictures have a fixed size.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.pictureScale, valueName: .sharedLimitValue))
  var scale: PictureScale?

  @Option(help: ArgumentHelp(.pictureAppearance, valueName: .pictureAppearanceValue))
  var appearance: Appearance = .automatic
}

/// The number of PNG pixels per point in each direction.
struct PictureScale: Hashable, ExpressibleByArgument {
  let pixelsPerPoint: Int

  init(_ pixelsPerPoint: Int) {
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// Parses 1, 2 or 3.
  init?(argument: String) {
    guard let number = Int(argument), (1...3).contains(number) else { return nil }
    pixelsPerPoint = number
  }

  static var defaultCompletionKind: CompletionKind { .list(["1", "2", "3"]) }
}

// MARK: - Pictures

extension CommandFailure {
  /// Returns the failure for an unknown picture format.
  static func noPictureFormat(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "w8 cannot write a picture called '\(path)'.",
        comment: "Error: the value of --output"
      ),
      hint: String(
        localized: "The name must end with .svg or .png.",
        comment: "Hint: the name of a file that a picture is written to"
      ),
      status: .usage
    )
  }

  /// Returns the failure for an unknown widget format.
  static func noWidgetFormat(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "w8 cannot write a widget called '\(path)'.",
        comment: "Error: the value of --output"
      ),
      hint: String(
        localized: "The name must end with .svg, .png or .json.",
        comment: "Hint: the name of a file that a widget is written to"
      ),
      status: .usage
    )
  }

  /// The failure for a missing converter program.
  static var noConverter: CommandFailure {
    CommandFailure(
      String(
        localized: "PNG pictures require rsvg-convert, which is not installed.",
        comment: "Error; do not translate the name of the program"
      ),
      hint: String(
        localized:
          "Install it, for example with 'apt install librsvg2-bin', or choose a name that ends with .svg.",
        comment: "Hint: a program is missing. Do not translate the command"
      ),
      status: .inputOutput
    )
  }

  /// Returns the failure for a converter program that created no PNG.
  static func noPNG(_ reason: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "rsvg-convert could not make a PNG (\(reason)).",
        comment: "Error; then the message of the program, or a number"
      ),
      status: .inputOutput
    )
  }

  /// Returns the failure for a temporary folder that could not be created.
  static func noTemporaryFolder(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "The folder '\(path)' for temporary files could not be created.",
        comment: "Error: a temporary folder"
      ),
      status: .inputOutput
    )
  }
}
