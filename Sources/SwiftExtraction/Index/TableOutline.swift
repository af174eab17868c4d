/// The names in a table of the platform, found by a look at the first words of each line.
///
/// A table holds one declaration a line, as `Scripts/distill` writes it. So all that is declared can
/// be numbered without the parser, which takes fifty times as long.
struct TableOutline {
  /// The declarations with their names, and with nothing else that is written of them.
  private(set) var entries: [FileDeclarations.Entry] = []
  /// For each entry, its line.
  private(set) var lines: [Line] = []
  private var scanner: SourceScanner
  /// The entries of the types that are open.
  private var open: [Int] = []

  /// Where a declaration stands.
  struct Line: Sendable {
    /// The bytes of the line, without the white space before it.
    var range: Range<Int>
    /// The entry of the type around it.
    var outer: Int?
    /// The first of the entries that the line has.
    var first: Int
  }

  /// Looks at a table.
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

  /// Takes a name, which quotation marks may be around, or an operator.
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

  /// Takes a byte, if it comes next.
  fileprivate mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    advance()
    return true
  }

  fileprivate mutating func nextWord() -> String {
    String(decoding: word(), as: UTF8.self)
  }

  /// Takes the name of an operator, up to its parameters.
  fileprivate mutating func nextOperator() -> String {
    var bytes: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "("), byte != UInt8(ascii: " ") {
      bytes.append(byte)
      advance()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
