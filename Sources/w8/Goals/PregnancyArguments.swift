import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// The parsed arguments of a pregnancy.
struct PregnancyArguments {
  private let session: Session
  private let today: CalendarDay

  init(_ session: Session, today: CalendarDay) {
    self.session = session
    self.today = today
  }

  /// Returns the pregnancy with the given values, and the former ones where none are given.
  func profile(
    height: String?,
    before: String?,
    due: String?,
    twins: Bool?
  ) throws -> PregnancyProfile {
    let former = session.settings.pregnancy
    let centimetres = try height.map { text in try self.height(text) }
    let weight = try before.map { text in try session.mass(text) }
    let start = try due.map { text in try self.start(due: text) }
    guard let centimetres = centimetres ?? former?.centimetres,
      let weight = weight ?? former?.weightBefore, let start = start ?? former?.start
    else { throw CommandFailure.pregnancyIncomplete }
    do {
      return try PregnancyProfile(
        centimetres: centimetres,
        weightBefore: weight,
        start: start,
        isTwins: twins ?? former?.isTwins ?? false
      )
    } catch {
      throw CommandFailure(PregnancyMessages(session.notation).refusal(error))
    }
  }

  private func height(_ text: String) throws -> Double {
    let heights = HeightNotation(locale: session.notation.locale)
    guard let height = heights.centimetres(parsing: text) else {
      throw CommandFailure(heights.refusal(of: text))
    }
    return height
  }

  /// Returns the day from which weeks are counted for a due date.
  private func start(due text: String) throws -> CalendarDay {
    let dates = DateNotation(locale: session.notation.locale)
    guard let date = dates.date(parsing: text, today: today), date.time == nil else {
      throw CommandFailure(dates.refusal(of: text, now: session.now, isAhead: true))
    }
    // A day without a year is the last one on or before today, but a due date is the next one.
    let ahead = today.adding(days: PregnancyProfile.daysToTerm)
      .flatMap { dates.date(parsing: text, today: $0)?.day }
    let isYearless = ahead.map { date.day.month == $0.month && date.day.day == $0.day } ?? false
    let day = isYearless ? ahead ?? date.day : date.day
    guard let start = PregnancyProfile.start(dueDate: day),
      PregnancyProfile.weeks.contains(start.days(until: today) / 7), start <= today
    else { throw CommandFailure(dates.refusal(ofDueDate: text)) }
    return start
  }
}

// MARK: - Pregnancy

extension CommandFailure {
  /// The failure for setting and removing a pregnancy at the same time.
  static var pregnancyAndClear: CommandFailure {
    CommandFailure(
      String(
        localized: "'--clear' cannot be combined with other pregnancy options.",
        comment: "Error: w8 pregnancy. Do not translate the option"
      ),
      status: .usage
    )
  }

  /// The failure for setting and clearing twins at the same time.
  static var twinsAndNone: CommandFailure {
    CommandFailure(
      String(
        localized: "Use either '--twins' or '--no-twins', not both.",
        comment: "Error: w8 pregnancy. Do not translate the options"
      ),
      status: .usage
    )
  }

  /// The failure for missing data of a pregnancy.
  static var pregnancyIncomplete: CommandFailure {
    CommandFailure(
      String(
        localized:
          "To begin, w8 needs your height, your weight before the pregnancy and the due date.",
        comment: "Error: w8 pregnancy without one of them"
      ),
      hint: String(
        localized: "Specify them with '--height', '--before' and '--due'.",
        comment: "Hint: w8 pregnancy. Do not translate the options"
      ),
      status: .usage
    )
  }
}
