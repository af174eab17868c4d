/// Where in an entry a text stands.
struct TextPlace {
  /// The way to it for people, from the key on: `["greeting", "es", "plural", "many"]`.
  private(set) var path: [String]
  /// The way to it through the fields of the file, from the entry on.
  private(set) var fields: [String]

  /// Creates the place of a localization.
  init(key: String, language: String) {
    path = [key, language]
    fields = ["localizations", language]
  }

  /// Returns the place of a variant by plural category or by device.
  func variant(_ axis: String, _ name: String) -> TextPlace {
    var variant = self
    variant.path += [axis, name]
    variant.fields += ["variations", axis, name]
    return variant
  }

  /// Returns the place of a substitution, which all variants of the localization share.
  func substitution(_ name: String) -> TextPlace {
    var substitution = self
    substitution.path = path.prefix(2) + ["substitutions", name]
    substitution.fields = fields.prefix(2) + ["substitutions", name]
    return substitution
  }
}
