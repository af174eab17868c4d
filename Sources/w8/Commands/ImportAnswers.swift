import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightExchange

/// The options by which a user tells what a file leaves open.
struct ImportAnswers: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.format, valueName: Texts.formatValue))
  var format: NamedFormat?

  @Option(help: ArgumentHelp(Texts.unit, valueName: Texts.unitValue))
  var unit: WeightUnit?

  @Option(help: ArgumentHelp(Texts.decimal, valueName: Texts.decimalValue))
  var decimal: DecimalMark?

  @Option(help: ArgumentHelp(Texts.dateOrder, valueName: Texts.dateOrderValue))
  var dateOrder: DateOrder?

  @Option(help: ArgumentHelp(Texts.timeZone, valueName: Texts.timeZoneValue))
  var timeZone: String?

  /// Returns how files are to be read.
  ///
  /// - Throws: That there is no such time zone.
  func options(in session: Session) throws(CommandFailure) -> ImportOptions {
    var options = ImportOptions(timeZone: session.timeZone, now: session.now)
    if let timeZone {
      guard let zone = TimeZone(identifier: timeZone) else { throw .unknownTimeZone(timeZone) }
      options.timeZone = zone
    }
    options.format = format
    options.unit = unit
    options.decimalMark = decimal
    options.dateOrder = dateOrder
    return options
  }
}

extension ImportAnswers {
  private enum Texts {
    static var format: String {
      String(
        localized: "The program that the file comes from. (default: what it looks like)",
        comment: "Help of w8 import --format"
      )
    }
    static var formatValue: String {
      String(localized: "program", comment: "Help: stands for the name of a program, one word")
    }
    static var unit: String {
      String(
        localized: "The unit of weights for which the file gives none.",
        comment: "Help of w8 import --unit"
      )
    }
    static var unitValue: String {
      String(localized: "unit", comment: "Help: stands for a unit of weight, one word")
    }
    static var decimal: String {
      String(
        localized: "What separates the decimals, where the file leaves that open.",
        comment: "Help of w8 import --decimal"
      )
    }
    static var decimalValue: String {
      String(localized: "mark", comment: "Help: stands for the word 'comma' or 'point', one word")
    }
    static var dateOrder: String {
      String(
        localized: "The order of day (d), month (m) and year (y), where the file leaves that open.",
        comment: "Help of w8 import --date-order, whose values are dmy, mdy and ymd"
      )
    }
    static var dateOrderValue: String {
      String(localized: "order", comment: "Help: stands for an order such as dmy, one word")
    }
    static var timeZone: String {
      String(
        localized: "The time zone of times that have none, such as Europe/Madrid. (default: yours)",
        comment: "Help of w8 import --time-zone"
      )
    }
    static var timeZoneValue: String {
      String(localized: "zone", comment: "Help: stands for a time zone, one word")
    }
  }
}

extension NamedFormat: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}
extension DateOrder: ExpressibleByArgument {}
