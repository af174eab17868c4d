import CatalogCompiler
import Diagnostics
import JSONSyntax
import StringCatalog
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Texts of catalogs become literals and comments of generated sources, never other code.
///
/// The parser of Swift reads the sources, and finds the same syntax as for harmless texts.
@Suite struct `Generated Swift` {
  /// Delimiters of comments, literals and names.
  static let delimiters = ["*/", "/*", "\"", "\\", "\n", "`"]
  /// Texts that continue as code if a delimiter is not escaped.
  static let attacks = [
    "*/ static let pwned = 1 /*", "\n}\nlet pwned = 1\n", "\r\n\u{2028}let pwned = 1 //",
    "\") } static let pwned = (\"", "\\(exit(0))", "\"\"\"\nlet pwned = 1", "\"#; let pwned = 1",
    "\\u{22}) } let pwned = 1", "`: Int { 1 }; let `pwned", "\u{202E}*/ let pwned = 1 /*\u{2066}",
    "*\u{2060}/ let pwned = 1", "class", "1st", "//", "/**/", "*//*", "\\",
  ]

  @Test(arguments: delimiters, SymbolRuntime.allCases)
  func `has the same syntax whatever the neighbors of a delimiter are`(
    _ delimiter: String,
    _ runtime: SymbolRuntime
  ) throws {
    let neighbors = [""] + GraphemeNeighbors.scalars.map { String($0) }
    let texts = neighbors.flatMap { neighbor in
      [
        neighbor + delimiter, delimiter + neighbor, "\u{D4E}" + delimiter + neighbor,
        neighbor + delimiter + "\u{301}",
      ]
    }
    try expectHarmless(texts.map { ($0, "Localizable") }, runtime)
  }

  @Test(arguments: attacks, SymbolRuntime.allCases)
  func `contains no code of an attack`(_ attack: String, _ runtime: SymbolRuntime) throws {
    for (before, after) in [("", ""), ("\u{D4E}", ""), ("", "\u{301}"), ("\u{D4E}", "\u{301}")] {
      let text = before + attack + after
      try expectHarmless([(text, "Localizable")], runtime)
      try expectHarmless([(text, "Legal\(text)")], runtime)
    }
  }

  @Test(arguments: attacks) func `of the plugin contains no code of an attack`(
    _ attack: String
  ) throws {
    let harmless = embeddedSource(image: Array("a".utf8), defaultTable: "x", catalogs: ["x"])
    for name in [attack, "\u{D4E}\(attack)\u{301}"] {
      let source = embeddedSource(image: Array("a".utf8), defaultTable: name, catalogs: [name])
      #expect(Syntax(source).difference(from: Syntax(harmless)) == [])
      // The bytes of the catalog are in the lines of a literal, whose number depends on them.
      let image = embeddedSource(image: Array("a\(name)".utf8), defaultTable: "x", catalogs: ["x"])
      #expect(!Syntax(image).hasError)
      #expect(Syntax(image).declarationCount == Syntax(harmless).declarationCount)
      #expect(Syntax(source).literals.contains(Array(name.utf8)))
    }
  }

  @Test func `reads all scalars of a literal`() throws {
    for text in GraphemeNeighbors.everyScalar(between: "\"", where: { _ in true }) {
      #expect(Syntax("let text = \(swiftLiteral(text))").literals == [Array(text.utf8)])
    }
  }

  /// Keywords, digits and other words that are no names, also as labels of arguments.
  @Test(arguments: [
    "self", "init", "Type", "Protocol", "Self", "Any", "let", "await", "1", "1a", "_", "$0", "$",
    "actor", "nil", "func class", "é", "ß", "ŉ", "İ", "한", "👩", "ⅷ", "²", "x²", "\u{301}", "#if",
  ]) func `has valid names`(_ name: String) throws {
    for runtime in SymbolRuntime.allCases {
      for table in ["Localizable", name] {
        let symbols = try symbols([name], substitution: name, table: table, runtime)
        #expect(!Syntax(symbols.source).hasError, "\(symbols.source)")
      }
    }
  }

  private func expectHarmless(
    _ texts: [(text: String, table: String)],
    _ runtime: SymbolRuntime
  ) throws {
    let table = texts[0].table
    func keys(_ text: (String) -> String) -> [String] {
      texts.enumerated().map { "k\($0.offset)x \(text($0.element.text))" }
    }
    let expected = try symbols(
      keys { _ in "" },
      substitution: "",
      table: "\(table == "Localizable" ? table : "Legal")",
      runtime
    )
    let found = try symbols(keys { $0 }, substitution: "", table: table, runtime)
    let (syntax, harmless) = (Syntax(found.source), Syntax(expected.source))
    // A name that no placeholder can have leaves out an argument, but adds no declaration.
    let named = try symbols(keys { $0 }, substitution: texts[0].text, table: table, runtime)
    #expect(!Syntax(named.source).hasError)
    #expect(Syntax(named.source).declarationCount == harmless.declarationCount)
    #expect(!syntax.hasError)
    #expect(found.count == texts.count)
    #expect(syntax.difference(from: harmless) == [], "\(found.source)")
    for key in keys({ $0 }) { #expect(syntax.literals.contains(Array(key.utf8))) }
    #expect(syntax.literals.contains(Array(table.utf8)))
  }

  /// Returns the source with the symbols of keys, whose comments and values are like the keys.
  private func symbols(
    _ keys: [String],
    substitution: String,
    table: String,
    _ runtime: SymbolRuntime
  ) throws -> (source: String, count: Int) {
    let label = String(
      String.UnicodeScalarView(substitution.unicodeScalars.filter { $0 != "@" && $0 != "%" })
    )
    var catalog = StringCatalog(sourceLanguage: "en")
    for key in keys {
      let json = """
        {"sourceLanguage":"en","version":"1.0","strings":{\(quoted(key)):{
          "comment":\(quoted("A \(key)")),"extractionState":"manual","localizations":{"en":{
            "stringUnit":{"state":"translated","value":\(quoted("%#@s \(label)@ %2$@ \(key)"))},
            "substitutions":{\(quoted("s \(label)")):{"argNum":1,"formatSpecifier":"lld",
              "variations":{"plural":{"other":{
                "stringUnit":{"state":"translated","value":"%arg"}}}}}}}}}}}
        """
      let parsed = StringCatalog.parse(Array(json.utf8), file: "\(table).xcstrings")
      catalog[key] = try #require(parsed.value?[key])
    }
    let options = SymbolOptions(keys: .all, runtime: runtime)
    let symbols = stringSymbols(of: [CatalogTable(table, catalog)], options).value
    return (symbolFile(symbols, table: table, options), symbols.count)
  }

  /// Returns a string of JSON, in ASCII only.
  private func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return "\"\(units.joined())\""
  }
}

/// What the parser of Swift finds in a source: the kinds of all nodes, without names and texts.
private struct Syntax {
  let kinds: [SyntaxKind]
  let hasError: Bool
  /// The contents of the literals without interpolations.
  let literals: Set<[UInt8]>

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(file)
    kinds = visitor.kinds
    literals = visitor.literals
    hasError = file.hasError
  }

  /// The number of declarations of types, members, variables and functions.
  var declarationCount: Int {
    kinds.count { $0.syntaxNodeType is any DeclSyntaxProtocol.Type }
  }

  /// Returns the kinds that only one of two sources has at its place.
  func difference(from other: Syntax) -> [String] {
    kinds.difference(from: other.kinds).map { "\($0)" }
  }

  private final class Visitor: SyntaxAnyVisitor {
    var kinds: [SyntaxKind] = []
    var literals: Set<[UInt8]> = []

    override func visitAny(_ node: SwiftSyntax.Syntax) -> SyntaxVisitorContinueKind {
      // A literal has a segment for each line, also for an escaped line feed.
      if node.kind != .token, node.kind != .stringSegment { kinds.append(node.kind) }
      if let literal = node.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
        literals.insert(Array(literal.utf8))
      }
      return .visitChildren
    }
  }
}
