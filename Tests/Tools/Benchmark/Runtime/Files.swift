import BenchmarkPeers
import CatalogCompiler
import CatalogLoading
import CompiledCatalog
import Diagnostics
import Foundation
import Localization
import StringCatalog

/// The work of a program at startup: opening an image, or parsing a catalog.
struct Files {
  private let spanish = UserLocale("es_ES")
  private let catalog: String
  private let smallImage: String
  private let largeImage: String
  /// A key that both contain.
  private let key: String

  /// Writes the images of a single message and of a large catalog with the given path.
  init(catalog: String, folder: URL) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: catalog)))
    guard let large = StringCatalog.parse(bytes, file: catalog).value,
      let key = large.entries.first(where: { !$0.key.contains("%") })?.key
    else { throw CocoaError(.fileReadCorruptFile) }
    self.catalog = catalog
    self.key = key
    var builder = CompiledCatalog.Builder(sourceLanguage: "en")
    let message = MessageTree.text(FormattedText(plain: "Objetivo"))
    builder.add(message, forKey: key, table: "Localizable", language: "es")
    smallImage = folder.appending(path: "small.image").path
    largeImage = folder.appending(path: "large.image").path
    try Data(try builder.image()).write(to: URL(filePath: smallImage))
    let image = try compile([CatalogTable("Localizable", large)]).value
    try Data(image).write(to: URL(filePath: largeImage))
  }

  func time() throws {
    try timeOpening(smallImage)
    try timeOpening(largeImage)
    try timeCatalog()
  }

  private func timeOpening(_ path: String) throws {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    try compare(
      "open an image of \(size) bytes",
      [
        .localization(goal: 50_000, count: 500) { _ in
          try LocalizationBundle(contentsOfFile: path).sourceLanguage.utf8.count
        },
        BenchmarkSubject("mmap in C", count: 500) { _ in Int(peer_map_file(path)) },
      ]
    )
    try compare(
      "open it and look a message up (\(size) bytes)",
      [
        .localization(count: 500) { _ in
          let bundle = try LocalizationBundle(contentsOfFile: path)
          return String(localized: .init(key), bundle: bundle, locale: spanish).utf8.count
        }
      ]
    )
  }

  private func timeCatalog() throws {
    try compare(
      "load a catalog in one language",
      [
        .localization(count: 3) { _ in
          try LocalizationBundle(stringCatalogs: [catalog], languages: ["es"]).sourceLanguage.utf8
            .count
        }
      ]
    )
  }
}
