import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// Where two versions of a catalog contradict each other.
  static let merge: Table = [
    "merge-conflict": { arguments, locale in
      String(
        localized: "both sides changed \(arguments.text(0)); ours is kept",
        locale: locale,
        comment: "Conflict of a merge. The argument is a key, a language and the name of a field"
      )
    },
    "merge-removed-by-ours": { arguments, locale in
      String(
        localized: "ours removed \(arguments.text(0)), which theirs changed; it is kept",
        locale: locale,
        comment: "Conflict of a merge. The argument is a key, a language and the name of a field"
      )
    },
    "merge-removed-by-theirs": { arguments, locale in
      String(
        localized: "theirs removed \(arguments.text(0)), which ours changed; it is kept",
        locale: locale,
        comment: "Conflict of a merge. The argument is a key, a language and the name of a field"
      )
    },
    "merge-ours": { arguments, locale in
      String(
        localized: "ours: \(arguments.text(0))",
        locale: locale,
        comment: "Conflict of a merge, further explanation: the value of our side"
      )
    },
    "merge-theirs": { arguments, locale in
      String(
        localized: "theirs: \(arguments.text(0))",
        locale: locale,
        comment: "Conflict of a merge, further explanation: the value of the other side"
      )
    },
  ]
}
