package import ICU
import OrderedCollections
import StringCatalog

/// All texts and plural forms of a localization, in catalog order.
struct LocalizationOutline {
  private(set) var leaves: [LocalizationLeaf] = []
  private(set) var pluralForms: [PluralForms] = []

  init(_ localization: StringCatalog.Localization?) {
    guard let localization else { return }
    visit(localization, Position())
    for (name, substitution) in localization.substitutions {
      let path = LocalizationPath().to("substitutions", name)
      visit(substitution.variations, Position(path: path, substitution: name))
    }
  }

  /// Creates the outline for the forms of a substitution, with paths relative to it.
  init(_ variations: StringCatalog.Variations) {
    visit(variations, Position())
  }

  /// The current position in a localization.
  private struct Position {
    var path = LocalizationPath()
    var substitution: String?
    var pluralCategory: PluralCategory?
  }

  private mutating func visit(_ localization: StringCatalog.Localization, _ position: Position) {
    if let unit = localization.stringUnit {
      append(unit.value, unit.state, .unit(position.path), position)
    }
    if let variations = localization.variations { visit(variations, position) }
    if let set = localization.stringSet {
      for (index, value) in set.values.enumerated() {
        append(value, set.state, .set(position.path, index: index), position)
      }
    }
  }

  private mutating func append(
    _ value: String,
    _ state: StringCatalog.TranslationState,
    _ holder: LocalizationLeaf.Holder,
    _ position: Position
  ) {
    leaves.append(
      LocalizationLeaf(
        value,
        state,
        in: holder,
        substitution: position.substitution,
        pluralCategory: position.pluralCategory
      )
    )
  }

  private mutating func visit(_ variations: StringCatalog.Variations, _ position: Position) {
    let path = position.path.through("variations")
    for (device, localization) in variations.device {
      var inner = position
      inner.path = path.to("device", device.rawValue)
      visit(localization, inner)
    }
    guard !variations.plural.isEmpty else { return }
    pluralForms.append(
      PluralForms(
        path: path.to("plural"),
        categories: Array(variations.plural.keys),
        substitution: position.substitution
      )
    )
    for (category, localization) in variations.plural {
      var inner = position
      inner.path = path.to("plural", category.rawValue)
      inner.pluralCategory = category
      visit(localization, inner)
    }
  }
}

/// The path from a localization to one of its parts.
///
/// A part has two paths. `fields` are the names in the file: `variations`, `plural`, `one`,
/// `stringUnit`. `names` identify the part for users: `plural`, `one`.
package struct LocalizationPath: Hashable, Sendable {
  /// The names of the fields in the file, outermost first.
  package private(set) var fields: [String] = []
  /// The names that distinguish the parts of a localization, outermost first.
  package private(set) var names: [String] = []

  /// Whether it is the path to the localization itself.
  var isEmpty: Bool { fields.isEmpty }

  /// Returns the path extended by fields that every localization has only once.
  func through(_ fields: String...) -> LocalizationPath {
    var path = self
    path.fields += fields
    return path
  }

  /// Returns the path extended by names that select one of several parts.
  func to(_ names: String...) -> LocalizationPath {
    var path = self
    path.fields += names
    path.names += names
    return path
  }
}

/// The plural forms of one text of a localization.
package struct PluralForms: Sendable {
  /// The path from the localization to the forms.
  package let path: LocalizationPath
  /// The categories that have a form, in catalog order.
  package let categories: [PluralCategory]
  /// The substitution that varies, or `nil` for the text itself.
  package let substitution: String?
}
