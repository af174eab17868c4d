internal import ICU
internal import Synchronization

/// Writes the numbers of one form in one locale.
protocol NumberFormWriter: Sendable {
  /// Returns the text of a number; nil when this writer cannot write it.
  func text(of number: Double) -> String?

  /// Returns the text of a whole number; nil when this writer cannot write it.
  func text(of number: Int64) -> String?
}

/// Lets ICU write each number.
final class ICUFormWriter: NumberFormWriter {
  /// ICU's format; nil when ICU refuses the form.
  let format: DecimalFormat?

  /// Opens the format of a form.
  init(_ form: NumberForm, locale: String) {
    format = try? DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale)
  }

  func text(of number: Double) -> String? { try? format?.string(from: number) }

  func text(of number: Int64) -> String? { try? format?.string(from: number) }
}

/// A form of numbers in a locale, with what writes it.
///
/// The plain forms of most locales are read from ICU's data, and written without a call to ICU: that takes a
/// tenth of the time. Of another form the first numbers are written by ICU, which most commands never ask
/// for more of; then it is worth to learn from ICU what the form looks like.
final class PreparedNumberForm: NumberFormWriter {
  let form: NumberForm
  let locale: String
  private let engine: NumberEngine
  /// The form as it was learned, in one place; none as long as that is not worth it, and where it cannot
  /// be learned.
  ///
  /// A table of one place, because it is read without counting a reference.
  private let learned = AtomicTable<LearnedNumberForm>(capacity: 1)
  /// The same of a form of two units.
  private let learnedMixed = AtomicTable<LearnedMixedUnitForm>(capacity: 1)
  private let opened = AtomicLazyReference<ICUFormWriter>()
  private let uses = Atomic<Int>(0)

  init(_ form: NumberForm, locale: String, engine: NumberEngine = .standard) {
    self.form = form
    self.locale = locale
    self.engine = engine
    if engine == .native, let plain = LearnedNumberForm(form, locale: locale) {
      _ = learned.insert(plain, near: 0) { _ in true }
    }
  }

  /// ICU's format; nil when ICU refuses the form.
  var format: DecimalFormat? { icu.format }

  func text(of number: Double) -> String? {
    if let text = learned.first(near: 0, { $0.text(of: number) }) { return text }
    if let text = learnedMixed.first(near: 0, { $0.text(of: number) }) { return text }
    learnIfUsedOften()
    return icu.text(of: number)
  }

  func text(of number: Int64) -> String? {
    if let text = learned.first(near: 0, { $0.text(of: number) }) { return text }
    if let text = learnedMixed.first(near: 0, { $0.text(of: number) }) { return text }
    learnIfUsedOften()
    return icu.text(of: number)
  }

  private var icu: ICUFormWriter {
    opened.load() ?? opened.storeIfNil(ICUFormWriter(form, locale: locale))
  }

  /// Counts a number that ICU writes, and learns the form when there were enough of them.
  private func learnIfUsedOften() {
    guard engine == .native else { return }
    let (count, _) = uses.wrappingAdd(1, ordering: .relaxed)
    guard count == usesOfICU, let format else { return }
    if let writer = LearnedNumberForm(form, locale: locale, reference: format) {
      _ = learned.insert(writer, near: 0) { _ in true }
    } else if let writer = LearnedMixedUnitForm(form, locale: locale, reference: format) {
      _ = learnedMixed.insert(writer, near: 0) { _ in true }
    }
  }
}

/// How many numbers are written by ICU before it is worth to learn their form.
private let usesOfICU = 16

/// The forms of numbers that the process has used, with what writes them.
///
/// A form is found by a hash of a few additions: that of the standard library takes as long as it takes to
/// write a number.
enum NumberFormCache {
  private static let forms = BoundedCache<PreparedNumberForm>()

  /// Calls `body` with a form, which is prepared at the first call.
  static func withForm<Value>(
    _ form: NumberForm,
    locale: String,
    _ body: (PreparedNumberForm) -> Value?
  ) -> Value? {
    forms.withElement(
      near: form.quickHash &+ locale.quickHash,
      where: { $0.form == form && $0.locale == locale },
      make: { PreparedNumberForm(form, locale: locale) },
      body
    )
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
