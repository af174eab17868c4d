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

  /// The rules of `xcstrings validate`.
  static var rules: CompletionKind {
    .custom { _, _, prefix in
      CompletionWords.starting(
        with: prefix,
        ValidationRules.all.map { type(of: $0).id.rawValue }
      )
    }
  }

  /// Languages that nobody speaks.
  static var pseudoLanguages: CompletionKind { .list(["en-XA", "en-XB"]) }

  /// The languages of the catalogs at hand.
  static var languages: CompletionKind {
    .custom { words, _, prefix in
      CompletionWords.starting(with: prefix, CatalogWords(of: words).languages)
    }
  }

  /// The languages of the catalogs at hand, separated by commas.
  static var languageList: CompletionKind {
    .custom { words, _, prefix in
      let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
      let taken = start.split(separator: ",").map(String.init)
      let languages = CatalogWords(of: words).languages.filter { !taken.contains($0) }
      return CompletionWords.starting(with: prefix, languages.map { start + $0 })
    }
  }

  /// The keys of the catalogs at hand.
  static var keys: CompletionKind {
    .custom { words, _, prefix in
      CompletionWords.starting(with: prefix, CatalogWords(of: words).keys)
    }
  }
}
