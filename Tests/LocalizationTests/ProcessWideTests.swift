import CompiledCatalog
import FoundationEssentials
import ICU
import Localization
import Synchronization
import Testing

/// What a program settles once for the whole process; the tests take turns.
@Suite(.serialized) struct `Process-wide settings` {
  private let spanish = UserLocale("es_ES")

  @Test func `put the catalogs of a translator before those of the program`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo", "Log": "Anotar"]], table: "Override")
    let text = { (key: String.LocalizationValue) in
      String(localized: key, bundle: bundle, locale: spanish)
    }
    #expect(text("Goal") == "Objetivo")
    LocalizationBundle.overrideCatalogs([
      try testImage(["es": ["Goal": "Meta"], "gl": ["Goal": "Obxectivo"]], table: "Override")
    ])
    defer { LocalizationBundle.overrideCatalogs([]) }
    #expect(text("Goal") == "Meta")
    #expect(text("Log") == "Anotar")
    // No suite that runs beside this one speaks Galician.
    let galician = UserLocale("gl_ES")
    #expect(String(localized: "Goal", bundle: bundle, locale: galician) == "Obxectivo")
    LocalizationBundle.overrideCatalogs([])
    #expect(text("Goal") == "Objetivo")
  }

  @Test func `show the newest catalogs of a translator, however many were tried before`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]], table: "Override")
    defer { LocalizationBundle.overrideCatalogs([]) }
    for trial in 1...200 {
      let image = try testImage(
        ["es": ["Goal": .text(FormattedText(plain: "\(trial)"))]],
        table: "Override"
      )
      LocalizationBundle.overrideCatalogs([image])
      for _ in 1...2 {
        #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "\(trial)")
      }
    }
  }

  @Test func `name the bundle and the locale that are meant where none is given`() throws {
    let before = UserLocale.current
    LocalizationBundle.installMain(try testBundle(["es": ["Goal": "Objetivo"]]))
    UserLocale.install(spanish)
    defer {
      LocalizationBundle.installMain(.empty)
      UserLocale.install(before)
    }
    #expect(String(localized: "Goal") == "Objetivo")
    #expect(String(localized: LocalizedStringResource("Goal")) == "Objetivo")
  }

  @Test(
    arguments: [
      (
        "\(1) of \("x")", "%lld of %@", "%1$lld de %3$@", "1 de %3$@", .missingArgument(position: 3)
      ),
      ("\("x") kg", "%@ kg", "%.1f kg", "%1$f kg", .unsuitableArgument(position: 1)),
      ("\(1.5) kg", "%lf kg", "%lld kg", "%1$lld kg", .unsuitableArgument(position: 1)),
    ] as [(String.LocalizationValue, String, String, String, LocalizationProblem.Kind)]
  )
  func `tell who asks that a value does not fit its place`(
    value: String.LocalizationValue,
    key: String,
    translation: String,
    text: String,
    problem: LocalizationProblem.Kind
  ) throws {
    let bundle = try testBundle(
      ["es": [key: .text(FormattedText(parsing: translation))]],
      table: "Hook"
    )
    let (shown, problems) = problems(inTable: "Hook") {
      String(localized: value, bundle: bundle, locale: spanish)
    }
    #expect(shown == text)
    #expect(problems.map(\.kind) == [problem])
    #expect(problems.first?.key == key)
    #expect(problems.first?.language == "es")
  }

  @Test func `tell who asks that a message is missing`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]], table: "Hook")
    let (text, problems) = problems(inTable: "Hook") {
      String(localized: "Log", bundle: bundle, locale: spanish)
    }
    #expect(text == "Log")
    #expect(problems.map(\.kind) == [.missingMessage])
  }

  @Test func `tell nobody of a message that is in the language of the source`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]], table: "Hook")
    let (_, problems) = problems(inTable: "Hook") {
      String(localized: "Log", bundle: bundle, locale: UserLocale("en_GB"))
    }
    #expect(problems.isEmpty)
  }

  @Test func `tell who asks that there is no such unit or time zone`() {
    let (_, problems) = problems(inTable: "") {
      let measure = MeasureStyle.measure("span-of-a-hand").format(3, locale: .posix)
      let date = DateStyle.date(timeZone: "Middle/Earth").format(.distantPast, locale: .posix)
      return measure + date
    }
    #expect(problems.contains { $0.kind == .unknownUnit(name: "span-of-a-hand") })
    #expect(problems.contains { $0.kind == .unknownTimeZone(name: "Middle/Earth") })
  }

  @Test func `tell who asks that a catalog cannot be read`() {
    let (text, problems) = problems(inTable: "") {
      String(
        localized: "Goal",
        bundle: LocalizationBundle(image: [1, 2, 3], defaultTable: "Hook"),
        locale: spanish
      )
    }
    #expect(text == "Goal")
    // Formats, which other suites try at the same time, have problems without a table too.
    let damages = problems.map(\.kind)
      .filter { if case .damagedCatalog = $0 { true } else { false } }
    #expect(damages == [.damagedCatalog(reason: "notAnImage")])
  }

  /// Returns a text, and the problems of a table that were told while it was made.
  ///
  /// Other suites run beside this one and have problems of their own.
  private func problems(
    inTable table: String,
    _ make: () -> String
  ) -> (String, [LocalizationProblem]) {
    let told = Told()
    LocalizationProblem.setHandler { problem in
      guard problem.table == table else { return }
      told.problems.withLock { $0.append(problem) }
    }
    defer { LocalizationProblem.setHandler(nil) }
    let text = make()
    return (text, told.problems.withLock { $0 })
  }

  private final class Told: Sendable {
    let problems = Mutex<[LocalizationProblem]>([])
  }
}

@Suite struct `Many threads` {
  @Test func `get the answers of one`() async throws {
    let bundle = try testBundle([
      "es": ["%lld of %@ at %@": .counted([.one: "%lld de %@ a %@", .other: "%lld, %@, %@"])]
    ])
    let locales = ["es_ES", "es_MX", "en_US", "en_GB", "ca_ES", "fr_FR", "de_DE", "C"]
      .map { UserLocale($0) }
    let texts: @Sendable () -> [String] = {
      (0..<200)
        .map { number in
          String(
            localized:
              "\(number) of \(Double(number), format: .mass()) at \(-number, format: .relative(.days))",
            bundle: bundle,
            locale: locales[number % locales.count]
          )
        }
    }
    let serial = texts()
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 { group.addTask { texts() } }
      for await parallel in group { #expect(parallel == serial) }
    }
  }
}
