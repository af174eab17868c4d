internal import CICU

/// A format of lists: "a, b y c".
package final class ListFormat: @unchecked Sendable {
  // The handle is safe to share: the format is complete when it is opened, and `ulistfmt_format`
  // takes it as const. ICU's design guide defines const objects as thread-safe.
  private let handle: UnsafeMutableRawPointer

  /// The conjunction between the items.
  ///
  /// The raw values are those of ICU.
  package enum Kind: Int32, Hashable, Sendable {
    /// "a, b, and c"
    case and = 0
    /// "a, b, or c"
    case or = 1
    /// Parts of one amount: "a, b, c".
    case units = 2
  }

  /// The length of the conjunctions.
  ///
  /// The raw values are those of ICU.
  package enum Width: Int32, Hashable, Sendable {
    /// Full words.
    case wide = 0
    /// Abbreviations.
    case short = 1
    /// The shortest form.
    case narrow = 2
  }

  /// Opens the format of a locale.
  package init(locale: String, kind: Kind, width: Width = .wide) throws(ICUError) {
    handle = try opened("open a format of lists") {
      cicu_list_format_open(locale, kind.rawValue, width.rawValue, &$0)
    }
  }

  deinit { cicu_list_format_close(handle) }

  /// Returns the items in one string; an empty array gives `""`.
  package func string(from items: [String]) throws(ICUError) -> String {
    guard !items.isEmpty else { return "" }
    // All items are in one block of memory, so that their addresses remain valid during the call.
    var units: [UInt16] = []
    let offsets = items.map { item in
      defer { units += item.utf16 }
      return units.count
    }
    let lengths = items.map { Int32($0.utf16.count) }
    units.append(0)
    return try utf16Text("format a list") { buffer, capacity, status in
      units.withUnsafeBufferPointer { units in
        let addresses = offsets.map { offset in units.baseAddress.map { $0 + offset } }
        return cicu_list_format(
          handle,
          addresses,
          lengths,
          Int32(items.count),
          buffer,
          capacity,
          &status
        )
      }
    }
  }
}

extension ListFormat {
  /// Returns a format from the cache; it is opened on first use.
  package static func shared(
    locale: String,
    kind: Kind,
    width: Width = .wide
  ) throws(ICUError) -> ListFormat {
    let signature = Signature(locale: locale, kind: kind, width: width)
    return try cache.value(for: signature) { key throws(ICUError) in
      try ListFormat(locale: key.locale, kind: key.kind, width: key.width)
    }
  }

  private struct Signature: Hashable, Sendable {
    let locale: String
    let kind: Kind
    let width: Width
  }

  private static let cache = KeyedCache<Signature, ListFormat>(elementSize: 2_000)
}
