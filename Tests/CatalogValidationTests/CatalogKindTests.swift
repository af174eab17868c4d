import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

@Suite struct `Catalog kinds` {
  @Test(arguments: [
    ("App/Localizable.xcstrings", CatalogKind.code),
    ("mul.lproj/Main.xcstrings", .interfaceBuilder),
    ("/a/mul.lproj/Info.plist.xcstrings", .interfaceBuilder),
    ("mul.lproj/Views/Main.xcstrings", .code),
    ("es.lproj/Main.xcstrings", .code),
    ("InfoPlist.xcstrings", .informationPropertyList),
    ("App/Widget-InfoPlist.xcstrings", .informationPropertyList),
    ("App/MyInfoPlist.xcstrings", .code),
    ("App/AppShortcuts.xcstrings", .appShortcuts),
    ("App/MyAppShortcuts.xcstrings", .code),
    ("", .code),
    ("/", .code),
    ("a/.", .code),
    ("App/InfoPlist.old.xcstrings", .code),
    (".xcstrings", .code),
  ])
  func `follow from the path`(_ path: String, _ kind: CatalogKind) {
    #expect(CatalogKind(ofCatalogAt: path) == kind)
  }

  @Test(arguments: [
    ("InfoPlist.xcstrings", ["untranslated-usage-description"]),
    ("Texts.xcstrings", ["bundle-key-in-table", "missing-translation"]),
  ])
  func `are those of the file of a catalog`(_ path: String, _ rules: [String]) throws {
    let text = RuleExample(
      """
      "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "To scan tickets." } } } }
      """
    )
    .markedCatalog
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: path).value)
    let findings = validate(catalog, languages: ["en", "es"])
    #expect(findings.map(\.id.rawValue) == rules)
  }

  @Test(arguments: [
    ("Texts.xcstrings", "key", "the code does not use"),
    ("mul.lproj/Main.xcstrings", "key", "the code does not use"),
    ("mul.lproj/Main.xcstrings", "aB3-cd-eF5.title", "the storyboard or XIB has no text for"),
    ("InfoPlist.xcstrings", "CFBundleName", "Info.plist has no text for"),
  ])
  func `say what lacks a key`(_ catalog: String, _ key: String, _ beginning: String) {
    let message = KeyNotInCodeRule.message(key, in: catalog)
    #expect(message.english == "\(beginning) the key \"\(key)\"")
  }

  @Test(arguments: [
    ("aB3-cd-eF5.title", "Class = \\\"NSMenuItem\\\"; ObjectID = \\\"aB3-cd-eF5\\\";", false),
    ("aB3-cd-eF5.title", "A menu item", true),
    ("title", "Class = \\\"NSMenuItem\\\"; ObjectID = \\\"aB3-cd-eF5\\\";", true),
  ])
  func `of a string in a table of code follow from its key and its comment`(
    _ key: String,
    _ comment: String,
    isOfCode: Bool
  ) throws {
    let entries = """
      "\(key)" : { "comment" : "\(comment)", "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } }
      """
    let catalog = try parsedCatalog(RuleExample(entries).markedCatalog)
    let findings = validate(catalog, languages: ["en"])
    #expect(findings.contains { $0.id == "unpluralized" } == isOfCode)
  }
}
