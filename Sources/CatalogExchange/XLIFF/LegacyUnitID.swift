import ICU

/// What a unit is a text of, in the words of the time before String Catalogs.
///
/// Xcode exported a text of a `.stringsdict` file under the way that leads to it:
/// `/%lld days:dict/days:dict/one:dict/:string` is the singular of the variable `days` of the key
/// `%lld days`, and `/%lld days:dict/NSStringLocalizedFormatKey:dict/:string` the format that names
/// the variables. A plain text of a `.strings` file has its key for an identifier.
struct LegacyUnitID: Hashable, Sendable {
  /// The key.
  var key: String
  /// The name of the variable; `nil` for the format of the key.
  var variable: String?
  /// Which of the texts of the variable; `nil` for the format of the key.
  var plural: PluralCategory?

  /// Creates an identifier.
  init(key: String, variable: String? = nil, plural: PluralCategory? = nil) {
    self.key = key
    self.variable = variable
    self.plural = plural
  }

  /// Reads an identifier; `nil` if it is none of these.
  ///
  /// Keys and variables may hold what separates the parts: the last parts decide.
  init?(parsing id: String) {
    let separator = ":dict/"
    var parts = id.split(separator: separator, omittingEmptySubsequences: false)[...]
    guard parts.count > 2, parts.popLast() == ":string", let first = parts.first,
      first.hasPrefix("/"), let last = parts.popLast()
    else { return nil }
    if last == "NSStringLocalizedFormatKey" {
      self.init(key: String(parts.joined(separator: separator).dropFirst()))
    } else if parts.count > 1, let category = PluralCategory(rawValue: String(last)),
      let variable = parts.popLast()
    {
      self.init(
        key: String(parts.joined(separator: separator).dropFirst()),
        variable: String(variable),
        plural: category
      )
    } else {
      return nil
    }
  }
}
