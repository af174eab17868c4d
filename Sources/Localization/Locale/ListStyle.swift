internal import ICU

/// A format of lists: "a, b, and c".
///
/// In Spanish, "y" and "o" become "e" and "u" before a vowel of the same sound: "peso e imagen".
public struct ListStyle: LocalizedFormat, Codable {
  private let kind: Kind
  private let width: Width

  /// The conjunction between the items.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// "peso e imagen"
    case and
    /// "siete u ocho"
    case or
    /// Parts of one amount: "3 h, 20 min".
    case units

    var icuKind: ListFormat.Kind {
      switch self {
      case .and: .and
      case .or: .or
      case .units: .units
      }
    }
  }

  /// The length of the conjunctions.
  public typealias Width = UnitWidth

  fileprivate init(kind: Kind, width: Width) {
    self.kind = kind
    self.width = width
  }

  /// Returns the items in one string; an empty array gives `""`.
  public func format(_ value: [String], locale: FormatLocale) -> String {
    let format = try? ListFormat.shared(
      locale: locale.dates,
      kind: kind.icuKind,
      width: width.listWidth
    )
    return (try? format?.string(from: value)) ?? value.joined(separator: ", ")
  }
}

extension UnitWidth {
  /// The width of the separators between amounts or words of this width.
  var listWidth: ListFormat.Width {
    switch self {
    case .narrow: .narrow
    case .short: .short
    case .full: .wide
    }
  }
}

extension LocalizedFormat where Self == ListStyle {
  /// Returns a format that joins items in one string.
  ///
  /// - Parameters:
  ///   - kind: The conjunction between the items.
  ///   - width: The length of the conjunction: "and", "&", ",".
  /// - Returns: The format.
  public static func list(
    _ kind: ListStyle.Kind = .and,
    width: ListStyle.Width = .full
  ) -> ListStyle {
    ListStyle(kind: kind, width: width)
  }
}
