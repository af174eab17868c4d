import Synchronization

/// The declarations of the platform's modules and of known packages, as the index has those of the
/// project.
package enum PlatformDeclarations {
  /// The modules; those of packages come first.
  private static let interfaces = PlatformInterface.packages + PlatformInterface.all

  /// The number of modules.
  static var count: Int { interfaces.count }

  /// The tables of the modules, which all extractions of a process share.
  package static let files = interfaces.map { PlatformDeclarationTable($0.text) }

  /// The locations of the declarations of all modules, without those in doubtful extensions.
  static let places: DeclarationTable = {
    var rows: [DeclarationRow] = []
    for (number, file) in files.enumerated() { rows.append(file.outline.keys, inFile: number) }
    return DeclarationTable(rows)
  }()

  /// The names of the aliases outside of types.
  static let aliasNames: Set<String> = {
    var names: Set<String> = []
    for file in files {
      for case .alias(let alias, nil) in file.outline.entries { names.insert(alias.name) }
    }
    return names
  }()

  /// A fingerprint of the interfaces.
  package static let fingerprint = interfaces.reduce(Fingerprint.start) {
    before,
    interface in
    interface.text.withUTF8Buffer { Fingerprint(UnsafeRawBufferPointer($0), seed: before) }
  }

  /// Returns the module of a file of the index; `nil` for a file of the project.
  package static func module(ofFile file: Int) -> String? {
    file < 0 ? interfaces[count + file].module : nil
  }

  /// Returns whether a file of the index is the table of a package.
  static func isPackage(_ file: Int) -> Bool {
    file < 0 && count + file < PlatformInterface.packages.count
  }
}

/// A table of the platform's declarations, each line of which is read on demand.
///
/// The tables have thousands of lines, and a small project needs a few hundred of them. All
/// extractions of a process share the lines that were read.
package final class PlatformDeclarationTable: Sendable {
  /// The names of all declarations.
  package let outline: FileDeclarations
  private let text: StaticString
  private let lines: [DeclarationTableIndex.Line]
  private let entries = Mutex<[Int: FileDeclarations.Entry]>([:])

  /// Creates a table from declarations as `Scripts/update-platform-interfaces` writes them.
  init(_ text: StaticString) {
    let outline = text.withUTF8Buffer { DeclarationTableIndex($0) }
    self.text = text
    self.outline = FileDeclarations(entries: outline.entries)
    lines = outline.lines
  }

  /// Returns the entry of this number; `nil` if there is none.
  package func entry(_ number: Int) -> FileDeclarations.Entry? {
    guard lines.indices.contains(number) else { return nil }
    if let known = entries.withLock({ $0[number] }) { return known }
    let (first, read) = (lines[number].first, readLine(of: number))
    entries.withLock { entries in
      for (index, entry) in read.enumerated() { entries[first + index] = entry }
    }
    return read.indices.contains(number - first) ? read[number - first] : nil
  }
}

extension PlatformDeclarationTable {
  /// Reads the entries of a line, within the enclosing types.
  private func readLine(of number: Int) -> [FileDeclarations.Entry] {
    let line = lines[number]
    let types = types(around: line)
    var source: [UInt8] = []
    for type in types { append(lines[type], to: &source) }
    append(line, to: &source)
    if case .type(let fragment)? = outline.entry(number) {
      for member in definingMembers(of: fragment, number) { append(lines[member], to: &source) }
    }
    let openCount =
      source.count { $0 == UInt8(ascii: "{") } - source.count { $0 == UInt8(ascii: "}") }
    source += repeatElement(UInt8(ascii: "}"), count: openCount)
    let tree = Lowering.read(
      SourceFile(path: "", bytes: source),
      options: LoweringOptions(),
      readsBodies: false
    )
    let entries = FileDeclarations(tree, isKnown: true).entries.dropFirst(types.count)
    return entries.first.map(\.isType) ?? false
      ? Array(entries.prefix(1)) : entries.map { $0.member(of: line.outer) }
  }

  private func append(_ line: DeclarationTableIndex.Line, to source: inout [UInt8]) {
    text.withUTF8Buffer { source += $0[line.range] }
    source.append(UInt8(ascii: "\n"))
  }

  /// Returns the types around a line, the outermost first.
  private func types(around line: DeclarationTableIndex.Line) -> [Int] {
    var types: [Int] = []
    var next = line.outer
    while let type = next {
      types.append(type)
      next = lines[type].outer
    }
    return types.reversed()
  }

  /// Returns the members that belong to the entry of the type itself: its aliases, and the
  /// requirements of a protocol that may determine its associated types.
  ///
  /// `View` has hundreds of members, of which only `body` determines its `Body`.
  private func definingMembers(of type: TypeFragment, _ number: Int) -> [Int] {
    let members = lines.indices.dropFirst(number + 1)
      .prefix { lines[$0].outer ?? -1 >= number }
      .filter { lines[$0].outer == number && lines[$0].first == $0 }
    let aliases = members.compactMap { member -> [UInt8]? in
      guard case .alias(let alias, _)? = outline.entry(member) else { return nil }
      return Array(alias.name.utf8)
    }
    return members.filter { member in
      switch outline.entry(member) {
      case .alias: true
      case .type, nil: false
      case .function, .variable:
        type.kind == .protocolType && aliases.contains { occurs($0, in: lines[member]) }
      }
    }
  }

  /// Whether a name occurs in a line, possibly as a part of another name.
  private func occurs(_ name: [UInt8], in line: DeclarationTableIndex.Line) -> Bool {
    text.withUTF8Buffer { text in
      line.range.contains { text[$0] == name.first && text[$0...].starts(with: name) }
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

/// The names in a table of the platform, determined from the first words of each line.
///
/// A table contains one declaration per line, as `Scripts/update-platform-interfaces` writes it.
/// Therefore the declarations can be numbered without the parser, which takes fifty times as long.
struct DeclarationTableIndex {
  /// The declarations with their names only.
  private(set) var entries: [FileDeclarations.Entry] = []
  /// For each entry, its line.
  private(set) var lines: [Line] = []
  private var scanner: SourceScanner
  /// The entries of the types that are open.
  private var open: [Int] = []

  /// The location of a declaration.
  struct Line: Sendable {
    /// The bytes of the line, without the white space before it.
    var range: Range<Int>
    /// The entry of the type around it.
    var outer: Int?
    /// The first of the entries that the line has.
    var first: Int
  }

  /// Creates the outline of a table.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    scanner = SourceScanner(text)
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): scanner.advance()
      case UInt8(ascii: "}"):
        open.removeLast()
        scanner.skipLine()
      default: addLine(of: text)
      }
    }
  }

  private mutating func addLine(of text: UnsafeBufferPointer<UInt8>) {
    let (start, first, outer) = (scanner.position, entries.count, open.last)
    addEntries(of: outer)
    scanner.skipLine()
    let line = Line(range: start..<scanner.position, outer: outer, first: first)
    lines += repeatElement(line, count: entries.count - first)
    if text[scanner.position - 1] == UInt8(ascii: "{") { open.append(first) }
  }

  private mutating func addEntries(of outer: Int?) {
    var isStatic = false
    while true {
      scanner.skipSpaces()
      if scanner.next == UInt8(ascii: "@") {
        skipAttribute()
        continue
      }
      let word = scanner.nextWord()
      switch word {
      case "static": isStatic = true
      case "var", "let": return addVariables(isStatic: isStatic, of: outer)
      case "typealias", "associatedtype":
        return entries.append(.alias(AliasDeclaration(name: name(), generics: []), of: outer))
      case "struct": return addType(.structure)
      case "class": return addType(.nominal)
      case "enum": return addType(.enumeration)
      case "protocol": return addType(.protocolType)
      case "extension": return addType(.extended)
      default: return addFunction(word, of: outer)
      }
    }
  }

  private mutating func skipAttribute() {
    scanner.advance()
    _ = scanner.word()
    if scanner.next == UInt8(ascii: "(") {
      scanner.skipGroup(from: UInt8(ascii: "("), to: UInt8(ascii: ")"))
    }
  }

  private mutating func addFunction(_ word: String, of outer: Int?) {
    let (kind, name): (FunctionDeclaration.Kind, String) =
      switch word {
      case "init": (.initializer, word)
      case "subscript": (.subscripting, word)
      case "case": (.enumCase, self.name())
      case "macro": (.macro, self.name())
      default: (.function, self.name())
      }
    entries.append(
      .function(FunctionDeclaration(kind: kind, name: name, parameters: []), of: outer)
    )
  }

  private mutating func addVariables(isStatic: Bool, of outer: Int?) {
    repeat {
      let variable = VariableDeclaration(
        pattern: .name(name()),
        attributes: [],
        isStatic: isStatic,
        isConstant: false,
        isLazy: false,
        otherAccessors: []
      )
      entries.append(.variable(variable, of: outer))
    } while scanner.take(UInt8(ascii: ","))
  }

  private mutating func addType(_ kind: TypeDeclaration.Kind) {
    var path = [name()]
    while scanner.take(UInt8(ascii: ".")) { path.append(name()) }
    let type = TypeDeclaration(
      kind: kind,
      name: path,
      generics: [],
      equalities: [],
      inherited: [],
      attributes: [],
      members: [],
      statements: []
    )
    entries.append(.type(TypeFragment(type, in: open.last.flatMap { fragment($0) })))
  }

  private func fragment(_ entry: Int) -> TypeFragment? {
    if case .type(let fragment) = entries[entry] { fragment } else { nil }
  }

  /// Consumes a name, which may be in backticks, or an operator.
  private mutating func name() -> String {
    scanner.skipSpaces()
    if scanner.take(UInt8(ascii: "`")) {
      defer { scanner.advance() }
      return scanner.nextWord()
    }
    let word = scanner.nextWord()
    return word.isEmpty ? scanner.nextOperator() : word
  }
}

extension SourceScanner {
  fileprivate mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { advance() }
  }

  /// Consumes a byte if it is the next one.
  fileprivate mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    advance()
    return true
  }

  fileprivate mutating func nextWord() -> String {
    String(decoding: word(), as: UTF8.self)
  }

  /// Consumes the name of an operator, up to its parameters.
  fileprivate mutating func nextOperator() -> String {
    var bytes: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "("), byte != UInt8(ascii: " ") {
      bytes.append(byte)
      advance()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
