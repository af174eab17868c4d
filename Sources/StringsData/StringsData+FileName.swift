extension StringsData {
  /// Returns the name of the file for a source.
  ///
  /// The name tells the whole path, so that no two sources share one and every machine finds the
  /// same: `Sources/App/View.swift` has `Sources=App=View.stringsdata`. A slash is written as `=`;
  /// what would be taken for one, or would hide the file, as `%` and two hexadecimal digits. A path
  /// that file systems find too long keeps its end, behind the fingerprint of the whole.
  ///
  /// - Parameter path: The path of the source, from the root of the project.
  /// - Returns: The name, its extension included.
  package static func fileName(ofSourceAt path: String) -> String {
    let suffix = ".swift"
    let stem = path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
    var name: [UInt8] = []
    for byte in stem.utf8 {
      switch byte {
      case UInt8(ascii: "/"): name.append(UInt8(ascii: "="))
      case UInt8(ascii: "="): name += "%3D".utf8
      case UInt8(ascii: "%"): name += "%25".utf8
      case UInt8(ascii: ".") where name.isEmpty: name += "%2E".utf8
      default: name.append(byte)
      }
    }
    let text =
      name.count <= longestStem
      ? String(decoding: name, as: UTF8.self) : shortened(name, fingerprint: fingerprint(of: path))
    return "\(text).\(fileExtension)"
  }

  /// Names may have 255 bytes; some are left for the extension and for what marks temporary files.
  private static let longestStem = 220

  private static func shortened(_ name: [UInt8], fingerprint: UInt64) -> String {
    let mark = String(fingerprint, radix: 16)
    let end = name.suffix(longestStem - mark.utf8.count - 1)
      // No character is cut apart.
      .drop { $0 & 0xC0 == 0x80 }
    return "\(mark)=\(String(decoding: end, as: UTF8.self))"
  }

  /// FNV-1a in 64 bits: the same in every process, unlike `Hasher`.
  private static func fingerprint(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
