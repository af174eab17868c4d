import Testing

/// An invalid command line in two languages, with the expected error.
struct InvalidInput: Sendable, CustomTestStringConvertible {
  /// The exit status.
  let status: Int32
  private let spanish: [String]
  private let english: [String]
  private let spanishError: String
  private let englishError: String

  /// Creates a command line.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - arguments: The arguments.
  ///   - english: The arguments of an English user, if they differ.
  ///   - es: The first line of the error in Spain.
  ///   - en: The first line of the error in the United States.
  init(_ status: Int32, _ arguments: [String], english: [String]? = nil, es: String, en: String) {
    self.status = status
    spanish = arguments
    self.english = english ?? arguments
    spanishError = es
    englishError = en
  }

  /// Returns the arguments in a language: "es_ES" or "en_US".
  func arguments(in language: String) -> [String] {
    language.hasPrefix("es") ? spanish : english
  }

  /// Returns the first line of the error in a language.
  func error(in language: String) -> String {
    language.hasPrefix("es") ? spanishError : englishError
  }

  var testDescription: String { spanish.joined(separator: " ").prefix(60).description }
}

extension InvalidInput {
  /// Typical mistakes and extreme input.
  ///
  /// The log has an entry 1 on 1 March 2026, and entries 2 and 3 on the next day.
  static let all: [InvalidInput] = [
    .init(
      65,
      ["log", "0"],
      es: "Error: No se puede anotar «0»: un peso debe estar entre 0,5 kg y 680 kg.",
      en: "Error: '0' cannot be logged: a weight must be between 1 lb and 1,500 lb."
    ),
    .init(
      65,
      ["log", "-5"],
      es: "Error: No se puede anotar «-5»: un peso debe estar entre 0,5 kg y 680 kg.",
      en: "Error: '-5' cannot be logged: a weight must be between 1 lb and 1,500 lb."
    ),
    .init(
      65,
      ["log", "-5", "kg"],
      es: "Error: No se puede anotar «-5 kg»: un peso debe estar entre 0,5 kg y 680 kg.",
      en: "Error: '-5 kg' cannot be logged: a weight must be between 0.5 kg and 680 kg."
    ),
    .init(
      65,
      ["log", "1e9"],
      es: "Error: «1e9» no es un peso.",
      en: "Error: '1e9' is not a weight."
    ),
    .init(
      65,
      ["log", "NaN"],
      es: "Error: «NaN» no es un peso.",
      en: "Error: 'NaN' is not a weight."
    ),
    .init(
      65,
      ["log", "inf"],
      es: "Error: «inf» no es un peso.",
      en: "Error: 'inf' is not a weight."
    ),
    .init(65, ["log", ""], es: "Error: Falta el peso.", en: "Error: The weight is missing."),
    .init(
      64,
      ["log"],
      es: "Error: Falta el argumento «<peso> ...».",
      en: "Error: The argument '<weight> ...' is missing."
    ),
    .init(
      65,
      ["log", "72.5555"],
      english: ["log", "72,5555"],
      es: "Error: «72.5555» no es un peso.",
      en: "Error: '72,5555' is not a weight."
    ),
    .init(
      65,
      ["log", "0,4 kg"],
      english: ["log", "0.4 kg"],
      es: "Error: No se puede anotar «0,4 kg»: un peso debe estar entre 0,5 kg y 680 kg.",
      en: "Error: '0.4 kg' cannot be logged: a weight must be between 0.5 kg and 680 kg."
    ),
    .init(
      65,
      ["log", "681 kg"],
      es: "Error: No se puede anotar «681 kg»: un peso debe estar entre 0,5 kg y 680 kg.",
      en: "Error: '681 kg' cannot be logged: a weight must be between 0.5 kg and 680 kg."
    ),
    .init(
      65,
      ["log", "1501 lb"],
      es: "Error: No se puede anotar «1501 lb»: un peso debe estar entre 1 lb y 1500 lb.",
      en: "Error: '1501 lb' cannot be logged: a weight must be between 1 lb and 1,500 lb."
    ),
    .init(
      65,
      ["log", "108 st"],
      es: "Error: No se puede anotar «108 st»: un peso debe estar entre 1 lb y 107 st 2 lb.",
      en: "Error: '108 st' cannot be logged: a weight must be between 1 lb and 107 st, 2 lb."
    ),
    .init(
      65,
      ["log", "72 años"],
      english: ["log", "72 years"],
      es: "Error: «años» no es una unidad de peso admitida.",
      en: "Error: 'years' is not a supported unit of weight."
    ),
    .init(
      65,
      ["log", "11 st 15 lb"],
      es:
        "Error: «11 st 15 lb» no es un peso: los stones deben ser enteros, y las libras, menos de catorce.",
      en:
        "Error: '11 st 15 lb' is not a weight: stones must be whole numbers, and pounds fewer than fourteen."
    ),
    .init(
      65,
      ["log", "11,5 st 3 lb"],
      english: ["log", "11.5 st 3 lb"],
      es:
        "Error: «11,5 st 3 lb» no es un peso: los stones deben ser enteros, y las libras, menos de catorce.",
      en:
        "Error: '11.5 st 3 lb' is not a weight: stones must be whole numbers, and pounds fewer than fourteen."
    ),
    .init(
      65,
      ["log", "72½"],
      es: "Error: «72½» no es un peso.",
      en: "Error: '72½' is not a weight."
    ),
    .init(
      65,
      ["log", "99999999999999999999999"],
      es: "Error: «99999999999999999999999» no es un peso.",
      en: "Error: '99999999999999999999999' is not a weight."
    ),
    .init(
      65,
      ["log", "72 kg; DROP TABLE entry"],
      es: "Error: «72 kg; DROP TABLE entry» no es un peso.",
      en: "Error: '72 kg; DROP TABLE entry' is not a weight."
    ),
    .init(65, ["log", "kg"], es: "Error: «kg» no es un peso.", en: "Error: 'kg' is not a weight."),
    .init(65, ["log", "🏋️"], es: "Error: «🏋️» no es un peso.", en: "Error: '🏋️' is not a weight."),
    .init(
      65,
      ["log", "72\u{7}"],
      es: "Error: «72\\u{7}» no es un peso.",
      en: "Error: '72\\u{7}' is not a weight."
    ),
    .init(
      64,
      ["log", "72 kg", "--unit", "furlong"],
      es: "Error: El valor «furlong» no es válido para «--unit <unidad>». Valores posibles:",
      en: "Error: The value 'furlong' is invalid for '--unit <unit>'. Possible values:"
    ),
    .init(
      65,
      ["log", "72 kilogramos 3"],
      english: ["log", "72 kilograms 3"],
      es: "Error: «72 kilogramos 3» no es un peso.",
      en: "Error: '72 kilograms 3' is not a weight."
    ),
    .init(
      65,
      ["log", "72 kg", "--date", "mañana"],
      english: ["log", "72 kg", "--date", "tomorrow"],
      es: "Error: «mañana» está en el futuro: solo se pueden anotar pesajes ya hechos.",
      en: "Error: 'tomorrow' is in the future: only past weigh-ins can be logged."
    ),
    .init(
      65,
      ["log", "72 kg", "--date", "9999-12-30"],
      es: "Error: «9999-12-30» está en el futuro: solo se pueden anotar pesajes ya hechos.",
      en: "Error: '9999-12-30' is in the future: only past weigh-ins can be logged."
    ),
    .init(
      65,
      ["log", "72 kg", "--date", "2026-02-30"],
      es: "Error: «2026-02-30» no es una fecha.",
      en: "Error: '2026-02-30' is not a date."
    ),
    .init(
      65,
      ["log", "72 kg", "--date", "yesterday"],
      english: ["log", "72 kg", "--date", "ayer"],
      es: "Error: «yesterday» no es una fecha.",
      en: "Error: 'ayer' is not a date."
    ),
    .init(
      65,
      ["log", "72 kg", "--date", ""],
      es: "Error: «» no es una fecha.",
      en: "Error: '' is not a date."
    ),
    .init(
      65,
      ["log", "72 kg", "--date", "2026-03-01T25:00"],
      es: "Error: «2026-03-01T25:00» no es una fecha.",
      en: "Error: '2026-03-01T25:00' is not a date."
    ),
    .init(
      64,
      ["log", "72 kg", "--note"],
      es: "Error: Falta el valor de «--note <texto>».",
      en: "Error: The value of '--note <text>' is missing."
    ),
    .init(
      65,
      ["log", "72 kg", "--body-fat", "0"],
      es:
        "Error: No se puede anotar «0»: la grasa corporal debe estar entre el 1\u{A0}% y el 60\u{A0}%.",
      en: "Error: '0' cannot be logged: body fat must be between 1% and 60%."
    ),
    .init(
      65,
      ["log", "72 kg", "--body-fat", "61"],
      es:
        "Error: No se puede anotar «61»: la grasa corporal debe estar entre el 1\u{A0}% y el 60\u{A0}%.",
      en: "Error: '61' cannot be logged: body fat must be between 1% and 60%."
    ),
    .init(
      65,
      ["log", "72 kg", "--body-fat", "24.5555"],
      english: ["log", "72 kg", "--body-fat", "24,5555"],
      es: "Error: «24.5555» no es un porcentaje.",
      en: "Error: '24,5555' is not a percentage."
    ),
    .init(
      65,
      ["log", "72 kg", "--body-fat", "mucha"],
      english: ["log", "72 kg", "--body-fat", "much"],
      es: "Error: «mucha» no es un porcentaje.",
      en: "Error: 'much' is not a percentage."
    ),
    .init(
      64,
      ["list", "--limit", "0"],
      es: "Error: El valor «0» no es válido para «--limit <número>». El número máximo de",
      en: "Error: The value '0' is invalid for '--limit <number>'. The maximum number of"
    ),
    .init(
      64,
      ["list", "--limit", "x"],
      es: "Error: El valor «x» no es válido para «--limit <número>». El número máximo de",
      en: "Error: The value 'x' is invalid for '--limit <number>'. The maximum number of"
    ),
    .init(
      65,
      ["edit", "99", "70 kg"],
      es: "Error: No existe la entrada 99.",
      en: "Error: There is no entry 99."
    ),
    .init(
      65,
      ["edit", "1", "0"],
      es: "Error: No se puede anotar «0»: un peso debe estar entre 0,5 kg y 680 kg.",
      en: "Error: '0' cannot be logged: a weight must be between 1 lb and 1,500 lb."
    ),
    .init(
      65,
      ["edit", "1", "70 kg", "--date", "9999-12-30"],
      es: "Error: «9999-12-30» está en el futuro: solo se pueden anotar pesajes ya hechos.",
      en: "Error: '9999-12-30' is in the future: only past weigh-ins can be logged."
    ),
    .init(
      64,
      ["edit"],
      es: "Error: Falta el argumento «<entrada>».",
      en: "Error: The argument '<entry>' is missing."
    ),
    .init(
      65,
      ["delete", "99"],
      es: "Error: No existe la entrada 99.",
      en: "Error: There is no entry 99."
    ),
    .init(
      65,
      ["delete", "1", "99"],
      es: "Error: No existe la entrada 99.",
      en: "Error: There is no entry 99."
    ),
    .init(
      65,
      ["delete", ""],
      es: "Error: «» no es ni el número de una entrada ni una fecha.",
      en: "Error: '' is neither the number of an entry nor a date."
    ),
    .init(
      65,
      ["delete", "99999999999999999999"],
      es: "Error: «99999999999999999999» no es ni el número de una entrada ni una fecha.",
      en: "Error: '99999999999999999999' is neither the number of an entry nor a date."
    ),
    .init(
      65,
      ["delete", "2026-03-02"],
      es: "Error: Hay 2 entradas el 2 mar 2026: 2 y 3.",
      en: "Error: There are 2 entries on Mar 2, 2026: 2 and 3."
    ),
    .init(
      65,
      ["delete", "2026-03-05"],
      es: "Error: No hay ninguna entrada el 5 mar 2026.",
      en: "Error: There is no entry on Mar 5, 2026."
    ),
    .init(
      65,
      ["goal", "0"],
      es: "Error: «0» no puede ser un objetivo: un objetivo debe estar entre 30 kg y 200 kg.",
      en: "Error: '0' cannot be a goal: a goal must be between 66 lb and 440 lb."
    ),
    .init(
      65,
      ["goal", "500 kg"],
      es:
        "Error: «500 kg» no puede ser un objetivo: un objetivo debe estar entre 30 kg y 200 kg.",
      en: "Error: '500 kg' cannot be a goal: a goal must be between 30 kg and 200 kg."
    ),
    .init(
      64,
      ["goal", "72 kg", "--clear"],
      es: "Error: Fija un objetivo o elimínalo con --clear, no las dos cosas.",
      en: "Error: Either set a goal or remove it with --clear, not both."
    ),
    .init(
      65,
      ["goal", "kg"],
      es: "Error: «kg» no es un peso.",
      en: "Error: 'kg' is not a weight."
    ),
    .init(
      65,
      ["settings", "unit", "arroba"],
      es: "Error: «arroba» no es un valor válido para «unit».",
      en: "Error: 'arroba' is not a valid value for 'unit'."
    ),
    .init(
      65,
      ["log", "8,25"],
      english: ["log", "18.25"],
      es: "Error: «8,25» serían 8,2 kg, pero tu último peso es 80,0 kg.",
      en: "Error: '18.25' would be 18.3 lb, but your latest weight is 176.4 lb."
    ),
    .init(
      65,
      ["edit", "1", "177"],
      english: ["edit", "1", "80"],
      es: "Error: «177» serían 177,0 kg, pero tu último peso es 80,0 kg.",
      en: "Error: '80' would be 80.0 lb, but your latest weight is 176.4 lb."
    ),
    .init(
      65,
      ["log", "82,5,5"],
      english: ["log", "82.5.5"],
      es: "Error: «82,5,5» no es un peso.",
      en: "Error: '82.5.5' is not a weight."
    ),
    .init(
      65,
      ["settings", "luna", "1"],
      es: "Error: No existe el ajuste «luna».",
      en: "Error: There is no setting 'luna'."
    ),
    .init(
      65,
      ["settings", "trend-days", "1000"],
      es: "Error: «1000» no es un valor válido para «trend-days».",
      en: "Error: '1000' is not a valid value for 'trend-days'."
    ),
    .init(
      65,
      ["settings", "reminder", "25:00"],
      es: "Error: «25:00» no es un valor válido para «reminder».",
      en: "Error: '25:00' is not a valid value for 'reminder'."
    ),
    .init(
      64,
      ["settings", "goal", "70"],
      es: "Error: «goal» tiene su propio comando: w8 goal",
      en: "Error: 'goal' has its own command: w8 goal"
    ),
    .init(
      64,
      ["demo", "13"],
      es: "Error: El valor «13» no es válido para «<días>». Valores posibles: «0», «7»,",
      en: "Error: The value '13' is invalid for '<days>'. Possible values: '0', '7', '14',"
    ),
    .init(
      64,
      ["forget"],
      es: "Error: No se ha eliminado nada: w8 necesita un terminal para pedir confirmación.",
      en: "Error: Nothing was removed: w8 needs a terminal to ask for confirmation."
    ),
    .init(
      64,
      ["lgo", "72"],
      es: "Error: Comando desconocido: «lgo». ¿Querías decir «log»?",
      en: "Error: Unknown command 'lgo'. Did you mean 'log'?"
    ),
    .init(
      64,
      ["add", "72"],
      es: "Error: Comando desconocido: «add». ¿Querías decir «log»?",
      en: "Error: Unknown command 'add'. Did you mean 'log'?"
    ),
    .init(
      64,
      ["log", "72 kg", "--fat", "24"],
      es: "Error: Opción desconocida: «--fat». ¿Querías decir «--body-fat»?",
      en: "Error: Unknown option '--fat'. Did you mean '--body-fat'?"
    ),
    .init(
      64,
      ["log", "72", "--unit", ""],
      es: "Error: El valor «» no es válido para «--unit <unidad>». Valores posibles:",
      en: "Error: The value '' is invalid for '--unit <unit>'. Possible values: 'auto',"
    ),
    .init(
      64,
      ["log", "72 kg", "--nota"],
      es: "Error: Opción desconocida: «--nota». ¿Querías decir «--note»?",
      en: "Error: Unknown option '--nota'. Did you mean '--note'?"
    ),
    .init(
      65,
      ["summary", "--as-of", "9999-12-30"],
      es: "Error: «9999-12-30» está en el futuro.",
      en: "Error: '9999-12-30' is in the future."
    ),
    .init(
      65,
      ["summary", "--as-of", "x"],
      es: "Error: «x» no es una fecha.",
      en: "Error: 'x' is not a date."
    ),
  ]
}
