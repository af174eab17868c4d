/// Merges the parts of one entry, or the fields of the catalog itself.
///
/// Objects are merged field by field. Other values, including lists, are taken whole from one side.
struct FieldMerge {
  private(set) var conflicts: [CatalogMerge.Conflict] = []
  /// The key of the merged entry, or `nil` for the catalog itself.
  let key: String?
  /// Whether both sides have the same source text, so that a text that one side finished is finished.
  private let hasSameSource: Bool

  init(key: String?, hasSameSource: Bool = true) {
    self.key = key
    self.hasSameSource = hasSameSource
  }

  /// Returns the merged value, or `nil` if it is removed.
  mutating func merge(
    _ versions: ThreeWayMerge<FieldTree>,
    _ shape: CatalogSchemaType,
    at path: [String] = []
  ) -> FieldTree? {
    if case .agreed(let value) = versions.outcome { return value }
    let fields = versions.map(\.fields)
    guard let ours = fields.ours, let theirs = fields.theirs else {
      return dispute(versions, at: path)
    }
    let merged = mergeFields(fields, shape, at: path)
    guard merged.isEmpty, !ours.isEmpty, !theirs.isEmpty else { return .fields(merged) }
    return emptied(versions, shape, at: path)
  }

  private mutating func mergeFields(
    _ versions: ThreeWayMerge<[ExactString: FieldTree]>,
    _ shape: CatalogSchemaType,
    at path: [String]
  ) -> [ExactString: FieldTree] {
    var merged: [ExactString: FieldTree] = [:]
    let whole = Self.fieldsTakenWhole(versions, shape)
    if !whole.isEmpty {
      merged = mergeWhole(versions.map { $0.part(whole) }, at: path)?.fields ?? [:]
    }
    var names = Set(versions.ours?.keys ?? [:].keys)
    names.formUnion(versions.theirs?.keys ?? [:].keys)
    names.subtract(whole)
    for name in names.sorted(by: { KeyOrder.precedes($0.string, $1.string) }) {
      let versions = versions.map { $0[name] }
      merged[name] =
        Self.resolved(versions, name, in: shape)
        ?? merge(versions, shape.member(name), at: path + [name.string])
    }
    return merged
  }

  /// Returns the fields of a part that must all come from the same side.
  ///
  /// The strings of a localization belong to them only if the sides give it different structures,
  /// such as a plain string and a plural. A mixture would have a structure that neither side
  /// intended.
  private static func fieldsTakenWhole(
    _ versions: ThreeWayMerge<[ExactString: FieldTree]>,
    _ shape: CatalogSchemaType
  ) -> Set<ExactString> {
    guard shape == .localization else { return shape.inseparableFields }
    let forms = versions.map(TextForm.init)
    return forms.ours == forms.theirs ? [] : CatalogSchemaType.textFields
  }

  private mutating func mergeWhole(
    _ versions: ThreeWayMerge<FieldTree>,
    at path: [String]
  ) -> FieldTree? {
    if case .agreed(let value) = versions.outcome { return value }
    return versions.resolvedText(hasSameSource: hasSameSource) ?? dispute(versions, at: path)
  }

  /// Returns the value of a field whose conflicts are resolved automatically, or `nil` for other
  /// fields.
  private static func resolved(
    _ versions: ThreeWayMerge<FieldTree>,
    _ name: ExactString,
    in shape: CatalogSchemaType
  ) -> FieldTree?? {
    guard case .conflict = versions.outcome else { return nil }
    return switch (shape, name.string) {
    case (.entry, "extractionState"): versions.resolvedExtractionState
    case (.catalog, "version"): versions.resolvedVersion
    default: nil
    }
  }

  /// Returns the merged object if each side removed the fields that the other one kept.
  private mutating func emptied(
    _ versions: ThreeWayMerge<FieldTree>,
    _ shape: CatalogSchemaType,
    at path: [String]
  ) -> FieldTree? {
    switch shape {
    case .localizations: nil
    // Variations without any variant are invalid.
    case .variants: dispute(versions, at: path)
    default: .fields([:])
    }
  }

  /// Records a conflict, and returns the value for the merged catalog: ours, or theirs if our
  /// version removed it.
  private mutating func dispute(
    _ versions: ThreeWayMerge<FieldTree>,
    at path: [String]
  ) -> FieldTree? {
    conflicts.append(
      CatalogMerge.Conflict(
        path: CatalogPath(key: key, fields: path),
        base: versions.base?.json,
        ours: versions.ours?.json,
        theirs: versions.theirs?.json
      )
    )
    return versions.ours ?? versions.theirs
  }
}

/// The structure of a localization: a single string, variants by plural or device, and its
/// substitutions.
struct TextForm: Hashable {
  private let parts: Set<[ExactString]>

  /// Determines the structure of a localization.
  init(_ localization: [ExactString: FieldTree]) {
    var parts: Set<[ExactString]> = []
    for name in CatalogSchemaType.textFields {
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

// MARK: - Merging

extension CatalogSchemaType {
  /// Returns the shape of a field.
  func member(_ name: ExactString) -> CatalogSchemaType {
    let bytes = Array(name.string.utf8)
    return member(bytes.span)
  }

  /// The fields that have a meaning only together: a string and its translation state.
  var inseparableFields: Set<ExactString> {
    switch self {
    case .stringUnit: Self.unitFields
    case .stringSet: Self.setFields
    default: []
    }
  }

  /// The fields of a localization that contain its strings.
  static let textFields = Set(
    ["stringSet", "stringUnit", "substitutions", "variations"].map(ExactString.init)
  )
  private static let unitFields = Set(["state", "value"].map(ExactString.init))
  private static let setFields = Set(["state", "values"].map(ExactString.init))
}
