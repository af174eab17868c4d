import Localization
import WeightPresentation

extension HealthWatchCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Import each export that arrives in a folder.",
        comment: "Help of w8 health watch"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Waits for exports in a folder, such as the one that your browser or your cloud saves to. \
          w8 waits until a file is complete, and tries one that cannot be read again, at longer \
          and longer intervals. Where it would have to ask, it changes nothing and says so.

          With '--json' each event is a line: watching, waiting, importing, imported, passed-over, \
          failed, retrying, stopped.

          Examples:
            w8 health watch Downloads
            w8 health watch Downloads --once
            w8 health watch Downloads --print-unit
            systemctl --user enable --now w8-health.path
          """,
        comment: "Help of w8 health watch. Commands and the names of events stay as they are"
      )
    }
    static var folder: String {
      String(
        localized:
          "The folder; by default, the one that holds the export given to 'w8 health enable'.",
        comment: "Help of the argument of w8 health watch"
      )
    }
    static var folderValue: String {
      String(localized: "folder", comment: "Help: name of the value of --catalogs, one word")
    }
    static var once: String {
      String(
        localized: "Read what is there, and exit.",
        comment: "Help of w8 health watch --once"
      )
    }
    static var printUnit: String {
      String(
        localized: "Print systemd units that do this, and exit.",
        comment: "Help of w8 health watch --print-unit"
      )
    }
    static var patience: String {
      String(
        localized: "After how many seconds without a change an unfinished file is read as it is.",
        comment: "Help of w8 health watch --patience"
      )
    }
    static var retry: String {
      String(
        localized:
          "How many seconds to wait before a file that could not be read is tried again; twice as many each time.",
        comment: "Help of w8 health watch --retry"
      )
    }
    static var secondsValue: String {
      String(localized: "seconds", comment: "Help: stands for a number of seconds, one word")
    }
    static var noSeconds: String {
      String(
        localized: "The minimum number of seconds is \("1").",
        comment: "Error: a number that was typed is too small"
      )
    }
    static func unitTitle(_ folder: String) -> String {
      String(
        localized: "Apple Health exports in \(folder)",
        comment: "The title of a unit of systemd: the path of a folder"
      )
    }
    static var alreadyWatched: HealthFailure.Cause {
      .init(
        "already-watched",
        String(
          localized: "Another 'w8 health watch' is running.",
          comment: "Why a folder cannot be watched; it stands behind another sentence"
        )
      )
    }
    static var noFolder: HealthFailure.Cause {
      .init(
        "no-such-folder",
        String(
          localized: "It does not exist.",
          comment: "Why a folder cannot be watched; it stands behind another sentence"
        )
      )
    }
    static var notAFolder: HealthFailure.Cause {
      .init(
        "not-a-folder",
        String(
          localized: "It is not a folder.",
          comment: "Why a folder cannot be watched; it stands behind another sentence"
        )
      )
    }
    static var notReadable: HealthFailure.Cause {
      .init(
        "permission-denied",
        String(
          localized: "You do not have permission to look into it.",
          comment: "Why a folder cannot be watched; it stands behind another sentence"
        )
      )
    }
  }
}
