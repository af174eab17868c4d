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
  /// Keys and variables may hold what separates the parts: the last parts decide. Some programs write
  /// `days:count:dict/one:dict/:string` for the variable `count` of the key `days`.
  init?(parsing id: String) {
    var parts = id.split(separator: Self.separator, omittingEmptySubsequences: false)[...]
    guard parts.count > 1, parts.popLast() == ":string", let form = parts.popLast(),
      !parts.isEmpty
    else { return nil }
    if id.hasPrefix("/") {
      self.init(way: &parts, form: form)
    } else {
      let names = parts.joined(separator: Self.separator)
      guard let plural = PluralCategory(rawValue: String(form)),
        let colon = names.lastIndex(of: ":")
      else { return nil }
      self.init(
        key: String(names[..<colon]),
        variable: String(names[colon...].dropFirst()),
        plural: plural
      )
    }
  }

  private init?(way parts: inout ArraySlice<Substring>, form: Substring) {
    var variable: String?
    var plural: PluralCategory?
    if form != Self.format {
      plural = PluralCategory(rawValue: String(form))
      variable = parts.popLast().map(String.init)
      guard plural != nil, !parts.isEmpty else { return nil }
    }
    let key = parts.joined(separator: Self.separator).dropFirst()
    self.init(key: String(key), variable: variable, plural: plural)
  }

  private static let separator = ":dict/"
  private static let format = "NSStringLocalizedFormatKey"
}

extension LegacyUnitID {
  /// Returns the identifiers of those units that only say how a key varies, as some programs write
  /// them: `days:count:dict` for the kind of the rule, `days:count:dict/:string` for the type of the
  /// number.
  static func rules(among units: [(id: String, source: String?)]) -> Set<[UInt8]> {
    let kinds = units.filter { $0.id.hasSuffix(":dict") && $0.source == "NSStringPluralRuleType" }
    return Set(kinds.flatMap { [Array($0.id.utf8), Array("\($0.id)/:string".utf8)] })
  }
}
