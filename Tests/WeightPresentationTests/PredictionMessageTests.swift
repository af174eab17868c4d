import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct PredictionMessageTests {
  private func text(_ state: GoalPrediction.State, _ locale: String) throws -> String {
    let today = try #require(CalendarDay(year: 2026, month: 3, day: 1))
    let notation = MassNotation(locale: UserLocale(locale))
    return PredictionMessage(notation, today: today).text(of: state)
  }

  private func date(_ days: [Int]) throws -> GoalDate {
    let all = try days.map { try #require(CalendarDay(daysSince1970: 20_513 + $0)) }
    return GoalDate(day: all[0], earliest: all[1], latest: all[2])
  }

  @Test(
    arguments: [
      (
        [11, 2, 24], -0.352, "es_ES",
        "Con un cambio de -0,35 kg por semana llegarás a tu objetivo hacia el 12 de marzo; probablemente, entre el 3 de marzo y el 25 de marzo."
      ),
      (
        [11, 2, 24], -0.352, "en_US",
        "At -0.78 lb per week you will reach your goal around March 12, probably between March 3 and March 25."
      ),
      (
        [11, 2, 400], 0.352, "en_GB",
        "At +0.78 lb per week you will reach your goal around 12 March, probably between 3 March and 5 April 2027."
      ),
      (
        [11, 11, 11], 0.352, "es_ES",
        "Con un cambio de +0,35 kg por semana llegarás a tu objetivo hacia el 12 de marzo."
      ),
    ] as [([Int], Double, String, String)]
  )
  func `a date is shown with its interval`(
    days: [Int],
    rate: Double,
    locale: String,
    expected: String
  ) throws {
    #expect(try text(.onTrack(date(days), weeklyRate: rate), locale) == expected)
  }

  @Test(
    arguments: [
      (
        .noData, "As soon as the log has entries, w8 can estimate when you will reach your goal.",
        "En cuanto haya entradas en el registro, se podrá calcular cuándo llegarás a tu objetivo."
      ),
      (
        .insufficientData(daysOfSpan: 0, needed: 7),
        "With entries on several days over a week, w8 can estimate a date for your goal.",
        "Con entradas de varios días a lo largo de una semana se podrá calcular una fecha para tu objetivo."
      ),
      (
        .insufficientData(daysOfSpan: 1, needed: 7),
        "Your latest entries span 1 day; after 7 days, w8 can estimate a date for your goal.",
        "Tus últimas entradas abarcan 1 día; a partir de 7 días se podrá calcular una fecha para tu objetivo."
      ),
      (
        .insufficientData(daysOfSpan: 2, needed: 7),
        "Your latest entries span 2 days; after 7 days, w8 can estimate a date for your goal.",
        "Tus últimas entradas abarcan 2 días; a partir de 7 días se podrá calcular una fecha para tu objetivo."
      ),
      (.atGoal, "Your trend is at your goal.", "Tu tendencia está en tu objetivo."),
      (
        .wrongDirection(weeklyRate: 0.2),
        "Your trend is going up (+0.20 kg per week), and your goal is below it.",
        "Tu tendencia sube (+0,20 kg por semana), y tu objetivo está por debajo."
      ),
      (
        .wrongDirection(weeklyRate: -0.2),
        "Your trend is going down (-0.20 kg per week), and your goal is above it.",
        "Tu tendencia baja (-0,20 kg por semana), y tu objetivo está por encima."
      ),
      (
        .tooSlow(weeklyRate: 0),
        "Your trend hardly changes now: at this pace, your goal is more than two years away.",
        "Ahora tu tendencia apenas cambia: a este ritmo, tu objetivo está a más de dos años."
      ),
      (
        .unpredictable(.fluctuations, weeklyRate: 0),
        "The date of your goal cannot be predicted yet: your weight goes up and down more than it changes.",
        "Todavía no se puede predecir la fecha de tu objetivo: tu peso sube y baja más de lo que cambia."
      ),
    ] as [(GoalPrediction.State, String, String)]
  )
  func `without a date, the sentence has the reason`(
    state: GoalPrediction.State,
    english: String,
    spanish: String
  ) throws {
    #expect(try text(state, "en_CA") == english)
    #expect(try text(state, "es_ES") == spanish)
  }

  @Test func `an uncertain pace has only an earliest date`() throws {
    let day = try #require(CalendarDay(year: 2027, month: 1, day: 5))
    let state = GoalPrediction.State.unpredictable(.distance(earliest: day), weeklyRate: -0.2)
    #expect(
      try text(state, "en_CA")
        == "The date of your goal cannot be predicted yet: your pace is still too uncertain. It will probably not be before January 5, 2027."
    )
    #expect(
      try text(state, "es_ES")
        == "Todavía no se puede predecir la fecha de tu objetivo: tu ritmo aún es demasiado incierto. Probablemente no será antes del 5 de enero de 2027."
    )
  }
}
