package import Diagnostics
import JSONSyntax

/// The result of repairing a damaged catalog file.
package struct CatalogRepair: Sendable {
  /// The repaired file; `nil` if it cannot be repaired with certainty.
  package let bytes: [UInt8]?
  /// The repairs, in the order of the file; empty if the file is not damaged.
  package let repairs: [Diagnostic]
}

extension StringCatalog {
  /// Repairs a damaged catalog file: syntax errors whose repair is certain, duplicate keys, and an
  /// encoding that Xcode cannot read.
  ///
  /// All other bytes stay the same.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the locations of the repairs.
  ///   - mergesDuplicates: Whether to keep the fields, languages and variants that only a duplicate
  ///     has. Otherwise, duplicates are dropped.
  /// - Returns: The repaired file with its repairs.
  package static func repair(
    _ bytes: [UInt8],
    file: String,
    mergingDuplicates mergesDuplicates: Bool = false
  ) -> CatalogRepair {
    guard let damaged = JSONDocument.parse(bytes, file: file, tolerance: .repair).value,
      let dropped = damaged.repaired(),
      let syntax = damaged.repaired(keepingDuplicates: true)
    else { return CatalogRepair(bytes: nil, repairs: []) }
    var text = dropped.bytes
    var repairs = dropped.repairs
    if mergesDuplicates,
      let document = JSONDocument.parse(syntax.bytes, file: file, tolerance: .foundation).value
    {
      let merged = DuplicateMerge.merge(document)
      text = merged.bytes
      repairs += merged.additions.inOrderOfFile
    }
    guard let document = JSONDocument.parse(text, file: file).value else {
      return CatalogRepair(bytes: nil, repairs: [])
    }
    guard damaged.encoding == .utf32LittleEndian,
      text.starts(with: JSONDocument.byteOrderMark)
    else {
      let encoded = damaged.encoding.encode(document.bytes)
      return CatalogRepair(bytes: encoded, repairs: repairs)
    }
    let start = Diagnostic(.convertToUTF8(from: "UTF-32"), .note, at: damaged.location(of: 0..<0))
    return CatalogRepair(
      bytes: Array(text.dropFirst(JSONDocument.byteOrderMark.count)),
      repairs: [start] + repairs
    )
  }

  /// The catalog, printed without duplicate keys.
  var withoutDuplicateKeys: StringCatalog {
    guard let document, !document.surplus.isEmpty else { return self }
    var catalog = self
    catalog.entryTable.markAsEdited()
    return catalog
  }
}

/// Adds the parts of duplicate members that the first member lacks.
private struct DuplicateMerge {
  private let document: JSONDocument
  private var additions: [Diagnostic] = []

  /// Returns the document with the parts, without duplicates, and a note for each part.
  static func merge(_ document: JSONDocument) -> (bytes: [UInt8], additions: [Diagnostic]) {
    var merge = DuplicateMerge(document: document)
    guard case .object(let members) = merge.merged([document.root], .catalog) else {
      return (document.bytes, [])
    }
    var printer = EditPrinter(document)
    let bytes = printer.print(EditPrinter.Item.merging(members, into: document.root))
    return (bytes, merge.additions)
  }

  private init(document: JSONDocument) {
    self.document = document
  }

  /// Returns a value with the parts that it lacks of other values.
  ///
  /// The recursion is bounded, because the scanner rejects input that is nested too deeply.
  private mutating func merged(_ versions: [JSONElement], _ shape: CatalogSchemaType) -> JSONValue {
    guard versions[0].isObject else { return versions[0].decoded }
    var names: [ExactString] = []
    var values: [ExactString: [JSONElement]] = [:]
    for (version, element) in versions.enumerated() where element.isObject {
      let own = Set(names)
      for member in Array(element.members) + element.duplicates {
        let name = ExactString(member.name)
        if values[name] == nil {
          guard version == 0 || shape.admits(addition: member.name, to: own) else { continue }
          names.append(name)
          if version > 0 { note(member) }
        } else if version > 0, !own.contains(name) {
          continue
        }
        values[name, default: []].append(member.value)
      }
    }
    return .object(
      names.map { name in
        JSONValue.Member(
          name.string,
          merged(values[name] ?? [], shape.memberShape(name.string))
        )
      }
      .sorted { KeyOrder.precedes($0.key, $1.key) }
    )
  }

  private mutating func note(_ member: JSONElement.Member) {
    if member.name == "localizations", member.value.hasMembers {
      for language in member.value.members { note(language) }
      return
    }
    let message = Diagnostic.Message.keepDuplicatePart(member.name)
    additions.append(Diagnostic(message, .note, at: member.key.location))
  }
}

extension CatalogSchemaType {
  /// Returns the shape of a member.
  fileprivate func memberShape(_ name: String) -> CatalogSchemaType {
    var name = name
    return name.withUTF8 { member($0.span) }
  }

  /// Returns whether a field of a duplicate can be added to an object with the given fields.
  ///
  /// A string and its state are one part, and a string and its variants exclude each other.
  fileprivate func admits(addition name: String, to fields: Set<ExactString>) -> Bool {
    let exclusive: Set<String>
    switch self {
    case .stringUnit, .stringSet, .substitution: return false
    case .localization: exclusive = ["stringSet", "stringUnit", "substitutions", "variations"]
    case .variations: exclusive = ["device", "plural"]
    default: return true
    }
    return !exclusive.contains(name) || fields.allSatisfy { !exclusive.contains($0.string) }
  }
}

extension Diagnostic.Message {
  /// A repair keeps a part of a duplicate that the first entry lacks.
  fileprivate static func keepDuplicatePart(_ name: String) -> Self {
    Self("keep-duplicate-part", "keep \(quoted: name) of the duplicate")
  }
}
