/// A value of a property list.
///
/// Sources: Apple's Property List Programming Guide, with "Old-Style ASCII Property Lists" for the text
/// form that NeXTSTEP gave to Xcode's project files and to `.strings`; `CFBinaryPList.c` of
/// swift-corelibs-foundation for the binary form.
package struct PropertyList: Hashable, Sendable {
  /// The value itself.
  package var value: Value
  /// Where it stands, in UTF-8 offsets from its first character to behind its last one.
  ///
  /// In XML it is the start of its tag, and empty for what stands in no text.
  package var utf8Range: Range<Int>

  /// Creates a value.
  package init(_ value: Value, at utf8Range: Range<Int> = 0..<0) {
    self.value = value
    self.utf8Range = utf8Range
  }

  /// What a value can be; in the text form a number is a string too, and only texts, data, arrays and
  /// dictionaries occur.
  package enum Value: Hashable, Sendable {
    /// A text, with or without quotation marks.
    case string(String)
    /// Bytes in hexadecimal digits: `<0fbd777 1c2735ae>`.
    case data([UInt8])
    /// Values between parentheses.
    case array([PropertyList])
    /// Keys and values between braces, in the order of the file; a key may stand twice.
    case dictionary([Entry])
    /// A whole number.
    case integer(Int64)
    /// A number.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// An instant, in seconds since the start of 2001 in UTC.
    case date(Double)
  }

  /// How a property list is written.
  package enum Form: Hashable, Sendable, CaseIterable {
    /// The old style, as project files and `.strings` have it.
    case text
    /// XML.
    case xml
    /// `bplist00`.
    case binary
  }

  /// A key of a dictionary, and what it stands for.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Where the key stands.
    package var keyRange: Range<Int>
    /// What it stands for.
    package var value: PropertyList
    /// The comment that belongs to the key in the text form, without its delimiters; `nil` if there is
    /// none or if comments were not asked for.
    package var comment: String?

    /// Creates an entry.
    package init(
      key: String,
      at keyRange: Range<Int> = 0..<0,
      value: PropertyList,
      comment: String? = nil
    ) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
      self.comment = comment
    }
  }
}

extension PropertyList {
  /// The text, where the value is one.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The elements, where the value is an array.
  package var array: [PropertyList]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The entries, where the value is a dictionary.
  package var entries: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of a key, the last one where it stands twice; `nil` where there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  package subscript(key: String) -> PropertyList? {
    entries?.last { $0.key == key }?.value
  }

  /// The texts among the elements of an array; a single text counts as an array of one.
  package var strings: [String] {
    if let string { return [string] }
    return array?.compactMap(\.string) ?? []
  }
}
