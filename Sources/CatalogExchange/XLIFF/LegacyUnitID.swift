import ICU

/// The identifier of a unit in the format that predates String Catalogs.
///
/// Xcode exported the strings of a `.stringsdict` file by their path in the property list:
///
/// - `/%lld days:dict/days:dict/one:dict/:string` is the singular of the variable `days` in the key
///   `%lld days`.
/// - `/%lld days:dict/NSStringLocalizedFormatKey:dict/:string` is the format that contains the
///   variables.
///
/// The identifier of a plain string in a `.strings` file is its key.
struct LegacyUnitID: Hashable, Sendable {
  /// The key.
  var key: String
  /// The name of the variable; `nil` for the format of the key.
  var variable: String?
  /// The plural category; `nil` for the format of the key.
  var plural: PluralCategory?

  /// Creates an identifier.
  init(key: String, variable: String? = nil, plural: PluralCategory? = nil) {
    self.key = key
    self.variable = variable
    self.plural = plural
  }

  /// Reads an identifier; `nil` if it is in another format.
  ///
  /// Keys and variables may contain the separator, so parts are read from the end. Some programs
  /// write `days:count:dict/one:dict/:string` for the variable `count` of the key `days`.
  init?(parsing id: String) {
    guard id.hasSuffix(":string") else { return nil }
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
  /// Returns the identifiers of units that only contain the plural rule of a key.
  ///
  /// Some programs write such units.
  ///
  /// These are `days:count:dict` for the kind of the rule, and `days:count:dict/:string` for the
  /// type of the number.
  static func rules(among units: [(id: String, source: String?)]) -> Set<[UInt8]> {
    let kinds = units.filter { $0.id.hasSuffix(":dict") && $0.source == "NSStringPluralRuleType" }
    return Set(kinds.flatMap { [Array($0.id.utf8), Array("\($0.id)/:string".utf8)] })
  }
}
