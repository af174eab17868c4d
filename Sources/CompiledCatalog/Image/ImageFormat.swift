/// The layout of an image: what a writer and a reader have to agree on.
///
/// An image is text in UTF-8. It can therefore stand in a Swift string literal and be used where the
/// linker put it, and it can be mapped from a file alike; neither way decodes anything. Numbers are
/// digits to the base 64, the least first; the digit *n* is the character U+0030 + *n*, `0` to `o`.
///
/// - `fixed`: five digits, 0 to 2³⁰ − 1. All offsets count bytes from the start of the image.
/// - `short`: up to six digits of five bits; the bit 32 of a digit says that another one follows.
/// - `reference`: `fixed` offset and `fixed` length of a run of UTF-8.
///
/// | Part | Fields |
/// |---|---|
/// | header | magic of 8 bytes; `fixed` version, length of the image; `reference` source language, version of the CLDR; `fixed` count and offset of the languages, count and offset of the tables |
/// | language | `reference` language tag; sorted |
/// | table | `reference` name; `fixed` count and offset of the columns, count and offset of the buckets, count and offset of the entries; sorted by name |
/// | column | `fixed` index of a language: which language the column of an entry is for |
/// | bucket | `fixed` index of its first entry; one more bucket closes the last. The count of buckets is a power of two, a key's bucket are the low bits of its hash |
/// | entry | `fixed` hash of the key; `reference` key; for each column `fixed` offset of the message, 0 for none |
/// | message | `short` length of the node; node |
/// | end | the bytes of ``padding`` |
///
/// | Node | Fields |
/// |---|---|
/// | `t`, plain text | the text, up to the end of the node |
/// | `f`, text with placeholders | `short` length of the text, text as the catalog has it, segments up to the end of the node |
/// | `p`, plural | `short` position of the argument; forms up to the end: digit of the category, `short` length, node |
/// | `d`, device | forms up to the end: `short` length and name of the device, `short` length, node |
/// | `v`, texts that mean the same | texts up to the end: `short` length, text |
///
/// | Segment | Fields |
/// |---|---|
/// | `l`, literal | `short` offset from the start of the text, `short` length |
/// | `a`, argument | `short` position, flags; width, precision; digit of the length modifier; the conversion's character |
/// | `s`, substitution | `short` length, node |
///
/// A node holds its children, so that whatever an image says, a reader's work is bounded by the length
/// of the image, and its depth by ``maximumDepth``. Equal messages are stored once.
enum ImageFormat {
  /// How an image starts.
  static let magic: StaticString = "catalog\n"
  /// The version that is written, and the only one that is read.
  static let version = 2
  /// How an image ends: a reader loads eight bytes to get a number of five.
  static let padding: StaticString = "\nend"
  /// The character of the digit 0.
  static let zero: UInt8 = 0x30
  /// The bytes of a `fixed`.
  static let fixedLength = 5
  /// The greatest number that a `fixed` or a `short` can hold.
  static let maximumNumber = 1 << 30 - 1
  /// The bytes of the header.
  static let headerLength = 8 + 10 * fixedLength
  /// The bytes of a reference.
  static let referenceLength = 2 * fixedLength
  /// The bytes of a table.
  static let tableLength = 8 * fixedLength
  /// How deep messages may be nested in one another.
  static let maximumDepth = 8

  /// Returns the bytes of an entry of a table with so many columns.
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

/// The first bytes of an image.
struct ImageHeader {
  /// Where the source language's tag stands.
  let sourceLanguage: Range<Int>
  /// Where the version of the CLDR stands.
  let cldrVersion: Range<Int>
  /// Where the records of the tables start.
  let tableOffsets: [Int]
  private let languageOffsets: [Int]

  init(reading bytes: ImageBytes) throws(CompiledCatalogError) {
    let magic = ImageFormat.magic.utf8CodeUnitCount
    guard bytes.count >= ImageFormat.headerLength,
      bytes.string(in: 0..<magic) == "\(ImageFormat.magic)"
    else { throw .notAnImage }
    func field(_ index: Int) throws(CompiledCatalogError) -> Int {
      try bytes.fixed(at: magic + index * ImageFormat.fixedLength)
    }
    let version = try field(0)
    guard version == ImageFormat.version else { throw .unsupportedVersion(version) }
    let length = try field(1)
    guard length == bytes.count else { throw .wrongLength(expected: length, actual: bytes.count) }
    sourceLanguage = try bytes.reference(at: magic + 2 * ImageFormat.fixedLength)
    cldrVersion = try bytes.reference(at: magic + 4 * ImageFormat.fixedLength)
    languageOffsets = try bytes.offsets(
      count: try field(6),
      from: try field(7),
      stride: ImageFormat.referenceLength
    )
    tableOffsets = try bytes.offsets(
      count: try field(8),
      from: try field(9),
      stride: ImageFormat.tableLength
    )
  }

  /// Returns the tags of all languages.
  func languages(in bytes: ImageBytes) throws(CompiledCatalogError) -> [String] {
    try languageOffsets.map { offset throws(CompiledCatalogError) in
      bytes.string(in: try bytes.reference(at: offset))
    }
  }
}

extension ImageBytes {
  /// Returns the offsets of `count` records that all lie within the image.
  func offsets(count: Int, from start: Int, stride: Int) throws(CompiledCatalogError) -> [Int] {
    let range = try range(at: start, length: count * stride)
    return Array(Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride))
  }
}
