import CommandSupport
import WeightCore
import WeightPresentation

extension Session {
  /// Reads a weight that the user typed.
  func mass(_ text: String) throws(CommandFailure) -> Mass {
    do {
      return try notation.mass(parsing: text).mass
    } catch {
      throw CommandFailure(notation.refusal(error, of: text))
    }
  }

  /// Reads a day, maybe with a time, that is not in the future.
  func moment(_ text: String) throws(CommandFailure) -> Moment {
    let dates = DateNotation(locale: notation.locale)
    let date = dates.date(parsing: text, today: now.day)
    guard let moment = date?.moment(now: now, in: timeZone) else {
      throw CommandFailure(dates.refusal(of: text, now: now))
    }
    do {
      try moment.check(notAfter: now)
    } catch {
      throw CommandFailure(notation.refusal(error, of: text))
    }
    return moment
  }
}
