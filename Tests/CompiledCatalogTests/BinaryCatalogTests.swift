import CompiledCatalog
import TestSupport
import Testing

@Suite struct BinaryCatalogTests {
  @Test func `the order in which messages are added does not change the image`() throws {
    let rows = (0..<50).flatMap { key in ["en", "es", "fr"].map { (key: "\(key)", language: $0) } }
    func image(of rows: [(key: String, language: String)]) throws -> [UInt8] {
      var builder = CompiledCatalog.Builder(sourceLanguage: "en")
      for (key, language) in rows {
        let text = FormattedText(plain: "\(key) \(language)")
        builder.add(.text(text), forKey: key, table: "T", language: language)
      }
      return try builder.image()
    }
    var generator = SeededGenerator(seed: 1)
    let shuffled = rows.shuffled(using: &generator)
    #expect(try image(of: rows) == image(of: shuffled))
  }

  @Test func `an image is text`() throws {
    let image = try Messages.image()
    #expect(String(validating: image, as: UTF8.self) != nil)
    // Everything except the messages is printable or a line feed.
    #expect(image.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") })
  }

  @Test func `equal messages are stored once`() throws {
    func image(texts: [String]) throws -> [UInt8] {
      var builder = CompiledCatalog.Builder(sourceLanguage: "en")
      for (index, text) in texts.enumerated() {
        builder.add(
          .text(FormattedText(plain: text)),
          forKey: "\(index)",
          table: "T",
          language: "en"
        )
      }
      return try builder.image()
    }
    let long = String(repeating: "a", count: 1000)
    let difference = try image(texts: [long, long + "b"]).count - image(texts: [long, long]).count
    #expect(difference > 1000)
  }

  @Test func `messages can be nested up to the maximum depth, and no deeper`() throws {
    func catalog(depth: Int) throws -> CompiledCatalog {
      var builder = CompiledCatalog.Builder(sourceLanguage: "en")
      builder.add(Messages.nested(depth: depth), forKey: "k", table: "T", language: "en")
      return try CompiledCatalog(image: builder.image())
    }
    let message = try catalog(depth: 8).message(forKey: "k", table: "T", language: "en")
    #expect(message == Messages.nested(depth: 8))
    #expect(throws: CompiledCatalogError.tooDeep) { try catalog(depth: 9) }
  }

  @Test func `arbitrary bytes are rejected`() throws {
    #expect(throws: CompiledCatalogError.notAnImage) { try CompiledCatalog(image: [UInt8]()) }
    #expect(throws: CompiledCatalogError.notAnImage) { try CompiledCatalog(image: "x") }
    #expect(throws: CompiledCatalogError.notAnImage) {
      try CompiledCatalog(image: String(repeating: "{}", count: 100).utf8)
    }
  }

  @Test func `an image of another version is rejected`() throws {
    var image = try Messages.image()
    image[8] = UInt8(ascii: "1")
    #expect(throws: CompiledCatalogError.unsupportedVersion(1)) {
      try CompiledCatalog(image: image)
    }
  }

  @Test func `a truncated image is rejected`() throws {
    let image = try Messages.image()
    for length in 58..<image.count {
      #expect(
        throws: CompiledCatalogError.wrongLength(expected: image.count, actual: length)
      ) {
        try CompiledCatalog(image: image.prefix(length))
      }
    }
  }

  /// An image in the format of released programs.
  ///
  /// This reader has to support it.
  private static let released: StaticString = """
    catalog\n20000m3000?200020000A20004000010000j00001000041000E200020000G20007000010000\\10\
    0010000a100010000k1000000000000010000<lPnDN2000:0000X2000en42.0esLibrary%lld books_2p11F\
    f:%lld libroa10003dl464Jf>%lld de librosa10003dl4:5Gf;%lld librosa10003dl47\nend
    """

  @Test func `the reader supports the released format`() throws {
    let catalog = try CompiledCatalog(image: Self.released)
    let message = try catalog.message(forKey: "%lld books", table: "Library", language: "es")
    #expect(message == Messages.plural)
  }

  @Test func `the writer writes the released format`() throws {
    var builder = CompiledCatalog.Builder(sourceLanguage: "en", cldrVersion: "42.0")
    builder.add(Messages.plural, forKey: "%lld books", table: "Library", language: "es")
    #expect(String(decoding: try builder.image(), as: UTF8.self) == "\(Self.released)")
  }
}
