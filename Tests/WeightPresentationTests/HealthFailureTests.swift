import Localization
import Testing
import WeightPresentation

@Suite struct HealthFailureTests {
  private static let disk = HealthFailure.Cause("diskFull", "The disk is full.")

  /// The messages of each failure in English and in Spanish, with the recovery suggestions.
  private static let texts: [(HealthFailure, english: [String], spanish: [String])] = [
    (
      HealthFailure(.notAvailable, "export.zip"),
      [
        "There is no export of Apple Health at 'export.zip'.",
        "Apple Health is on the iPhone. There: Health app › your picture › Export All Health Data. Then send the file to this computer and run: w8 health enable export.zip",
      ],
      [
        "No hay ninguna exportación de Salud de Apple en «export.zip».",
        "Salud de Apple está en el iPhone. Allí: app Salud › tu foto › Exportar todos los datos de salud. Después, envía el archivo a este equipo y ejecuta: w8 health enable exportar.zip",
      ]
    ),
    (
      HealthFailure(.notAvailable),
      [
        "Apple Health is not turned on, so the location of its exports is unknown.",
        "Apple Health is on the iPhone. There: Health app › your picture › Export All Health Data. Then send the file to this computer and run: w8 health enable export.zip",
      ],
      [
        "Salud de Apple no está activada, así que se desconoce la ubicación de sus exportaciones.",
        "Salud de Apple está en el iPhone. Allí: app Salud › tu foto › Exportar todos los datos de salud. Después, envía el archivo a este equipo y ejecuta: w8 health enable exportar.zip",
      ]
    ),
    (
      HealthFailure(.dataTypeNotAvailable, "heart-rate"),
      [
        "w8 does not read 'heart-rate' from Apple Health.",
        "It reads body-mass (weight) and body-fat (body fat).",
      ],
      [
        "w8 no lee «heart-rate» de Salud de Apple.",
        "Lee body-mass (peso) y body-fat (grasa corporal).",
      ]
    ),
    (
      HealthFailure(.authorizationDenied, "export.zip"),
      [
        "You do not have permission to read 'export.zip'.",
        "Give yourself permission to read it, or copy it to one of your folders. Data that was already read stays in the log.",
      ],
      [
        "No tienes permiso para leer «export.zip».",
        "Date permiso de lectura o copia el archivo a una de tus carpetas. Lo que ya se había leído sigue en el registro.",
      ]
    ),
    (
      HealthFailure(.noDataAvailable, "export.zip"),
      [
        "There is no weight in 'export.zip'.",
        "Check whether the Health app has weights under Body Measurements. To log a weight manually, run: w8 log",
      ],
      [
        "No hay ningún peso en «export.zip».",
        "Comprueba si la app Salud tiene algún peso en Medidas corporales. Para anotar un peso a mano, ejecuta: w8 log",
      ]
    ),
    (
      HealthFailure(.invalidDateRange),
      [
        "The last day is before the first one.",
        "Specify the earlier day first: --from 2026-01-01 --to 2026-03-31",
      ],
      [
        "El último día es anterior al primero.",
        "Indica primero la fecha más antigua: --from 2026-01-01 --to 2026-03-31",
      ]
    ),
    (
      HealthFailure(.saveFailed, cause: disk),
      [
        "The data from Apple Health could not be saved in the log. The disk is full.",
        "The log was not changed. Fix the problem and try again.",
      ],
      [
        "No se han podido guardar en el registro los datos de Salud de Apple. The disk is full.",
        "El registro no ha cambiado. Corrige el problema e inténtalo de nuevo.",
      ]
    ),
    (
      HealthFailure(.fetchFailed, "export.zip", cause: disk),
      [
        "'export.zip' cannot be read as an export of Apple Health. The disk is full.",
        "Export again on the phone, and use the file as the phone created it; you do not need to unpack it.",
      ],
      [
        "«export.zip» no se puede leer como exportación de Salud de Apple. The disk is full.",
        "Vuelve a exportar en el teléfono y usa el archivo tal como lo ha creado; no hace falta descomprimirlo.",
      ]
    ),
    (
      HealthFailure(.invalidWeight, "900 kg"),
      [
        "'900 kg' is not a weight that can be logged.",
        "A weight must be between 0.5 kg and 680 kg.",
      ],
      [
        "«900 kg» no es un peso que se pueda anotar.",
        "Un peso debe estar entre 0,5 kg y 680 kg.",
      ]
    ),
    (
      HealthFailure(.invalidDate, "yesterday"),
      [
        "'yesterday' is not a date that can be logged.",
        "A date must be between the years 1 and 9999, and not in the future.",
      ],
      [
        "«yesterday» no es una fecha que se pueda anotar.",
        "Una fecha debe estar entre los años 1 y 9999, y no en el futuro.",
      ]
    ),
    (
      HealthFailure(.authorizationFailed, "my export.zip", cause: disk),
      [
        "Apple Health was not turned on. The disk is full.",
        "The log was not changed. Fix the problem, then turn Apple Health on with: w8 health enable 'my export.zip'",
      ],
      [
        "No se ha activado Salud de Apple. The disk is full.",
        "El registro no ha cambiado. Corrige el problema y activa Salud de Apple con: w8 health enable 'my export.zip'",
      ]
    ),
    (
      HealthFailure(.backgroundDeliveryFailed, "Downloads", cause: disk),
      [
        "'Downloads' cannot be watched. The disk is full.",
        "Fix the problem and start the command again. To read a single file, run: w8 health sync export.zip",
      ],
      [
        "No se puede supervisar «Downloads». The disk is full.",
        "Corrige el problema y vuelve a ejecutar el comando. Para leer un solo archivo, ejecuta: w8 health sync exportar.zip",
      ]
    ),
    (
      HealthFailure(.eventSaveFailed, "export.zip", cause: disk),
      [
        "The result for 'export.zip' could not be saved. The disk is full.",
        "The file will be read again; nothing is added twice.",
      ],
      [
        "No se ha podido guardar el resultado de «export.zip». The disk is full.",
        "El archivo se leerá otra vez; no se añade nada dos veces.",
      ]
    ),
    (
      HealthFailure(.eventLookupFailed, "Downloads", cause: disk),
      [
        "The record of what was read from 'Downloads' is not available. The disk is full.",
        "Start it again later. To read a file now, run: w8 health sync export.zip",
      ],
      [
        "El historial de lo que se ha leído de «Downloads» no está disponible. The disk is full.",
        "Inténtalo más tarde. Para leer un archivo ahora, ejecuta: w8 health sync exportar.zip",
      ]
    ),
    (
      HealthFailure(.eventUpdateFailed, cause: disk),
      [
        "The state of Apple Health could not be saved. The disk is full.",
        "The weights are in the log. Try again later.",
      ],
      [
        "No se ha podido guardar el estado de Salud de Apple. The disk is full.",
        "Los pesos están en el registro. Inténtalo más tarde.",
      ]
    ),
    (
      HealthFailure(.incompleteExport, "export.zip"),
      [
        "'export.zip' is incomplete: part of the export is missing.",
        "Export again on the phone. To read the contents of this file anyway, run: w8 health sync export.zip",
      ],
      [
        "«export.zip» está incompleto: falta una parte de la exportación.",
        "Vuelve a exportar en el teléfono. Para leer de todos modos el contenido de este archivo, ejecuta: w8 health sync export.zip",
      ]
    ),
    (
      HealthFailure(.answerNeeded, "export.zip", cause: disk),
      [
        "'export.zip' was not imported. The disk is full.",
        "To choose what to do, run: w8 health sync export.zip",
      ],
      [
        "No se ha importado «export.zip». The disk is full.",
        "Para elegir qué hacer, ejecuta: w8 health sync export.zip",
      ]
    ),
    (
      HealthFailure(.notEnabled, "export.zip"),
      [
        "'export.zip' was not read, because Apple Health is not turned on.",
        "To turn it on and read this export, run: w8 health enable export.zip",
      ],
      [
        "No se ha leído «export.zip», porque Salud de Apple no está activada.",
        "Para activarla y leer esta exportación, ejecuta: w8 health enable export.zip",
      ]
    ),
    (
      HealthFailure(.cancelled),
      ["Stopped; the log was not changed.", "To start over, run the same command."],
      [
        "Interrumpido; el registro no ha cambiado.",
        "Para empezar desde el principio, ejecuta el mismo comando.",
      ]
    ),
  ]

  @Test func `each failure has its messages in both languages`() {
    for (failure, english, spanish) in Self.texts {
      for (language, expected) in [("en_US", english), ("es_ES", spanish)] {
        let refusal = failure.refusal(locale: UserLocale(language))
        #expect([refusal.message, refusal.hint ?? ""] == expected)
      }
    }
    #expect(Set(Self.texts.map(\.0.code)) == Set(HealthFailure.Code.allCases))
  }

  @Test func `the codes for programs are stable`() {
    #expect(
      HealthFailure.Code.allCases.map(\.rawValue) == [
        "not-available", "not-enabled", "data-type-not-available", "authorization-denied",
        "no-data-available",
        "invalid-date-range", "save-failed", "fetch-failed", "invalid-weight", "invalid-date",
        "authorization-failed", "background-delivery-failed", "event-save-failed",
        "event-lookup-failed", "event-update-failed", "incomplete-export",
        "answer-needed", "cancelled",
      ]
    )
  }
}
