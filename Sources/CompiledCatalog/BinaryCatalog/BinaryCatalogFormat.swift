/// The binary format of an image.
///
/// An image is UTF-8 text. It can therefore be a Swift string literal, which is used in the
/// location where the linker put it, or a mapped file; neither is decoded. Numbers are base-64
/// digits, the least significant first; the digit *n* is the character U+0030 + *n*, `0` to `o`.
///
/// - `fixed`: five digits, 0 to 2³⁰ − 1. All offsets count bytes from the start of the image.
/// - `short`: up to six digits of five bits; the bit 32 of a digit means that another one follows.
/// - `reference`: `fixed` offset and `fixed` length of a run of UTF-8.
///
/// | Part | Fields |
/// |---|---|
/// | header | magic of 8 bytes; `fixed` version, length of the image; `reference` source language, version of the CLDR; `fixed` count and offset of the languages, count and offset of the tables |
/// | language | `reference` language tag; sorted |
/// | table | `reference` name; `fixed` count and offset of the columns, count and offset of the buckets, count and offset of the entries; sorted by name |
/// | column | `fixed` index of a language: the language of that column of an entry |
/// | bucket | `fixed` index of its first entry; one more bucket ends the last. The count of buckets is a power of two; the low bits of a key's hash are its bucket |
/// | entry | `fixed` hash of the key; `reference` key; for each column `fixed` offset of the message, 0 for none |
/// | message | `short` length of the node; node |
/// | end | the bytes of ``padding`` |
///
/// | Node | Fields |
/// |---|---|
/// | `t`, plain text | the text, up to the end of the node |
/// | `f`, text with placeholders | `short` length of the text, text as in the catalog, segments up to the end of the node |
/// | `p`, plural | `short` position of the argument; forms up to the end: digit of the category, `short` length, node |
/// | `d`, device | forms up to the end: `short` length and name of the device, `short` length, node |
/// | `v`, equivalent texts | texts up to the end: `short` length, text |
///
/// | Segment | Fields |
/// |---|---|
/// | `l`, literal | `short` offset from the start of the text, `short` length |
/// | `a`, argument | `short` position, flags; width, precision; digit of the length modifier; the conversion's character |
/// | `s`, substitution | `short` length, node |
///
/// A node contains its children. For any input, the work of a reader is therefore limited by the
/// length of the image, and the depth of its recursion by ``maximumDepth``. Equal messages are
/// stored once.
enum BinaryCatalogFormat {
  /// The first bytes of an image.
  static let magic: StaticString = "catalog\n"
  /// The version of the format.
  ///
  /// No other version is supported.
  static let version = 2
  /// The last bytes of an image.
  ///
  /// A reader loads eight bytes to decode five digits.
  static let padding: StaticString = "\nend"
  /// The character of the digit 0.
  static let zero: UInt8 = 0x30
  /// The length of a `fixed`, in bytes.
  static let fixedLength = 5
  /// The maximum of a `fixed` or a `short`.
  static let maximumNumber = 1 << 30 - 1
  /// The length of the header, in bytes.
  static let headerLength = 8 + 10 * fixedLength
  /// The length of a reference, in bytes.
  static let referenceLength = 2 * fixedLength
  /// The length of a table, in bytes.
  static let tableLength = 8 * fixedLength
  /// The maximum depth of nested messages.
  static let maximumDepth = 8

  /// Returns the length of an entry in a table with a number of columns, in bytes.
  static func entryLength(columnCount: Int) -> Int {
    (3 + columnCount) * fixedLength
  }

  /// The first byte of a node.
  enum Node {
    static let plain = UInt8(ascii: "t")
    static let format = UInt8(ascii: "f")
    static let plural = UInt8(ascii: "p")
    static let device = UInt8(ascii: "d")
    static let texts = UInt8(ascii: "v")
  }

  /// The first byte of a segment.
  enum Segment {
    static let literal = UInt8(ascii: "l")
    static let argument = UInt8(ascii: "a")
    static let substitution = UInt8(ascii: "s")
  }
}

/// The header of an image.
struct BinaryCatalogHeader {
  /// The range of the source language's tag.
  let sourceLanguage: Range<Int>
  /// The range of the CLDR version.
  let cldrVersion: Range<Int>
  /// The offsets of the table records.
  let tableOffsets: [Int]
  private let languageOffsets: [Int]

  init(reading bytes: BinaryCatalogBytes) throws(CompiledCatalogError) {
    let magic = BinaryCatalogFormat.magic.utf8CodeUnitCount
    guard bytes.count >= BinaryCatalogFormat.headerLength,
      bytes.string(in: 0..<magic) == "\(BinaryCatalogFormat.magic)"
    else { throw .notAnImage }
    func field(_ index: Int) throws(CompiledCatalogError) -> Int {
      try bytes.fixed(at: magic + index * BinaryCatalogFormat.fixedLength)
    }
    let version = try field(0)
    guard version == BinaryCatalogFormat.version else { throw .unsupportedVersion(version) }
    let length = try field(1)
    guard length == bytes.count else { throw .wrongLength(expected: length, actual: bytes.count) }
    sourceLanguage = try bytes.reference(at: magic + 2 * BinaryCatalogFormat.fixedLength)
    cldrVersion = try bytes.reference(at: magic + 4 * BinaryCatalogFormat.fixedLength)
    languageOffsets = try bytes.offsets(
      count: try field(6),
      from: try field(7),
      stride: BinaryCatalogFormat.referenceLength
    )
    tableOffsets = try bytes.offsets(
      count: try field(8),
      from: try field(9),
      stride: BinaryCatalogFormat.tableLength
    )
  }

  /// Returns the tags of all languages.
  func languages(in bytes: BinaryCatalogBytes) throws(CompiledCatalogError) -> [String] {
    try languageOffsets.map { offset throws(CompiledCatalogError) in
      bytes.string(in: try bytes.reference(at: offset))
    }
  }
}

extension BinaryCatalogBytes {
  /// Returns the offsets of `count` records, all of which are within the image.
  func offsets(count: Int, from start: Int, stride: Int) throws(CompiledCatalogError) -> [Int] {
    let range = try range(at: start, length: count * stride)
    return Array(Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride))
  }
}
