/// What the text of a localization consists of: one text, variants by this or that, which
/// substitutions.
struct TextForm: Hashable {
  private let parts: Set<[ExactString]>

  /// Finds the form of a localization.
  init(_ localization: [ExactString: FieldTree]) {
    var parts: Set<[ExactString]> = []
    for name in CatalogShape.textFields {
      switch localization[name] {
      case nil: break
      case .fields(let fields)? where Self.containers.contains(name):
        parts.formUnion(fields.keys.map { [name, $0] })
      case .some: parts.insert([name])
      }
    }
    self.parts = parts
  }

  private static let containers = Set(["substitutions", "variations"].map(ExactString.init))
}
