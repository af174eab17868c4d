internal import ICU
internal import Synchronization

/// A writer of numbers in one format of one locale.
protocol NumberFormWriter: Sendable {
  /// Returns a number as a string; `nil` if this writer does not support it.
  func text(of number: Double) -> String?

  /// Returns an integer as a string; `nil` if this writer does not support it.
  func text(of number: Int64) -> String?
}

/// A writer that calls ICU for each number.
final class ICUFormWriter: NumberFormWriter {
  /// The ICU format; `nil` if ICU rejects the format.
  let format: DecimalFormat?

  /// Opens a format.
  init(_ form: NumberForm, locale: String) {
    format = try? DecimalFormat(skeleton: form.skeleton(in: locale), locale: locale)
  }

  func text(of number: Double) -> String? { try? format?.string(from: number) }

  func text(of number: Int64) -> String? { try? format?.string(from: number) }
}

/// A number format in a locale, with its writer.
///
/// The simple formats of most locales are read from ICU's data and written without calls to ICU,
/// which takes a tenth of the time. In other formats, ICU writes the first numbers, because most
/// commands write no more. After that, the format is inferred from ICU output.
final class PreparedNumberForm: NumberFormWriter {
  let form: NumberForm
  let locale: String
  private let engine: NumberEngine
  /// The inferred format; none as long as few numbers were written, or if the format is not
  /// supported.
  ///
  /// It is in a table of one position, which is read without counting references.
  private let learned = AtomicTable<InferredNumberPattern>(capacity: 1)
  /// The inferred format of two units.
  private let learnedMixed = AtomicTable<InferredMixedUnitPattern>(capacity: 1)
  private let opened = AtomicLazyReference<ICUFormWriter>()
  private let uses = Atomic<Int>(0)

  init(_ form: NumberForm, locale: String, engine: NumberEngine = .standard) {
    self.form = form
    self.locale = locale
    self.engine = engine
    if engine == .native, let plain = InferredNumberPattern(form, locale: locale) {
      _ = learned.insert(plain, near: 0) { _ in true }
    }
  }

  /// The ICU format; `nil` if ICU rejects the format.
  var format: DecimalFormat? { icu.format }

  func text(of number: Double) -> String? {
    if let text = learned.first(near: 0, { $0.text(of: number) }) { return text }
    if let text = learnedMixed.first(near: 0, { $0.text(of: number) }) { return text }
    inferIfUsedOften()
    return icu.text(of: number)
  }

  func text(of number: Int64) -> String? {
    if let text = learned.first(near: 0, { $0.text(of: number) }) { return text }
    if let text = learnedMixed.first(near: 0, { $0.text(of: number) }) { return text }
    inferIfUsedOften()
    return icu.text(of: number)
  }

  private var icu: ICUFormWriter {
    opened.load() ?? opened.storeIfNil(ICUFormWriter(form, locale: locale))
  }

  /// Counts a number that ICU writes, and infers the format after enough of them.
  private func inferIfUsedOften() {
    guard engine == .native else { return }
    let (count, _) = uses.wrappingAdd(1, ordering: .relaxed)
    guard count == usesOfICU, let format else { return }
    if let writer = InferredNumberPattern(form, locale: locale, reference: format) {
      _ = learned.insert(writer, near: 0) { _ in true }
    } else if let writer = InferredMixedUnitPattern(form, locale: locale, reference: format) {
      _ = learnedMixed.insert(writer, near: 0) { _ in true }
    }
  }
}

/// The number of numbers that ICU writes before the format is inferred.
private let usesOfICU = 16

/// The number formats that the process has used, with their writers.
///
/// The hash of a format is a few additions. That of the standard library takes as long as writing a
/// number.
enum NumberFormCache {
  private static let forms = BoundedCache<PreparedNumberForm>()

  /// Calls `body` with a format, which is prepared when it is first used.
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
  /// A hash that takes little time.
  var quickHash: Int {
    // The last byte of a locale is usually part of its region.
    isEmpty ? 0 : 7 &* Int(utf8[utf8.index(before: utf8.endIndex)]) &+ utf8.count
  }
}
