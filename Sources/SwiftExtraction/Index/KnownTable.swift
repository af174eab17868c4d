import Synchronization

/// A table of the platform's declarations, of which a line is read when somebody asks for it.
///
/// The tables have thousands of lines, and a small project asks for a few hundred. What was read is
/// remembered for all extractions of a process.
final class KnownTable: Sendable {
  /// The names of all declarations.
  let outline: FileDeclarations
  private let text: StaticString
  private let lines: [TableOutline.Line]
  private let entries = Mutex<[Int: FileDeclarations.Entry]>([:])

  /// Creates a table from declarations as `Scripts/distill` writes them.
  init(_ text: StaticString) {
    let outline = text.withUTF8Buffer { TableOutline($0) }
    self.text = text
    self.outline = FileDeclarations(entries: outline.entries)
    lines = outline.lines
  }

  /// Returns the entry of this number; `nil` if there is none.
  func entry(_ number: Int) -> FileDeclarations.Entry? {
    guard lines.indices.contains(number) else { return nil }
    if let known = entries.withLock({ $0[number] }) { return known }
    let (first, read) = (lines[number].first, readLine(of: number))
    entries.withLock { entries in
      for (index, entry) in read.enumerated() { entries[first + index] = entry }
    }
    return read.indices.contains(number - first) ? read[number - first] : nil
  }
}

extension KnownTable {
  /// Reads the entries of a line, within the types that stand around it.
  private func readLine(of number: Int) -> [FileDeclarations.Entry] {
    let line = lines[number]
    let types = types(around: line)
    var source: [UInt8] = []
    for type in types { append(lines[type], to: &source) }
    append(line, to: &source)
    if case .type(let fragment)? = outline.entry(number) {
      for member in membersTelling(fragment, number) { append(lines[member], to: &source) }
    }
    let openCount =
      source.count { $0 == UInt8(ascii: "{") } - source.count { $0 == UInt8(ascii: "}") }
    source += repeatElement(UInt8(ascii: "}"), count: openCount)
    let tree = Lowering.read(
      SourceFile(path: "", bytes: source),
      options: ExtractionOptions(),
      readsBodies: false
    )
    let entries = FileDeclarations(tree, isKnown: true).entries.dropFirst(types.count)
    return entries.first.map(\.isType) ?? false
      ? Array(entries.prefix(1)) : entries.map { $0.member(of: line.outer) }
  }

  private func append(_ line: TableOutline.Line, to source: inout [UInt8]) {
    text.withUTF8Buffer { source += $0[line.range] }
    source.append(UInt8(ascii: "\n"))
  }

  /// Returns the types around a line, the outermost first.
  private func types(around line: TableOutline.Line) -> [Int] {
    var types: [Int] = []
    var next = line.outer
    while let type = next {
      types.append(type)
      next = lines[type].outer
    }
    return types.reversed()
  }

  /// Returns the members that tell something of the type as a whole: its aliases, and all that a
  /// protocol requires.
  private func membersTelling(_ type: TypeFragment, _ number: Int) -> [Int] {
    let isProtocol = type.kind == .protocolType
    return lines.indices.dropFirst(number + 1)
      .prefix { lines[$0].outer ?? -1 >= number }
      .filter { lines[$0].outer == number && lines[$0].first == $0 }
      .filter { member in
        switch outline.entry(member) {
        case .alias: true
        case .type, nil: false
        case .function, .variable: isProtocol
        }
      }
  }
}

extension FileDeclarations.Entry {
  fileprivate var isType: Bool {
    if case .type = self { true } else { false }
  }

  /// Returns the entry as a member of another type.
  fileprivate func member(of type: Int?) -> Self {
    switch self {
    case .type: self
    case .function(let function, _): .function(function, of: type)
    case .variable(let variable, _): .variable(variable, of: type)
    case .alias(let alias, _): .alias(alias, of: type)
    }
  }
}
