import ArgumentParser
import CommandSupport
import Diagnostics
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation

/// The options for values that a file does not specify.
struct ImportAnswers: ParsableArguments {
  @Option(help: ArgumentHelp(.importAnswersFormat, valueName: .importAnswersFormatValue))
  var format: NamedFormat?

  @Option(help: ArgumentHelp(.importAnswersUnit, valueName: .sharedUnitValue))
  var unit: WeightUnit?

  @Option(help: ArgumentHelp(.importAnswersDecimal, valueName: .importAnswersDecimalValue))
  var decimal: DecimalSeparator?

  @Option(help: ArgumentHelp(.importAnswersDateOrder, valueName: .importAnswersDateOrderValue))
  var dateOrder: DateOrder?

  @Option(help: ArgumentHelp(.importAnswersTimeZone, valueName: .sharedTimeZoneValue))
  var timeZone: String?

  /// Returns the options of the import.
  ///
  /// - Throws: ``CommandFailure`` if there is no such time zone.
  func options(in session: Session) throws -> ImportOptions {
    var options = ImportOptions(timeZone: session.timeZone, now: session.now)
    if let timeZone {
      guard let zone = TimeZone(identifier: timeZone) else {
        throw CommandFailure.unknownTimeZone(timeZone)
      }
      options.timeZone = zone
    }
    options.format = format
    options.unit = unit
    options.decimalMark = decimal
    options.dateOrder = dateOrder
    return options
  }
}

extension NamedFormat: ExpressibleByArgument {}
extension DecimalSeparator: ExpressibleByArgument {}
extension DateOrder: ExpressibleByArgument {}

// MARK: - Messages

extension ImportQuestion {
  /// The text of the question on a terminal.
  var prompt: String {
    switch subject {
    case .unit:
      String(
        localized: "\(locationText): which unit is '\(example)' in? kg, lb or st:",
        comment:
          "Question while a file is imported: where, and a number. Do not translate the units"
      )
    case .decimalMark:
      String(
        localized: "\(locationText): what separates the decimals in '\(example)'? comma or point:",
        comment:
          "Question while a file is imported: where, and a number. Do not translate 'comma' and 'point'"
      )
    case .dateOrder:
      String(
        localized:
          "\(locationText): what is the order of day (d), month (m) and year (y) in '\(example)'? dmy, mdy or ymd:",
        comment:
          "Question while a file is imported: where, and a date. Do not translate d, m, y, dmy, mdy and ymd"
      )
    }
  }

  fileprivate var locationText: String { "\(location.file):\(location.line):\(location.column)" }

  fileprivate var sentence: String {
    switch subject {
    case .unit:
      String(
        localized: "\(locationText): the file does not specify the unit of '\(example)'.",
        comment: "Error while a file is imported: where, and a number"
      )
    case .decimalMark:
      String(
        localized:
          "\(locationText): the comma or point in '\(example)' could separate decimals or thousands.",
        comment: "Error while a file is imported: where, and a number"
      )
    case .dateOrder:
      String(
        localized:
          "\(locationText): it is unclear which is the day and which is the month in '\(example)'.",
        comment: "Error while a file is imported: where, and a date such as 03/04/2026"
      )
    }
  }

  fileprivate var hint: String {
    switch subject {
    case .unit:
      String(
        localized: "Specify it with --unit kg, --unit lb or --unit st.",
        comment: "Hint: the unit is missing. Do not translate the options"
      )
    case .decimalMark:
      String(
        localized: "Choose with --decimal comma or --decimal point.",
        comment: "Hint: the decimal separator. Do not translate the options"
      )
    case .dateOrder:
      String(
        localized:
          "Specify the order with --date-order dmy, --date-order mdy or --date-order ymd (d is the day).",
        comment: "Hint: the order of dates. Do not translate the options"
      )
    }
  }
}

extension CommandFailure {
  /// Returns the failure for an ambiguous file without a terminal to ask the user.
  static func openQuestion(_ question: ImportQuestion) -> CommandFailure {
    CommandFailure(question.sentence, hint: question.hint, status: .data)
  }

  /// Returns the failure for an unknown time zone.
  static func unknownTimeZone(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no time zone '\(name)'.",
        comment: "Error: the value of --time-zone"
      ),
      hint: String(
        localized: "Time zones have names such as Europe/Madrid or America/New_York.",
        comment: "Hint; do not translate the names"
      ),
      status: .data
    )
  }
}
