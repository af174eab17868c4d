import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Parses a weight.
  func mass(_ text: String) throws -> Mass {
    try notation.typedMass(text).mass
  }

  /// Parses a weight to log.
  ///
  /// A number without a unit must be close to a weight around the same time.
  ///
  /// This rejects misplaced decimal separators and numbers in other units. A weight with a unit,
  /// after the number or as an option, is accepted.
  func loggedMass(_ text: String, at moment: Timestamp) throws -> Mass {
    let limits = settings.pregnancy == nil ? WeightLimits.standard : .pregnancy
    let typed = try notation.typedMass(text, limits: limits)
    guard !typed.hasUnit, !saysUnit else { return typed.mass }
    let near = try read { try $0.entries(near: moment, count: PlausibleWeights.count) } ?? []
    guard let nearest = near.first,
      near.allSatisfy({ typed.mass.isImplausibleChange(from: $0.mass) })
    else { return typed.mass }
    throw CommandFailure(notation.refusal(ofLeap: typed, text, from: nearest.mass))
  }

  /// Parses a day, with or without a time, that is not in the future.
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - former: The moment whose time is used for a day without a time; without it, noon is used.
  /// - Returns: The moment.
  /// - Throws: ``CommandFailure`` with examples of valid input.
  func moment(
    _ text: String,
    keepingTimeOf former: Timestamp? = nil
  ) throws -> Timestamp {
    let dates = DateNotation(locale: notation.locale)
    let date = dates.date(parsing: text, today: now.day)
      .map { $0.withTime(former?.timeOfDay) }
    guard let moment = date?.moment(now: now, in: zone(of: former)) else {
      throw CommandFailure(dates.refusal(of: text, now: now))
    }
    do {
      try moment.check(notAfter: now)
      try moment.checkYear()
    } catch {
      throw CommandFailure(notation.refusal(error, of: text))
    }
    return moment
  }

  /// Parses a body fat percentage.
  func bodyFat(_ text: String) throws -> BodyFat {
    do {
      return try BodyFatNotation(locale: notation.locale).bodyFat(parsing: text)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Parses a waist circumference.
  func waist(_ text: String) throws -> Waist {
    do {
      return try WaistNotation(locale: notation.locale).waist(parsing: text)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Parses a lean mass, which must be at most the weight.
  func leanMass(_ text: String, of weight: Mass) throws -> Mass {
    let mass = try notation.typedMass(text).mass
    guard mass <= weight else {
      throw CommandFailure(notation.refusal(EntryError.leanMassAboveWeight(weight), of: text))
    }
    return mass
  }

  /// Parses a note.
  ///
  /// An empty string is no note. A text that is too long is cut at the limit, and the user sees the
  /// part that was cut off.
  func note(_ text: String) throws -> EntryNote? {
    let cut = EntryNote.cut(text)
    if !cut.rest.isEmpty {
      console.printStatus(
        String(
          localized:
            "The note was cut after \(cut.note?.text.count ?? 0) characters; this is the rest: \(cut.rest)",
          comment: "A note is too long: its maximum length, and the text that was left out"
        )
      )
    }
    return cut.note
  }

  /// Returns the local time zone or, for an entry from another time zone, a zone with its offset.
  private func zone(of former: Timestamp?) -> TimeZone {
    guard let former else { return timeZone }
    let isFromHere = timeZone.secondsFromGMT(for: former.date) == former.utcOffset
    return isFromHere ? timeZone : former.timeZone
  }

  /// Parses a past or future day.
  func calendarDay(_ text: String) throws -> CalendarDay {
    let dates = DateNotation(locale: notation.locale)
    guard let date = dates.date(parsing: text, today: today), date.time == nil else {
      throw CommandFailure(dates.refusal(of: text, now: now))
    }
    return date.day
  }

  /// Parses a time of day.
  func timeOfDay(_ text: String) throws -> TimeOfDay {
    let dates = DateNotation(locale: notation.locale)
    guard let time = dates.time(parsing: text) else { throw CommandFailure.notATime(text) }
    return time
  }
}

// MARK: - Typing

extension MassNotation {
  /// Parses a weight.
  func typedMass(_ text: String, limits: WeightLimits = .standard) throws -> TypedMass {
    do {
      return try mass(parsing: text, limits: limits)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
  }

  /// Parses a goal.
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

/// The answer to a yes-or-no question.
enum Answer {
  /// Returns whether an answer means yes in English or Spanish.
  ///
  /// Any other answer means no.
  static func isYes(_ text: String) -> Bool {
    ["y", "yes", "s", "si", "sí"].contains(text.lowercased())
  }
}
