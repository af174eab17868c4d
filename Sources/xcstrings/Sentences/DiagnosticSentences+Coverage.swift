import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What `coverage` finds.
  static let coverage: Table = [
    "coverage-too-low": { arguments, locale in
      let threshold = CoverageThreshold(argument: arguments.text(3))
      let share = CoverageShare(done: arguments.count(1), total: arguments.count(2))
      // One digit more than the user has given tells the two apart, as far as a person cares.
      let text = share.text(
        fractionDigits: (threshold?.number.fractionDigits ?? 0) + 1,
        LocalizationBundle.module.formats(for: locale)
      )
      let keys = "\(share.done)/\(share.total)"
      return String(
        localized:
          "\(arguments.quoted(0, locale)) is translated to \(text) (\(keys)); at least \(threshold?.text(LocalizationBundle.module.formats(for: locale)) ?? "") is required",
        locale: locale,
        comment:
          "Finding of xcstrings coverage --fail-under. The arguments are a language, a percentage, numbers such as 3/4, and the percentage that is asked for"
      )
    }
  ]
}
