import CatalogCompiler
import Diagnostics
import StringCatalog
import Testing

/// Symbols in the layout of the sources that Xcode generates.
@Suite struct `Symbols for Foundation` {
  private func source(
    _ entries: String,
    table: String = "Localizable",
    _ change: (inout SymbolOptions) -> Void = { _ in }
  ) throws -> String {
    let text = """
      {"sourceLanguage" : "en", "strings" : {\(entries)}, "version" : "1.0"}
      """
    let parsed = StringCatalog.parse(Array(text.utf8), file: "\(table).xcstrings")
    var options = SymbolOptions(keys: .all, runtime: .foundation)
    change(&options)
    let symbols = stringSymbols(of: [CatalogTable(table, try #require(parsed.value))], options)
    #expect(symbols.diagnostics == [])
    return symbolFile(symbols.value, table: table, options)
  }

  @Test func `have the header, the bundle and the members of Xcode`() throws {
    let entries = #"""
      "app.title" : { "comment" : "The name." },
      "Files: %lld in %@" : {}
      """#
    // Xcode writes spaces at the ends of lines.
    #expect(
      try source(entries) == #"""
        //\#u{20}
        // GeneratedStringSymbols_Localizable.swift
        // Auto-Generated symbols for localized strings defined in “Localizable.xcstrings”.
        //\#u{20}

        import Foundation

        #if SWIFT_PACKAGE
        private nonisolated let resourceBundle = Foundation.Bundle.module
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
        #else

        private class ResourceBundleClass {}
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
        #endif

        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        nonisolated extension LocalizedStringResource {
            /**
             Localized string for key “Files: %lld in %@” in table “Localizable.xcstrings”.
             */
            static func filesIn(_ arg1: Int, _ arg2: String) -> LocalizedStringResource {
                LocalizedStringResource("Files: %lld in %@", defaultValue: "\(arg1, specifier: "%lld")\(arg2)", table: "Localizable", bundle: resourceBundleDescription)
            }

            /**
             The name.
            \#u{20}
             Localized string for key “app.title” in table “Localizable.xcstrings”.
             */
            static var appTitle: LocalizedStringResource {
                LocalizedStringResource("app.title", table: "Localizable", bundle: resourceBundleDescription)
            }
        }
        """#
    )
  }

  @Test func `of another table are in an enumeration`() throws {
    let text = try source(#""CFBundleDisplayName" : {}"#, table: "InfoPlist")
    #expect(text.contains("    /// Namespace for strings in file “InfoPlist.xcstrings”.\n"))
    #expect(text.contains("    enum InfoPlist {\n        /**\n"))
    #expect(text.contains("        static var cfbundleDisplayName: LocalizedStringResource {\n"))
    #expect(text.hasSuffix("        }\n    }\n}"))
  }

  @Test func `have the access level and the bundle of the options`() throws {
    let text = try source(#""Title" : {}"#, table: "Legal") {
      $0.access = .public
      $0.bundle = ".atURL(Texts.bundle.bundleURL)"
    }
    #expect(text.contains("\npublic import Foundation\n"))
    #expect(text.contains("    public enum Legal {\n"))
    #expect(text.contains("        public static var title: LocalizedStringResource {\n"))
    #expect(
      text.contains(
        "resourceBundleDescription: LocalizedStringResource.BundleDescription = .atURL(Texts.bundle.bundleURL)\n"
      )
    )
    #expect(!text.contains("SWIFT_PACKAGE"))
  }

  /// Comments in Swift nest, so neither delimiter may be inside one.
  @Test(arguments: ["a */ b", "a /* b", "a /*/ b"])
  func `have comments without nested delimiters`(_ text: String) throws {
    let source = try source(#""\#(text)" : { "comment" : "\#(text)" }"#)
    let comment = try #require(source.firstMatch(of: /\/\*\*\n(.|\n)*?static/)).0
    #expect(comment.matches(of: /\*\//).count == 1)
    #expect(comment.matches(of: /\/\*/).count == 1)
  }

  @Test func `do not use the name of the bundle`() throws {
    let options = SymbolOptions(keys: .all, runtime: .foundation)
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["resource bundle description"] = StringCatalog.Entry()
    let symbols = stringSymbols(of: [CatalogTable("Localizable", catalog)], options)
    #expect(symbols.diagnostics.map(\.id) == ["symbol-name-reserved"])
  }

  @Test func `are only a header if there are none`() throws {
    let text = try source("")
    #expect(text.hasPrefix("// \n// GeneratedStringSymbols_Localizable.swift\n"))
    #expect(!text.contains("import"))
  }
}
