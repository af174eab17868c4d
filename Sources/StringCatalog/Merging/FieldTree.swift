import Diagnostics
import JSONSyntax

/// The content of a part of a catalog, regardless of its layout and the order of its fields.
///
/// Strings are equal only if their code points are.
indirect enum FieldTree {
  case value(JSONValue)
  case fields([ExactString: FieldTree])

  /// The fields of an object, or `nil` for any other value.
  var fields: [ExactString: FieldTree]? {
    if case .fields(let fields) = self { fields } else { nil }
  }

  /// The content of a string, or `nil` for any other value.
  var text: String? {
    if case .value(.string(let text)) = self { text } else { nil }
  }
}

extension FieldTree: Equatable {
  static func == (lhs: FieldTree, rhs: FieldTree) -> Bool {
    switch (lhs, rhs) {
    case (.value(let left), .value(let right)): left.isIdentical(to: right)
    case (.fields(let left), .fields(let right)): left == right
    case (.value, .fields), (.fields, .value): false
    }
  }
}

extension FieldTree {
  /// Creates the tree of a value.
  ///
  /// If a field occurs twice, the first one is used.
  init(_ value: JSONValue) {
    guard case .object(let members) = value else {
      self = .value(value)
      return
    }
    let fields = members.map { (ExactString($0.key), FieldTree($0.value)) }
    self = .fields(Dictionary(fields, uniquingKeysWith: { first, _ in first }))
  }

  /// The value, with its fields in the order in which Xcode writes them.
  var json: JSONValue {
    switch self {
    case .value(let value): value
    case .fields(let fields):
      .sortedObject(fields.map { JSONValue.Member($0.key.string, $0.value.json) })
    }
  }
}

extension [ExactString: FieldTree] {
  /// Returns the fields with the given names, or `nil` if there are none.
  func part(_ names: Set<ExactString>) -> FieldTree? {
    let part = filter { names.contains($0.key) }
    return part.isEmpty ? nil : .fields(part)
  }
}

extension JSONValue {
  /// Returns whether both values have the same code points.
  fileprivate func isIdentical(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)):
      left.hasSameCodePoints(as: right)
    case (.array(let left), .array(let right)):
      left.elementsEqual(right) { $0.isIdentical(to: $1) }
    case (.object, .object):
      FieldTree(self) == FieldTree(other)
    default: self == other
    }
  }
}

// MARK: - Jsonvalue

extension StringCatalog.Entry {
  /// Creates an entry from a value, or returns `nil` if it is not an object.
  ///
  /// Entries are decoded only from bytes, which avoids a second decoder.
  init?(_ value: JSONValue) {
    var writer = JSONWriter(layout: .xcode)
    writer.write(value, indent: [])
    guard let document = JSONDocument.parse(writer.output, file: "").value else { return nil }
    self.init(document.root)
  }
}

/// The value that one catalog has for a key.
struct EntryVersion {
  private let catalog: StringCatalog
  private let slot: Int

  /// Finds the entry of a key.
  ///
  /// Returns `nil` if the catalog has none.
  init?(of key: ExactString, in catalog: StringCatalog) {
    guard let slot = catalog.entryTable.slot(of: key.string) else { return nil }
    self.catalog = catalog
    self.slot = slot
  }

  /// Returns the content.
  ///
  /// - Parameter languages: The languages of the localizations, or `nil` for all. An entry that was
  ///   edited must have all.
  /// - Returns: The fields.
  /// - Complexity: O(*n*) in the size of the fields and the localizations, which are decoded.
  func tree(inLanguages languages: Set<String>? = nil) -> FieldTree {
    let tree = FieldTree(catalog.value(at: slot, inLanguages: languages))
    guard languages != nil, var fields = tree.fields else { return tree }
    // The entry has localizations, if only in other languages.
    fields[Self.localizations] = fields[Self.localizations] ?? .fields([:])
    return .fields(fields)
  }

  /// The name of the field with the localizations.
  static let localizations = ExactString(StringCatalog.Entry.localizationsField)

  /// Returns the languages whose localizations differ between entries, or that some of the entries
  /// lack.
  ///
  /// - Parameter versions: The entries; `nil` for one that does not exist.
  /// - Returns: The languages; `nil` if all of them must be compared.
  static func differingLanguages(of versions: [EntryVersion?]) -> Set<String>? {
    var localizations: [[String: JSONElement]] = []
    for version in versions {
      guard let origin = version?.origin, origin.isObject,
        let field = origin.member(StringCatalog.Entry.localizationsField), field.isObject
      else { return nil }
      let members = field.members.map { ($0.name, $0.value) }
      let byName = Dictionary(members, uniquingKeysWith: { first, _ in first })
      guard byName.count == members.count else { return nil }
      localizations.append(byName)
    }
    let all = localizations.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let differing = all.filter { language in
      guard let first = localizations.first?[language]?.bytes else { return true }
      return !localizations.dropFirst().allSatisfy { $0[language]?.bytes == first }
    }
    // A field that would be empty without the others would be lost.
    return differing.count < all.count ? differing : nil
  }

  /// Returns whether two entries were read from the same bytes, or are both absent.
  ///
  /// This is true for nearly all entries of two versions of a file. Comparing the bytes avoids
  /// decoding them.
  static func haveSameBytes(_ left: EntryVersion?, _ right: EntryVersion?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard let leftBytes = left.bytes, let rightBytes = right.bytes else { return false }
    return leftBytes == rightBytes
  }

  /// The bytes from which the entry was read, or `nil` if it was edited.
  private var bytes: ArraySlice<UInt8>? {
    origin?.bytes
  }

  /// The value that was read, or `nil` if the entry was edited.
  private var origin: JSONElement? {
    guard catalog.entryTable.edits[slot] == nil else { return nil }
    return catalog.entryTable.origin(of: slot)?.memberValue
  }
}
