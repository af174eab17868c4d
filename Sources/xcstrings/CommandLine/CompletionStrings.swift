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
  /// Catalogs, and folders that may contain them.
  static var catalogs: CompletionKind { .file(extensions: ["xcstrings"]) }

  /// Files that translators return.
  static var translations: CompletionKind {
    .file(extensions: [
      "xliff", "xlf", "xcloc", "csv", "tsv", "po", "json", "strings", "stringsdict",
    ])
  }

  /// The languages for pseudolocalization.
  static var pseudoLanguages: CompletionKind { .list(["en-XA", "en-XB"]) }

  /// The rules of `xcstrings validate`.
  static var rules: CompletionKind {
    .words { _, _ in ValidationRules.all.map { type(of: $0).id.rawValue } }
  }

  /// The languages of the available catalogs.
  static var languages: CompletionKind {
    .words { line, _ in CatalogStrings(of: line).languages }
  }

  /// The languages of the available catalogs, separated by commas.
  static var languageList: CompletionKind {
    .words { line, start in
      let list = start.lastIndex(of: ",").map { start[...$0] } ?? ""
      let taken = list.split(separator: ",").map(String.init)
      return CatalogStrings(of: line).languages.filter { !taken.contains($0) }.map { list + $0 }
    }
  }

  /// The keys of the available catalogs.
  static var keys: CompletionKind {
    .words { line, _ in CatalogStrings(of: line).keys }
  }

  /// Returns completions that are computed when a shell requests them.
  ///
  /// They are computed from the words of the line and the start of the current word.
  private static func words(
    _ find: @escaping @Sendable (_ line: [String], _ start: String) -> [String]
  ) -> CompletionKind {
    .custom { line, index, prefix in
      // ArgumentParser 1.8.2 passes the last word of the line as the prefix, even if another word
      // is completed.
      let start = line.indices.contains(index + 1) ? line[index] : prefix
      return CompletionStrings.starting(with: start, find(line, start))
    }
  }
}

/// Completions in the syntax of the shell scripts.
enum CompletionStrings {
  /// Returns the words that start with a prefix, in the syntax of the requesting shell.
  ///
  /// Words with line breaks are skipped, because the scripts read one word per line.
  static func starting(with prefix: String, _ words: [String]) -> [String] {
    words.filter { $0.hasPrefix(prefix) && !$0.isEmpty && !$0.contains(where: \.isNewline) }
      .map { word in
        switch CompletionShell.requesting {
        // The script has bash expand each word, and the content of a key must never be executed.
        case .bash: ShellWord.quoted(word)
        // zsh interprets the part after a colon as a description.
        case .zsh:
          word.escaping { scalar, _ in scalar == "\\" || scalar == ":" ? "\\\(scalar)" : nil }
        default: word
        }
      }
  }
}

/// The keys and languages of the available catalogs, for completions of a command line.
///
/// The catalogs are those on the command line, or else those of the project. Unreadable files are
/// ignored, because a completion cannot report errors.
struct CatalogStrings {
  private let project: Project?
  private let catalogs: [StringCatalog]

  /// Finds the catalogs of a command line.
  init(of words: [String]) {
    let named = words.filter { word in
      word.hasSuffix(Project.catalogSuffix) && FileSystem.kind(of: word) != nil
    }
    project = try? Project.find()
    let paths = try? CatalogSelection(paths: named).paths(in: project)
    catalogs = (paths ?? [])
      .compactMap { path in
        guard let bytes = try? FileSystem.read(path, as: .catalog) else { return nil }
        return StringCatalog.parse(bytes, file: path).value
      }
  }

  /// The keys without duplicates, in the order of the catalogs.
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
