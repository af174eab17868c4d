import FileSystem
import Localization
import WeightCore

extension HealthFailure {
  /// Returns a suggestion to resolve the failure.
  func recovery(_ locale: UserLocale) -> String {
    switch code {
    case .notAvailable, .notEnabled, .dataTypeNotAvailable, .authorizationDenied, .noDataAvailable,
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
          "Apple Health is on the iPhone. There: Health app › your picture › Export All Health Data. Then send the file to this computer and run: \("w8 health enable \(Self.usualName(locale))")",
        locale: locale,
        comment:
          "Hint; the names are those of the buttons of Apple's Health app in the language of the text, and the argument is a command"
      )
    case .notEnabled:
      String(
        localized: "To turn it on and read this export, run: \(enabling(locale))",
        locale: locale,
        comment: "Hint: Apple Health is not turned on; the argument is a command"
      )
    case .dataTypeNotAvailable:
      String(
        localized: "It reads \("body-mass") (weight) and \("body-fat") (body fat).",
        locale: locale,
        comment: "Hint; the arguments are not translated"
      )
    case .authorizationDenied:
      String(
        localized:
          "Give yourself permission to read it, or copy it to one of your folders. Data that was already read stays in the log.",
        locale: locale,
        comment: "Hint: the user lacks permission to read an export of Apple Health"
      )
    case .noDataAvailable:
      String(
        localized:
          "Check whether the Health app has weights under Body Measurements. To log a weight manually, run: \("w8 log")",
        locale: locale,
        comment: "Hint: there are no weights in an export; the argument is a command"
      )
    case .incompleteExport:
      String(
        localized:
          "Export again on the phone. To read the contents of this file anyway, run: \(command)",
        locale: locale,
        comment: "Hint: a part of an export is missing; the argument is a command"
      )
    case .answerNeeded:
      String(
        localized: "To choose what to do, run: \(command)",
        locale: locale,
        comment: "Hint: an export was not imported; the argument is a command"
      )
    default:
      String(
        localized:
          "Export again on the phone, and use the file as the phone created it; you do not need to unpack it.",
        locale: locale,
        comment: "Hint: a file is no export of Apple Health, or is damaged"
      )
    }
  }

  private func valueRecovery(_ locale: UserLocale) -> String {
    switch code {
    case .invalidDateRange:
      String(
        localized: "Specify the earlier day first: \("--from 2026-01-01 --to 2026-03-31")",
        locale: locale,
        comment: "Hint; the argument is not translated"
      )
    case .invalidWeight:
      String(
        localized:
          "A weight must be between \(limits.lowerBound, format: format) and \(limits.upperBound, format: format).",
        locale: locale,
        comment: "Hint: the lowest and the highest weight, such as '0.5 kg' and '680 kg'"
      )
    default:
      String(
        localized: "A date must be between the years \("1") and \("9999"), and not in the future.",
        locale: locale,
        comment: "Hint: the first and the last year"
      )
    }
  }

  private func syncRecovery(_ locale: UserLocale) -> String {
    switch code {
    case .saveFailed:
      String(
        localized: "The log was not changed. Fix the problem and try again.",
        locale: locale,
        comment: "Hint: the imported data could not be written to the log"
      )
    case .authorizationFailed:
      String(
        localized:
          "The log was not changed. Fix the problem, then turn Apple Health on with: \(enabling(locale))",
        locale: locale,
        comment: "Hint; the argument is a command"
      )
    default:
      String(
        localized: "To start over, run the same command.",
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
          "Fix the problem and start the command again. To read a single file, run: \("w8 health sync \(Self.usualName(locale))")",
        locale: locale,
        comment: "Hint: a folder cannot be watched; the argument is a command"
      )
    case .eventSaveFailed:
      String(
        localized: "The file will be read again; nothing is added twice.",
        locale: locale,
        comment: "Hint: the reading of a file could not be recorded"
      )
    case .eventLookupFailed:
      String(
        localized:
          "Start it again later. To read a file now, run: \("w8 health sync \(Self.usualName(locale))")",
        locale: locale,
        comment: "Hint: the watch of a folder cannot start; the argument is a command"
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
  private var command: String { "w8 health sync \(ShellWord.quoted(subject))" }

  private func enabling(_ locale: UserLocale) -> String {
    "w8 health enable \(subject.isEmpty ? Self.usualName(locale) : ShellWord.quoted(subject))"
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
