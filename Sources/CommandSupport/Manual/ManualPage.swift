import FileSystem
import FoundationEssentials
import Localization

/// The manual page of one command, in roff and in the language of a user.
///
/// It has the usual sections of manual pages. Their content is that of the help, so both are
/// consistent.
struct ManualPage {
  /// The commands from the root to the described one.
  var path: [CommandInfo]
  /// The version of the program.
  var version: String
  /// The date of the page in ISO 8601 format.
  var date: String
  /// The additional notes of the program.
  var notes: ManualNotes
  /// The locale of the user.
  var locale: UserLocale

  /// The entire page.
  var text: String {
    guard let command = path.last, let root = path.first else { return "" }
    var roff = Roff()
    let source = [root.commandName, version].filter { !$0.isEmpty }.joined(separator: " ")
    roff.addTitle(pageName.uppercased(), date: date, source: source, manual: headings.userCommands)
    // Words of other languages must not be hyphenated like English ones.
    roff.add(".nh")
    roff.add(".ad l")
    addOverview(of: command, to: &roff)
    addArguments(of: command, to: &roff)
    addSubcommands(of: command, to: &roff)
    add(notes.exitStatuses, under: headings.exitStatus, to: &roff)
    add(notes.environment, under: headings.environment, to: &roff)
    add(notes.files, under: headings.files, to: &roff)
    addPages(to: &roff)
    return roff.text
  }

  private var headings: ManualHeadings { ManualHeadings(locale: locale) }

  /// The name of the page: the words of the command, joined.
  private var pageName: String {
    path.map(\.commandName).joined(separator: "-")
  }
}

extension ManualPage {
  private func addOverview(of command: CommandInfo, to roff: inout Roff) {
    let abstract = command.abstract
    roff.addMacro("SH", headings.name)
    let summary = abstract.last == "." ? abstract.dropLast() : abstract[...]
    roff.addText("\(pageName) - \(summary)", paragraph: "PP")
    roff.addMacro("SH", headings.synopsis)
    roff.add(synopsis)
    roff.addMacro("SH", headings.description)
    let texts = [abstract, command.discussion].filter { !$0.isEmpty }
    roff.addText(texts.joined(separator: "\n\n"), paragraph: "PP")
  }

  /// The usage line: literal text in bold, placeholders in italics.
  private var synopsis: String {
    let call = path.map(\.commandName).joined(separator: " ")
    var rest = UsageLine(path: path, locale: locale).text.dropFirst(call.count)
    var line = Roff.bold(call)
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "-" }) {
      line += Roff.escaped(rest[..<start])
      let isValue = rest[start] == "<"
      let end = rest[start...].firstIndex { isValue ? $0 == ">" : " ]".contains($0) }
      let word = rest[start..<(end ?? rest.endIndex)]
      line += isValue ? Roff.italic(word.dropFirst()) : Roff.bold(word)
      rest = rest[word.endIndex...].dropFirst(isValue ? 1 : 0)
    }
    return line + Roff.escaped(rest)
  }

  private func addArguments(of command: CommandInfo, to roff: inout Roff) {
    let shown = command.arguments.filter(\.shouldDisplay)
    let operands = shown.filter { $0.sectionTitle == nil && $0.kind == .positional }
    if !operands.isEmpty { roff.addMacro("SH", headings.arguments) }
    for argument in operands { add(argument, to: &roff) }

    let options = shown.filter { $0.sectionTitle == nil && $0.kind != .positional }
    let titled = shown.filter { $0.sectionTitle != nil }
    if !options.isEmpty || !titled.isEmpty { roff.addMacro("SH", headings.options) }
    for argument in options { add(argument, to: &roff) }
    var title: String?
    for argument in titled {
      if let next = argument.sectionTitle, next != title {
        roff.addMacro("SS", next)
        title = next
      }
      add(argument, to: &roff)
    }
  }

  private func add(_ argument: ArgumentInfo, to roff: inout Roff) {
    roff.add(".TP")
    roff.add(label(of: argument))
    let text = ArgumentDescription(argument: argument, locale: locale).text
    roff.addText(text, paragraph: "IP")
  }

  private func label(of argument: ArgumentInfo) -> String {
    let value = Roff.italic(argument.valueName ?? "")
    guard argument.kind != .positional else { return value }
    let names = argument.orderedNames.map { Roff.bold($0.spelling) }.joined(separator: ", ")
    return argument.kind == .option ? "\(names) \(value)" : names
  }

  private func addSubcommands(of command: CommandInfo, to roff: inout Roff) {
    let shown = command.subcommands.filter(\.shouldDisplay)
    guard !shown.isEmpty else { return }
    roff.addMacro("SH", headings.subcommands)
    for subcommand in shown {
      roff.add(".TP")
      roff.add("\(Roff.bold("\(pageName)-\(subcommand.commandName)"))(1)")
      roff.addText(subcommand.abstract, paragraph: "IP")
    }
  }

  private func add(
    _ notes: [ManualNotes.Note],
    under heading: String,
    to roff: inout Roff
  ) {
    guard !notes.isEmpty else { return }
    roff.addMacro("SH", heading)
    for note in notes {
      roff.add(".TP")
      roff.add(Roff.bold(note.term))
      roff.addText(note.text, paragraph: "IP")
    }
  }

  /// Adds references to the pages of the parent command, mentioned commands, and other programs.
  private func addPages(to roff: inout Roff) {
    var pages: [String] = []
    if path.count > 1 {
      pages.append(path.dropLast().map(\.commandName).joined(separator: "-") + "(1)")
    }
    pages += mentionedPages.filter { !pages.contains($0) } + notes.otherPages
    guard !pages.isEmpty else { return }
    roff.addMacro("SH", headings.seeAlso)
    let spelled = pages.map { page in
      let name = page.prefix { $0 != "(" }
      return Roff.bold(name) + Roff.escaped(page[name.endIndex...])
    }
    roff.add(spelled.joined(separator: ",\n"))
  }

  private var mentionedPages: [String] {
    guard path.count > 1, let root = path.first, let command = path.last else { return [] }
    let text =
      ([command.discussion] + command.arguments.flatMap { [$0.abstract, $0.discussion] })
      .compactMap(\.self).joined(separator: "\n")
    return root.subcommands
      .filter { $0.shouldDisplay && $0.commandName != path[1].commandName }
      .map(\.commandName)
      .filter { name in
        let call = "\(root.commandName) \(name)"
        return text.ranges(of: call)
          .contains { range in
            text[range.upperBound...].first.map { !$0.isLetter && $0 != "-" } ?? true
          }
      }
      .map { "\(root.commandName)-\($0)(1)" }
  }
}

/// The date of a manual page.
enum ManualDate {
  /// The date in ISO 8601 format: that of `SOURCE_DATE_EPOCH`, or else today.
  ///
  /// The variable is for reproducible builds.
  static var current: String {
    let context = CommandContext.current
    let epoch = context.environment["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
    let date = epoch.map { Date(timeIntervalSince1970: $0) } ?? context.now()
    return date.formatted(.iso8601.year().month().day())
  }
}

/// The headings of a manual page, as usual for other programs.
struct ManualHeadings {
  var locale: UserLocale

  /// The title of the section for commands, at the top of each page.
  var userCommands: String {
    String(localized: "User Commands", locale: locale, comment: "Manual: title of section 1")
  }
  // The index of manuals finds a page by this heading, which is the word in Debian's pages.
  var name: String {
    String(
      localized: "NAME",
      locale: locale,
      comment: "Manual: heading, the same as in other manual pages in this language"
    )
  }
  var synopsis: String {
    String(localized: "SYNOPSIS", locale: locale, comment: "Manual: heading")
  }
  var description: String {
    String(localized: "DESCRIPTION", locale: locale, comment: "Manual: heading")
  }
  var arguments: String {
    String(localized: "ARGUMENTS", locale: locale, comment: "Manual: heading")
  }
  var options: String {
    String(localized: "OPTIONS", locale: locale, comment: "Manual: heading")
  }
  var subcommands: String {
    String(localized: "SUBCOMMANDS", locale: locale, comment: "Manual: heading")
  }
  var exitStatus: String {
    String(localized: "EXIT STATUS", locale: locale, comment: "Manual: heading")
  }
  var environment: String {
    String(
      localized: "ENVIRONMENT",
      locale: locale,
      comment: "Manual: heading of the environment variables"
    )
  }
  var files: String {
    String(localized: "FILES", locale: locale, comment: "Manual: heading")
  }
  var seeAlso: String {
    String(
      localized: "SEE ALSO",
      locale: locale,
      comment: "Manual: heading of the related pages"
    )
  }
}
