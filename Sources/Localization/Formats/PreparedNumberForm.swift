internal import ICU
internal import Synchronization

/// A form of numbers in a locale, with what writes it.
///
/// The first numbers are written by ICU, which most commands never ask for more of. Then it is worth to
/// learn from ICU what the form looks like, and to write it without: that takes a tenth of the time.
final class PreparedNumberForm: Sendable {
  let form: NumberForm
  let locale: String
  /// ICU's format; nil when ICU refuses the form.
  let format: DecimalFormat?
  private let uses = Atomic<Int>(0)
  private let learned = OnDemand<LearnedNumberForm?>()

  init(_ form: NumberForm, locale: String) {
    self.form = form
    self.locale = locale
    format = try? DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale)
  }

  /// Returns the text of a number; nil when ICU fails.
  func text(of number: Double) -> String? {
    if let text = learnedForm?.text(of: number) { return text }
    return try? format?.string(from: number)
  }

  /// Returns the text of a whole number; nil when ICU fails.
  func text(of number: Int64) -> String? {
    if let text = learnedForm?.text(of: number) { return text }
    return try? format?.string(from: number)
  }

  /// The form as it was learned; nil as long as that is not worth it, and where it cannot be learned.
  private var learnedForm: LearnedNumberForm? {
    guard uses.load(ordering: .relaxed) >= usesOfICU else {
      uses.add(1, ordering: .relaxed)
      return nil
    }
    return learned.value {
      format.flatMap { LearnedNumberForm(form, locale: locale, reference: $0) }
    }
  }
}

/// How many numbers are written by ICU before it is worth to learn their form.
private let usesOfICU = 16
