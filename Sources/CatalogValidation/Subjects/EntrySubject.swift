package import Diagnostics
import FormatString
import OrderedCollections
package import StringCatalog

/// An entry of a catalog, with properties for rules.
///
/// It is a class because the subjects of all its languages share it.
package final class EntrySubject: Sendable {
  /// The catalog of the entry.
  package let catalog: StringCatalog
  /// The key of the entry.
  package let key: String
  /// The entry, with its strings in the source language and in the languages that are checked.
  package let entry: StringCatalog.Entry
  /// Whether strings in other languages were not read.
  private let isPartial: Bool
  /// What the string comes from.
  package let kind: CatalogKind
  /// The texts that translators translate: those of the source language, or else the key.
  ///
  /// There are none if the text is meant to be empty, or if the key is an identifier.
  package let sources: [LocalizationLeaf]
  /// Whether the key is an identifier, and the catalog has no text for it in the source language.
  package let lacksSourceText: Bool
  /// Whether the catalog has no source text, and the values that the code passes do not follow from
  /// the key.
  let hasUnknownArguments: Bool
  /// Whether the source text is that of an Interface Builder document, according to the comment.
  let isSourceInComment: Bool
  /// Whether a developer or a comment says that the text needs no translation.
  private let isExempt: Bool
  /// The plural forms of the source language, in catalog order.
  let sourcePlurals: [PluralForms]
  /// Whether the source has letters; "%lld / %lld" needs no translation.
  package let hasWords: Bool
  /// The glossary terms in the source.
  package let glossaryTerms: [Glossary.Term]
  /// The maximum number of characters that the comment or the project defines, or `nil` if there is
  /// none.
  package let lengthLimit: Int?
  /// The file of Interface Builder that no longer contains the object of the key; `nil` if the
  /// object exists, and for other keys.
  let fileWithoutObject: String?
  /// Whether the object of the key in Interface Builder is never shown.
  private let isHidden: Bool
  /// The changes of the source text that are newer than finished translations, by language.
  let sourceTextChanges: [String: SourceTextChange]
  /// What the project says about the catalog.
  let project: CatalogProject
  let expectedPlaceholders: ExpectedPlaceholders
  let suppression: Suppression

  init(
    _ entry: StringCatalog.Entry,
    key: String,
    in catalog: StringCatalog,
    _ configuration: ValidationConfiguration,
    isPartial: Bool = false
  ) {
    func completeEntry() -> StringCatalog.Entry {
      Self.completeEntry(entry, key: key, in: catalog, isPartial: isPartial)
    }
    let source = entry.localizations[catalog.sourceLanguage]
    let outline = LocalizationOutline(source)
    self.catalog = catalog
    self.key = key
    self.entry = entry
    self.isPartial = isPartial
    project = configuration.project
    kind = (configuration.kind ?? .code).kind(of: entry, forKey: key)
    let text = SourceText(
      of: entry,
      key: key,
      outline,
      isShown: { completeEntry().shows(key) }
    )
    sources = text.leaves
    // The document has the text of its objects.
    lacksSourceText = text.isMissing && kind != .interfaceBuilder
    hasUnknownArguments =
      text.leaves.isEmpty
      || text.isKey && entry.arePlaceholdersOfKeyUnknown(key, inAllLanguages: completeEntry)
    isSourceInComment = text.isInComment
    sourcePlurals = outline.pluralForms
    hasWords = sources.contains(where: \.hasWords) || text.isMissing
    isExempt = text.isPlaceholder || Suppression.exempts(comment: entry.comment)
    expectedPlaceholders =
      sources.isEmpty
      ? ExpectedPlaceholders(optionalIn: key)
      : ExpectedPlaceholders(key: key, source: source, outline: outline)
    suppression = Suppression(comment: entry.comment)
    lengthLimit = MaxLengthRule.limit(in: entry.comment) ?? configuration.lengthLimits[key]
    fileWithoutObject = configuration.keysWithoutObject[key]
    isHidden = configuration.keysOfHiddenObjects.contains(key)
    let changes = configuration.sourceTextChanges
    sourceTextChanges = changes.isEmpty ? [:] : changes[ExactString(key)] ?? [:]
    glossaryTerms = configuration.glossary.terms(
      in: sources.map(\.value),
      of: catalog.sourceLanguage,
      forKey: key
    )
  }

  /// The entry with its strings in all languages.
  ///
  /// - Complexity: O(*n*) in its size if the others were not read.
  var completeEntry: StringCatalog.Entry {
    Self.completeEntry(entry, key: key, in: catalog, isPartial: isPartial)
  }

  private static func completeEntry(
    _ entry: StringCatalog.Entry,
    key: String,
    in catalog: StringCatalog,
    isPartial: Bool
  ) -> StringCatalog.Entry {
    isPartial ? catalog[key] ?? entry : entry
  }

  /// The location of the entry, or `nil` if the catalog was not read from a file.
  package var location: Location? {
    catalog.location(of: key)
  }

  /// The arguments according to the key itself, or `nil` if the code has a default value or the key
  /// is a name.
  var placeholdersOfKey: ExpectedPlaceholders? {
    guard entry.extractionState != .extractedWithValue else { return nil }
    let expected = ExpectedPlaceholders(optionalIn: key)
    return expected.isEmpty ? nil : expected
  }

  /// Whether the entry needs translations.
  ///
  /// Stale entries do not, because the key itself must be resolved first, and neither do those that
  /// are never shown.
  package var isTranslated: Bool {
    mayBeTranslated && entry.extractionState != .stale && !isHidden
  }

  /// Whether translations of the entry are shown, and checked.
  var mayBeTranslated: Bool { entry.shouldTranslate && !isExempt && !isLeftOver }

  /// Whether the object of the key no longer exists, so that no text of the entry is shown.
  var isLeftOver: Bool { fileWithoutObject != nil }

  /// Whether the text may be a format string, whose placeholders the code replaces.
  ///
  /// Those of documents and property lists are shown as they are, apart from the values of bindings.
  var mayBeFormat: Bool { kind == .code }

  /// Whether the entry is the name of the app or its copyright in `Info.plist`, and no language
  /// translates it.
  var isUntranslatedName: Bool {
    [
      "CFBundleName", "CFBundleDisplayName", "CFBundleSpokenName", "NSHumanReadableCopyright",
      "CFBundleGetInfoString",
    ]
    .contains(key) && translatedValues.allSatisfy { $0 == sources.first?.value }
  }

  /// Whether the text says in `Info.plist` why the app needs access to a resource, such as
  /// `NSCameraUsageDescription`.
  var isUsageDescription: Bool {
    kind == .informationPropertyList && key.isUsageDescriptionKey
  }

  /// Whether the source text is the name of a product, or that of a folder of the catalog, such as the
  /// target's, apart from spaces and punctuation: *Find The Singer* in
  /// `FindTheSinger/Localizable.xcstrings`.
  var isNameOfProduct: Bool {
    guard let source = sources.first?.value else { return false }
    let name = CatalogProject.fold(source)
    guard name.contains(where: \.isLetter) else { return false }
    return isNameOfProject
      || catalog.file?.split(separator: "/").dropLast()
        .contains { CatalogProject.fold($0) == name } ?? false
  }

  /// Whether the source text is the name of the project or of a product.
  private var isNameOfProject: Bool {
    sources.first.map { project.names.contains(CatalogProject.fold($0.value)) } ?? false
  }

  /// Whether more translations are equal to the source text than differ from it.
  var isMostlyUnchanged: Bool { isUnchanged(inMoreThan: 1, of: 2) }

  /// Whether the text is the same in nearly all languages, or a name or an abbreviation.
  var isProbablyName: Bool {
    isUnchanged(inMoreThan: 3, of: 4) || isAbbreviation(where: \.isUppercase)
      || (isNameOfProject && sources.first?.value.hasInnerCapitalOrDigit ?? false)
  }

  /// Whether the text consists of abbreviations, such as *km*: words without vowels.
  var isAbbreviation: Bool { isAbbreviation { $0.isUppercase || $0.isLowercase } }

  private func isAbbreviation(where isIncluded: (UInt8) -> Bool) -> Bool {
    !sources.isEmpty
      && sources.allSatisfy { source in
        let words = source.words.prose
        return !words.isEmpty
          && words.allSatisfy {
            $0.text.utf8.allSatisfy { byte in
              byte.isDigit || isIncluded(byte) && !"AEIOUYaeiouy".utf8.contains(byte)
            }
          }
      }
  }

  private func isUnchanged(inMoreThan numerator: Int, of denominator: Int) -> Bool {
    let values = translatedValues
    guard values.count > 2, let source = sources.first?.value else { return false }
    return denominator * values.count { $0 == source } > numerator * values.count
  }

  /// The finished texts without variants in other languages than the source language.
  private var translatedValues: [String] {
    completeEntry.localizations.compactMap { language, localization in
      guard language != catalog.sourceLanguage, let unit = localization.stringUnit,
        unit.state != .new, !unit.value.isEmpty
      else { return nil }
      return unit.value
    }
  }

  /// Returns whether the entry has any content in a language.
  func hasTexts(in language: LanguageSubject) -> Bool {
    entry.localizations[language.tag] != nil
  }
}

extension String {
  /// Whether a word has a digit, or a capital letter after a small one: *OnlySwitch*, *C2K*.
  fileprivate var hasInnerCapitalOrDigit: Bool {
    zip(utf8, utf8.dropFirst())
      .contains { $0.isLetter && $1.isDigit || $0.isLowercase && $1.isUppercase }
  }
}

// MARK: - Source

/// The source text of an entry.
private struct SourceText {
  /// The texts with their variants.
  let leaves: [LocalizationLeaf]
  /// Whether the key is an identifier, and the catalog has no text for it.
  let isMissing: Bool
  /// Whether the text is in a comment of Interface Builder.
  private(set) var isInComment = false
  /// Whether the text is the key.
  private(set) var isKey = false
  /// Whether the text is a designer's placeholder.
  var isPlaceholder: Bool { leaves.contains { $0.value.lowercased().hasPrefix("lorem ipsum") } }

  init(
    of entry: StringCatalog.Entry,
    key: String,
    _ outline: LocalizationOutline,
    isShown: () -> Bool
  ) {
    let texts = outline.leaves.filter { !$0.value.isEmpty }
    guard texts.isEmpty else {
      (leaves, isMissing) = (texts, false)
      return
    }
    // Xcode writes an empty text for an empty value of a property list.
    let isEmpty = !outline.leaves.isEmpty
    if let text = InterfaceBuilderComment(entry.comment)?.text(of: key), !text.isEmpty {
      (leaves, isMissing) = ([LocalizationLeaf(text, .translated)], false)
      isInComment = true
    } else if key.isIdentifier, !isShown() {
      (leaves, isMissing) = ([], !isEmpty && !key.isInformationPropertyListKey)
    } else if isEmpty, entry.extractionState == .extractedWithValue {
      (leaves, isMissing) = ([], false)
    } else {
      (leaves, isMissing) = ([LocalizationLeaf(key, .translated)], false)
      isKey = true
    }
  }
}

extension StringCatalog.Entry {
  /// Returns whether a translation contains the key, so that the key is a name: *Node.js*.
  fileprivate func shows(_ key: String) -> Bool {
    localizations.values.contains { localization in
      LocalizationOutline(localization).leaves.contains { $0.value.contains(key) }
    }
  }

  /// Returns whether the values that the code passes do not follow from the placeholders of a key
  /// without source text.
  ///
  /// The code has a separate default value, or most translations of a name have placeholders.
  fileprivate func arePlaceholdersOfKeyUnknown(
    _ key: String,
    inAllLanguages completeEntry: () -> Self
  ) -> Bool {
    if extractionState == .extractedWithValue { return true }
    guard key.isCompoundName else { return false }
    let texts = completeEntry().localizations.values.compactMap(\.stringUnit?.value)
      .filter { !$0.isEmpty }
    let formatted = texts.count { text in
      text.utf8.contains(UInt8(ascii: "%")) && !FormatString(parsing: text).specifiers.isEmpty
    }
    return formatted > 1 && 2 * formatted > texts.count
  }
}

extension EntrySubject {
  /// Returns the source text of a translation.
  ///
  /// A variant is translated from the variant with the same name, or the one that represents all
  /// variants. If the catalog has no text in the source language, the source text is the key.
  ///
  /// - Returns: The text, or `nil` for the form of a substitution that the source does not have, and
  ///   if there is no source text.
  package func source(of leaf: LocalizationLeaf) -> LocalizationLeaf? {
    if sources.count == 1, sources[0].substitution == leaf.substitution { return sources[0] }
    let candidates = sources.filter { $0.substitution == leaf.substitution }
    let source =
      candidates.first { $0.holder == leaf.holder }
      ?? candidates.first { $0.path.names.last == "other" } ?? candidates.first
    return source ?? (leaf.substitution == nil ? sources.first : nil)
  }
}
