import CatalogValidation
import CatalogWorkspace
import DiagnosticMessages
import Diagnostics
import FoundationEssentials
import ICU
import Localization
import StringCatalog
import TranslationMemory

/// The translation of catalogs into a language, as the page for translators reads it.
struct PageWork: Encodable {
  /// How the page is used.
  enum Mode: String, Encodable {
    /// A file that a translator edits and from which the translations come back as another file.
    case sent
    /// A page of the local server, which saves into the catalogs.
    case edit
    /// A page on which nothing can be edited.
    case read
  }

  /// The name of the format, which returned files have too.
  static let format = "xcstrings-work/1"

  let format = Self.format
  let id: String
  let mode: Mode
  /// The language of the page's own words.
  let interface: String
  let source: Language
  let language: Language
  /// The languages that can be chosen.
  var languages: [Language]?
  let catalogs: [String]
  /// The severities of the rules that the page checks itself.
  let rules: [String: String]
  /// The conventions of both languages, for the rules; `nil` if there are none.
  let conventions: LanguageFacts.Conventions?
  let sourceConventions: LanguageFacts.Conventions?
  let words: [String: PageWord]
  var items: [WorkItem]
  /// The pictures of screens as data URLs, by their names; `nil` if there are none.
  var pictures: [String: String]?
  /// The number of the last change of the catalogs; `nil` for a file.
  var revision: Int?
  /// The numbers of saved texts that can be undone and redone; `nil` for a file.
  var undo: Int?
  var redo: Int?

  /// A language with its direction.
  struct Language: Encodable {
    let code: String
    let name: String
    let direction: String
    /// Characters that keyboards lack.
    var characters: [String]?
    /// The decimal separator, and the plural categories; `nil` if nothing is written in the language.
    var decimalMark: String?
    var plurals: LanguageFacts.Plurals?
  }

  /// Creates the content of the page.
  ///
  /// - Parameters:
  ///   - work: The translations.
  ///   - mode: How the page is used.
  ///   - paths: The paths of the catalogs in returned files, by their paths.
  ///   - rules: The severities of the rules.
  init(
    _ work: TranslationWork,
    _ mode: Mode,
    paths: [String: String],
    rules: [String: String]
  ) {
    id = work.id
    self.mode = mode
    interface = LocalizationBundle.module.language(for: .current)
    source = Language(work.sourceLanguage, in: interface)
    var language = Language(work.language, in: interface, isTarget: true)
    language.decimalMark = work.languageFacts?.decimalMark
    language.plurals = work.languageFacts?.plurals
    self.language = language
    conventions = work.languageFacts?.conventions
    sourceConventions = work.languageFacts?.sourceConventions
    let files = work.files.map(\.path)
    catalogs = files.map { paths[$0] ?? $0 }
    self.rules = rules
    words = PageWord.all(in: interface)
    let positions = Dictionary(zip(files, files.indices)) { first, _ in first }
    items = work.items.map { WorkItem($0, catalog: positions[$0.texts.path] ?? 0) }
  }
}

extension PageWork.Language {
  /// Creates the language.
  ///
  /// - Parameters:
  ///   - code: Its tag.
  ///   - reader: The language of the page.
  ///   - isTarget: Whether texts are written in it.
  init(_ code: String, in reader: String, isTarget: Bool = false) {
    let identifier = (try? LocaleData.identifier(ofTag: code)) ?? code
    let likely = (try? LocaleData.addingLikelySubtags(identifier)) ?? identifier
    let script = (try? LocaleData.script(of: likely)) ?? ""
    self.code = code
    name = (try? LocaleData.displayName(of: identifier, in: reader)) ?? code
    direction = Self.rightToLeftScripts.contains(script) ? "rtl" : "ltr"
    guard isTarget else { return }
    let language = (try? LocaleData.language(of: identifier)) ?? code
    characters = (Self.characters[language] ?? Self.quotationMarks) + ["…", "—", "\u{A0}"]
  }

  /// The scripts of living languages that are written from right to left (Unicode 16, Bidi_Class R and AL).
  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Syrc", "Thaa", "Yezi",
  ]

  private static let quotationMarks = ["“", "”", "’"]

  /// Punctuation marks by language (CLDR, delimiters and auxiliary exemplar characters).
  private static let characters = [
    "ca": ["«", "»", "·", "’"], "da": ["»", "«"], "de": ["„", "“", "‚", "‘"],
    "es": ["¿", "¡", "«", "»", "“", "”"], "fr": ["«", "»", "’", "\u{202F}"],
    "gl": ["«", "»"], "it": ["«", "»", "’"], "ja": ["「", "」", "『", "』", "、", "。"],
    "ko": ["“", "”", "‘", "’"], "pl": ["„", "”", "–"], "pt": ["“", "”", "«", "»"],
    "ru": ["«", "»", "„", "“", "–"], "uk": ["«", "»", "„", "“", "’"],
    "zh": ["「", "」", "“", "”", "《", "》", "，", "。"],
  ]
}

/// What the page of the local server contains before it requests its translations.
struct PageStart: Encodable {
  let format = PageWork.format
  let mode = PageWork.Mode.edit
  let interface: String
  let words: [String: PageWord]

  init() {
    interface = LocalizationBundle.module.language(for: .current)
    words = PageWord.all(in: interface)
  }
}

/// A translation on the page.
struct WorkItem: Encodable {
  /// The position of the catalog in the work.
  let catalog: Int
  let key: String
  let reason: String
  let comment: String?
  let sourceVersion: String
  let sources: [WorkText]
  let former: [String: String]?
  let texts: [WorkText]
  let limit: Int?
  let places: [WorkPlace]?
  let neighbors: [String]?
  let terms: [WorkTerm]?
  let others: [[String]]?
  let findings: [WorkFinding]?
  /// What the rules must know besides the texts.
  let facts: EntryFacts
  /// The names of the pictures of its screens; `nil` if there are none.
  var pictures: [String]?
  /// The question of the translator; `nil` if there is none.
  var question: String?
  /// The answer to the question; `nil` if there is none.
  var answer: String?
  /// Texts that were returned and not imported, by the names of their variants; `nil` if there are none.
  var refused: [String: String]?

  private static func name(of reason: ReviewReason?) -> String {
    switch reason {
    case nil: "done"
    case .finding: "error"
    case .sourceChanged, .trivialChange: "source-changed"
    case .missing: "missing"
    case .memory, .draft: "draft"
    }
  }

  /// Creates the translation.
  ///
  /// - Parameters:
  ///   - item: The translation.
  ///   - catalog: The position of its catalog.
  init(_ item: TranslationWork.Item, catalog: Int) {
    let texts = item.texts
    self.catalog = catalog
    key = texts.key
    reason = Self.name(of: item.reason)
    comment = texts.comment
    sourceVersion = texts.sourceVersion.rawValue
    sources = texts.sources.map { WorkText($0, fallback: texts.key, []) }
    former = texts.formerSources.isEmpty ? nil : texts.formerSources
    self.texts = zip(texts.translations, item.aids.matches)
      .map { text, matches in
        // A new translation contains the source text until someone writes one.
        var text = text
        let isNew = text.state == TextState(.new)
        if isNew, text.value == texts.source(of: text)?.value { text.value = nil }
        return WorkText(text, fallback: nil, matches)
      }
    limit = texts.lengthLimit
    places =
      texts.context.places.prefix(Self.placeLimit).enumerated()
      .map { WorkPlace($1, hasCode: $0 == 0 && texts.context.areFilesPresent) }.nonempty
    neighbors = texts.context.neighbors.nonempty
    terms = item.aids.terms.map(WorkTerm.init).nonempty
    others = texts.others.prefix(Self.languageLimit).map { [$0.language, $0.text] }.nonempty
    findings = texts.findings.map(WorkFinding.init).nonempty
    facts = item.facts
  }

  private static let placeLimit = 3
  private static let languageLimit = 8
}

/// A text on the page.
struct WorkText: Encodable {
  let variation: String
  let value: String?
  let state: String?
  let version: String?
  let numbers: [Double]?
  let origin: String?
  let matches: [Match]?

  /// A translation of a similar text.
  struct Match: Encodable {
    let score: Int
    let source: String
    let text: String
    let from: String?
  }

  /// Creates a text of a translation or of its source.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fallback: The text to show if there is none.
  ///   - matches: The translations of similar texts.
  init(_ text: ReviewItem.Text, fallback: String?, _ matches: [MemoryMatch]) {
    variation = text.variation
    value = text.value ?? fallback
    state = text.state?.name
    version = text.version.rawValue
    numbers = text.numbers.nonempty
    origin = text.origin
    self.matches =
      matches.map { match in
        Match(
          score: match.score,
          source: match.unit.source,
          text: match.unit.target,
          from: match.unit.origin.file
        )
      }
      .nonempty
  }
}

extension WorkText {
  /// Creates a source text.
  init(variation: String, value: String) {
    self.variation = variation
    self.value = value
    state = nil
    version = nil
    numbers = nil
    origin = nil
    matches = nil
  }

  /// Creates the present text of a translation that has changed since the page showed it.
  init(_ stale: StaleText) {
    variation = stale.variation
    value = stale.current?.value
    state = stale.current?.state.rawValue
    version = stale.targetVersion.rawValue
    numbers = nil
    origin = nil
    matches = nil
  }
}

/// A use of a key, with the lines of code around it.
struct WorkPlace: Encodable {
  let file: String
  let line: Int
  let role: String?
  let screen: String?
  let code: [String]?

  init(_ place: KeyContext.Place, hasCode: Bool) {
    file = place.location.file
    line = place.location.line
    role = place.role
    screen = place.screen
    code = hasCode ? place.code(reach: 1)?.split(separator: "\n").map(String.init) : nil
  }
}

/// A term of the glossary.
struct WorkTerm: Encodable {
  let source: String
  let accepted: [String]
  let forbidden: [String]
  let translated: Bool
  let definition: String?
  let note: String?

  init(_ term: TranslationAids.Term) {
    source = term.source
    accepted = term.accepted
    forbidden = term.forbidden
    translated = term.isTranslated
    definition = term.definition
    note = term.note
  }
}

/// A finding of the validation, in the language of the page.
struct WorkFinding: Encodable {
  let rule: String
  let severity: String
  let message: String
  let variation: String?

  init(_ finding: Diagnostic) {
    rule = finding.id.rawValue
    severity = finding.severity.rawValue
    message = finding.message.text()
    let names = finding.path.dropFirst(2)
    variation = names.isEmpty ? nil : names.joined(separator: ".")
  }
}

extension Array {
  /// The array; `nil` if it is empty, so that JSON does not contain it.
  fileprivate var nonempty: Self? { isEmpty ? nil : self }
}

extension PageWork {
  /// Adds the questions of translators, and the answers: the comments that were changed since.
  mutating func add(_ questions: TranslatorQuestions) {
    for index in items.indices {
      let item = items[index]
      let found = questions.question(
        about: item.key,
        in: language.code,
        ofCatalog: catalogs[item.catalog]
      )
      guard let found else { continue }
      items[index].question = found.text
      if let comment = item.comment, comment != found.comment { items[index].answer = comment }
    }
  }
}
