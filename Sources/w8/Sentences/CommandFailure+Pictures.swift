import CommandSupport
import Localization

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
