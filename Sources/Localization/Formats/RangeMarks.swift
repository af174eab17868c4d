internal import ICU

/// What a locale writes beside the numbers of a range.
///
/// No function of ICU tells it, so that it is taken from ranges of pounds that ICU has written.
struct RangeMarks: Sendable {
  /// Between two numbers that have their units: " – ".
  let between: String
  /// Before a number that stands for two: "~".
  let about: String

  private init(locale: String) {
    let pounds = DecimalFormat.Skeleton("unit/pound precision-integer")
    let single = try? DecimalFormat(skeleton: pounds, locale: locale)
    let range = try? RangeFormat(skeleton: pounds, locale: locale, repeatsUnit: true)
    func text(_ number: Double) -> String { (try? single?.string(from: number)) ?? "" }
    func text(_ first: Double, _ last: Double) -> String {
      (try? range?.string(from: first, to: last)) ?? ""
    }
    between = Self.rest(of: text(2, 3), after: text(2), before: text(3)) ?? " – "
    about = Self.rest(of: text(2.1, 2.2), after: "", before: text(2)) ?? "~"
  }

  /// Returns the middle of a text; nil when it does not begin and end so, or there is none.
  private static func rest(of text: String, after first: String, before last: String) -> String? {
    guard text.hasPrefix(first), text.hasSuffix(last), !last.isEmpty else { return nil }
    let rest = text.dropFirst(first.count).dropLast(last.count)
    return rest.isEmpty ? nil : String(rest)
  }

  /// Returns the marks of a locale from the cache, found at the first call.
  static func shared(locale: String) -> RangeMarks {
    cache.value(for: locale) { RangeMarks(locale: $0) }
  }

  private static let cache = BoundedCache<String, RangeMarks>()
}
