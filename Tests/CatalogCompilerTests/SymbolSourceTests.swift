import CatalogCompiler
import Diagnostics
import StringCatalog
import Testing

@Suite struct SymbolSourceTests {
  /// Expects the declaration of a key, from `var` or `func` to its type, and its default value.
  private func expectSymbol(
    _ head: String,
    _ defaultValue: String,
    key: String,
    english: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let localizations = english.isEmpty ? "" : ", \"localizations\" : { \"en\" : \(english) }"
    let source = try source("\"\(key)\" : { \"extractionState\" : \"manual\"\(localizations) }")
    #expect(source.contains("static \(head) {"), "\(source)", sourceLocation: sourceLocation)
    #expect(
      source.contains("defaultValue: \(defaultValue),"),
      "\(source)",
      sourceLocation: sourceLocation
    )
  }

  private func source(
    _ entry: String,
    table: String = "Localizable",
    _ options: SymbolOptions = SymbolOptions()
  ) throws -> String {
    let text = """
      {"sourceLanguage" : "en", "strings" : {\(entry)}, "version" : "1.0"}
      """
    let parsed = StringCatalog.parse(Array(text.utf8), file: "\(table).xcstrings")
    let catalog = try #require(parsed.value)
    let symbols = stringSymbols(of: [CatalogTable(table, catalog)], options)
    #expect(symbols.diagnostics == [])
    return symbolSource(symbols.value, options)
  }

  @Test(arguments: [
    ("app.name", "var appName: LocalizationBundle.Resource", #""app.name""#),
    ("Files: %@", "func files(_ arg1: String) -> LocalizationBundle.Resource", #""\(arg1)""#),
    (
      "%lld of %u", "func of(_ arg1: Int, _ arg2: UInt32) -> LocalizationBundle.Resource",
      #""\(arg1, specifier: "%lld")\(arg2, specifier: "%u")""#
    ),
    (
      "%2$d in %1$@", "func `in`(_ arg1: String, _ arg2: Int32) -> LocalizationBundle.Resource",
      #""\(arg1)\(arg2, specifier: "%d")""#
    ),
    (
      "%.1f kg", "func kg(_ arg1: Float) -> LocalizationBundle.Resource",
      #""\(arg1, specifier: "%.1f")""#
    ),
    (
      "%g of %lf", "func of(_ arg1: Double, _ arg2: Double) -> LocalizationBundle.Resource",
      #""\(arg1, specifier: "%g")\(arg2, specifier: "%lf")""#
    ),
    (
      "hi %(user_name)@", "func hi(userName: String) -> LocalizationBundle.Resource",
      #""\(userName)""#
    ),
    (
      "%(age)llu years", "func years(age: UInt) -> LocalizationBundle.Resource",
      #""\(age, specifier: "%llu")""#
    ),
    (
      "from %(in)@ to %(arg2)@",
      "func fromTo(`in`: String, _ arg2: String) -> LocalizationBundle.Resource",
      #""\(`in`)\(arg2)""#
    ),
    (
      "wide %*d", "func wide(_ arg1: Int32, _ arg2: Int32) -> LocalizationBundle.Resource",
      #""\(arg1, specifier: "%d")\(arg2, specifier: "%d")""#
    ),
    (
      "third %3$@",
      "func third(_ arg1: String, _ arg2: String, _ arg3: String) -> LocalizationBundle.Resource",
      #""\(arg1)\(arg2)\(arg3)""#
    ),
    ("100% free", "var _100Free: LocalizationBundle.Resource", #""100% free""#),
    ("Continue", "var `continue`: LocalizationBundle.Resource", #""Continue""#),
  ])
  func `the specifiers of a key become parameters`(key: String, head: String, value: String) throws
  {
    try expectSymbol(head, value, key: key)
  }

  @Test func `the string of the source language provides specifiers that the key lacks`() throws {
    try expectSymbol(
      "func greeting(name: String) -> LocalizationBundle.Resource",
      #""\(name)""#,
      key: "greeting",
      english: #"{ "stringUnit" : { "state" : "translated", "value" : "Hello, %(name)@" } }"#
    )
  }

  @Test func `a plural uses the number of any variant that contains it`() throws {
    let forms = #"""
      { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "A day for %2$@" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld days for %2$@" } }
      } } }
      """#
    try expectSymbol(
      "func days(_ arg1: Int, _ arg2: String) -> LocalizationBundle.Resource",
      #""\(arg1, specifier: "%lld")\(arg2)""#,
      key: "days",
      english: forms
    )
    try expectSymbol(
      "func days(_ arg1: Int) -> LocalizationBundle.Resource",
      #""\(arg1, specifier: "%lld")""#,
      key: "days",
      english: #"""
        { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "A day" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Days" } }
        } } }
        """#
    )
  }

  @Test func `the names of substitutions become labels`() throws {
    let substitution = #"""
      "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg of %3$@" } }
      } }
      """#
    try expectSymbol(
      "func progress(done: Int, total: UInt, _ arg3: String) -> LocalizationBundle.Resource",
      #""\(done, specifier: "%lld")\(total, specifier: "%lu")\(arg3)""#,
      key: "progress",
      english: """
        { "stringUnit" : { "state" : "translated", "value" : "%#@total@, %#@done@" },
          "substitutions" : {
            "done" : { "argNum" : 1, "formatSpecifier" : "lld", \(substitution) },
            "total" : { "argNum" : 2, "formatSpecifier" : "lu", \(substitution) }
        } }
        """
    )
  }

  /// An unapproved default value of the code is not in the compiled catalog.
  @Test(arguments: [
    ("title", "Good day: 100%", #""Good day: 100%""#),
    ("sum", "%1$lld%% of %2$@", #""\(arg1, specifier: "%lld")% of \(arg2)""#),
    ("turned", "%2$@ has %1$lld", #""\(arg1, specifier: "%lld")\(arg2)""#),
  ])
  func `a string that is left to the code becomes the default value`(
    key: String,
    text: String,
    value: String
  ) throws {
    let source = try source(
      #"""
      "\#(key)" : { "extractionState" : "extracted_with_value", "localizations" : { "en" : {
        "stringUnit" : { "state" : "new", "value" : "\#(text)" } } } }
      """#,
      SymbolOptions(keys: .all)
    )
    #expect(source.contains("defaultValue: \(value),"), "\(source)")
  }

  @Test func `the documentation contains the comment, the key and the table`() throws {
    let entry = #""A\nB */" : { "comment" : "One.\n\nTwo.", "extractionState" : "manual" }"#
    let options = SymbolOptions(access: .package)
    #expect(
      try source(entry, table: "Legal", options) == #"""
        package import Localization

        nonisolated extension LocalizationBundle.Resource {
          /// The strings of the table “Legal”.
          package enum Legal {
            /// One.
            ///
            /// Two.
            ///
            /// Localized string for key “A\nB */” in table “Legal”.
            package static var aB: LocalizationBundle.Resource {
              LocalizationBundle.Resource(
                key: "A\nB */",
                defaultValue: "A\nB */",
                table: "Legal",
                bundle: .module
              )
            }
          }
        }

        """#
    )
  }

  @Test func `no symbols give an empty source`() {
    #expect(symbolSource([], SymbolOptions(access: .public)) == "")
  }
}
