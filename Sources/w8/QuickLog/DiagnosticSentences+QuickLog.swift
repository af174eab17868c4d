import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What can be wrong with files in which other programs leave weigh-ins, beside what can be wrong with
  /// weights.
  static let quickLogs = DiagnosticSentences([
    "identifier-missing": { _, locale in
      String(
        localized: "there is no 'id', or it is too long",
        locale: locale,
        comment: "Problem of a file with one weigh-in. 'id' stays as it is"
      )
    },
    "pending-not-a-file": { _, locale in
      String(
        localized: "this is not a file",
        locale: locale,
        comment: "Problem in a folder of files with weigh-ins: a link, a folder or the like"
      )
    },
    "pending-too-large": { _, locale in
      String(
        localized: "the file is too large for one weigh-in",
        locale: locale,
        comment: "Problem of a file with one weigh-in"
      )
    },
    "pending-unreadable": { _, locale in
      String(
        localized: "the file cannot be read",
        locale: locale,
        comment: "Problem of a file with one weigh-in"
      )
    },
  ])
}
