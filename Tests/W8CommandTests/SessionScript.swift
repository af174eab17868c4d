/// A session with all commands of w8, including invalid ones.
///
/// Its output only depends on the dates that it contains, not on the current day.
enum SessionScript {
  /// The input files: a table, an export of a phone, and a later export, which lacks a weigh-in and
  /// contains an invalid one.
  static let files = [
    (
      name: "pesos.csv",
      text:
        "date,weight,unit\n2026-02-21T07:30:00+01:00,74.2,kg\n2026-02-25T07:30:00+01:00,73.9,kg\n"
    ),
    (
      name: "exportar.xml",
      text: export(of: "2026-03-20", ["2026-01-07": "75.4", "2026-01-14": "75.1"])
    ),
    (
      name: "exportar 2.xml",
      text: export(
        of: "2026-04-20",
        ["2026-01-14": "75.1", "2026-01-21": "74.9", "2026-01-28": "7490"]
      )
    ),
  ]

  private static func export(of day: String, _ weights: [String: String]) -> String {
    let records = weights.sorted { $0.key < $1.key }
      .map { day, kilograms in
        """
         <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Salud" unit="kg" \
        creationDate="\(day) 07:30:05 +0100" startDate="\(day) 07:30:00 +0100" \
        endDate="\(day) 07:30:00 +0100" value="\(kilograms)"/>

        """
      }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <HealthData locale="es_ES">
       <ExportDate value="\(day) 18:00:00 +0100"/>
      \(records.joined())</HealthData>

      """
  }

  /// Returns the commands in order.
  ///
  /// Dates in words and numbers without a unit are in the given language.
  static func commands(in language: String) -> [[String]] {
    let (date, number) =
      switch language {
      case "en_US": ("March 11, 2026 at 8:00 am", "160.5125")
      case "en_GB": ("11 March 2026 at 8", "72.5125")
      default: ("11 de marzo de 2026 a las 8:00", "72.5125")
      }
    let own = [
      ["log", number, "--date", "2026-03-01T07:08"],
      ["log", number.replacing(".", with: ","), "--date", "2026-03-01T07:08"],
      ["log", "72 kg", "--date", date],
    ]
    return beginning + own + logbook + figures + aims + exchange + health + mistakes
  }

  private static let beginning = [
    ["--help"], ["init"], ["list"],
    ["log", "162 lb", "--date", "2026-03-03T07:10", "--note", "¡por fin!"],
    ["log", "11 st 7 lb", "--date", "2026-03-05"],
    ["log", "73 kg", "--date", "2026-03-08T08:00", "--body-fat", "24"],
  ]

  private static let logbook = [
    ["log", "71 kg", "--date", "2026-03-15", "--dry-run"],
    ["log", "71 kg", "--date", "2026-03-15"],
    ["list"], ["list", "--limit", "1"], ["list", "--unit", "st"],
    ["latest", "--as-of", "2026-03-09"],
    ["edit", "1", "--note", "en ayunas"], ["undo"], ["redo", "--dry-run"], ["redo"], ["undo"],
    ["delete", "2", "--dry-run"], ["delete", "2"], ["undo"], ["redo", "--help"],
    ["edit", "3", "--waist", "84 cm", "--lean-mass", "54 kg"],
    ["edit", "3", "--lean-mass", "90 kg"], ["edit", "3", "--waist", "3 m"],
    ["list", "--details"], ["latest", "--as-of", "2026-03-09"],
  ]

  private static let figures = [
    ["summary", "--as-of", "2026-03-16"], ["change", "--as-of", "2026-03-16"],
    ["stats", "--as-of", "2026-03-16"], ["trend", "--days", "3", "--as-of", "2026-03-16"],
    ["chart", "--range", "1M", "--as-of", "2026-03-16"], ["summary", "--as-of", "2026-01-01"],
    ["list", "--months"], ["bmi"], ["bmi", "--height", "1,75 m", "--as-of", "2026-03-16"],
    ["widget", "circular"], ["widget", "--publish", "--dry-run"], ["widget", "--png"], ["share"],
  ]

  private static let aims = [
    ["goal"], ["milestones"], ["goal", "68 kg", "--as-of", "2026-03-04"],
    ["milestones", "--as-of", "2026-03-16"], ["summary", "--as-of", "2026-03-16"],
    ["goal", "35 kg", "--as-of", "2026-03-16", "--dry-run"], ["goal", "20 kg"],
    ["goal", "50 kg", "--as-of", "2026-03-16"], ["chart", "--as-of", "2026-03-16"],
    ["chart", "--goal", "always", "--as-of", "2026-03-16"],
    ["chart", "--goal", "never", "--as-of", "2026-03-16"], ["undo"],
    ["share"], ["share", "--show-weights", "--hide-weights"],
    ["pregnancy"],
    [
      "pregnancy", "--height", "165 cm", "--before", "70 kg", "--due", "2026-12-01", "--as-of",
      "2026-03-16",
    ],
    ["pregnancy", "--twins", "--as-of", "2026-07-12"], ["pregnancy", "--clear"],
    ["reminders", "7:30", "--as-of", "2026-03-16"], ["settings"], ["settings", "unit", "kg"],
    ["settings", "unit", "yd"],
  ]

  private static let exchange = [
    ["import", "pesos.csv", "--dry-run"], ["import", "pesos.csv"], ["import", "pesos.csv"],
    ["import", "otro.csv"], ["merge"], ["merge", "pesos.csv"], ["merge", "--take", "1"],
    ["export"], ["export", "--format", "json"],
    ["demo", "14", "--dry-run"], ["forget", "--dry-run"],
  ]

  /// Commands of the sync, without output that depends on the current time.
  private static let health = [
    ["health", "status"], ["health", "anchors"], ["health", "sync"], ["health", "watch"],
    ["health", "enable", "pesos.csv"], ["health", "enable", "exportar.xml", "--dry-run"],
    ["health", "enable", "exportar.xml"], ["health", "sync"],
    ["health", "sync", "exportar 2.xml", "--dry-run"], ["health", "sync", "exportar 2.xml"],
    ["health", "sync", "exportar 2.xml", "--accept-deletions"], ["health", "sync", "exportar.xml"],
    ["health", "sync", "otra.zip"], ["health", "anchors", "clear"], ["health", "disable"],
    ["store", "migrate", "--retry"], ["store", "migrate", "--dry-run"],
    ["store", "migrate", "--purge-old"], ["store", "repair"], ["health", "take"],
    ["people"], ["log", "61 kg", "--date", "2026-03-01", "--person", "Ana"], ["people"],
    ["backup", "copia.w8", "--dry-run"], ["restore", "nada.w8"],
    ["export", "--format", "health", "-o", "salud.xml"],
  ]

  private static let mistakes = [
    ["log", "-5"], ["log", "kg"], ["log"], ["log", "72 años"],
    ["log", "70 kg", "--date", "2999-01-01"], ["summary", "--as-of", "2999-01-01"],
    ["delete", "77"], ["edit", "77", "--note", "x"], ["list", "--limit", "muchos"], ["lst"],
    ["list", "--unidad"], ["trend", "--method", "mágico"], ["reminders", "tarde"],
    ["remind", "--ahora"],
    ["pregnancy", "--height", "165 cm"], ["forget", "--yes"], ["undo"],
  ]
}
