package import Diagnostics
package import StringCatalog

/// The diagnosis of a text in a storyboard, a XIB or an Info.plist.
package struct ResourceDiagnosis: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The location of the text.
  package var location: Location
  /// Whether the text is localizable, and why not.
  package var outcome: Outcome

  /// Whether a text is localizable, and why not.
  package enum Outcome: Hashable, Sendable {
    /// Xcode extracts the text.
    case localizable(ExtractedString)
    /// The text is the one that Interface Builder gives new objects of a class.
    case libraryText(className: String)
    /// The key of an Info.plist is not one of those that Xcode knows as localizable.
    case unknownKey(String)
  }
}

extension ResourceDiagnosis {
  /// Returns the diagnoses of the texts of a storyboard or XIB.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - table: The table of its texts.
  /// - Returns: The diagnoses, in the order of the document.
  package static func all(in document: InterfaceDocument, table: String) -> [ResourceDiagnosis] {
    let extracted = document.strings.map { string in
      var extracted = string.extracted()
      extracted.table = table
      return ResourceDiagnosis(
        text: string.value,
        location: string.location,
        outcome: .localizable(extracted)
      )
    }
    let skipped = document.libraryTexts.map { string in
      ResourceDiagnosis(
        text: string.value,
        location: string.location,
        outcome: .libraryText(className: string.className)
      )
    }
    return (extracted + skipped).sorted { $0.location < $1.location }
  }

  /// Returns the diagnoses of the texts of an Info.plist.
  ///
  /// - Parameters:
  ///   - list: The file.
  ///   - strings: The strings that are extracted from it.
  /// - Returns: The diagnoses, in the order of the file.
  package static func all(
    in list: InfoPlistFile,
    extracting strings: [ExtractedString]
  ) -> [ResourceDiagnosis] {
    let extracted = Dictionary(strings.map { ($0.location, $0) }, uniquingKeysWith: { $1 })
    return (list.texts + list.names)
      .compactMap { text in
        text.location.map { location in
          ResourceDiagnosis(
            text: text.value,
            location: location,
            outcome: extracted[location].map { .localizable($0) } ?? .unknownKey(text.key)
          )
        }
      }
      .sorted { $0.location < $1.location }
  }
}
