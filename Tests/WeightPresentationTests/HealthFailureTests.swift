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
        "Apple Health lives on the iPhone. There: Health app › your picture › Export All Health Data. Then send the file to this computer, and run: w8 health enable export.zip",
      ],
      [
        "No hay ninguna exportación de Salud de Apple en «export.zip».",
        "Salud de Apple solo está en el iPhone. Allí: app Salud › tu foto › Exportar todos los datos de salud. Después, envía el archivo a este equipo y ejecuta: w8 health enable exportar.zip",
      ]
    ),
    (
      HealthFailure(.notAvailable),
      [
        "Apple Health is not turned on: w8 does not know where its exports are.",
        "Apple Health lives on the iPhone. There: Health app › your picture › Export All Health Data. Then send the file to this computer, and run: w8 health enable export.zip",
      ],
      [
        "Salud de Apple no está activada: w8 no sabe dónde están sus exportaciones.",
        "Salud de Apple solo está en el iPhone. Allí: app Salud › tu foto › Exportar todos los datos de salud. Después, envía el archivo a este equipo y ejecuta: w8 health enable exportar.zip",
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
        "Allow yourself to read it, or put a copy into a folder of your own. What was read before stays in the log.",
      ],
      [
        "No tienes permiso para leer «export.zip».",
        "Date permiso de lectura, o pon una copia en una carpeta tuya. Lo que ya se había leído sigue en el registro.",
      ]
    ),
    (
      HealthFailure(.noDataAvailable, "export.zip"),
      [
        "There is no weight in 'export.zip'.",
        "Check in the Health app, under Body Measurements, whether it has any. What the phone lacks can be logged by hand: w8 log",
      ],
      [
        "No hay ningún peso en «export.zip».",
        "Mira en la app Salud, en Medidas corporales, si hay alguno. Lo que falte en el teléfono puedes anotarlo a mano: w8 log",
      ]
    ),
    (
      HealthFailure(.invalidDateRange),
      [
        "The last day is before the first one.",
        "Name the earlier day first: --from 2026-01-01 --to 2026-03-31",
      ],
      [
        "El último día es anterior al primero.",
        "Indica primero el día anterior: --from 2026-01-01 --to 2026-03-31",
      ]
    ),
    (
      HealthFailure(.saveFailed, cause: disk),
      [
        "What is in Apple Health could not be saved in the log. The disk is full.",
        "The log is as it was before. Fix that and try again.",
      ],
      [
        "No se ha podido guardar en el registro lo que hay en Salud de Apple. The disk is full.",
        "El registro no ha cambiado. Corrígelo e inténtalo de nuevo.",
      ]
    ),
    (
      HealthFailure(.fetchFailed, "export.zip", cause: disk),
      [
        "'export.zip' cannot be read as an export of Apple Health. The disk is full.",
        "Export again on the phone, and name the file as the phone has made it; it need not be unpacked.",
      ],
      [
        "«export.zip» no se puede leer como exportación de Salud de Apple. The disk is full.",
        "Vuelve a exportar en el teléfono e indica el archivo tal como lo ha creado; no hace falta descomprimirlo.",
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
        "A date must be in the years 1 to 9999, and not in the future.",
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
        "The log is as it was before. Fix that, and turn Apple Health on with: w8 health enable 'my export.zip'",
      ],
      [
        "No se ha activado Salud de Apple. The disk is full.",
        "El registro no ha cambiado. Corrígelo y activa Salud de Apple con: w8 health enable 'my export.zip'",
      ]
    ),
    (
      HealthFailure(.backgroundDeliveryFailed, "Downloads", cause: disk),
      [
        "'Downloads' cannot be watched. The disk is full.",
        "Fix that and start it again. To read a single file: w8 health sync export.zip",
      ],
      [
        "No se puede supervisar «Downloads». The disk is full.",
        "Corrígelo y vuelve a empezar. Para leer un solo archivo: w8 health sync exportar.zip",
      ]
    ),
    (
      HealthFailure(.eventSaveFailed, "export.zip", cause: disk),
      [
        "What happened to 'export.zip' could not be saved. The disk is full.",
        "The file will be read once more; nothing is added twice.",
      ],
      [
        "No se ha podido guardar qué ha pasado con «export.zip». The disk is full.",
        "El archivo se leerá otra vez; no se añade nada dos veces.",
      ]
    ),
    (
      HealthFailure(.eventLookupFailed, "Downloads", cause: disk),
      [
        "It is not known what was read from 'Downloads' before. The disk is full.",
        "Start it again later. Until then, files can be read with: w8 health sync export.zip",
      ],
      [
        "No se sabe qué se había leído ya de «Downloads». The disk is full.",
        "Inténtalo más tarde. Hasta entonces, los archivos se leen con: w8 health sync exportar.zip",
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
        "'export.zip' breaks off in the middle: part of the export is missing.",
        "Export again on the phone. To read what the file does contain: w8 health sync export.zip",
      ],
      [
        "«export.zip» se corta a la mitad: falta una parte de la exportación.",
        "Vuelve a exportar en el teléfono. Para leer lo que sí contiene el archivo: w8 health sync export.zip",
      ]
    ),
    (
      HealthFailure(.answerNeeded, "export.zip", cause: disk),
      [
        "'export.zip' was not imported. The disk is full.",
        "This command asks what to do: w8 health sync export.zip",
      ],
      [
        "No se ha importado «export.zip». The disk is full.",
        "Este comando pregunta qué hacer: w8 health sync export.zip",
      ]
    ),
    (
      HealthFailure(.cancelled),
      ["Stopped; the log is as it was before.", "The same command starts over."],
      [
        "Interrumpido; el registro no ha cambiado.",
        "El mismo comando vuelve a empezar desde el principio.",
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
        "not-available", "data-type-not-available", "authorization-denied", "no-data-available",
        "invalid-date-range", "save-failed", "fetch-failed", "invalid-weight", "invalid-date",
        "authorization-failed", "background-delivery-failed", "event-save-failed",
        "event-lookup-failed", "event-update-failed", "incomplete-export",
        "answer-needed", "cancelled",
      ]
    )
  }
}
