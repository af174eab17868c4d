/// The path and the query in the first line of a request.
struct RequestTarget: Hashable {
  /// The path, which is not decoded, so that it has a single spelling.
  var path: String
  var query: [Request.QueryItem]

  /// Parses a target.
  ///
  /// It is `nil` unless it is an absolute path, and its query consists of valid UTF-8.
  init?(parsing target: String) {
    guard target.utf8.first == UInt8(ascii: "/"),
      target.utf8.allSatisfy({ 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "#") })
    else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = []
    for item in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decode(pair[0]), let value = Self.decode(pair.dropFirst().first ?? "")
      else { return nil }
      query.append(Request.QueryItem(name, value))
    }
  }

  /// Decodes a part of a query (`application/x-www-form-urlencoded`, as of `URLSearchParams`).
  private static func decode(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
