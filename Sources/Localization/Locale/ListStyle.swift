internal import ICU

/// A format of lists: "a, b, and c".
///
/// Spanish "y" and "o" become "e" and "u" before a vowel of their own sound: "peso e imagen".
public struct ListStyle: LocalizedFormat {
  private let kind: Kind
  private let width: Width

  /// What joins the items.
  public enum Kind: Hashable, Sendable {
    /// "peso e imagen"
    case and
    /// "siete u ocho"
    case or
    /// "3 h, 20 min": parts of one amount.
    case units

    var icuKind: ListFormat.Kind {
      switch self {
      case .and: .and
      case .or: .or
      case .units: .units
      }
    }
  }

  /// How long the joints are written.
  public typealias Width = UnitWidth

  fileprivate init(kind: Kind, width: Width) {
    self.kind = kind
    self.width = width
  }

  /// Returns the items in one text; none gives `""`.
  public func format(_ value: [String], locale: FormatLocale) -> String {
    let format = try? ListFormat.shared(
      locale: locale.numbers,
      kind: kind.icuKind,
      width: width.listWidth
    )
    return (try? format?.string(from: value)) ?? value.joined(separator: ", ")
  }
}

extension UnitWidth {
  /// The width of the joints between amounts or words of this width.
  var listWidth: ListFormat.Width {
    switch self {
    case .narrow: .narrow
    case .short: .short
    case .full: .wide
    }
  }
}

extension LocalizedFormat where Self == ListStyle {
  /// Items in one text.
  ///
  /// - Parameters:
  ///   - kind: what joins the items.
  ///   - width: how long the joints are written: "and", "&", ",".
  /// - Returns: the format.
  public static func list(
    _ kind: ListStyle.Kind = .and,
    width: ListStyle.Width = .full
  ) -> ListStyle {
    ListStyle(kind: kind, width: width)
  }
}
