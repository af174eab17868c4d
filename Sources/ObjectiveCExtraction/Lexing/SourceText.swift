/// Returns a source in UTF-8, with line feeds at the ends of its lines.
///
/// Sources in UTF-16 are told by the mark at their start, or by the zeros of their first letter. A
/// carriage return alone ends a line as in files of the first Macs; it is replaced, so that offsets
/// stay what they are.
///
/// - Returns: The source, and whether the file has another encoding.
/// - Complexity: O(*n*), where *n* is the number of bytes.
func sourceText(_ bytes: [UInt8]) -> (text: [UInt8], isRecoded: Bool) {
  var text = bytes
  var isRecoded = true
  switch (bytes.first, bytes.dropFirst().first) {
  case (0xFF, 0xFE): text = utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: false)
  case (0xFE, 0xFF): text = utf8(ofUTF16: bytes.dropFirst(2), isBigEndian: true)
  case (0, .some(1...)): text = utf8(ofUTF16: bytes[...], isBigEndian: true)
  case (.some(1...), 0): text = utf8(ofUTF16: bytes[...], isBigEndian: false)
  default: isRecoded = false
  }
  guard let first = text.firstIndex(of: UInt8(ascii: "\r")) else { return (text, isRecoded) }
  for index in text.indices[first...] where text[index] == UInt8(ascii: "\r") {
    let next = index + 1 < text.count ? text[index + 1] : 0
    if next != UInt8(ascii: "\n") { text[index] = UInt8(ascii: "\n") }
  }
  return (text, isRecoded)
}

private func utf8(ofUTF16 bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  var rest = bytes
  while let first = rest.popFirst() {
    let second = rest.popFirst() ?? 0
    let (high, low) = isBigEndian ? (first, second) : (second, first)
    units.append(UInt16(high) << 8 | UInt16(low))
  }
  return Array(String(decoding: units, as: UTF16.self).utf8)
}
