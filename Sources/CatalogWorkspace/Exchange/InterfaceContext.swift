import CatalogExchange
import Diagnostics
import FileSystem
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// Where the strings of a catalog are in its storyboard or XIB, for translators.
struct InterfaceContext {
  /// The additional notes, by key.
  private let notes: [String: String]

  /// Reads the document of a catalog.
  ///
  /// A document that is missing or damaged gives no notes, or only those before the error.
  ///
  /// - Parameter path: The path of the catalog.
  init(ofCatalogAt path: String) {
    guard let document = InterfaceDocuments.document(ofCatalogAt: path),
      let bytes = try? FileSystem.read(document, as: .interface),
      let strings = InterfaceDocument.parse(bytes, file: document).value?.strings
    else {
      notes = [:]
      return
    }
    notes = Dictionary(
      strings.compactMap { string in string.contextNote.map { (string.key, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Adds the notes to the strings of an export, after the comments.
  func add(to table: inout TranslationTable) {
    guard !notes.isEmpty else { return }
    for index in table.units.indices {
      guard let note = notes[table.units[index].id.key] else { continue }
      table.units[index].note = [table.units[index].note, note].compactMap(\.self)
        .joined(separator: "\n")
    }
  }
}

extension InterfaceString {
  /// The window or scene with the string, and its neighbors, in the notation of Xcode's comments.
  ///
  /// It is `nil` if there are none.
  fileprivate var contextNote: String? {
    let parts = [
      container.map { #"Container = "\#(Self.quoted($0))";"# },
      neighbors.isEmpty
        ? nil
        : "Neighbors = " + neighbors.map { #""\#(Self.quoted($0))""# }.joined(separator: ", ")
          + ";",
    ]
    let note = parts.compactMap(\.self).joined(separator: " ")
    return note.isEmpty ? nil : note
  }

  /// The maximum length of a text; a longer one does not help to recognize a place.
  private static let greatestLength = 40

  private static func quoted(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(greatestLength)
      .replacingScalars("\"", with: "\\\"")
  }
}
