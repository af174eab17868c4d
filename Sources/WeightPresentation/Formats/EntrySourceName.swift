package import Localization
package import WeightCore

extension EntrySource {
  /// Returns where an entry comes from, for a person: the name that its file gives, or a word.
  ///
  /// - Returns: Nothing for an entry that the person typed.
  package func text(for locale: UserLocale) -> String {
    if let name, !name.isEmpty { return name }
    return switch kind {
    case .manual: ""
    case .appleHealth:
      String(
        localized: "Apple Health",
        locale: locale,
        comment: "The store of the iPhone: the app is called Health"
      )
    case .imported:
      String(
        localized: "imported",
        locale: locale,
        comment: "In the column 'Source' of the list: the entry was read from a file"
      )
    }
  }
}
