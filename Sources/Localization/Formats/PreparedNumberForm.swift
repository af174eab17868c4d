internal import ICU
internal import Synchronization

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
