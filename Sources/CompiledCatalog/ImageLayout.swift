/// Settles what stands where in an image, and writes it.
///
/// The heads come first: their lengths follow from counts alone, so that all offsets into the texts and
/// messages behind them are known before the first byte is written.
struct ImageLayout {
  private let sourceLanguage: String
  private let cldrVersion: String
  private let languages: [String]
  private let tables: [TableLayout]

  init(
    sourceLanguage: String,
    cldrVersion: String,
    tables: [String: [CompiledCatalog.Key: [String: MessageTree]]]
  ) {
    self.sourceLanguage = sourceLanguage
    self.cldrVersion = cldrVersion
    let languages = Set(tables.values.lazy.flatMap(\.values).flatMap(\.keys)).sorted()
    self.languages = languages
    self.tables = tables.sorted { $0.key < $1.key }
      .map { name, entries in
        TableLayout(name: name, entries: entries, languages: languages)
      }
  }

  func write() -> [UInt8] {
    let languagesOffset = ImageFormat.headerLength
    let tablesOffset = languagesOffset + languages.count * ImageFormat.referenceLength
    var offset = tablesOffset + tables.count * ImageFormat.tableLength
    let tableOffsets = tables.map { table in
      defer { offset += table.headLength }
      return offset
    }
    var content = ImageContent(startingAt: offset)
    var directory = ImageWriter()
    var heads = ImageWriter()
    let sourceLanguage = content.text(sourceLanguage.utf8)
    let cldrVersion = content.text(cldrVersion.utf8)
    for language in languages { directory.reference(content.text(language.utf8)) }
    for (table, tableOffset) in zip(tables, tableOffsets) {
      table.writeRecord(headOffset: tableOffset, to: &directory, content: &content)
      table.writeHead(to: &heads, content: &content)
    }
    let length = content.end + ImageFormat.padding.utf8CodeUnitCount
    var image = ImageWriter()
    image.raw(ImageFormat.magic)
    image.fixed(ImageFormat.version)
    image.fixed(length)
    image.reference(sourceLanguage)
    image.reference(cldrVersion)
    for number in [languages.count, languagesOffset, tables.count, tablesOffset] {
      image.fixed(number)
    }
    image.raw(directory.bytes)
    image.raw(heads.bytes)
    image.raw(content.bytes)
    image.raw(ImageFormat.padding)
    return image.bytes
  }
}
