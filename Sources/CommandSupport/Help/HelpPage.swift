import Diagnostics
import FileSystem
import Localization

/// The help page of one command, in the language of a user.
///
/// ArgumentParser creates such a page only in English; this one has the same sections in the same
/// order.
struct HelpPage {
  /// The commands from the root to the described one.
  var path: [CommandInfo]
  /// Whether hidden arguments are shown.
  var includesHidden = false
  /// The locale of the user.
  var locale: UserLocale
  /// The maximum number of columns in a line.
  var width: Int

  /// The entire page, without a trailing line feed.
  var text: String {
    guard let command = path.last else { return "" }
    var parts = [overview(of: command), usage(of: command)]
    parts += sections(of: command).map { $0.text(width: width) }
    if !command.subcommands.isEmpty { parts.append(footer) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func overview(of command: CommandInfo) -> String {
    let abstract = command.abstract.wrapped(to: width)
    let lines = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
    let discussion =
      lines.map { line in
        // Indented lines are commands, which must remain ones when they are copied, or numbered steps.
        line.hasPrefix("  ") && line.dropFirst(2).first?.isLetter ?? false
          ? String(line).wrapped(to: width, hangingIndent: 2, lineEnd: " \\")
          : String(line).wrapped(to: width)
      }
      .joined(separator: "\n")
    return [abstract, discussion].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func usage(of command: CommandInfo) -> String {
    let heading = String(
      localized: "USAGE:",
      locale: locale,
      comment: "Help: label of the line that shows the syntax of a command"
    )
    let line = "\(heading) \(UsageLine(path: path, locale: locale).text)"
    return line.wrapped(to: width, hangingIndent: heading.count + 1)
  }

  private var footer: String {
    let call = ([path[0].commandName, CommandInfo.helpName] + path.dropFirst().map(\.commandName))
      .joined(separator: " ")
    return String(
      localized: "See '\(call) <subcommand>' for detailed help.",
      locale: locale,
      comment: "Last line of the help. The argument is a command such as 'xcstrings help'"
    )
    .wrapped(to: width)
  }
}

extension HelpPage {
  private func sections(of command: CommandInfo) -> [HelpSection] {
    let shown = command.arguments.filter { $0.shouldDisplay || includesHidden }
    let untitled = shown.filter { $0.sectionTitle == nil }
    var sections = [
      HelpSection(
        heading: Headings.arguments(locale),
        rows: untitled.filter { $0.kind == .positional }.map(row)
      ),
      HelpSection(
        heading: Headings.options(locale),
        rows: rows(untitled.filter { $0.kind != .positional })
      ),
    ]
    sections += titledSections(shown)
    // If commands are grouped, there are many of them, and they are more important than the
    // options.
    let groups = subcommandSections(of: command)
    sections = command.groups.isEmpty ? sections + groups : groups + sections
    return sections.filter { !$0.rows.isEmpty }
  }

  private func subcommandSections(of command: CommandInfo) -> [HelpSection] {
    let shown = command.subcommands.filter { $0.shouldDisplay || includesHidden }
    let groups = command.groups
      .map { group in
        HelpSection(
          heading: group.name.uppercased() + ":",
          rows: shown.filter { group.commands.contains($0.commandName) }
            .map { row($0, under: command) }
        )
      }
    let grouped = Set(command.groups.flatMap(\.commands))
    let others = HelpSection(
      heading: Headings.subcommands(locale),
      rows: shown.filter { !grouped.contains($0.commandName) }.map { row($0, under: command) }
    )
    return groups + [others]
  }

  private func titledSections(_ arguments: [ArgumentInfo]) -> [HelpSection] {
    var titles: [String] = []
    for title in arguments.compactMap(\.sectionTitle) where !titles.contains(title) {
      titles.append(title)
    }
    return titles.map { title in
      HelpSection(
        heading: title.uppercased() + ":",
        rows: rows(arguments.filter { $0.sectionTitle == title })
      )
    }
  }

  private func row(_ subcommand: CommandSummary, under command: CommandInfo) -> HelpSection.Row {
    var label = ([subcommand.commandName] + (subcommand.aliases)).joined(separator: ", ")
    if subcommand.commandName == command.defaultSubcommand {
      label = String(
        localized: "\(label) (default)",
        locale: locale,
        comment: "Help: the subcommand that runs if none is specified"
      )
    }
    return HelpSection.Row(label: label, text: subcommand.abstract)
  }

  /// Returns a row for each argument; a flag and its negation share one.
  private func rows(_ arguments: [ArgumentInfo]) -> [HelpSection.Row] {
    arguments.filter { argument in !arguments.contains { argument.isNegation(of: $0) } }
      .map { argument in
        var row = row(argument)
        if let negation = arguments.first(where: { $0.isNegation(of: argument) }) {
          row.label += "/\(negation.label)"
        }
        return row
      }
  }

  private func row(_ argument: ArgumentInfo) -> HelpSection.Row {
    let description = ArgumentDescription(argument: argument, locale: locale)
    return HelpSection.Row(label: argument.label, text: description.text)
  }

  private enum Headings {
    static func arguments(_ locale: UserLocale) -> String {
      String(
        localized: "ARGUMENTS:",
        locale: locale,
        comment: "Help: heading of the list of arguments"
      )
    }
    static func options(_ locale: UserLocale) -> String {
      String(localized: "OPTIONS:", locale: locale, comment: "Help: heading of the list of options")
    }
    static func subcommands(_ locale: UserLocale) -> String {
      String(
        localized: "SUBCOMMANDS:",
        locale: locale,
        comment: "Help: heading of the list of subcommands"
      )
    }
  }
}

/// A heading of a help page, with its rows.
struct HelpSection {
  /// One argument or command, with its description.
  struct Row {
    var label: String
    var text: String
  }

  /// The indentation of the rows.
  static let indent = 2
  /// The column in which the descriptions of the rows begin.
  static let textColumn = 26

  var heading: String
  var rows: [Row]

  /// Returns the heading and the rows, wrapped to `width` unless a word is longer.
  func text(width: Int) -> String {
    ([heading] + rows.map { Self.text(of: $0, width: width) }).joined(separator: "\n")
  }

  private static func text(of row: Row, width: Int) -> String {
    let label = String(repeating: " ", count: indent) + row.label
    guard !row.text.isEmpty else { return label }
    let margin = String(repeating: " ", count: textColumn)
    let lines = row.text.wrapped(to: max(width - textColumn, minimumTextWidth))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
    // If the label leaves no space for a gap, the description begins on the next line.
    guard label.displayWidth < textColumn, let first = lines.first else {
      return ([label] + lines).joined(separator: "\n")
    }
    let start = label + first.dropFirst(label.displayWidth)
    return ([start] + lines.dropFirst()).joined(separator: "\n")
  }

  private static let minimumTextWidth = 20
}

extension String {
  /// Returns the string with lines wrapped between words to a maximum `width`.
  ///
  /// Existing line breaks and indentation are preserved, and continuation lines get the indentation
  /// of their first line. A word that is longer than a line is on a separate line.
  ///
  /// - Parameters:
  ///   - width: The maximum number of characters in a line.
  ///   - hangingIndent: The additional indentation of continuation lines.
  ///   - lineEnd: The end of a line that is continued. Quoted words then stay together.
  /// - Returns: The wrapped string, without trailing spaces on wrapped lines.
  package func wrapped(to width: Int, hangingIndent: Int = 0, lineEnd: String = "") -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.wrap($0, to: width, hangingIndent, lineEnd) }
      .joined(separator: "\n")
  }

  private static func wrap(
    _ line: Substring,
    to width: Int,
    _ hangingIndent: Int,
    _ lineEnd: String
  ) -> String {
    guard String(line).displayWidth > width else { return String(line) }
    let width = width - lineEnd.displayWidth
    let indent = String(line.prefix { $0 == " " })
    let margin = indent + String(repeating: " ", count: hangingIndent)
    var lines: [String] = []
    var current = ""
    for word in words(of: line, keepingQuotes: !lineEnd.isEmpty) {
      if current.isEmpty {
        current = (lines.isEmpty ? indent : margin) + word
      } else if current.displayWidth + 1 + word.displayWidth <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = margin + word
      }
    }
    lines.append(current)
    return lines.joined(separator: "\(lineEnd)\n")
  }

  private static func words(of line: Substring, keepingQuotes keepsQuotes: Bool) -> [String] {
    line.split(separator: " ")
      .reduce(into: []) { words, part in
        let isOpen = words.last.map { !$0.count { $0 == "\"" }.isMultiple(of: 2) } ?? false
        if keepsQuotes, isOpen {
          words[words.count - 1] += " \(part)"
        } else {
          words.append(String(part))
        }
      }
  }
}
