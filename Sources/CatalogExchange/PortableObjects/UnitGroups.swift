import ICU
import StringCatalog

/// The units of a table as messages hold them: the forms of a plural together.
struct UnitGroups {
  /// One text, or the forms of one.
  struct Group {
    /// Which text it is; of forms, without their category.
    let id: TranslationUnit.ID
    /// The units; one, or those of the categories.
    var units: [TranslationUnit]

    /// Whether the units are forms of one text.
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

  /// Returns the forms of a text; `nil` if it does not vary by number.
  func plural(_ id: TranslationUnit.ID) -> Group? {
    positions[Self.identity(of: id, isPlural: true)].map { groups[$0] }
  }

  /// Keys that look the same may be two; strings of Swift would be one.
  private static func identity(of id: TranslationUnit.ID, isPlural: Bool) -> [UInt8] {
    Array(
      (isPlural ? MessageContext.text(ofPlural: id) : MessageContext.text(of: id)).utf8
    )
  }
}
