internal import ICU

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
