import Diagnostics
import FileFormats
import ICU
import StringCatalog

/// Creates messages from the units of a table.
struct TableMessages {
  private let table: TranslationTable
  private let indexes: PluralIndexes
  private let sources: UnitGroups
  private(set) var messages: [POFile.Message] = []
  /// The units with an empty, finished translation, which PO does not distinguish from a missing
  /// one.
  private(set) var emptied: [TranslationUnit.ID] = []
  /// The plural forms that gettext has no number for.
  private(set) var unnumbered: [TranslationUnit.ID] = []

  /// Creates the messages of a table.
  ///
  /// - Parameters:
  ///   - table: The strings and their translations.
  ///   - sources: The same strings as a table of the source language, for plural forms that the
  ///     target language lacks.
  ///   - indexes: The numbers of the plural forms in the language.
  init(_ table: TranslationTable, sources: TranslationTable?, indexes: PluralIndexes) {
    self.table = table
    self.indexes = indexes
    self.sources = UnitGroups(sources?.units ?? table.units)
    for group in UnitGroups(table.units).groups {
      if group.isPlural {
        addForms(of: group)
      } else {
        for unit in group.units { addText(unit) }
      }
    }
  }

  private mutating func addText(_ unit: TranslationUnit) {
    var message = POFile.Message(
      unit.source,
      context: MessageContext.text(of: unit.id)
    )
    let variant = unit.id.variant
    fill(&message, [unit], isVariant: variant.plural != nil || variant.substitution != nil)
    append(message)
  }

  private mutating func addForms(of group: UnitGroups.Group) {
    let source = sources.plural(group.id) ?? group
    let other = source.unit(.other)?.source ?? source.units[0].source
    var message = POFile.Message(
      source.unit(.one)?.source ?? other,
      plural: other,
      context: MessageContext.text(ofPlural: group.id)
    )
    message.extractedComment = Self.comment(onSourcesOf: source)
    fill(&message, indexes.categories.map(group.unit), isVariant: true)
    append(message)
    for unit in group.units {
      guard let category = unit.id.variant.plural, !indexes.categories.contains(category) else {
        continue
      }
      unnumbered.append(unit.id)
      addText(unit)
    }
  }

  /// Returns the source strings for which a translation was made; `nil` if they have not changed.
  private static func previous(
    of message: POFile.Message,
    _ units: [TranslationUnit]
  ) -> POFile.Previous? {
    guard units.contains(where: { $0.formerSource != nil }) else { return nil }
    guard message.plural != nil else { return .init(text: units.first?.formerSource) }
    let former = { (category: PluralCategory) in
      units.first { $0.id.variant.plural == category }?.formerSource
    }
    let other = former(.other) ?? units.lazy.compactMap(\.formerSource).first
    return .init(text: former(.one) ?? other, plural: other)
  }

  /// Returns the source strings for plural categories that a message cannot represent.
  private static func comment(onSourcesOf group: UnitGroups.Group) -> String? {
    let lines = group.units.compactMap { unit -> String? in
      guard let category = unit.id.variant.plural, ![.one, .other, .zero].contains(category) else {
        return nil
      }
      return "\(category.rawValue): \(unit.source)"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Adds a message; an obsolete one is kept only if it has a translation.
  private mutating func append(_ message: POFile.Message) {
    if !message.isObsolete || !message.translations.allSatisfy(\.isEmpty) {
      messages.append(message)
    }
  }

  /// Adds the translations, with their states and comments, to a message.
  private mutating func fill(
    _ message: inout POFile.Message,
    _ units: [TranslationUnit?],
    isVariant: Bool
  ) {
    let texts = units.map { unit in unit?.offeredText.flatMap { $0.isEmpty ? nil : $0 } }
    message.translations = texts.map { $0 ?? "" }
    message.references = units.lazy.compactMap(\.self).first?.places.map(\.text) ?? []
    message.previous = Self.previous(of: message, units.compactMap(\.self))
    let states = zip(units, texts).map { unit, text in text == nil ? nil : unit?.state }
    let known = units.compactMap(\.self)
    emptied += known.filter(\.isEmptied).map(\.id)
    let isFuzzy = states.contains { $0 != nil && $0 != .translated }
    message.isObsolete = known.contains(where: \.isStale)
    if isFuzzy { message.flags.append("fuzzy") }
    if !known.contains(where: \.isWithoutSource), FormatFlag(message, isVariant: isVariant).isSet {
      message.flags.append("objc-format")
    }
    let comments = [known.first?.note, message.extractedComment].compactMap(\.self)
    message.extractedComment = comments.isEmpty ? nil : comments.joined(separator: "\n")
    let mark = StateComment(states)
    let isHalf = states.count > 1 && states[0] == nil
    if isFuzzy && (isHalf || !mark.isPlain(isFuzzy: isFuzzy)) {
      message.translatorComment = mark.text
    }
  }
}

/// The units of a table in the structure of messages, in which the forms of a plural belong
/// together.
struct UnitGroups {
  /// One string, or its plural forms.
  struct Group {
    /// The identifier of the string; for plural forms, without the category.
    let id: TranslationUnit.ID
    /// The units: a single one, or one per category.
    var units: [TranslationUnit]

    /// Whether the units are plural forms of one string.
    var isPlural: Bool {
      units.first?.id.variant.plural != nil
    }

    /// Returns the form of a category; `nil` if there is none.
    func unit(_ category: PluralCategory) -> TranslationUnit? {
      units.first { $0.id.variant.plural == category }
    }
  }

  /// The groups, in the order of their first units.
  private(set) var groups: [Group] = []
  private var positions: [[UInt8]: Int] = [:]

  init(_ units: [TranslationUnit]) {
    for unit in units {
      var id = unit.id
      id.variant.plural = nil
      let context = Self.identity(of: id, isPlural: unit.id.variant.plural != nil)
      if let position = positions[context] {
        groups[position].units.append(unit)
      } else {
        positions[context] = groups.count
        groups.append(Group(id: id, units: [unit]))
      }
    }
  }

  /// Returns the plural forms of a string; `nil` if there are none.
  func plural(_ id: TranslationUnit.ID) -> Group? {
    positions[Self.identity(of: id, isPlural: true)].map { groups[$0] }
  }

  /// Returns the identity in bytes, because canonically equivalent keys are different.
  private static func identity(of id: TranslationUnit.ID, isPlural: Bool) -> [UInt8] {
    Array(
      (isPlural ? MessageContext.text(ofPlural: id) : MessageContext.text(of: id)).utf8
    )
  }
}
