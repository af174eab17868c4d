import ArgumentParser
import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

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

/// Words as the scripts take them that complete command lines.
enum CompletionWords {
  /// Returns those of `words` that start with `prefix`, written for the shell that asks.
  ///
  /// Words of several lines are left out: the scripts read a word a line.
  static func starting(with prefix: String, _ words: [String]) -> [String] {
    words.filter { $0.hasPrefix(prefix) && !$0.isEmpty && !$0.contains(where: \.isNewline) }
      .map { word in
        switch CompletionShell.requesting {
        // The script has bash expand each word: what a key holds must never be run.
        case .bash: "'\(word.replacing("'", with: "'\\''"))'"
        // Behind a colon, zsh expects a description.
        case .zsh: word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        default: word
        }
      }
  }
}

/// What the catalogs at hand know, for a shell that completes a command line.
///
/// They are those that the line names, or else those of the project. What cannot be read has no
/// words, for nobody could be told.
struct CatalogWords {
  private let project: Project?
  private let catalogs: [StringCatalog]

  /// Looks for the catalogs of a command line.
  init(of words: [String]) {
    let named = words.filter { word in
      word.hasSuffix(Project.catalogSuffix) && FileSystem.kind(of: word) != nil
    }
    project = try? Project.find()
    let paths = try? CatalogSelection(paths: named).paths(in: project)
    catalogs = (paths ?? [])
      .compactMap { path in
        guard let bytes = try? FileSystem.read(path) else { return nil }
        return StringCatalog.parse(bytes, file: path).value
      }
  }

  /// The keys, each once, in the order of the catalogs.
  var keys: [String] {
    unique(catalogs.flatMap { $0.entries.map(\.key) })
  }

  /// The languages of the project, then those of the catalogs.
  var languages: [String] {
    unique(
      (project?.configuration.languages ?? []) + catalogs.flatMap(\.languages)
    )
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }
}
