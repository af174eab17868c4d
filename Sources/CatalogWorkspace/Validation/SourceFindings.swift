import CatalogValidation
package import Diagnostics
import ProjectDiscovery
import StringCatalog

/// The result of comparing one catalog with the sources, in the form that the rules use.
struct SourceFindings {
  /// The path of the catalog.
  let catalog: String
  /// The keys that only one side contains.
  package var uses: [KeyMismatch]
  /// The locations of stale keys that the sources use.
  let usedStaleKeys: [String: Location]
  /// The locations of literals with the text of stale keys, which are plain strings there.
  let literalStaleKeys: [String: Location]
  /// The diagnostics for keys that could not be checked; empty if all were.
  package let limits: [Diagnostic]

  /// Creates the findings from a synchronization.
  ///
  /// - Parameters:
  ///   - outcome: The outcome for the catalog.
  ///   - problems: The problems of the sources and of the target declarations.
  ///   - guesses: The assumptions about keys.
  package init(_ outcome: SyncOutcome, problems: [Diagnostic], guesses: AssumedKeys) {
    let report = outcome.report
    catalog = outcome.file.path
    let found = report.changes.compactMap { KeyMismatch($0, in: outcome) }
    uses = guesses.marked(found)
    usedStaleKeys = Dictionary(
      report.changes(of: .revived)
        .compactMap { change in
          change.locations.first.map { (change.key, $0) }
        },
      uniquingKeysWith: { first, _ in first }
    )
    literalStaleKeys = outcome.file.catalog.entries
      .filter { $0.entry.extractionState == .stale }
      .reduce(into: [:]) { $0[$1.key] = outcome.plainPlaces(of: $1.key).first }
    limits = Self.limit(of: outcome, problems).map { [$0] } ?? []
  }

  /// Returns a finding completed with the sources: a stale key may be in use again, or its text may
  /// be a literal that is looked up at run time.
  package func completed(_ finding: Diagnostic) -> Diagnostic {
    guard finding.id == StaleKeyRule.id, let key = finding.path.first else { return finding }
    var finding = finding
    if let location = usedStaleKeys[key] {
      finding.message = StaleKeyRule.message(used: key)
      finding.notes.append(Diagnostic.Note(.keyUsed, at: location))
    } else if let location = literalStaleKeys[key] {
      finding.message = StaleKeyRule.message(literal: key)
      finding.notes.append(Diagnostic.Note(.keyIsPlainString, at: location))
    }
    return finding
  }

  /// Makes the findings about keys of the sources notes that have no words to translate, or that may
  /// belong to another platform than the catalog.
  mutating func lowerUncertain(in platformCode: inout PlatformCode) {
    for index in uses.indices where uses[index].side == .sources && !uses[index].isMinor {
      uses[index].isMinor =
        !uses[index].key.hasWords
        || uses[index].location.map { platformCode.contains($0) } ?? false
    }
  }

  /// The maximum number of problems that are named.
  private static let problemLimit = 3

  private static func limit(of outcome: SyncOutcome, _ problems: [Diagnostic]) -> Diagnostic? {
    let count = outcome.report.unconfirmedKeys.count
    guard count > 0 else { return nil }
    let location = Location(file: outcome.file.path, utf8Range: 0..<0, line: 1, column: 1)
    guard !outcome.isWithoutSources else {
      guard !outcome.file.isFedByOtherFiles else { return nil }
      return Diagnostic(
        .keysWithoutSources(outcome.file.table, count: count),
        .note,
        at: location
      )
    }
    let missing = outcome.gaps.missing.map { ($0, Diagnostic.Message.sourceMissing) }
    let unreadable = outcome.gaps.unreadable.map { ($0, Diagnostic.Message.sourceUnread) }
    let unread = (missing + unreadable)
      .map { path, message in
        Diagnostic.Note(message, at: Location(file: path, utf8Range: 0..<0, line: 1, column: 1))
      }
    let packages = outcome.gaps.missingPackages.map { Diagnostic.Note(.localPackageMissing($0)) }
    let syntaxErrors = problems.map {
      Diagnostic.Note($0.message, at: $0.location)
    }
    return Diagnostic(
      .keysNotJudged(count),
      .note,
      at: location,
      notes: Array((unread + packages + syntaxErrors).prefix(problemLimit))
    )
  }
}

extension CatalogFile {
  /// Whether the strings come from property lists, storyboards or the like, judging by the name.
  ///
  /// Such strings are not searched for in sources.
  fileprivate var isFedByOtherFiles: Bool {
    CatalogKind(ofCatalogAt: path) == .informationPropertyList
      || path.split(separator: "/").dropLast().contains { $0.hasSuffix(".lproj") }
  }
}

extension KeyMismatch {
  /// Creates the mismatch from a change of a synchronization; `nil` if both sides contain the key.
  fileprivate init?(_ change: SyncChange, in outcome: SyncOutcome) {
    switch change.kind {
    // An empty key is often a fallback for a missing title.
    case .added where change.key.isEmpty: return nil
    case .added: self.init(absent: change.key, at: change.locations.first, in: outcome)
    case .markedStale, .removed, .pruned: self.init(unused: change.key, in: outcome)
    case .renamed where outcome.file.catalog[change.key] == nil:
      self.init(absent: change.key, at: change.locations.first, in: outcome)
      notes += change.formerKey.map { [.former($0, in: outcome)] } ?? []
    case .renamed:
      guard let formerKey = change.formerKey else { return nil }
      self.init(unused: formerKey, in: outcome)
      notes.append(.renamed(to: change.key, at: change.locations.first))
    case .revived, .adopted, .gainedDefaultValue, .lostDefaultValue, .sourceTextChanged,
      .commentChanged, .translationsOutdated:
      return nil
    }
  }

  /// Creates the mismatch of a key that the catalog lacks.
  private init(absent key: String, at location: Location?, in outcome: SyncOutcome) {
    let offers = outcome.report.suggestedRenames.filter { $0.key.hasSameCodePoints(as: key) }
    self.init(
      key,
      in: outcome.file.path,
      side: .sources,
      at: location,
      comment: outcome.catalog[key]?.comment,
      notes: offers.map { .former($0.formerKey, in: outcome) }
    )
  }

  /// Creates the mismatch of a key that the sources lack.
  private init(unused key: String, in outcome: SyncOutcome) {
    let offers = outcome.report.suggestedRenames.filter {
      $0.formerKey.hasSameCodePoints(as: key)
    }
    let plain = outcome.plainPlaces(of: key).prefix(1)
    self.init(
      key,
      in: outcome.file.path,
      side: .catalog,
      at: outcome.file.catalog.location(of: key),
      comment: outcome.file.catalog[key]?.comment,
      notes: offers.map { .renamed(to: $0.key, at: $0.locations.first) }
        + plain.map { Diagnostic.Note(.keyIsPlainString, at: $0) }
    )
  }
}

extension Diagnostic {
  /// Whether the diagnostic describes why missing keys were not checked.
  package var isLimitOfSources: Bool { id == "keys-not-judged" || id == "keys-without-sources" }
}

extension Diagnostic.Note {
  fileprivate static func former(_ key: String, in outcome: SyncOutcome) -> Diagnostic.Note {
    Diagnostic.Note(.formerKey(key), at: outcome.file.catalog.location(of: key))
  }

  fileprivate static func renamed(to key: String, at location: Location?) -> Diagnostic.Note {
    Diagnostic.Note(.renamedKey(key), at: location)
  }
}

extension Diagnostic.Message {
  /// Missing keys are not checked because not all sources were read.
  fileprivate static func keysNotJudged(_ count: Int) -> Self {
    Self(
      "keys-not-judged",
      "\(count) keys were not found in the code and were not checked, because not all sources could be read",
      one:
        "\(count) key was not found in the code and was not checked, because not all sources could be read"
    )
  }

  /// Keys are not checked because the sources contain no string of their table.
  fileprivate static func keysWithoutSources(_ table: String, count: Int) -> Self {
    Self(
      "keys-without-sources",
      "the code has no strings of the table \(key: table); its \(count) keys were not checked",
      one:
        "the code has no strings of the table \(key: table); its \(count) key was not checked"
    )
  }

  /// Notes a source file that does not exist.
  fileprivate static let sourceMissing = Self("source-missing", "this source file does not exist")
  /// Notes a source file that could not be read.
  fileprivate static let sourceUnread = Self("source-unread", "this source file could not be read")

  /// A key is used here.
  fileprivate static let keyUsed = Self("key-used", "the key is used here")

  /// The text of a key occurs here as a plain string.
  fileprivate static let keyIsPlainString = Self(
    "key-is-plain-string",
    "its text is a plain String here, not a localization key"
  )

  /// The catalog contains a similar key here, which may be the former name.
  fileprivate static func formerKey(_ key: String) -> Self {
    Self(
      "former-key",
      "possibly renamed from \(key: key); to keep its translations, run 'xcstrings sync --renames apply'"
    )
  }

  /// The sources contain a similar key here, which may be the new name.
  fileprivate static func renamedKey(_ key: String) -> Self {
    Self(
      "renamed-key",
      "possibly renamed to \(key: key); to keep its translations, run 'xcstrings sync --renames apply'"
    )
  }
}

/// The keys of sources that are assumed, or have an assumed format specifier, because a type is
/// unknown.
struct AssumedKeys {
  private static let diagnosticIDs: Set<Diagnostic.ID> = [
    "alternative-type-unknown", "interpolation-type-unknown",
  ]
  private let guesses: [String: [Diagnostic]]

  /// Creates the assumptions from the diagnostics of an extraction.
  package init(_ diagnostics: [Diagnostic]) {
    guesses = Dictionary(
      grouping: diagnostics.filter { Self.diagnosticIDs.contains($0.id) },
      by: { $0.location?.file ?? "" }
    )
  }

  /// Returns keys with notes about assumptions.
  ///
  /// The findings of such keys become notes.
  package func marked(_ uses: [KeyMismatch]) -> [KeyMismatch] {
    var uses = uses
    for index in uses.indices where uses[index].side == .sources {
      let notes = notes(on: uses[index])
      guard !notes.isEmpty else { continue }
      uses[index].isMinor = true
      uses[index].notes += notes
    }
    return uses
  }

  /// Returns strings without the new keys that are assumed.
  ///
  /// - Parameters:
  ///   - strings: The strings of the sources.
  ///   - catalog: The catalog, whose keys are kept.
  /// - Returns: The other strings, in the same order.
  func known(_ strings: [ExtractedString], in catalog: StringCatalog) -> [ExtractedString] {
    strings.filter { catalog.contains($0.key) || guesses(at: $0.location).isEmpty }
  }

  private func notes(on use: KeyMismatch) -> [Diagnostic.Note] {
    guard let location = use.location else { return [] }
    return guesses(at: location).map { Diagnostic.Note($0.message, at: $0.location) }
  }

  /// Returns the diagnostics of assumptions within a literal.
  private func guesses(at location: Location) -> [Diagnostic] {
    (guesses[location.file] ?? [])
      .filter { guess in
        guess.location.map { location.utf8Range.contains($0.utf8Range.lowerBound) } ?? false
      }
  }
}
