import Diagnostics
package import ICU
import StringCatalog

/// A selection among the translations of a review queue.
///
/// A translation matches if it meets every condition. A condition that is `nil` is ignored.
package struct ReviewSelection: Sendable {
  /// The text that the key, the source text or the translation contains.
  package var part: SearchText?
  /// The name of a screen that shows the text.
  package var screen: SearchText?
  /// A part of the path of a file that contains the text.
  package var file: SearchText?

  /// Creates a selection; without arguments, every translation matches.
  package init(part: SearchText? = nil, screen: SearchText? = nil, file: SearchText? = nil) {
    self.part = part
    self.screen = screen
    self.file = file
  }
}

extension ReviewQueue {
  /// Keeps the translations that match a selection.
  ///
  /// - Complexity: O(*n*) in the number of texts.
  package mutating func select(_ selection: ReviewSelection) {
    let isIncluded = entries.map { entry in
      let places = contexts.context(of: entry.key, inCatalogAt: files[entry.catalog].path).places
      let hasPart = selection.part.map { contains($0, entry, in: files[entry.catalog]) } ?? true
      let hasScreen = selection.screen.map { screen in
        places.contains { $0.screen.map { SearchText($0).contains(screen) } ?? false }
      }
      let hasFile = selection.file.map { file in
        places.contains { SearchText($0.location.file).contains(file) }
      }
      return hasPart && hasScreen ?? true && hasFile ?? true
    }
    keepEntries(isIncluded)
  }

  /// Returns whether the key, the source text or the translation contains a text.
  ///
  /// - Parameters:
  ///   - part: The text.
  ///   - entry: A translation of the queue.
  ///   - file: The current content of its catalog.
  /// - Returns: Whether one of them contains it, ignoring case and accents.
  package func contains(_ part: SearchText, _ entry: Entry, in file: CatalogFile) -> Bool {
    let languages: Set = [file.catalog.sourceLanguage, entry.language]
    guard let found = file.catalog[entry.key, inLanguages: languages] else { return false }
    let texts = languages.flatMap { language in
      CatalogText.texts(of: found, key: entry.key, in: language, of: file.catalog, at: file.path)
    }
    return SearchText(entry.key).contains(part)
      || texts.contains { $0.value.map { SearchText($0).contains(part) } ?? false }
  }
}
