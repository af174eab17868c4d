import Diagnostics
import FileFormats
import ICU
import StringCatalog

/// Creates imported translations from the messages of a file.
struct ImportedMessages {
  private let plurals: ImportedPlurals?
  /// Whether a message has plural forms.
  private(set) var hasPlurals = false
  private(set) var translations: [ImportedTranslation] = []
  private(set) var diagnostics = LimitedDiagnostics()

  /// Prepares the reading of messages.
  ///
  /// - Parameter plurals: The plural forms; `nil` if they are unknown.
  init(plurals: ImportedPlurals?) {
    self.plurals = plurals
  }

  /// The categories without a form.
  var optionalCategories: Set<PluralCategory> { plurals?.unnumbered ?? [] }

  /// Adds a message; an obsolete one is ignored.
  mutating func add(_ message: POFile.Message) {
    guard !message.isObsolete else { return }
    guard message.plural != nil else { return addText(message) }
    hasPlurals = true
    addForms(of: message)
  }

  private mutating func addText(_ message: POFile.Message) {
    let translation = message.translations.first ?? ""
    translations.append(
      ImportedTranslation(
        id: message.context.map(MessageContext.id) ?? message.text,
        source: message.text,
        target: translation.isEmpty ? nil : translation,
        state: message.state(at: 0),
        at: message.translationPlaces.first ?? message.location
      )
    )
  }

  private mutating func addForms(of message: POFile.Message) {
    guard let plurals, isComplete(message, plurals) else { return }
    var indexes: [PluralCategory: Int] = [:]
    for (index, category) in plurals.categories.enumerated() {
      let text = message.translations.indices.contains(index) ? message.translations[index] : ""
      guard let category else {
        if !text.isEmpty { report(.pluralFormUnused(index), message, index) }
        continue
      }
      guard let other = indexes[category].map({ message.translations[$0] }), !other.isEmpty else {
        indexes[category] = index
        continue
      }
      if !text.isEmpty, !text.hasSameCodePoints(as: other) {
        report(.pluralFormsConflict(category.rawValue), message, index)
      }
    }
    for (category, index) in indexes.sorted(by: { $0.value < $1.value }) {
      addForm(index, category, of: message)
    }
  }

  private mutating func addForm(
    _ index: Int,
    _ category: PluralCategory,
    of message: POFile.Message
  ) {
    let translation =
      message.translations.indices.contains(index) ? message.translations[index] : ""
    translations.append(
      ImportedTranslation(
        id: MessageContext.id(of: category, in: message.context ?? message.text),
        source: message.source(of: category),
        target: translation.isEmpty ? nil : translation,
        state: message.state(at: index),
        at: message.location(at: index)
      )
    )
  }

  /// Returns whether a message has all plural forms of the file; an untranslated one may have
  /// fewer.
  private mutating func isComplete(
    _ message: POFile.Message,
    _ plurals: ImportedPlurals
  ) -> Bool {
    let count = message.translations.count
    if count == plurals.categories.count { return true }
    if count < plurals.categories.count, message.translations.allSatisfy(\.isEmpty) { return true }
    report(.pluralFormCount(count, expected: plurals.categories.count), message, 0)
    return false
  }

  private mutating func report(
    _ problem: Diagnostic.Message,
    _ message: POFile.Message,
    _ index: Int
  ) {
    diagnostics.append(Diagnostic(problem, .error, at: message.location(at: index)))
  }
}

extension POFile.Message {
  fileprivate func location(at index: Int) -> Location? {
    translationPlaces.indices.contains(index) ? translationPlaces[index] : location
  }

  /// Returns the state of a translation.
  func state(at index: Int) -> StringCatalog.TranslationState {
    // Gettext removes the flag from a plural whose first form is empty.
    let mayHaveLostFlag = plural != nil && translations.first?.isEmpty ?? true
    guard isFuzzy || mayHaveLostFlag && StateComment(in: translatorComment) != nil else {
      return .translated
    }
    let marked = StateComment(in: translatorComment)?.states ?? []
    return (marked.indices.contains(index) ? marked[index] : nil) ?? .needsReview
  }

  /// Returns the source string of a form; `nil` if the message does not contain it.
  fileprivate func source(of category: PluralCategory) -> String? {
    if category == .one { return text }
    let isApart =
      extractedComment?.split(separator: "\n")
      .contains { $0.hasPrefix("\(category.rawValue): ") } ?? false
    return isApart ? nil : plural
  }
}

/// The plural categories of the forms in a file.
///
/// Other programs write their own `Plural-Forms`. Only the assignment of numbers to forms matters,
/// not the expression.
struct ImportedPlurals {
  /// The category of each form; `nil` for a form that no number selects.
  let categories: [PluralCategory?]

  /// The categories without a form.
  var unnumbered: Set<PluralCategory> {
    Set(PluralCategory.allCases.filter { !categories.contains($0) })
  }

  /// The reasons why the categories of forms cannot be determined.
  enum Problem: Error {
    /// The field cannot be read.
    case unreadable(String)
    /// The language is unknown, so the categories of that many forms are ambiguous.
    case unknownLanguage(String, count: Int)
    /// A form covers several categories.
    case mixed(index: Int, [PluralCategory])
  }

  /// Determines the categories.
  ///
  /// - Parameters:
  ///   - field: The value of `Plural-Forms`; `nil` if the file has none.
  ///   - named: The categories in files written by `export`; `nil` if the file contains none.
  ///   - languageTag: The target language.
  /// - Throws: ``Problem`` if the forms could be misinterpreted.
  init(field: String?, named: [PluralCategory]?, languageTag: String) throws(Problem) {
    guard let field else {
      categories = named ?? PluralIndexes(languageTag: languageTag).categories
      return
    }
    guard let forms = POFile.PluralForms(parsing: field) else {
      throw .unreadable(field)
    }
    let named = named?.count == forms.count ? named : nil
    guard let samples = PluralSamples(languageTag: languageTag) else {
      guard let categories = named ?? Self.categories(ofUnknownLanguage: forms) else {
        throw .unknownLanguage(languageTag, count: forms.count)
      }
      self.categories = categories
      return
    }
    let sets = samples.categorySets(of: forms)
    if let named, zip(sets, named).allSatisfy({ $0.isEmpty || $0.contains($1) }) {
      categories = named
      return
    }
    if let mixed = sets.firstIndex(where: { $0.count > 1 }) {
      throw .mixed(index: mixed, samples.known.filter(sets[mixed].contains))
    }
    var categories = sets.map(\.first)
    // A form that no integer selects is that of decimals, if there is only one such form.
    let unused = categories.indices.filter { categories[$0] == nil }
    let missing = samples.known.filter {
      !samples.everyday.contains($0) && !categories.contains($0)
    }
    if unused.count == 1, missing.count == 1 { categories[unused[0]] = missing[0] }
    self.categories = categories
  }

  /// Returns the categories of languages with one form, or with two forms like English or French.
  private static func categories(
    ofUnknownLanguage forms: POFile.PluralForms
  ) -> [PluralCategory]? {
    switch forms.count {
    case 1: [.other]
    case 2 where forms.index(of: 1) == 0 && forms.index(of: 2) == 1: [.one, .other]
    default: nil
    }
  }
}
