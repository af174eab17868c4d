import CommandSupport
import Foundation
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Reads a weight that the user typed.
  func mass(_ text: String) throws -> Mass {
    try notation.typedMass(text).mass
  }

  /// Reads a weight to be logged: a number without a unit has to be near the latest of the log.
  ///
  /// So a decimal mark in the wrong place, or a number of another unit, is not taken for a weight. Who
  /// says the unit, behind the number or as an option, means it.
  func loggedMass(_ text: String) throws -> Mass {
    let typed = try notation.typedMass(text)
    guard !typed.hasUnit, !saysUnit,
      let latest = try read({ try $0.latest() }) ?? nil,
      typed.mass.isLeap(from: latest.mass)
    else { return typed.mass }
    throw CommandFailure(notation.refusal(ofLeap: typed, text, from: latest.mass))
  }

  /// Reads a day, maybe with a time, that is not in the future.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - former: The moment whose time a day without a time takes; without it, that is noon.
  /// - Returns: The moment.
  /// - Throws: ``CommandFailure``, which says what would be taken.
  func moment(
    _ text: String,
    keepingTimeOf former: Moment? = nil
  ) throws -> Moment {
    let dates = DateNotation(locale: notation.locale)
    let date = dates.date(parsing: text, today: now.day)
      .map { TypedDate(day: $0.day, time: $0.time ?? former?.timeOfDay) }
    guard let moment = date?.moment(now: now, in: zone(of: former)) else {
      throw CommandFailure(dates.refusal(of: text, now: now))
    }
    do {
      try moment.check(notAfter: now)
    } catch {
      throw CommandFailure(notation.refusal(error, of: text))
    }
    return moment
  }

  /// Reads the body fat that the user typed.
  func bodyFat(_ text: String) throws -> BodyFat {
    do {
      return try BodyFatNotation(locale: notation.locale).bodyFat(parsing: text)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Reads a note; an empty text is none.
  func note(_ text: String) throws -> EntryNote? {
    do {
      return try EntryNote(text)
    } catch {
      throw CommandFailure(notation.refusal(error, of: text))
    }
  }

  /// Returns the zone of the clocks here, or, for an entry from elsewhere, that of its own clocks.
  private func zone(of former: Moment?) -> TimeZone {
    guard let former else { return timeZone }
    let isFromHere = timeZone.secondsFromGMT(for: former.date) == former.utcOffset
    return isFromHere ? timeZone : former.timeZone
  }

  /// Reads a day, whether it has come or not.
  func calendarDay(_ text: String) throws -> CalendarDay {
    let dates = DateNotation(locale: notation.locale)
    guard let date = dates.date(parsing: text, today: today), date.time == nil else {
      throw CommandFailure(dates.refusal(of: text, now: now))
    }
    return date.day
  }

  /// Reads a time of the day.
  func timeOfDay(_ text: String) throws -> TimeOfDay {
    let dates = DateNotation(locale: notation.locale)
    guard let time = dates.time(parsing: text) else { throw CommandFailure.notATime(text) }
    return time
  }
}

// MARK: - Typing

extension MassNotation {
  /// Reads a weight that the user typed.
  func typedMass(_ text: String) throws -> TypedMass {
    do {
      return try mass(parsing: text)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
  }

  /// Reads a goal that the user typed.
  func typedGoal(_ text: String) throws -> TypedMass {
    let typed: TypedMass
    do {
      typed = try mass(parsing: text, limits: nil)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
    do {
      try GoalLimits.check(typed.mass, in: typed.unit)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
    return typed
  }
}

/// An answer to a question of yes or no.
enum Answer {
  /// Returns whether a text means yes, in either language; whatever else was typed means no.
  static func isYes(_ text: String) -> Bool {
    ["y", "yes", "s", "si", "sí"].contains(text.lowercased())
  }
}
