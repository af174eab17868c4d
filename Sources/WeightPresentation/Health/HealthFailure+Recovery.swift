import Localization
import WeightCore

extension HealthFailure {
  /// Returns a suggestion to resolve the failure.
  func recovery(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable, .dataTypeNotAvailable, .authorizationDenied, .noDataAvailable,
      .fetchFailed, .incompleteExport, .answerNeeded:
      exportRecovery(locale)
    case .invalidDateRange, .invalidWeight, .invalidDate: valueRecovery(locale)
    case .saveFailed, .authorizationFailed, .cancelled: syncRecovery(locale)
    case .backgroundDeliveryFailed, .eventSaveFailed, .eventLookupFailed, .eventUpdateFailed:
      watchRecovery(locale)
    }
  }

  private func exportRecovery(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable:
      String(
        localized:
          "Apple Health lives on the iPhone. There: Health app › your picture › Export All Health Data. Then send the file to this computer, and run: \("w8 health enable \(Self.usualName(locale))")",
        locale: locale,
        comment:
          "Hint; the names are those of the buttons of Apple's Health app in the language of the text, and the argument is a command"
      )
    case .dataTypeNotAvailable:
      String(
        localized: "It reads \("body-mass") (weight) and \("body-fat") (body fat).",
        locale: locale,
        comment: "Hint; the arguments are typed as they are"
      )
    case .authorizationDenied:
      String(
        localized:
          "Allow yourself to read it, or put a copy into a folder of your own. What was read before stays in the log.",
        locale: locale,
        comment: "Hint: the user may not read an export of Apple Health"
      )
    case .noDataAvailable:
      String(
        localized:
          "Check in the Health app, under Body Measurements, whether it has any. What the phone lacks can be logged by hand: \("w8 log")",
        locale: locale,
        comment: "Hint: there are no weights in an export; the argument is a command"
      )
    case .incompleteExport:
      String(
        localized: "Export again on the phone. To read what the file does contain: \(command)",
        locale: locale,
        comment: "Hint: a part of an export is missing; the argument is a command"
      )
    case .answerNeeded:
      String(
        localized: "This command asks what to do: \(command)",
        locale: locale,
        comment: "Hint: an export was not taken in; the argument is a command"
      )
    default:
      String(
        localized:
          "Export again on the phone, and name the file as the phone has made it; it need not be unpacked.",
        locale: locale,
        comment: "Hint: a file is no export of Apple Health, or is damaged"
      )
    }
  }

  private func valueRecovery(_ locale: UserLocale) -> String {
    switch code {
    case .invalidDateRange:
      String(
        localized: "Name the earlier day first: \("--from 2026-01-01 --to 2026-03-31")",
        locale: locale,
        comment: "Hint; the argument is typed as it is"
      )
    case .invalidWeight:
      String(
        localized:
          "A weight must be between \(limits.lowerBound, format: format) and \(limits.upperBound, format: format).",
        locale: locale,
        comment: "Hint: the least and the greatest weight, such as '0.5 kg' and '680 kg'"
      )
    default:
      String(
        localized: "A date must be in the years \("1") to \("9999"), and not in the future.",
        locale: locale,
        comment: "Hint: the first and the last year"
      )
    }
  }

  private func syncRecovery(_ locale: UserLocale) -> String {
    switch code {
    case .saveFailed:
      String(
        localized: "The log is as it was before. Fix that and try again.",
        locale: locale,
        comment: "Hint: what was read could not be written into the log"
      )
    case .authorizationFailed:
      String(
        localized:
          "The log is as it was before. Fix that, and turn Apple Health on with: \(enabling(locale))",
        locale: locale,
        comment: "Hint; the argument is a command"
      )
    default:
      String(
        localized: "The same command starts over.",
        locale: locale,
        comment: "Hint: the user has stopped the reading of an export"
      )
    }
  }

  private func watchRecovery(_ locale: UserLocale) -> String {
    switch code {
    case .backgroundDeliveryFailed:
      String(
        localized:
          "Fix that and start it again. To read a single file: \("w8 health sync \(Self.usualName(locale))")",
        locale: locale,
        comment: "Hint: a folder cannot be watched; the argument is a command"
      )
    case .eventSaveFailed:
      String(
        localized: "The file will be read once more; nothing is added twice.",
        locale: locale,
        comment: "Hint: it could not be noted that a file was read"
      )
    case .eventLookupFailed:
      String(
        localized:
          "Start it again later. Until then, files can be read with: \("w8 health sync \(Self.usualName(locale))")",
        locale: locale,
        comment: "Hint: the watch of a folder cannot begin; the argument is a command"
      )
    default:
      String(
        localized: "The weights are in the log. Try again later.",
        locale: locale,
        comment: "Hint: the state of Apple Health could not be written"
      )
    }
  }
}

extension HealthFailure {
  private var command: String { "w8 health sync \(subject.quotedForShell)" }

  private func enabling(_ locale: UserLocale) -> String {
    "w8 health enable \(subject.isEmpty ? Self.usualName(locale) : subject.quotedForShell)"
  }

  /// Returns the default file name of an export on the phone.
  private static func usualName(_ locale: UserLocale) -> String {
    String(
      localized: "export.zip",
      locale: locale,
      comment: "The name that Apple's Health app gives an export in the language of the text"
    )
  }

  private var limits: ClosedRange<Mass> { WeightLimits.standard.range(in: .kilogram) }

  private var format: MassFormat { MassFormat(unit: .kilogram, digits: .atMostOne) }
}

// MARK: - Shell

extension String {
  /// The string, quoted as one word for a shell.
  package var quotedForShell: String {
    let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
