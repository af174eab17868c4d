import Localization

extension HealthWatchRun {
  enum Texts {
    static func watching(_ folder: String) -> String {
      String(
        localized: "Waiting for exports in '\(folder)'. Press Ctrl-C to stop.",
        comment: "After 'w8 health watch': the path of a folder"
      )
    }
    static var stopped: String {
      String(
        localized: "No longer waiting for exports.",
        comment: "At the end of 'w8 health watch'"
      )
    }
    static func waiting(_ path: String) -> String {
      String(
        localized: "'\(path)' is still being written.",
        comment: "While 'w8 health watch' runs: the path of a file"
      )
    }
    static func importing(_ path: String) -> String {
      String(
        localized: "Reading '\(path)'.",
        comment: "While 'w8 health watch' runs: the path of a file"
      )
    }
    static func retrying(_ path: String) -> String {
      String(
        localized: "Reading '\(path)' once more.",
        comment: "While 'w8 health watch' runs: the path of a file that could not be read before"
      )
    }
  }
}
