import Diagnostics
import FileSystem
import MachineTranslation
import StringCatalog

/// The accepted translations that are not yet in the catalogs.
///
/// A catalog of some megabytes is not written for every translation: at least one second passes
/// between two writes, and ten times as long as a write takes. Until then, the journal has them.
struct TranslationWriter {
  /// A translation that waits to be written.
  struct Pending {
    /// The index of the part of the report.
    let part: Int
    let translation: TranslatedCatalog.Translation
    /// Where the translation comes from, such as `mt:apertium` or `memory:100`.
    let origin: String
    /// The terms of the glossary that the translation lacks.
    let remarks: [Diagnostic]
  }

  private(set) var pending: [Int: [Pending]] = [:]
  private var count = 0
  private var nextWrite = ContinuousClock.now + fewInterval
  private var nextBatch = ContinuousClock.now + manyInterval

  /// The number of translations for which ``manyInterval`` is sufficient.
  private static let manyCount = 50
  /// The minimum time between two writes of many translations.
  private static let manyInterval = Duration.seconds(1)
  /// The maximum time until a translation is written.
  private static let fewInterval = Duration.seconds(5)
  /// The ratio of the time between two writes and the time that a write takes.
  private static let pauseRatio = 10

  /// Adds a translation of an entry.
  ///
  /// - Parameters:
  ///   - translations: The translations of its texts.
  ///   - entry: The entry.
  ///   - catalog: The index of its catalog.
  ///   - part: The index of the part of the report.
  ///   - origin: Where the translations come from.
  ///   - remarks: The terms of the glossary that they lack; with any, they need review.
  ///   - isSimilar: Whether they are those of similar texts, which need review.
  mutating func append(
    _ translations: [TextTranslation],
    of entry: PlannedEntry,
    catalog: Int,
    part: Int,
    origin: String,
    remarks: [Diagnostic] = [],
    isSimilar: Bool = false
  ) {
    let translation = TranslatedCatalog.Translation(
      entry: entry,
      translations: translations,
      needsReview: isSimilar || !remarks.isEmpty
    )
    pending[catalog, default: []]
      .append(Pending(part: part, translation: translation, origin: origin, remarks: remarks))
    count += 1
  }

  /// Whether the translations are written now.
  var isDue: Bool {
    guard count > 0 else { return false }
    let now = ContinuousClock.now
    return now >= nextBatch && (count >= Self.manyCount || now >= nextWrite)
  }

  /// Returns the translations, and forgets them.
  mutating func takePending() -> [Int: [Pending]] {
    defer { (pending, count) = ([:], 0) }
    return pending
  }

  /// Notes that the translations were written.
  mutating func noteWrite(since start: ContinuousClock.Instant) {
    let now = ContinuousClock.now
    let pause = (now - start) * Self.pauseRatio
    nextBatch = now + max(Self.manyInterval, pause)
    nextWrite = now + max(Self.fewInterval, pause)
  }
}
