import CatalogValidation
import Diagnostics
import FileSystem
import ICU

/// The documents in the folder of a project that describe to people and models how to write its texts.
package struct StyleGuides: Sendable {
  /// The names of the documents.
  private static let names = ["TRANSLATION.md", "AGENTS.md"]
  /// The maximum number of bytes about a language.
  private static let limit = 2_048

  /// The documents that can be read.
  private var texts: [(name: String, text: String)] = []
  /// The names of documents that are not read: links out of the project, files that are too large, and
  /// those that are not UTF-8.
  package private(set) var refused: [String] = []

  /// The names of the documents that can be read.
  package var readable: [String] { texts.map(\.name) }

  /// Reads the documents of a project.
  package init(of project: Project?) {
    let folders = ProjectFolders(of: project)
    for name in Self.names {
      let path = FileSystem.join(project?.folder ?? ".", name)
      guard FileSystem.kind(of: path) != nil || FileSystem.isSymbolicLink(path) else { continue }
      if folders.contain(path), let bytes = try? FileSystem.read(path, as: .configuration),
        let text = String(validating: bytes, as: UTF8.self)
      {
        texts.append((name, text))
      } else {
        refused.append(name)
      }
    }
  }

  /// Returns the sections about a language, at most 2 KB; `nil` if there are none.
  ///
  /// The heading of a section contains the name of the language, in English or in the language itself,
  /// or its code alone, as in "Español (es)". If no section is about a regional language, those about
  /// the language in general are.
  package func style(for language: String) -> String? {
    let general = language.prefix { $0 != "-" }
    for tag in [language, String(general)] {
      let heading = LanguageHeading(of: tag)
      let sections = texts.flatMap { MarkdownSections($0.text).texts(where: heading.matches) }
      let style = sections.joined(separator: "\n\n")
      if !style.isEmpty { return Self.shortened(style) }
    }
    return nil
  }

  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    let sign = "…"
    var end = text.utf8.index(text.startIndex, offsetBy: limit - sign.utf8.count)
    while end.samePosition(in: text) == nil { end = text.utf8.index(before: end) }
    return text[..<end] + sign
  }
}

/// The headings of sections about a language.
private struct LanguageHeading {
  private let tag: String
  private let names: [SearchText]

  init(of tag: String) {
    self.tag = tag
    let identifier = try? LocaleData.identifier(ofTag: tag)
    names = ["en", identifier ?? "en"]
      .compactMap { reader in
        identifier.flatMap { try? LocaleData.displayName(of: $0, in: reader) }
      }
      .map(Self.words)
  }

  /// Returns whether a heading is about the language.
  ///
  /// The codes of some languages are words, such as "it". So a code must be a whole part of the heading.
  func matches(_ heading: String) -> Bool {
    let parts = heading.replacingScalars(" - ", with: "/").replacingScalars("_", with: "-")
      .split { !$0.isLetter && !$0.isNumber && $0 != " " && $0 != "-" }
      .map { $0.split(separator: " ").joined(separator: " ").lowercased() }
    let words = Self.words(of: heading)
    return parts.contains(tag.lowercased()) || names.contains { words.contains($0) }
  }

  /// Returns the words of a text, with spaces around them.
  private static func words(of text: String) -> SearchText {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return SearchText(" \(words.joined(separator: " ")) ")
  }
}

/// The sections of a document in Markdown.
private struct MarkdownSections {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Returns the sections with certain headings, up to the next heading of the same or a higher level.
  func texts(where isWanted: (String) -> Bool) -> [String] {
    var sections: [[Substring]] = []
    var level: Int?
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isCode.toggle() }
      let depth = line.prefix { $0 == "#" }.count
      let isHeading = !isCode && (1...6).contains(depth) && line.dropFirst(depth).first == " "
      if isHeading, level.map({ depth <= $0 }) ?? true {
        level = isWanted(String(line.dropFirst(depth))) ? depth : nil
        if level != nil { sections.append([]) }
      }
      if level != nil { sections[sections.count - 1].append(line) }
    }
    return sections.map { lines in
      lines.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    }
  }
}
