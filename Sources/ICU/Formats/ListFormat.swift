internal import CICU

/// A format of lists: "a, b y c".
package final class ListFormat: @unchecked Sendable {
  // Safe to share: the format is complete when it is opened, and `ulistfmt_format` takes it as
  // const, which ICU's design guide defines as usable from many threads at once.
  private let handle: UnsafeMutableRawPointer

  /// What joins the items.
  ///
  /// The raw values are ICU's.
  package enum Kind: Int32, Hashable, Sendable {
    /// "a, b, and c"
    case and = 0
    /// "a, b, or c"
    case or = 1
    /// "a, b, c": parts of one amount.
    case units = 2
  }

  /// How long the joints are written.
  ///
  /// The raw values are ICU's.
  package enum Width: Int32, Hashable, Sendable {
    /// Words in full.
    case wide = 0
    /// Words cut short.
    case short = 1
    /// As few characters as there can be.
    case narrow = 2
  }

  /// Opens the format of a locale.
  package init(locale: String, kind: Kind, width: Width = .wide) throws(ICUError) {
    handle = try opened("open a format of lists") {
      cicu_list_format_open(locale, kind.rawValue, width.rawValue, &$0)
    }
  }

  deinit { cicu_list_format_close(handle) }

  /// Returns the items in one text; none gives `""`.
  package func string(from items: [String]) throws(ICUError) -> String {
    guard !items.isEmpty else { return "" }
    // All items in one block of memory, so that their addresses hold together during the call.
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
  /// Returns a format from the cache, opened at the first call.
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

  private static let cache = KeyedCache<Signature, ListFormat>()
}
