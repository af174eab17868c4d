import Diagnostics
import FileFormats
import Testing

@testable import CatalogExchange

struct LocalizationCatalogTests {
  private static let tool = XLIFFDocument.Tool(id: "t.example", name: "Tool", version: "1.2")

  private static let catalog = LocalizationCatalog(
    language: "pt-BR",
    developmentLanguage: "en",
    project: "App.xcodeproj",
    document: .init(path: "", bytes: [1]),
    sources: [
      .init(path: "App/Localizable.xcstrings", bytes: [2]),
      .init(path: "/../../b/./c.xcstrings", bytes: [3]),
    ]
  )

  @Test func `writes a folder in the layout of Xcode`() {
    let files = Self.catalog.files(by: Self.tool)
    #expect(Self.catalog.folder == "pt-BR.xcloc")
    #expect(
      files.map(\.path) == [
        "contents.json", "Localized Contents/pt-BR.xliff",
        "Source Contents/App/Localizable.xcstrings", "Source Contents/b/c.xcstrings",
      ]
    )
    #expect(files.dropFirst().map(\.bytes) == [[1], [2], [3]])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == """
        {
          "developmentRegion" : "en",
          "project" : "App.xcodeproj",
          "targetLocale" : "pt-BR",
          "toolInfo" : {
            "toolBuildNumber" : "1.2",
            "toolID" : "t.example",
            "toolName" : "Tool",
            "toolVersion" : "1.2"
          },
          "version" : "1.0"
        }
        """
    )
  }

  @Test func `a written folder is read back unchanged`() {
    let parsed = LocalizationCatalog.read(Self.catalog.files(by: Self.tool), folder: "x/y.xcloc")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.language == "pt-BR")
    #expect(parsed.value.developmentLanguage == "en")
    #expect(parsed.value.project == "App.xcodeproj")
    #expect(parsed.value.document == .init(path: "Localized Contents/pt-BR.xliff", bytes: [1]))
    #expect(parsed.value.sources.map(\.path) == ["App/Localizable.xcstrings", "b/c.xcstrings"])
  }

  @Test(arguments: ["", "{}", "[", #"{"version": "2.0"}"#])
  func `warns about a folder with missing or unknown contents`(_ contents: String) {
    var files = [LocalizationCatalog.File(path: "Localized Contents/es.xliff", bytes: [1])]
    if !contents.isEmpty { files.append(.init(path: "contents.json", bytes: Array(contents.utf8))) }
    let parsed = LocalizationCatalog.read(files, folder: "a/es.xcloc")
    #expect(parsed.diagnostics.map(\.id) == ["localization-catalog-contents"])
    #expect(parsed.diagnostics.first?.location?.file == "a/es.xcloc/contents.json")
    #expect(!parsed.hasErrors)
    #expect(parsed.value.language == "es")
    #expect(parsed.value.document?.bytes == [1])
  }

  @Test(arguments: [
    ([], "localization-catalog-empty"),
    (["Localized Contents/a.txt"], "localization-catalog-empty"),
    (["Source Contents/a.xliff"], "localization-catalog-empty"),
    (
      ["Localized Contents/b.xliff", "Localized Contents/a.xliff"], "localization-catalog-ambiguous"
    ),
  ])
  func `requires exactly one document in a folder`(_ paths: [String], _ id: String) {
    let files = [
      LocalizationCatalog.File(path: "contents.json", bytes: Array(#"{"version":"1.0"}"#.utf8))
    ]
    let parsed = LocalizationCatalog.read(
      files + paths.map { .init(path: $0, bytes: []) },
      folder: "es.xcloc"
    )
    #expect(parsed.diagnostics.map(\.id.rawValue) == [id])
    #expect(parsed.hasErrors)
    #expect(parsed.diagnostics.first?.location?.file == "es.xcloc")
  }

  @Test func `a language cannot lead out of the folder`() {
    let catalog = LocalizationCatalog(language: "../x", developmentLanguage: "en", project: "")
    #expect(catalog.folder == "..-x.xcloc")
  }
}
