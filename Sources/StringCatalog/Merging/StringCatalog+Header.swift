import JSONText

extension StringCatalog {
  private static let sourceLanguageField = ExactString("sourceLanguage")
  private static let versionField = ExactString("version")

  /// The fields of the catalog itself, without the entries.
  var headerTree: FieldTree {
    var fields: [ExactString: FieldTree] = [:]
    for member in unknownFields.members() {
      fields[ExactString(member.key)] = FieldTree(member.value)
    }
    fields[Self.sourceLanguageField] = .value(.string(sourceLanguage))
    if let version { fields[Self.versionField] = .value(.string(version)) }
    return .fields(fields)
  }

  /// Gives the catalog itself other fields.
  mutating func setHeader(_ tree: FieldTree?) {
    var fields = tree?.fields ?? [:]
    if let language = fields.removeValue(forKey: Self.sourceLanguageField)?.text {
      sourceLanguage = language
    }
    version = fields[Self.versionField]?.text
    if version != nil { fields[Self.versionField] = nil }
    unknownFields = UnknownFields()
    guard case .object(let members) = FieldTree.fields(fields).json else { return }
    for member in members { unknownFields[member.key] = member.value }
  }
}
