// swift-tools-version: 6.2

import PackageDescription

// A library user writes `traits: []` and fetches swift-collections alone.
let package = Package(
  name: "xcstrings",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "xcstrings", targets: ["xcstrings"]),
    .executable(name: "w8", targets: ["w8"]),
    // The public interface of StringCatalog shows types of the other two.
    .library(name: "StringCatalog", targets: ["StringCatalog", "Diagnostics", "JSONSyntax"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "CatalogLoading", targets: ["CatalogLoading"]),
    .library(name: "CatalogProject", targets: ["CatalogProject"]),
    .plugin(name: "EmbedStringCatalogs", targets: ["EmbedStringCatalogs"]),
    .plugin(name: "SyncStringCatalogs", targets: ["SyncStringCatalogs"]),
    .plugin(name: "ValidateStringCatalogs", targets: ["ValidateStringCatalogs"]),
  ],
  traits: [
    .trait(name: "Configuration", description: "Reads .xcstrings.yml: brings Yams."),
    .trait(
      name: "Project",
      description: "Builds the library CatalogProject: brings swift-syntax and swift-system.",
      enabledTraits: ["Configuration"]
    ),
    .trait(
      name: "Commands",
      description: "Builds xcstrings: brings swift-argument-parser and swift-nio.",
      enabledTraits: ["Project"]
    ),
    .trait(name: "W8", description: "Builds w8: brings GRDB.", enabledTraits: ["Commands"]),
    .default(enabledTraits: ["W8"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.7.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
  ],
  targets: [
    // The system's libraries, and C
    .systemLibrary(
      name: "LibICU",
      path: "Sources/SystemLibraries/LibICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),
    .systemLibrary(
      name: "LibXML2",
      path: "Sources/SystemLibraries/LibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .systemLibrary(
      name: "CArchive",
      path: "Sources/SystemLibraries/CArchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
    ),
    .target(name: "CICU", dependencies: ["LibICU"]),
    .target(name: "CXML", dependencies: ["LibXML2"]),
    .target(name: "CJSONSyntax"),

    // Catalogs and their runtime
    .target(name: "ICU", dependencies: ["CICU"]),
    .target(name: "Diagnostics"),
    .target(name: "FormatString"),
    .target(name: "JSONSyntax", dependencies: ["CJSONSyntax", "Diagnostics"]),
    .target(name: "CompiledCatalog", dependencies: ["FormatString", "ICU"]),
    .target(name: "Localization", dependencies: ["CompiledCatalog", "FormatString", "ICU"]),
    .target(
      name: "StringCatalog",
      dependencies: ["Diagnostics", "FormatString", "ICU", "JSONSyntax", .orderedCollections]
    ),
    .target(name: "TranslationMemory", dependencies: ["FormatString", "ICU"]),
    .target(
      name: "CatalogCompiler",
      dependencies: [
        "CompiledCatalog", "Diagnostics", "FormatString", "ICU", "StringCatalog",
        .orderedCollections,
      ]
    ),
    .target(
      name: "CatalogLoading",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "Diagnostics", "ICU", "Localization",
        "StringCatalog",
      ]
    ),
    .target(
      name: "CatalogValidation",
      dependencies: [
        "Diagnostics", "FormatString", "ICU", "JSONSyntax", "StringCatalog", .orderedCollections,
      ]
    ),
    .target(
      name: "FileFormats",
      dependencies: ["CXML", "Diagnostics", "FormatString", .orderedCollections]
    ),
    .target(
      name: "CatalogExchange",
      dependencies: [
        "CatalogCompiler", "CatalogValidation", "CompiledCatalog", "Diagnostics", "FileFormats",
        "FormatString", "ICU", "JSONSyntax", "StringCatalog", .orderedCollections,
      ]
    ),

    .target(
      name: "LoopbackServer",
      dependencies: ["FileSystem", .nioCore, .nioHTTP1, .nioPosix, .systemPackage]
    ),
    .target(name: "JSONRPC", dependencies: ["Diagnostics", "JSONSyntax"]),
    .target(
      name: "ModelContextProtocol",
      dependencies: ["Diagnostics", "JSONRPC", "JSONSyntax"]
    ),
    .target(
      name: "TranslationReview",
      dependencies: ["Diagnostics", "JSONSyntax", "StringCatalog", .orderedCollections]
    ),
    .target(
      name: "MachineTranslation",
      dependencies: [
        "CatalogValidation", "Diagnostics", "FormatString", "ICU", "JSONSyntax", "StringCatalog",
        .orderedCollections,
      ]
    ),

    // Sources and projects
    .target(
      name: "SwiftTypeChecker",
      dependencies: ["Diagnostics", .swiftParser, .swiftSyntax],
      exclude: ["README.md", "Supplement", "Tables"],
      plugins: ["EmbedTextFiles"]
    ),
    .target(
      name: "StringExtraction",
      dependencies: [
        "Diagnostics", "FileFormats", "FormatString", "JSONSyntax", "StringCatalog",
        "SwiftTypeChecker", .swiftParser, .swiftSyntax,
      ]
    ),
    .target(name: "ProjectConfiguration", dependencies: ["Diagnostics", "ICU", .yams]),
    .target(
      name: "ProjectDiscovery",
      dependencies: [
        "Diagnostics", "FileFormats", "FileSystem", "ProjectConfiguration", "SwiftTypeChecker",
        .swiftParser, .swiftSyntax, .yams,
      ]
    ),
    .target(
      name: "CatalogWorkspace",
      dependencies: [
        "CatalogCompiler", "CatalogExchange", "CatalogValidation", "CompiledCatalog", "Diagnostics",
        "FileFormats", "FileSystem", "FormatString", "ICU", "JSONSyntax", "MachineTranslation",
        "ProjectConfiguration", "ProjectDiscovery", "StringCatalog", "StringExtraction",
        "SwiftTypeChecker", "TranslationMemory", "TranslationReview", .orderedCollections,
      ]
    ),
    .target(
      name: "CatalogProject",
      dependencies: [
        "CatalogWorkspace", "Diagnostics", "FileSystem", "ProjectConfiguration", "StringCatalog",
      ]
    ),

    // Commands
    .target(name: "FileSystem", dependencies: [.systemPackage]),
    .target(
      name: "DiagnosticMessages",
      dependencies: ["Diagnostics", "Localization"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .target(
      name: "CommandSupport",
      dependencies: [
        "CatalogCompiler", "DiagnosticMessages", "Diagnostics", "FileSystem", "Localization",
        "StringCatalog", .argumentParser, .systemPackage,
      ],
      plugins: ["EmbedStringCatalogs"]
    ),
    .executableTarget(
      name: "xcstrings",
      dependencies: [
        "CatalogCompiler", "CatalogExchange", "CatalogValidation", "CatalogWorkspace",
        "CommandSupport", "CompiledCatalog", "DiagnosticMessages", "Diagnostics", "FileFormats",
        "FileSystem", "FormatString", "ICU", "JSONRPC", "JSONSyntax", "Localization",
        "LoopbackServer",
        "MachineTranslation", "ModelContextProtocol", "ProjectConfiguration", "ProjectDiscovery",
        "StringCatalog", "StringExtraction", "SwiftTypeChecker", "TranslationMemory",
        "TranslationReview", .argumentParser, .orderedCollections,
      ],
      exclude: ["TranslationPage/Page"],
      plugins: ["EmbedStringCatalogs", "EmbedTextFiles"]
    ),
    .executableTarget(
      name: "catalog-compiler",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "Diagnostics", "JSONSyntax", "StringCatalog",
        .target(name: "ProjectConfiguration", condition: .when(traits: ["Configuration"])),
      ]
    ),
    .executableTarget(
      name: "generate-platform-interfaces",
      dependencies: ["CommandSupport", "FileSystem", "SwiftTypeChecker", .systemPackage],
      path: "Utilities/generate-platform-interfaces"
    ),

    // Weights
    .target(name: "WeightCore"),
    .target(
      name: "WeightExchange",
      dependencies: [
        "CArchive", "Diagnostics", "FileFormats", "FileSystem", "JSONSyntax", "WeightCore",
        .systemPackage,
      ]
    ),
    .target(
      name: "WeightStore",
      dependencies: [
        "FileSystem", "WeightCore", "WeightExchange", .grdb, .grdbSQLite, .systemPackage,
      ]
    ),
    .target(
      name: "WeightPresentation",
      dependencies: ["Diagnostics", "FileFormats", "FileSystem", "Localization", "WeightCore"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .executableTarget(
      name: "w8",
      dependencies: [
        "CommandSupport", "DiagnosticMessages", "Diagnostics", "FileFormats", "FileSystem", "ICU",
        "Localization", "WeightCore", "WeightExchange", "WeightPresentation", "WeightStore",
        .argumentParser, .systemPackage,
      ]
    ),

    // Plugins
    .plugin(
      name: "EmbedStringCatalogs",
      capability: .buildTool(),
      dependencies: ["catalog-compiler"]
    ),
    .plugin(name: "EmbedTextFiles", capability: .buildTool(), dependencies: ["catalog-compiler"]),
    .plugin(
      name: "SyncStringCatalogs",
      capability: .command(
        intent: .custom(
          verb: "sync-strings",
          description: "Brings the String Catalogs of the package in step with its code."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "New keys are added to the String Catalogs.")
        ]
      )
    ),
    .plugin(
      name: "ValidateStringCatalogs",
      capability: .command(
        intent: .custom(
          verb: "validate-strings",
          description: "Checks the translations in the String Catalogs of the package."
        )
      )
    ),

    // Test support
    .target(
      name: "TestSupport",
      dependencies: ["CArchive", "CommandSupport", "FileSystem", "WeightCore"],
      path: "Tests/TestSupport"
    ),
    .target(
      name: "Invariants",
      dependencies: [
        "Diagnostics", "JSONRPC", "JSONSyntax", "ModelContextProtocol", "StringCatalog",
        "StringExtraction", "SwiftTypeChecker", "TestSupport", "WeightCore", "WeightExchange",
      ],
      path: "Tests/Invariants"
    ),
    .target(name: "FoundationStub", path: "Tests/FoundationStub"),
    .target(
      name: "BenchmarkPeers",
      dependencies: ["LibICU", "LibXML2"],
      path: "Tests/Tools/Benchmark/Peers"
    ),

    // Test tools
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CatalogExchange", "Diagnostics", "FileFormats", "FileSystem", "Invariants", "JSONRPC",
        "JSONSyntax", "ModelContextProtocol", "StringCatalog", "StringExtraction",
        "SwiftTypeChecker", "TestSupport", "WeightCore", "WeightExchange", .orderedCollections,
      ],
      path: "Tests/Tools/Fuzz"
    ),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "BenchmarkPeers", "CatalogCompiler", "CatalogExchange", "CatalogLoading",
        "CompiledCatalog", "Diagnostics", "FileSystem", "ICU", "Localization", "StringCatalog",
        "StringExtraction", "TestSupport", "TranslationMemory", "WeightCore", "WeightExchange",
      ],
      path: "Tests/Tools/Benchmark",
      exclude: [
        "Health/iterparse.py", "Memory/matcher.py", "Peers", "Runtime/Localizable.xcstrings",
        "Runtime/node.mjs",
      ],
      plugins: ["EmbedStringCatalogs"]
    ),
    .executableTarget(
      name: "measure-catalogs",
      dependencies: [
        "CatalogExchange", "CatalogValidation", "Diagnostics", "FileFormats", "FileSystem",
        "StringCatalog", .orderedCollections,
      ],
      path: "Tests/Tools/MeasureCatalogs"
    ),
    .executableTarget(
      name: "print-cases",
      dependencies: ["ICU", "Localization", "TestSupport", "WeightCore"],
      path: "Tests/Tools/PrintCases",
      exclude: ["Formats/Comparison", "Trends/Comparison"]
    ),
    .executableTarget(
      name: "probe",
      dependencies: ["CompiledCatalog", "Diagnostics", "ICU", "Localization", "StringCatalog"],
      path: "Tests/Tools/Probe"
    ),

    // Tests
    .testTarget(name: "ICUTests", dependencies: ["ICU", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(
      name: "DiagnosticMessagesTests",
      dependencies: [
        "CatalogValidation", "DiagnosticMessages", "Diagnostics", "FileSystem", "ICU",
        "Localization", "StringCatalog", .orderedCollections,
      ]
    ),
    .testTarget(
      name: "JSONSyntaxTests",
      dependencies: ["CJSONSyntax", "Diagnostics", "JSONSyntax", "TestSupport"]
    ),
    .testTarget(name: "FormatStringTests", dependencies: ["FormatString", "TestSupport"]),
    .testTarget(
      name: "StringCatalogTests",
      dependencies: [
        "CatalogValidation", "Diagnostics", "FormatString", "ICU", "Invariants", "JSONSyntax",
        "StringCatalog", "TestSupport", .orderedCollections,
      ]
    ),
    .testTarget(
      name: "TranslationMemoryTests",
      dependencies: ["TestSupport", "TranslationMemory"]
    ),
    .testTarget(name: "CompiledCatalogTests", dependencies: ["CompiledCatalog", "TestSupport"]),
    .testTarget(
      name: "SwiftTypeCheckerTests",
      dependencies: ["SwiftTypeChecker", "TestSupport", .swiftParser, .swiftSyntax]
    ),
    .testTarget(
      name: "StringExtractionTests",
      dependencies: [
        "Diagnostics", "FileFormats", "Invariants", "StringCatalog", "StringExtraction",
        "SwiftTypeChecker", "TestSupport",
      ]
    ),
    .testTarget(
      name: "PlatformInterfaceGeneratorTests",
      dependencies: ["generate-platform-interfaces", "SwiftTypeChecker"]
    ),
    .testTarget(
      name: "CatalogValidationTests",
      dependencies: [
        "CatalogValidation", "Diagnostics", "ICU", "StringCatalog", "TestSupport",
        .orderedCollections,
      ],
      exclude: ["Stemming/Fixtures"]
    ),
    .testTarget(
      name: "TranslationReviewTests",
      dependencies: [
        "Diagnostics", "JSONSyntax", "StringCatalog", "TestSupport", "TranslationReview",
        .orderedCollections,
      ]
    ),
    .testTarget(
      name: "LoopbackServerTests",
      dependencies: ["FileSystem", "LoopbackServer", .systemPackage]
    ),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "JSONSyntax", "TestSupport"]),
    .testTarget(
      name: "ModelContextProtocolTests",
      dependencies: [
        "Diagnostics", "Invariants", "JSONRPC", "JSONSyntax", "ModelContextProtocol", "TestSupport",
      ]
    ),
    .testTarget(
      name: "MachineTranslationTests",
      dependencies: [
        "CatalogValidation", "Diagnostics", "ICU", "JSONSyntax", "MachineTranslation",
        "StringCatalog", "TestSupport", .orderedCollections,
      ]
    ),
    .testTarget(
      name: "CatalogCompilerTests",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "Diagnostics", "FormatString", "ICU", "JSONSyntax",
        "Localization", "StringCatalog", "TestSupport", .swiftParser, .swiftSyntax,
      ],
      exclude: ["AppShortcuts.xcstrings", "Localizable.xcstrings"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .testTarget(
      name: "ProjectDiscoveryTests",
      dependencies: [
        "Diagnostics", "FileFormats", "ProjectConfiguration", "ProjectDiscovery", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CatalogWorkspaceTests",
      dependencies: [
        "CatalogExchange", "CatalogProject", "CatalogValidation", "CatalogWorkspace", "Diagnostics",
        "FileFormats", "FileSystem", "ProjectConfiguration", "StringCatalog", "StringExtraction",
        "TestSupport", "TranslationMemory", "TranslationReview", .orderedCollections,
      ]
    ),
    .testTarget(
      name: "FileFormatsTests",
      dependencies: ["Diagnostics", "FileFormats", "TestSupport", .orderedCollections]
    ),
    .testTarget(
      name: "CatalogExchangeTests",
      dependencies: [
        "CatalogCompiler", "CatalogExchange", "Diagnostics", "FileFormats", "ICU", "StringCatalog",
        "TestSupport", .orderedCollections,
      ]
    ),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "FormatString", "ICU", "Localization",
        "StringCatalog", "TestSupport",
      ]
    ),
    .testTarget(
      name: "CatalogLoadingTests",
      dependencies: [
        "CatalogCompiler", "CatalogLoading", "Diagnostics", "Localization", "StringCatalog",
        "TestSupport", .orderedCollections,
      ]
    ),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["FoundationStub", "Localization"],
      exclude: ["Localizable.xcstrings"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .testTarget(
      name: "PlainSourceCompatibilityTests",
      dependencies: ["FoundationStub", "Localization"]
    ),
    .testTarget(
      name: "FileSystemTests",
      dependencies: ["FileSystem", "TestSupport", .systemPackage]
    ),
    .testTarget(
      name: "CommandSupportTests",
      dependencies: [
        "CommandSupport", "Diagnostics", "FileSystem", "Localization", "TestSupport",
        .argumentParser, .systemPackage,
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "XCStringsCommandTests",
      dependencies: [
        "CatalogExchange", "CatalogValidation", "CatalogWorkspace", "CommandSupport", "Diagnostics",
        "FileFormats", "FileSystem", "Invariants", "JSONRPC", "JSONSyntax", "Localization",
        "ModelContextProtocol", "ProjectConfiguration", "StringCatalog", "StringExtraction",
        "SwiftTypeChecker", "TestSupport", "xcstrings",
        .orderedCollections, .yams,
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "WeightCoreTests",
      dependencies: ["TestSupport", "WeightCore"],
      exclude: ["Trend/Fixtures"]
    ),
    .testTarget(
      name: "WeightExchangeTests",
      dependencies: [
        "Diagnostics", "FileFormats", "FileSystem", "Invariants", "TestSupport", "WeightCore",
        "WeightExchange", .systemPackage,
      ]
    ),
    .testTarget(
      name: "WeightStoreTests",
      dependencies: ["TestSupport", "WeightCore", "WeightExchange", "WeightStore", .grdb]
    ),
    .testTarget(
      name: "WeightPresentationTests",
      dependencies: ["ICU", "Localization", "TestSupport", "WeightCore", "WeightPresentation"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "W8CommandTests",
      dependencies: [
        "ICU", "Localization", "TestSupport", "w8", "WeightCore", "WeightPresentation", .grdb,
      ],
      exclude: ["Contract.txt", "Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

extension Target.Dependency {
  static let orderedCollections = product(name: "OrderedCollections", package: "swift-collections")
  static let argumentParser = product(
    name: "ArgumentParser",
    package: "swift-argument-parser",
    condition: .when(traits: ["Commands"])
  )
  static let swiftParser = product(
    name: "SwiftParser",
    package: "swift-syntax",
    condition: .when(traits: ["Project"])
  )
  static let swiftSyntax = product(
    name: "SwiftSyntax",
    package: "swift-syntax",
    condition: .when(traits: ["Project"])
  )
  static let nioCore = product(
    name: "NIOCore",
    package: "swift-nio",
    condition: .when(traits: ["Commands"])
  )
  static let nioHTTP1 = product(
    name: "NIOHTTP1",
    package: "swift-nio",
    condition: .when(traits: ["Commands"])
  )
  static let nioPosix = product(
    name: "NIOPosix",
    package: "swift-nio",
    condition: .when(traits: ["Commands"])
  )
  static let systemPackage = product(
    name: "SystemPackage",
    package: "swift-system",
    condition: .when(traits: ["Project"])
  )
  static let yams = product(
    name: "Yams",
    package: "Yams",
    condition: .when(traits: ["Configuration"])
  )
  static let grdb = product(
    name: "GRDB",
    package: "GRDB.swift",
    condition: .when(traits: ["W8"])
  )
  static let grdbSQLite = product(
    name: "GRDBSQLite",
    package: "GRDB.swift",
    condition: .when(traits: ["W8"])
  )
}

// C has no such features, and the tests of source compatibility are as other packages are.
let plainTargets = [
  "BenchmarkPeers", "CICU", "CJSONSyntax", "CXML", "PlainSourceCompatibilityTests",
  "SourceCompatibilityTests",
]

for target in package.targets where ![.plugin, .system].contains(target.type) {
  if plainTargets.contains(target.name) { continue }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
