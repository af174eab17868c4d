import CommandSupport
import Localization

extension CommandFailure {
  /// A pregnancy was told and forgotten at once.
  static var pregnancyAndClear: CommandFailure {
    CommandFailure(
      String(
        localized: "'--clear' cannot be combined with other options of the pregnancy.",
        comment: "Error: w8 pregnancy. The option stays as it is"
      ),
      status: .usage
    )
  }

  /// Twins were told and denied at once.
  static var twinsAndNone: CommandFailure {
    CommandFailure(
      String(
        localized: "Either '--twins' or '--no-twins': not both.",
        comment: "Error: w8 pregnancy. The options stay as they are"
      ),
      status: .usage
    )
  }

  /// Not enough is known of a pregnancy.
  static var pregnancyIncomplete: CommandFailure {
    CommandFailure(
      String(
        localized:
          "To begin, w8 needs your height, your weight before the pregnancy and the due date.",
        comment: "Error: w8 pregnancy without one of them"
      ),
      hint: String(
        localized: "Give them with '--height', '--before' and '--due'.",
        comment: "Hint: w8 pregnancy. The options stay as they are"
      ),
      status: .usage
    )
  }
}
