import CommandSupport
import Diagnostics
import Localization
import WeightExchange

extension ImportQuestion {
  /// The question, as it is asked on a terminal.
  var prompt: String {
    switch subject {
    case .unit:
      String(
        localized: "\(location): in which unit is '\(example)'? kg, lb or st:",
        comment:
          "Question while a file is imported: where, and a number. The units are typed as they are"
      )
    case .decimalMark:
      String(
        localized: "\(location): what separates the decimals in '\(example)'? comma or point:",
        comment:
          "Question while a file is imported: where, and a number. 'comma' and 'point' are typed as they are"
      )
    case .dateOrder:
      String(
        localized:
          "\(location): in which order are day (d), month (m) and year (y) in '\(example)'? dmy, mdy or ymd:",
        comment:
          "Question while a file is imported: where, and a date. d, m, y, dmy, mdy and ymd are typed as they are"
      )
    }
  }

  fileprivate var location: String { "\(place.file):\(place.line):\(place.column)" }

  fileprivate var sentence: String {
    switch subject {
    case .unit:
      String(
        localized: "\(location): the file does not say which unit '\(example)' is in.",
        comment: "Error while a file is imported: where, and a number"
      )
    case .decimalMark:
      String(
        localized:
          "\(location): the comma or point in '\(example)' could separate decimals or thousands.",
        comment: "Error while a file is imported: where, and a number"
      )
    case .dateOrder:
      String(
        localized:
          "\(location): in '\(example)', it is unclear which is the day and which is the month.",
        comment: "Error while a file is imported: where, and a date such as 03/04/2026"
      )
    }
  }

  fileprivate var hint: String {
    switch subject {
    case .unit:
      String(
        localized: "Name it with --unit kg, --unit lb or --unit st.",
        comment: "Hint: the unit is missing. The options stay as they are"
      )
    case .decimalMark:
      String(
        localized: "Choose with --decimal comma or --decimal point.",
        comment: "Hint: what stands before the decimals. The options stay as they are"
      )
    case .dateOrder:
      String(
        localized:
          "Give the order with --date-order dmy, --date-order mdy or --date-order ymd (d is the day).",
        comment: "Hint: the order of dates. The options stay as they are"
      )
    }
  }
}

extension CommandFailure {
  /// A file leaves something open, and nobody is there to answer.
  static func openQuestion(_ question: ImportQuestion) -> CommandFailure {
    CommandFailure(question.sentence, hint: question.hint, status: .data)
  }

  /// There is no time zone of that name.
  static func unknownTimeZone(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no time zone '\(name)'.",
        comment: "Error: what was typed after --time-zone"
      ),
      hint: String(
        localized: "Time zones have names such as Europe/Madrid or America/New_York.",
        comment: "Hint; the names stay as they are"
      ),
      status: .data
    )
  }
}
