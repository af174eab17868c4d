import ArgumentParser
import CatalogValidation
import Diagnostics

extension CompletionKind {
  /// Catalogs, and folders that may hold some.
  static var catalogs: CompletionKind { .file(extensions: ["xcstrings"]) }

  /// Files that translators give back.
  static var translations: CompletionKind {
    .file(extensions: ["xliff", "xlf", "xcloc", "csv", "tsv", "po", "strings", "stringsdict"])
  }

  /// Languages that nobody speaks.
  static var pseudoLanguages: CompletionKind { .list(["en-XA", "en-XB"]) }

  /// The rules of `xcstrings validate`.
  static var rules: CompletionKind {
    .words { _, _ in ValidationRules.all.map { type(of: $0).id.rawValue } }
  }

  /// The languages of the catalogs at hand.
  static var languages: CompletionKind {
    .words { line, _ in CatalogWords(of: line).languages }
  }

  /// The languages of the catalogs at hand, separated by commas.
  static var languageList: CompletionKind {
    .words { line, start in
      let list = start.lastIndex(of: ",").map { start[...$0] } ?? ""
      let taken = list.split(separator: ",").map(String.init)
      return CatalogWords(of: line).languages.filter { !taken.contains($0) }.map { list + $0 }
    }
  }

  /// The keys of the catalogs at hand.
  static var keys: CompletionKind {
    .words { line, _ in CatalogWords(of: line).keys }
  }

  /// Words that are looked for when a shell asks, by the words of the line and the start of the one
  /// that is completed.
  private static func words(
    _ find: @escaping @Sendable (_ line: [String], _ start: String) -> [String]
  ) -> CompletionKind {
    .custom { line, index, prefix in
      // ArgumentParser 1.8.2 cuts the last word of the line, whichever is completed.
      let start = line.indices.contains(index + 1) ? line[index] : prefix
      return CompletionWords.starting(with: start, find(line, start))
    }
  }
}
