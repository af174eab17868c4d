import Diagnostics
import FileFormats
import TestSupport
import Testing
import WeightCore

@testable import WeightExchange

struct RoundTripTests {
  @Test(arguments: ExportFormat.allCases, 0..<40)
  func `an exported log is imported without loss`(_ format: ExportFormat, _ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let entries = (1...Int.random(in: 1...60, using: &generator))
      .map { RandomLog.entry(id: Int64($0), using: &generator) }
    let unit = WeightUnit.allCases.randomElement(using: &generator) ?? .kilogram
    let identifiers = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.id, EntryIdentifier.random()) }
    )
    let export = WeightExport(
      format,
      unit: unit,
      guardsFormulas: Bool.random(using: &generator)
    )
    let bytes = export.bytes(of: entries, identifiers: identifiers)
    let parsed = try ImportedWeights.read(bytes, file: "x", Reading.options())
    #expect(parsed.findings == [])
    #expect(parsed.value?.format.isOwn == true)
    #expect(parsed.value?.candidates.count == entries.count)
    for (candidate, entry) in zip(parsed.value?.candidates ?? [], entries) {
      #expect(candidate.draft == entry.draft)
      #expect(candidate.revision?.identifier == identifiers[entry.id])
      #expect(candidate.revision?.version == entry.syncVersion)
    }
    #expect(parsed.value?.candidates.allSatisfy { $0.rounding.micrograms == 0 } == true)
  }

  @Test(arguments: ExportFormat.allCases)
  func `an empty log is imported as an empty log`(_ format: ExportFormat) throws {
    let bytes = WeightExport(format, unit: .kilogram).bytes(of: [])
    let parsed = try ImportedWeights.read(bytes, file: "x", Reading.options())
    #expect(parsed.value?.recordCount == 0)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test
  func `a table is the same in every language`() throws {
    let entry = WeightEntry(
      id: .init(rawValue: 1),
      WeightEntry.Draft(
        mass: try #require(Mass(160, .pound)),
        moment: try #require(Timestamp(secondsSince1970: 1_774_847_280, utcOffset: 7_200)),
        bodyFat: BodyFat(partsPerMillion: 205_000),
        waist: Waist(33, micrometresInUnit: Waist.micrometresInInch),
        leanMass: Mass(120, .pound),
        note: try EntryNote("=1, \"two\" 3"),
        source: EntrySource(.imported, name: "@scale")
      )
    )
    let table = WeightExport(.csv, unit: .pound, guardsFormulas: false).bytes(of: [entry])
    #expect(
      String(decoding: table, as: UTF8.self) == """
        date,weight,unit,kilograms,bodyFat,leanKilograms,waistCentimetres,note,source,sourceName,id
        2026-03-30T07:08:00+02:00,160,lb,72.5747792,20.5,54.4310844,83.82,"=1, ""two"" 3",imported,@scale,

        """
    )
    let guarded = WeightExport(.csv, unit: .kilogram).bytes(of: [entry])
    #expect(
      String(decoding: guarded, as: UTF8.self) == """
        date,weight,unit,kilograms,bodyFat,leanKilograms,waistCentimetres,note,source,sourceName,id
        2026-03-30T07:08:00+02:00,72.57,kg,72.5747792,20.5,54.4310844,83.82,"'=1, ""two"" 3",imported,'@scale,

        """
    )
  }

  /// Notes that a spreadsheet would evaluate, or that have apostrophes.
  private static let formulas = [
    "=HYPERLINK(\"http://example.com\",\"x\")", "+1", "-0.5 kg", "@SUM(1)", "＝1", "'=1", "''=1",
    "'tis",
    "a;=1", "a;'=1", "=\u{301}1", "=1;=2", "plain",
  ]

  @Test(arguments: formulas, [true, false])
  func `notes are no formulas, and are read back`(_ note: String, _ isGuarded: Bool) throws {
    let entry = WeightEntry(
      id: .init(rawValue: 1),
      WeightEntry.Draft(
        mass: try #require(Mass(72, .kilogram)),
        moment: try #require(Timestamp(secondsSince1970: 1_774_847_280, utcOffset: 7_200)),
        note: try EntryNote(note),
        source: EntrySource(.imported, name: "=scale")
      )
    )
    let apps = [AppExport.App.libra, .openScale]
      .map { app in
        AppExport(app, unit: .kilogram, of: [entry], guardsFormulas: isGuarded).bytes(of: [entry])
      }
    let own = WeightExport(.csv, unit: .kilogram, guardsFormulas: isGuarded).bytes(of: [entry])
    for bytes in [own] + apps {
      var options = try Reading.options()
      options.unit = .kilogram
      let parsed = try ImportedWeights.read(bytes, file: "x", options)
      #expect(parsed.value?.candidates.map { $0.draft.note?.text } == [entry.note?.text])
      guard isGuarded else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let delimiter: Delimiter = text.hasPrefix("#") ? .semicolon : .comma
      let rows = DelimitedReader.parse(bytes, file: "x", delimiter: delimiter).value
      for cell in rows.flatMap(\.texts) {
        #expect(!"=+@-＝".unicodeScalars.contains(cell.unicodeScalars.first ?? " "))
      }
    }
  }

  /// The properties that an app keeps.
  struct AppCase: Sendable {
    let app: AppExport.App
    let unit: WeightUnit
    let format: WeightFileFormat
  }

  private static let appCases = [
    AppCase(app: .libra, unit: .kilogram, format: .libra),
    AppCase(app: .libra, unit: .pound, format: .libra),
    AppCase(app: .libra, unit: .stone, format: .libra),
    AppCase(app: .openScale, unit: .kilogram, format: .openScale3),
    AppCase(app: .openScale, unit: .stone, format: .openScale3),
    AppCase(app: .garmin, unit: .kilogram, format: .fitbitCSV),
    AppCase(app: .garmin, unit: .pound, format: .fitbitCSV),
  ]

  @Test(arguments: appCases, 0..<10)
  func `a log for an app is imported as the app stores it`(
    _ sample: AppCase,
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let entries = (1...20).map { RandomLog.entry(id: Int64($0), using: &generator) }
    let export = AppExport(sample.app, unit: sample.unit, of: entries)
    let bytes = export.bytes(of: entries)
    var options = try Reading.options()
    options.unit = export.unit
    options.dateOrder = .yearMonthDay
    let parsed = try ImportedWeights.read(bytes, file: "x", options)
    let weights = try #require(parsed.value)
    #expect(weights.format == sample.format)
    #expect(parsed.diagnostics.filter { $0.severity == .error }.isEmpty)
    if sample.app == .garmin {
      let days = DailyWeights.of(entries, choice: .morning)
      #expect(weights.candidates.map(\.draft.moment.day) == days.map(\.day))
      return
    }
    let imported = weights.candidates.map(\.draft)
    #expect(imported.count + weights.repeatedCount == entries.count)
    // Four decimals of the unit.
    let tolerance = export.unit.micrograms / 10_000
    for (draft, entry) in zip(imported, entries) where weights.repeatedCount == 0 {
      #expect((draft.mass.micrograms - entry.mass.micrograms).magnitude <= tolerance)
      #expect(draft.bodyFat == entry.bodyFat)
      #expect(draft.note == entry.note)
      if sample.app == .libra {
        #expect(draft.moment.secondsSince1970 == entry.moment.secondsSince1970)
      } else {
        #expect(draft.moment.day == entry.moment.day)
      }
    }
  }
}
