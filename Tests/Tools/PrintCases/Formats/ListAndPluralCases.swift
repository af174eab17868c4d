import ICU
import Localization

private let words = [
  "peso", "imagen", "hielo", "Irene", "hijos", "y", "e", "ocho", "oro", "once", "80", "8", "11",
  "11.000", "hora", "u", "historia", "iones", "Yolanda", "agua", "a", "ñandú", "", "weight", "and",
]

/// Writes lists.
func listCases(_ writer: inout CaseWriter) {
  let kind = writer.pick(named: ["and": ListStyle.Kind.and, "or": .or, "units": .units])
  let width = writer.pick(named: ["narrow": UnitWidth.narrow, "short": .short, "full": .full])
  let locale = writer.pick(locales)
  let style = ListStyle.list(kind.1, width: width.1)
  for _ in 0..<40 {
    let items = (0..<writer.number(0...5)).map { _ in writer.pick(words) }
    let fields = [kind.0, width.0, "\(items.count)", items.joined(separator: "\u{1F}")]
    writer.write("list", locale, fields, style.format(items, locale: FormatLocale(locale)))
  }
}

/// Writes ordinals.
func ordinalCases(_ writer: inout CaseWriter) {
  let gender = writer.pick(named: [
    "": OrdinalStyle.Gender.usual, "masculine": .masculine, "feminine": .feminine,
  ])
  let locale = writer.pick(locales)
  let style = OrdinalStyle.ordinal(gender.1)
  for _ in 0..<40 {
    let value = writer.pick([writer.number(-20...130), writer.number(-2_000_000...2_000_000)])
    let text = style.format(value, locale: FormatLocale(locale))
    writer.write("ordinal", locale, [gender.0, "\(value)"], text)
  }
}

/// Writes plural categories of integers, of numbers with fraction digits, and of ordinals.
func pluralCases(_ writer: inout CaseWriter) {
  let kind = writer.pick(named: ["cardinal": PluralRules.Kind.cardinal, "ordinal": .ordinal])
  let locale = writer.pick(locales)
  let tag = locale.replacing("_", with: "-")
  guard let rules = try? PluralRules(languageTag: tag, kind: kind.1) else { return }
  for _ in 0..<40 {
    if writer.chance(0.5) {
      let value = writer.pick([writer.number(-30...130), writer.number(0...30_000_000), 1_000_000])
      let text = rules.category(for: value).rawValue
      writer.write("plural", locale, [kind.0, "integer", "\(value)"], text)
    } else {
      let (value, digits) = (writer.decimal(greatest: 1e8), writer.number(0...3))
      let text = rules.category(for: value, fractionDigits: digits).rawValue
      writer.write("plural", locale, [kind.0, "\(digits)", "\(value)"], text)
    }
  }
}
