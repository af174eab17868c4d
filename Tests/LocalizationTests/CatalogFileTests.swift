import CompiledCatalog
import Glibc
import Localization
import TestSupport
import Testing

@Suite struct `A file of catalogs` {
  private let spanish = UserLocale("es_ES")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes an image, and returns its path.
  private func file(_ change: (inout [UInt8]) -> Void = { _ in }) throws -> String {
    var image = try testImage(["es": ["Goal": "Objetivo", "%lld entries": "%lld entradas"]])
    change(&image)
    return try folder.write(String(decoding: image, as: UTF8.self), to: "messages.catalog")
  }

  @Test(arguments: [false, true])
  func `is read in place`(isVerified: Bool) throws {
    let bundle = try LocalizationBundle(
      contentsOfFile: file(),
      defaultTable: "Test",
      verifying: isVerified
    )
    // The file may be removed while it is open.
    try folder.remove("messages.catalog")
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Objetivo")
    #expect(String(localized: "\(3) entries", bundle: bundle, locale: spanish) == "3 entradas")
  }

  @Test(arguments: [false, true])
  func `that is truncated is rejected`(isVerified: Bool) throws {
    let path = try file { $0.removeLast() }
    #expect(throws: CatalogFileError.self) {
      try LocalizationBundle(contentsOfFile: path, verifying: isVerified)
    }
  }

  @Test func `with damaged messages is rejected if it is verified`() throws {
    let path = try file { image in
      guard let text = image.firstRange(of: Array("Objetivo".utf8)) else { return }
      image[text.lowerBound - 1] = UInt8(ascii: "x")
    }
    #expect(throws: CatalogFileError.self) {
      try LocalizationBundle(contentsOfFile: path, verifying: true)
    }
    // Without verification, the damage is found when the message is looked up.
    let bundle = try LocalizationBundle(contentsOfFile: path, defaultTable: "Test")
    #expect(String(localized: "Goal", bundle: bundle, locale: spanish) == "Goal")
    #expect(String(localized: "\(3) entries", bundle: bundle, locale: spanish) == "3 entradas")
  }

  @Test func `that does not exist, or is not a catalog, is named in the error`() throws {
    let missing = folder.path("none.catalog")
    let empty = try folder.write("", to: "empty.catalog")
    let pipe = folder.path("pipe.catalog")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [missing, empty, folder.path, pipe] {
      let error = #expect(throws: CatalogFileError.self) {
        try LocalizationBundle(contentsOfFile: path)
      }
      #expect("\(try #require(error))".hasPrefix(path + " cannot be read: "))
    }
  }
}
