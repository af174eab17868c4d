import JSONText

extension StringCatalog {
  /// Lays the catalog out anew as Xcode does it, in the encoding of the file that it was read from.
  ///
  /// - Parameter isSorted: whether the keys are put into Xcode's order; if not, they keep theirs.
  /// - Returns: The bytes of the catalog; a byte order mark stays.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func reformatted(sortingKeys isSorted: Bool = false) -> [UInt8] {
    let text = formatted(sortingKeys: isSorted)
    guard let document else { return text }
    return document.encoding.encode(document.mark + text)
  }

  /// Returns the first line of the file that Xcode would write differently.
  ///
  /// - Parameter isSorted: whether Xcode's order of keys counts.
  /// - Returns: The number of the line, counted from 1; `nil` if the file is as Xcode writes it, or
  ///   if the catalog was not read from a file.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func firstUnformattedLine(sortingKeys isSorted: Bool = false) -> Int? {
    guard let document else { return nil }
    let present = document.bytes.dropFirst(document.mark.count)
    let wanted = formatted(sortingKeys: isSorted)
    guard !present.elementsEqual(wanted) else { return nil }
    let same = zip(present, wanted).prefix { $0 == $1 }
    return 1 + same.count { byte, _ in byte == UInt8(ascii: "\n") }
  }
}

extension JSONDocument {
  /// The byte order mark of the text; empty if it has none.
  fileprivate var mark: [UInt8] {
    bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
  }
}
