import CompiledCatalog
import FoundationEssentials
import ICU
import Localization
import Synchronization
import Testing

/// Settings of the whole process, so the tests run one after another.
@Suite(.serialized) struct `Process-wide settings` {
  private let spanish = UserLocale("es_ES")

  @Test func `the catalogs of a translator take precedence over those of the program`() throws {
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
    // No suite that runs at the same time uses Galician.
    let galician = UserLocale("gl_ES")
    #expect(String(localized: "Goal", bundle: bundle, locale: galician) == "Obxectivo")
    LocalizationBundle.overrideCatalogs([])
    #expect(text("Goal") == "Objetivo")
  }

  @Test func `the newest catalogs of a translator are used, whatever the number of former ones`()
    throws
  {
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

  @Test func `an installed bundle and locale are the default`() throws {
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
  func `the handler receives an argument that does not match its placeholder`(
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

  @Test func `the handler receives a missing message`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]], table: "Hook")
    let (text, problems) = problems(inTable: "Hook") {
      String(localized: "Log", bundle: bundle, locale: spanish)
    }
    #expect(text == "Log")
    #expect(problems.map(\.kind) == [.missingMessage])
  }

  @Test func `a message in the source language is not reported`() throws {
    let bundle = try testBundle(["es": ["Goal": "Objetivo"]], table: "Hook")
    let (_, problems) = problems(inTable: "Hook") {
      String(localized: "Log", bundle: bundle, locale: UserLocale("en_GB"))
    }
    #expect(problems.isEmpty)
  }

  @Test func `the handler receives an unknown unit or time zone`() {
    let (_, problems) = problems(inTable: "") {
      let measure = MeasureStyle.measure("span-of-a-hand").format(3, locale: .posix)
      let date = DateStyle.date(timeZone: "Middle/Earth").format(.distantPast, locale: .posix)
      return measure + date
    }
    #expect(problems.contains { $0.kind == .unknownUnit(name: "span-of-a-hand") })
    #expect(problems.contains { $0.kind == .unknownTimeZone(name: "Middle/Earth") })
  }

  @Test func `the handler receives a catalog that cannot be read`() {
    let (text, problems) = problems(inTable: "") {
      String(
        localized: "Goal",
        bundle: LocalizationBundle(image: [1, 2, 3], defaultTable: "Hook"),
        locale: spanish
      )
    }
    #expect(text == "Goal")
    // Formats, which other suites use at the same time, report problems without a table.
    let damages = problems.map(\.kind)
      .filter { if case .damagedCatalog = $0 { true } else { false } }
    #expect(damages == [.damagedCatalog(reason: "notAnImage")])
  }

  /// Returns a string, and the problems of a table that were reported during its lookup.
  ///
  /// Other suites run at the same time and have other problems.
  private func problems(
    inTable table: String,
    _ make: () -> String
  ) -> (String, [LocalizationProblem]) {
    let recorder = Recorder()
    LocalizationProblem.setHandler { problem in
      guard problem.table == table else { return }
      recorder.problems.withLock { $0.append(problem) }
    }
    defer { LocalizationProblem.setHandler(nil) }
    let text = make()
    return (text, recorder.problems.withLock { $0 })
  }

  private final class Recorder: Sendable {
    let problems = Mutex<[LocalizationProblem]>([])
  }
}

@Suite struct `Many threads` {
  @Test func `get the same results as one`() async throws {
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
