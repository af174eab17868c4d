internal import CompiledCatalog
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
  private let learned = AtomicSlot<InferredNumberPattern>()
  /// The inferred format of two units.
  private let learnedMixed = AtomicSlot<InferredMixedUnitPattern>()
  private let opened = AtomicSlot<ICUFormWriter>()
  private let uses = Atomic<Int>(0)

  init(_ form: NumberForm, locale: String, engine: NumberEngine = .standard) {
    self.form = form
    self.locale = locale
    self.engine = engine
    guard engine == .native else { return }
    if let plain = InferredNumberPattern(form, locale: locale) {
      _ = learned.storeIfEmpty(plain)
    } else if Self.numbersOfICU.load(ordering: .relaxed) >= usesOfICUByProcess {
      infer(from: ICUFormWriter(form, locale: locale))
    }
  }

  /// The number of numbers that ICU has written before their formats were inferred.
  private static let numbersOfICU = Atomic<Int>(0)

  /// The ICU format; `nil` if ICU rejects the format.
  ///
  /// A form that seldom needs it does not keep it.
  var format: DecimalFormat? {
    guard !isInferred else {
      return try? DecimalFormat.shared(skeleton: form.skeleton(in: locale), locale: locale)
    }
    return icu.format
  }

  /// Whether most numbers are written without calls to ICU.
  private var isInferred: Bool { !learned.isEmpty || !learnedMixed.isEmpty }

  /// The size of the writers in bytes, in addition to the usual one.
  var size: Int {
    learned.withElement { $0.size } ?? learnedMixed.withElement { $0.size } ?? sizeOfICUFormat
  }

  func text(of number: Double) -> String? {
    if let text = learned.withElement({ $0.text(of: number) }) { return text }
    if let text = learnedMixed.withElement({ $0.text(of: number) }) { return text }
    countUse()
    return try? format?.string(from: number)
  }

  func text(of number: Int64) -> String? {
    if let text = learned.withElement({ $0.text(of: number) }) { return text }
    if let text = learnedMixed.withElement({ $0.text(of: number) }) { return text }
    countUse()
    return try? format?.string(from: number)
  }

  /// Counts a number that ICU writes, and infers the format after enough of them.
  private func countUse() {
    guard engine == .native, !isInferred else { return }
    let (count, _) = uses.wrappingAdd(1, ordering: .relaxed)
    let (total, _) = Self.numbersOfICU.wrappingAdd(1, ordering: .relaxed)
    if count == usesOfICU || count == 0 && total >= usesOfICUByProcess { infer(from: icu) }
  }

  private var icu: ICUFormWriter {
    opened.withElement(\.self) ?? opened.storeIfEmpty(ICUFormWriter(form, locale: locale))
  }

  /// Infers the format from ICU output.
  private func infer(from writer: ICUFormWriter) {
    guard let format = writer.format else { return }
    if let writer = InferredNumberPattern(form, locale: locale, reference: format) {
      _ = learned.storeIfEmpty(writer)
    } else if let writer = InferredMixedUnitPattern(form, locale: locale, reference: format) {
      _ = learnedMixed.storeIfEmpty(writer)
    } else {
      _ = opened.storeIfEmpty(writer)
    }
  }
}

/// The number of numbers that ICU writes before their format is inferred.
private let usesOfICU = 16
/// The number of numbers that ICU writes before all formats are inferred when they are first used.
///
/// A process with many formats would otherwise have as many formats of ICU, with their memory.
private let usesOfICUByProcess = 64
/// The size of a number format of ICU in bytes (ICU 72, measured).
private let sizeOfICUFormat = 8000

/// The number formats that the process has used, with their writers.
///
/// The hash of a format is a few additions. That of the standard library takes as long as writing a
/// number.
enum NumberFormCache {
  private static let forms = BoundedCache<PreparedNumberForm>(
    byteLimit: 2 * defaultCacheSize,
    elementSize: 512
  )

  /// Calls `body` with a format, which is prepared when it is first used.
  static func withForm<Value>(
    _ form: NumberForm,
    locale: String,
    _ body: (PreparedNumberForm) -> Value?
  ) -> Value? {
    forms.withElement(
      near: form.quickHash &+ 127 &* locale.quickHash,
      where: { $0.form == form && $0.locale == locale },
      make: { PreparedNumberForm(form, locale: locale) },
      size: \.size,
      body
    )
  }
}

extension NumberForm {
  fileprivate var quickHash: Int {
    var hash = unit?.quickHash ?? 0
    switch number.precision {
    case .fractionDigits(let digits): hash &+= 3 &* digits.lowerBound &+ 101 &* digits.upperBound
    case .significantDigits(let digits): hash &+= 5 &* digits.lowerBound &+ 103 &* digits.upperBound
    case .usual: break
    }
    if number.sign != .automatic { hash &+= 10_007 &* number.sign.place }
    if number.grouping != .automatic { hash &+= number.grouping == .never ? 20_011 : 30_011 }
    if number.notation != .decimal { hash &+= number.notation == .percent ? 40_009 : 50_021 }
    return width == .short ? hash : hash &+ (width == .full ? 60_013 : 70_001)
  }
}

extension NumberStyle.SignStyle {
  /// The position among the conditions.
  fileprivate var place: Int {
    switch self {
    case .automatic: 0
    case .always: 1
    case .never: 2
    case .exceptZero: 3
    case .negative: 4
    }
  }
}

extension String {
  /// A hash that takes little time.
  var quickHash: Int {
    withContiguousUTF8 { CompiledCatalog.hash(ofKey: UnsafeRawBufferPointer($0)) }
  }
}
