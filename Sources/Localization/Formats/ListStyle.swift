internal import ICU

/// A format of lists: "a, b, and c".
public struct ListStyle: LocalizedFormat {
  private let kind: Kind

  /// What joins the items.
  public enum Kind: Hashable, Sendable {
    /// "peso e imagen"
    case and
    /// "siete u ocho"
    case or

    var icuKind: ListFormat.Kind {
      switch self {
      case .and: .and
      case .or: .or
      }
    }
  }

  init(kind: Kind) {
    self.kind = kind
  }

  /// Returns the items in one text; none gives `""`.
  public func format(_ value: [String], locale: FormatLocale) -> String {
    let format = try? ListFormat.shared(locale: locale.numbers, kind: kind.icuKind)
    return (try? format?.string(from: value)) ?? value.joined(separator: ", ")
  }
}

extension LocalizedFormat where Self == ListStyle {
  /// Items in one text.
  public static func list(_ kind: ListStyle.Kind = .and) -> ListStyle {
    ListStyle(kind: kind)
  }
}
