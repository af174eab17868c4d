import CommandSupport
import Localization

extension CommandFailure {
  /// The file that says which widgets are wanted does not make sense.
  static func unreadableWish(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' does not say which widgets are wanted.",
        comment: "Error: a file of ours that somebody has changed"
      ),
      hint: String(
        localized: "'w8 widget --publish' writes it again.",
        comment: "Hint; the command stays as it is"
      ),
      status: .data
    )
  }

  /// Widgets are to be written anew, and none are wanted.
  static var notPublished: CommandFailure {
    CommandFailure(
      String(
        localized: "No widgets are published.",
        comment: "Error of 'w8 widget --refresh'"
      ),
      hint: String(
        localized: "Start with 'w8 widget --publish'.",
        comment: "Hint; the command stays as it is"
      ),
      status: .data
    )
  }

  /// Options that cannot stand together.
  static var publishingAlone: CommandFailure {
    CommandFailure(
      String(
        localized:
          "--publish, --refresh, --unpublish and --output do different things: choose one of them.",
        comment: "Error of 'w8 widget': the options stay as they are"
      ),
      status: .usage
    )
  }

  /// A form was asked for that only published widgets have.
  static var pngWithoutPublishing: CommandFailure {
    CommandFailure(
      String(
        localized: "--png works only with --publish.",
        comment: "Error of 'w8 widget': the options stay as they are"
      ),
      hint: String(
        localized: "For a single picture, give --output a name that ends with .png.",
        comment: "Hint; the option stays as it is"
      ),
      status: .usage
    )
  }
}
