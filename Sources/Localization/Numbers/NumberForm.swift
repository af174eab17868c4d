internal import ICU
internal import Synchronization

/// All that is said of how a number is written, with the unit that it may have.
struct NumberForm: Hashable, Sendable {
  let number: NumberStyle
  /// The name of the unit in the CLDR, such as "kilogram" or "stone-and-pound"; nil for none.
  let unit: String?
  let width: UnitWidth

  init(_ number: NumberStyle, unit: String? = nil, width: UnitWidth = .short) {
    self.number = number
    self.unit = unit
    self.width = width
  }
}

extension NumberForm {
  /// ICU's description of the form in a locale.
  func skeleton(in locale: String) -> DecimalFormat.Skeleton {
    // The locale `C` has no groups, whatever is asked for.
    let grouping = locale == FormatLocale.posixIdentifier ? nil : number.grouping.token
    let tokens = [
      unit.map(Self.token(ofUnit:)), unit == nil ? nil : width.token, number.notation.token,
      number.precision.token, grouping, number.sign.token, number.rounding.token,
    ]
    var text = ""
    for case let token? in tokens { text += text.isEmpty ? token : " " + token }
    return DecimalFormat.Skeleton(text)
  }
}

// What is nil is so by default.

extension NumberStyle.Notation {
  fileprivate var token: String? {
    switch self {
    case .decimal: nil
    case .percent: "percent scale/100"
    case .scientific: "scientific"
    case .compact(.short): "compact-short"
    case .compact(.long): "compact-long"
    }
  }
}

extension NumberStyle.Precision {
  fileprivate var token: String? {
    switch self {
    case .fractionDigits(let range):
      let digits = range.clamped(to: 0...greatestDigits)
      return DecimalFormat.Skeleton.precision(digits.lowerBound, digits.upperBound)
    case .significantDigits(let range):
      let digits = range.clamped(to: 1...greatestDigits)
      return String(repeating: "@", count: digits.lowerBound)
        + String(repeating: "#", count: digits.count - 1)
    case .usual:
      return nil
    }
  }
}

extension NumberStyle.Grouping {
  fileprivate var token: String? {
    switch self {
    case .automatic: nil
    case .never: "group-off"
    case .always: "group-on-aligned"
    }
  }
}

extension NumberStyle.SignStyle {
  fileprivate var token: String? {
    switch self {
    case .automatic: nil
    case .always: "sign-always"
    case .never: "sign-never"
    case .exceptZero: "sign-except-zero"
    case .negative: "sign-negative"
    }
  }
}

extension NumberStyle.Rounding {
  fileprivate var token: String? {
    switch self {
    case .halfToEven: nil
    case .halfAwayFromZero: "rounding-mode-half-up"
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    }
  }
}

extension UnitWidth {
  fileprivate var token: String? {
    switch self {
    case .narrow: "unit-width-narrow"
    case .short: nil
    case .full: "unit-width-full-name"
    }
  }
}

/// The most digits that ICU writes on demand.
private let greatestDigits = 999

// MARK: - Unit token

extension NumberForm {
  /// Returns the words that name a unit in one of ICU's descriptions.
  ///
  /// To read "unit/kilogram" ICU first makes a tree of all units and prefixes, which takes longer than the
  /// rest of a number. With its kind it finds the unit in a list.
  static func token(ofUnit unit: String) -> String {
    kind(ofUnit: unit).map { "measure-unit/\($0)-\(unit)" } ?? "unit/\(unit)"
  }

  /// Returns the kind, as the CLDR calls it, of the units that most programs show; nil for all others.
  static func kind(ofUnit unit: String) -> String? {
    switch unit {
    case "gram", "kilogram", "ounce", "pound", "stone": "mass"
    case "centimeter", "foot", "inch", "kilometer", "meter", "mile", "millimeter", "yard": "length"
    case "day", "hour", "minute", "month", "second", "week", "year": "duration"
    case "celsius", "fahrenheit": "temperature"
    default: nil
    }
  }
}

/// The forms of numbers that were asked for, with what writes them.
///
/// A form is found by a hash of a few additions: that of the standard library takes as long as it takes to
/// write a number.
final class NumberFormCache: Sendable {
  private let recent = LazySlots<PreparedNumberForm>(count: placeCount)
  private let others = BoundedCache<Signature, PreparedNumberForm>()

  /// The forms of the process.
  static let shared = NumberFormCache()

  private struct Signature: Hashable, Sendable {
    let form: NumberForm
    let locale: String
  }

  /// Calls `body` with a form, which is prepared at the first call.
  func value<Value>(
    _ form: NumberForm,
    locale: String,
    _ body: (PreparedNumberForm) -> Value?
  ) -> Value? {
    let hash = form.quickHash &+ locale.quickHash
    let result = recent.search(near: hash, reach: reach) { known -> Value?? in
      known.form == form && known.locale == locale ? .some(body(known)) : nil
    }
    return result ?? body(newForm(form, locale: locale, hash))
  }

  private func newForm(_ form: NumberForm, locale: String, _ hash: Int) -> PreparedNumberForm {
    let made = others.value(for: Signature(form: form, locale: locale)) {
      PreparedNumberForm($0.form, locale: $0.locale)
    }
    recent.keep(made, near: hash, reach: reach)
    return made
  }
}

extension NumberForm {
  fileprivate var quickHash: Int {
    var hash = unit?.utf8.count ?? 0
    if case .fractionDigits(let digits) = number.precision {
      hash &+= 3 &* digits.lowerBound &+ 5 &* digits.upperBound
    }
    if number.sign != .automatic { hash &+= 11 }
    return hash
  }
}

extension String {
  /// A hash that takes no time.
  var quickHash: Int {
    // The last byte of a locale is of its region, as a rule.
    isEmpty ? 0 : 7 &* Int(utf8[utf8.index(before: utf8.endIndex)]) &+ utf8.count
  }
}

/// The number of places, a power of two.
private let placeCount = 64
/// How many places are looked at for one form.
private let reach = 6

/// A form of numbers in a locale, with what writes it.
///
/// The plain forms of most locales are read from ICU's data, and written without a call to ICU: that takes a
/// tenth of the time. Of another form the first numbers are written by ICU, which most commands never ask
/// for more of; then it is worth to learn from ICU what the form looks like.
final class PreparedNumberForm: Sendable {
  let form: NumberForm
  let locale: String
  private let openedFormat = OnDemand<DecimalFormat?>()
  private let uses = Atomic<Int>(0)
  /// The form as it was learned, in one place; none as long as that is not worth it, and where it cannot
  /// be learned.
  private let learned = LazySlots<LearnedNumberForm>(count: 1)
  /// The same of a form of two units.
  private let learnedMixed = LazySlots<LearnedMixedUnitForm>(count: 1)

  init(_ form: NumberForm, locale: String) {
    self.form = form
    self.locale = locale
    if let known = LearnedNumberForm(form, locale: locale) { _ = learned.fill(0, with: known) }
  }

  /// ICU's format; nil when ICU refuses the form.
  var format: DecimalFormat? {
    openedFormat.value { try? DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale) }
  }

  /// Returns the text of a number; nil when ICU fails.
  func text(of number: Double) -> String? {
    if let text = learned.withElement(at: 0, { $0.text(of: number) }) { return text }
    if let text = learnedMixed.withElement(at: 0, { $0.text(of: number) }) { return text }
    learnIfUsedOften()
    return try? format?.string(from: number)
  }

  /// Returns the text of a whole number; nil when ICU fails.
  func text(of number: Int64) -> String? {
    if let text = learned.withElement(at: 0, { $0.text(of: number) }) { return text }
    learnIfUsedOften()
    return try? format?.string(from: number)
  }

  /// Counts a number that ICU writes, and learns the form when there were enough of them.
  private func learnIfUsedOften() {
    let (count, _) = uses.wrappingAdd(1, ordering: .relaxed)
    guard count == usesOfICU, let format else { return }
    if let form = LearnedNumberForm(form, locale: locale, reference: format) {
      _ = learned.fill(0, with: form)
    } else if let form = LearnedMixedUnitForm(form, locale: locale, reference: format) {
      _ = learnedMixed.fill(0, with: form)
    }
  }
}

/// How many numbers are written by ICU before it is worth to learn their form.
private let usesOfICU = 16
