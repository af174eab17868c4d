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
