import FileFormats
import Testing

/// The lines of changed translations, as `msgcat` of gettext 0.21 writes them.
@Suite struct POWrappingTests {
  private static let wrapped = #"""
    msgid "a"
    msgstr ""
    "Esta aplicación guarda las puertas que se han abierto, y las que se han "
    "cerrado después, durante un año."


    """#

  private static let unwrapped = #"""
    msgid "a"
    msgstr "Esta aplicación guarda las puertas que se han abierto, y las que se han cerrado después, durante un año."


    """#

  /// Returns the lines of the changed translations of a message.
  private func lines(
    of message: String,
    after other: String,
    _ texts: [Int: String]
  ) throws
    -> [String]
  {
    let file = other + message
    let edit = POMessageEdit(
      at: other.utf8.count,
      texts,
      isFuzzy: false,
      replacing: "x",
      with: nil
    )
    let bytes = try #require(POFile.patched(Array(file.utf8), [edit]))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(other))
    return text.dropFirst(other.count).split(separator: "\n").map(String.init)
      .drop { !$0.hasPrefix("msgstr") }.map(\.self)
  }

  /// A translation, and its lines.
  private static let rows: [(String, [String])] = [
    ("Abre la puerta", ["\"Abre la puerta\""]), ("", ["\"\""]),
    (
      "Primera línea corta\nSegunda línea, que es mucho más larga que las columnas que caben en una línea del archivo",
      [
        #""""#, #""Primera línea corta\n""#,
        #""Segunda línea, que es mucho más larga que las columnas que caben en una ""#,
        #""línea del archivo""#,
      ]
    ),
    (
      "https://example.com/una/direccion/muy-larga/que-no-tiene/espacios/pero-si-barras-y-guiones/12/fin.html",
      [
        #""""#,
        #""https://example.com/una/direccion/muy-larga/que-no-tiene/espacios/pero-si-""#,
        #""barras-y-guiones/12/fin.html""#,
      ]
    ),
    (
      "このアプリは、開いたドアと、その後に閉じたドアを一年間保存します。ドアの名前は設定で変更できます。",
      [
        #""""#, #""このアプリは、開いたドアと、その後に閉じたドアを一年間保存します。ドアの名前""#,
        #""は設定で変更できます。""#,
      ]
    ),
    (
      "«Abre» la puerta \"principal\" (la de %1$@): quedan %2$lld segundos… ¿Seguro que quieres abrirla ahora mismo?",
      [
        #""""#,
        #""«Abre» la puerta \"principal\" (la de %1$@): quedan %2$lld segundos… ¿Seguro ""#,
        #""que quieres abrirla ahora mismo?""#,
      ]
    ),
    (
      "Setenta y un caracteres, que caben con la palabra clave en una línea: sí",
      [#""""#, #""Setenta y un caracteres, que caben con la palabra clave en una línea: sí""#]
    ),
  ]

  @Test(arguments: rows)
  func `are wrapped in a file whose texts are`(_ text: String, _ expected: [String]) throws {
    let message = "msgid \"b\"\nmsgstr \"\"\n"
    let found = try lines(of: message, after: Self.wrapped, [0: text])
    #expect(found == ["msgstr \(expected[0])"] + expected.dropFirst())
  }

  @Test func `of plurals count the columns of their numbers`() throws {
    let message = "msgid \"n\"\nmsgid_plural \"ns\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
    let text = "Sesenta y siete caracteres, que caben solo tras la palabra «msgstr»."
    let found = try lines(of: message, after: Self.wrapped, [0: text, 1: String(text.dropLast())])
    #expect(
      found == [
        "msgstr[0] \"\"", "\"\(text)\"", "msgstr[1] \"\(text.dropLast())\"",
      ]
    )
  }

  @Test(arguments: [unwrapped, unwrapped + wrapped, "msgid \"a\"\nmsgstr \"\"\n\n"])
  func `are not wrapped in other files`(_ other: String) throws {
    let text = "Una traducción muy larga, que no cabe en las setenta y nueve columnas de una línea"
    let found = try lines(of: "msgid \"b\"\nmsgstr \"\"\n", after: other, [0: text])
    #expect(found == ["msgstr \"\(text)\""])
  }
}
