import FormatString

/// Where the placeholders of a text are, in the units in which a script counts.
struct PlaceholderRanges {
  /// Start and end of each placeholder in UTF-16, one after the other; `nil` if there is none.
  let offsets: [Int]?

  /// Finds the placeholders of a text.
  init(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      offsets = nil
      return
    }
    var offsets: [Int] = []
    var start = 0
    for segment in FormatString(parsing: text).segments {
      let end = start + segment.text.utf16.count
      if !segment.isWords { offsets += [start, end] }
      start = end
    }
    self.offsets = offsets.isEmpty ? nil : offsets
  }
}

extension FormatString.Segment {
  /// Whether readers see the part as it stands in the catalog.
  fileprivate var isWords: Bool {
    if case .text = self { true } else { false }
  }
}
