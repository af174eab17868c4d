import CatalogLoading
import FoundationEssentials
import Localization
import OrderedCollections
import StringCatalog
import Synchronization
import TestSupport
import Testing

@Suite struct `Catalogs that are read again` {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("Localizable.xcstrings")
  }

  /// The state that the tasks of a test share.
  private final class Signals: Sendable {
    let errors = Mutex(0)
    let isFinished = Atomic(false)
  }

  private static func content(_ text: String) -> [UInt8] {
    var catalog = StringCatalog(sourceLanguage: "en")
    for key in ["Goal", "Weight"] {
      catalog[key] = StringCatalog.Entry(localizations: ["es": StringCatalog.Localization(text)])
    }
    return catalog.printed()
  }

  private func write(_ text: String) throws {
    // Replaced as editors do it, so the file is never read in part.
    try Data(Self.content(text)).write(to: URL(filePath: path), options: .atomic)
  }

  private static func text(_ key: String, in bundle: LocalizationBundle) -> String {
    bundle.localizedString(forKey: key, value: nil, table: nil, locale: UserLocale("es"))
  }

  @Test func `show the content of the file after its change`() throws {
    try write("Objetivo")
    let catalogs = try ReloadedCatalogs([path])
    let former = catalogs.bundle
    #expect(try !catalogs.reload())
    #expect(catalogs.bundle == former)
    try write("Meta")
    #expect(try catalogs.reload())
    #expect(Self.text("Goal", in: catalogs.bundle) == "Meta")
    // A request goes on with the catalogs with which it began.
    #expect(Self.text("Goal", in: former) == "Objetivo")
  }

  @Test func `stay if the file is damaged or removed, until it is repaired`() throws {
    try write("Objetivo")
    let catalogs = try ReloadedCatalogs([path])
    try folder.write("{", to: "Localizable.xcstrings")
    #expect(throws: CatalogFileError.self) { try catalogs.reload() }
    #expect(Self.text("Goal", in: catalogs.bundle) == "Objetivo")
    #expect(try !catalogs.reload())
    try folder.remove("Localizable.xcstrings")
    #expect(throws: CatalogFileError.self) { try catalogs.reload() }
    try write("Meta")
    #expect(try catalogs.reload())
    #expect(Self.text("Goal", in: catalogs.bundle) == "Meta")
  }

  @Test func `come from memory, and are refused if they are damaged`() throws {
    try write("Objetivo")
    let catalogs = try ReloadedCatalogs([path])
    catalogs.replace(with: try LocalizationBundle(stringCatalog: Self.content("Destino")))
    #expect(Self.text("Goal", in: catalogs.bundle) == "Destino")
    #expect(throws: CatalogFileError.self) {
      try LocalizationBundle(stringCatalog: Array("[]".utf8))
    }
  }

  @Test func `are watched until the task ends`() async throws {
    try write("Objetivo")
    let catalogs = try ReloadedCatalogs([path])
    let signals = Signals()
    await withTaskGroup { group in
      group.addTask {
        await catalogs.watch(every: .milliseconds(5)) { _ in signals.errors.withLock { $0 += 1 } }
      }
      try? folder.write("{", to: "Localizable.xcstrings")
      while signals.errors.withLock({ $0 }) == 0 { await Task.yield() }
      try? write("Meta")
      while Self.text("Goal", in: catalogs.bundle) != "Meta" { await Task.yield() }
      group.cancelAll()
    }
    #expect(signals.errors.withLock { $0 } == 1)
  }

  /// Each reader sees one version of all strings, and never an older one than before.
  @Test func `are replaced as a whole while other threads read them`() async throws {
    try write("0")
    let catalogs = try ReloadedCatalogs([path])
    let signals = Signals()
    let bundles = try (1...200).map { try LocalizationBundle(stringCatalog: Self.content("\($0)")) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var last = 0
          while !signals.isFinished.load(ordering: .relaxed) {
            let bundle = catalogs.bundle
            let text = Self.text("Goal", in: bundle)
            guard text == Self.text("Weight", in: bundle), let number = Int(text), number >= last
            else { return false }
            last = number
            // There may be fewer threads than readers.
            if Int.random(in: 0..<8) == 0 { await Task.yield() }
          }
          return true
        }
      }
      for bundle in bundles {
        catalogs.replace(with: bundle)
        await Task.yield()
      }
      signals.isFinished.store(true, ordering: .relaxed)
      for await isConsistent in group { #expect(isConsistent) }
    }
    #expect(Self.text("Goal", in: catalogs.bundle) == "200")
  }
}
