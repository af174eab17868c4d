import Localization
import Testing
import WeightCore
import WeightPresentation

@Suite struct RejectedInputTests {
  @Test(
    arguments: [
      (
        "es_ES", "72.5555", "«72.5555» no es un peso.",
        "Usa la coma como separador decimal: 72,5555"
      ),
      (
        "es_ES", "72.5555 kg", "«72.5555 kg» no es un peso.",
        "Usa la coma como separador decimal: 72,5555 kg"
      ),
      (
        "es_MX", "72,5555", "«72,5555» no es un peso.",
        "Usa el punto como separador decimal: 72.5555"
      ),
      ("es_ES", "mucho", "«mucho» no es un peso.", "Escríbelo así: 72,5 o 72,5 kg"),
      ("es_ES", "", "Falta el peso.", "Escríbelo así: 72,5 o 72,5 kg"),
      ("es_US", "mucho", "«mucho» no es un peso.", "Escríbelo así: 160.5 o 160.5 lb"),
      (
        "es_ES", "72,5 años", "«años» no es una unidad de peso admitida.",
        "Las unidades son kg, lb y st."
      ),
      (
        "es_ES", "-5", "No se puede anotar «-5»: un peso debe estar entre 0,5 kg y 680 kg.",
        nil
      ),
      (
        "en_US", "72,5555", "'72,5555' is not a weight.",
        "Use a point as the decimal separator: 72.5555"
      ),
      (
        "en_GB", "72.5", "'72.5' could be kilograms or stones: the unit is missing.",
        "Write it like this: 72.5 kg or 11 st 4 lb"
      ),
      ("en_US", "-5", "'-5' cannot be logged: a weight must be between 1 lb and 1,500 lb.", nil),
      (
        "en_GB", "200 st",
        "'200 st' cannot be logged: a weight must be between 1 lb and 107 st, 2 lb.",
        "Write it like this: 72.5 kg or 11 st 4 lb"
      ),
      (
        "en_GB", "11.5 st 3 lb",
        "'11.5 st 3 lb' is not a weight: stones must be whole numbers, and pounds fewer than fourteen.",
        "Write it like this: 72.5 kg or 11 st 4 lb"
      ),
    ] as [(String, String, String, String?)]
  )
  func `an error describes the problem and valid input`(
    locale: String,
    text: String,
    message: String,
    hint: String?
  ) throws {
    let notation = MassNotation(locale: UserLocale(locale))
    do {
      _ = try notation.mass(parsing: text)
      Issue.record("'\(text)' was taken")
    } catch {
      let refusal = notation.refusal(error, of: text)
      #expect(refusal.message == message)
      #expect(refusal.hint == hint)
    }
  }

  @Test(arguments: [
    ("en_US", "The note has 501 characters; it may have up to 500."),
    ("es_ES", "La nota tiene 501 caracteres; puede tener hasta 500."),
  ])
  func `an error about a long note contains its length`(locale: String, message: String) {
    let notation = MassNotation(locale: UserLocale(locale))
    let reason = EntryError.noteTooLong(characters: 501, limit: 500)
    #expect(notation.refusal(reason, of: "72").message == message)
  }
}
