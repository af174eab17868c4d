// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "xcstrings",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "xcstrings", targets: ["xcstrings"]),
    .executable(name: "w8", targets: ["w8"]),
    .library(name: "StringCatalog", targets: ["StringCatalog", "Diagnostics", "JSONText"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "CatalogLoading", targets: ["CatalogLoading"]),
    .plugin(name: "EmbedStringCatalogs", targets: ["EmbedStringCatalogs"]),
    .plugin(name: "SyncStringCatalogs", targets: ["SyncStringCatalogs"]),
    .plugin(name: "ValidateStringCatalogs", targets: ["ValidateStringCatalogs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Floor 0
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "ICU", dependencies: ["CICU"]),
    .systemLibrary(
      name: "LibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]
    ),
    .target(name: "CXML", dependencies: ["LibXML2"]),
    .target(name: "XMLReading", dependencies: ["CXML"]),
    .target(name: "XMLText"),
    .systemLibrary(
      name: "CArchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"])]
    ),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .target(name: "Diagnostics"),
    .target(name: "JSONText", dependencies: ["Diagnostics"]),
    .target(name: "FormatString"),

    // Floor 1
    .target(
      name: "StringCatalog",
      dependencies: [
        "Diagnostics", "FormatString", "ICU", "JSONText",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(name: "ExtractedStrings", dependencies: ["Diagnostics", "FormatString"]),
    .target(name: "PropertyLists", dependencies: ["Diagnostics", "XMLReading", "XMLText"]),
    .target(name: "XLIFF", dependencies: ["Diagnostics", "XMLReading", "XMLText"]),
    .target(name: "PortableObjects", dependencies: ["Diagnostics"]),
    .target(name: "DelimitedText", dependencies: ["Diagnostics"]),
    .target(name: "ArchiveReading", dependencies: ["CArchive"]),
    .target(name: "Digests", dependencies: ["CNettle"]),
    .target(name: "CompiledCatalog", dependencies: ["FormatString", "ICU"]),
    .target(name: "PlatformInterfaces", exclude: ["README.md", "Supplement"]),

    // Floor 2
    .target(
      name: "SwiftExtraction",
      dependencies: [
        "Diagnostics", "ExtractedStrings", "FormatString", "PlatformInterfaces",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(name: "ObjectiveCExtraction", dependencies: ["Diagnostics", "ExtractedStrings"]),
    .target(
      name: "StringsData",
      dependencies: ["Diagnostics", "ExtractedStrings", "JSONText"]
    ),
    .target(
      name: "CatalogSync",
      dependencies: [
        "Diagnostics", "ExtractedStrings", "FormatString", "StringCatalog",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "CatalogValidation",
      dependencies: [
        "Diagnostics", "ExtractedStrings", "FormatString", "ICU", "StringCatalog",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "CatalogCompiler",
      dependencies: [
        "CompiledCatalog", "Diagnostics", "FormatString", "ICU", "StringCatalog",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "StringsFiles",
      dependencies: [
        "Diagnostics", "FormatString", "PropertyLists",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "PseudoLocalization",
      dependencies: [
        "FormatString", "ICU", "StringCatalog",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "ProjectModel",
      dependencies: [
        "Diagnostics", "ICU", "PropertyLists", .product(name: "Yams", package: "Yams"),
      ]
    ),
    .target(name: "WeightCore"),

    // Floor 3
    .target(
      name: "InterfaceDistillation",
      dependencies: ["PlatformInterfaces", "SwiftExtraction"]
    ),
    .target(
      name: "KeyRenaming",
      dependencies: ["Diagnostics", "FormatString", "ObjectiveCExtraction", "SwiftExtraction"]
    ),
    .target(
      name: "BundleTables",
      dependencies: [
        "CatalogCompiler", "Diagnostics", "FormatString", "ICU", "StringCatalog", "StringsFiles",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(
      name: "CatalogExchange",
      dependencies: [
        "CatalogValidation", "DelimitedText", "Diagnostics", "FormatString", "ICU", "JSONText",
        "PortableObjects", "StringCatalog", "XLIFF",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .target(name: "Localization", dependencies: ["CompiledCatalog", "FormatString", "ICU"]),
    .target(
      name: "PackageManifests",
      dependencies: [
        "Diagnostics", "ProjectModel",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "WeightStore",
      dependencies: [
        "Digests", "WeightCore", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]
    ),
    .target(
      name: "HealthImport",
      dependencies: ["ArchiveReading", "Diagnostics", "Digests", "WeightCore", "XMLReading"]
    ),
    .target(name: "WeightDrawing", dependencies: ["WeightCore", "XMLText"]),
    .target(
      name: "WeightExchange",
      dependencies: ["DelimitedText", "Diagnostics", "JSONText", "WeightCore", "XMLText"]
    ),

    // Floor 4
    .target(
      name: "CatalogLoading",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "Diagnostics", "Localization", "StringCatalog",
      ]
    ),
    .target(
      name: "WeightPresentation",
      dependencies: ["Localization", "WeightCore", "WeightDrawing"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .target(
      name: "CommandSupport",
      dependencies: [
        "CatalogCompiler", "Diagnostics", "Localization", "StringCatalog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      plugins: ["EmbedStringCatalogs"]
    ),

    // Floor 5
    .executableTarget(
      name: "xcstrings",
      dependencies: [
        "BundleTables", "CatalogCompiler", "CatalogExchange", "CatalogSync", "CatalogValidation",
        "CommandSupport", "CompiledCatalog", "DelimitedText", "Diagnostics", "ExtractedStrings",
        "FormatString", "ICU", "JSONText", "KeyRenaming", "Localization", "ObjectiveCExtraction",
        "PackageManifests", "PortableObjects", "ProjectModel", "PropertyLists",
        "PseudoLocalization", "StringCatalog", "StringsData", "StringsFiles", "SwiftExtraction",
        "XLIFF", "XMLText",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      resources: [.embedInCode("Findings/Page/Assets")],
      plugins: ["EmbedStringCatalogs"]
    ),
    .executableTarget(
      name: "w8",
      dependencies: [
        "ArchiveReading", "CommandSupport", "DelimitedText", "Diagnostics", "HealthImport",
        "Localization",
        "WeightCore", "WeightDrawing", "WeightExchange", "WeightPresentation", "WeightStore",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      plugins: ["EmbedStringCatalogs"]
    ),
    .executableTarget(
      name: "catalog-compiler",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "Diagnostics", "JSONText", "ProjectModel",
        "StringCatalog",
      ]
    ),
    .executableTarget(
      name: "declaration-distiller",
      dependencies: ["CommandSupport", "InterfaceDistillation", "SwiftExtraction"]
    ),
    .plugin(
      name: "EmbedStringCatalogs",
      capability: .buildTool(),
      dependencies: ["catalog-compiler"],
      path: "Sources/Plugins/EmbedStringCatalogs"
    ),
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
      ),
      path: "Sources/Plugins/SyncStringCatalogs"
    ),
    .plugin(
      name: "ValidateStringCatalogs",
      capability: .command(
        intent: .custom(
          verb: "validate-strings",
          description: "Checks the translations in the String Catalogs of the package."
        )
      ),
      path: "Sources/Plugins/ValidateStringCatalogs"
    ),

    // Tests
    .target(
      name: "TestSupport",
      dependencies: ["CArchive", "WeightCore"],
      path: "Tests/TestSupport"
    ),
    .target(
      name: "CatalogInvariants",
      dependencies: ["Diagnostics", "StringCatalog"],
      path: "Tests/CatalogInvariants"
    ),
    .target(
      name: "ExtractionInvariants",
      dependencies: ["Diagnostics", "ExtractedStrings", "SwiftExtraction"],
      path: "Tests/ExtractionInvariants"
    ),
    .target(name: "FuzzSupport", dependencies: ["TestSupport"], path: "Tests/FuzzSupport"),
    .executableTarget(
      name: "catalog-fuzzer",
      dependencies: [
        "CatalogInvariants", "Diagnostics", "FuzzSupport", "StringCatalog", "TestSupport",
      ],
      path: "Tests/CatalogFuzzer"
    ),
    .executableTarget(
      name: "source-fuzzer",
      dependencies: [
        "Diagnostics", "ExtractedStrings", "ExtractionInvariants", "FuzzSupport",
        "SwiftExtraction", "TestSupport",
      ],
      path: "Tests/SourceFuzzer"
    ),
    .executableTarget(
      name: "exchange-fuzzer",
      dependencies: [
        "BundleTables", "CatalogExchange", "Diagnostics", "FuzzSupport", "PropertyLists",
        "StringCatalog", "StringsFiles", "TestSupport", "XLIFF", "XMLReading",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Tests/ExchangeFuzzer"
    ),
    .executableTarget(
      name: "format-cases",
      dependencies: ["ICU", "Localization", "TestSupport"],
      path: "Tests/FormatCases",
      exclude: ["Comparison"]
    ),
    .target(
      name: "TrendSupport",
      dependencies: ["TestSupport", "WeightCore"],
      path: "Tests/TrendSupport"
    ),
    .executableTarget(
      name: "trend-cases",
      dependencies: ["TestSupport", "TrendSupport", "WeightCore"],
      path: "Tests/TrendCases",
      exclude: ["Comparison"]
    ),
    .target(
      name: "HealthInvariants",
      dependencies: ["HealthImport", "TestSupport", "WeightCore"],
      path: "Tests/HealthInvariants"
    ),
    .executableTarget(
      name: "health-fuzzer",
      dependencies: [
        "FuzzSupport", "HealthImport", "HealthInvariants", "TestSupport", "WeightCore",
      ],
      path: "Tests/HealthFuzzer"
    ),
    .executableTarget(
      name: "health-export-maker",
      dependencies: ["TestSupport"],
      path: "Tests/HealthExportMaker"
    ),
    .target(name: "HealthPeer", dependencies: ["LibXML2"], path: "Tests/HealthBenchmark/Peer"),
    .executableTarget(
      name: "health-bench",
      dependencies: ["FuzzSupport", "HealthImport", "HealthPeer", "WeightCore"],
      path: "Tests/HealthBenchmark",
      exclude: ["Peer", "iterparse.py"]
    ),
    .executableTarget(name: "public-interface", path: "Tests/PublicInterface"),
    .executableTarget(
      name: "LinkageProbe",
      dependencies: ["Diagnostics", "Localization", "StringCatalog"],
      path: "Tests/LinkageProbe"
    ),
    .executableTarget(
      name: "thread-hammer",
      dependencies: ["CompiledCatalog", "ICU", "Localization"],
      path: "Tests/ThreadHammer"
    ),
    .target(
      name: "RuntimePeers",
      path: "Tests/RuntimeBenchmark/Peers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .executableTarget(
      name: "runtime-benchmark",
      dependencies: [
        "CatalogCompiler", "CatalogLoading", "CompiledCatalog", "Diagnostics", "ICU",
        "Localization", "RuntimePeers", "StringCatalog",
      ],
      path: "Tests/RuntimeBenchmark",
      exclude: ["Localizable.xcstrings", "Peers", "node.mjs"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .testTarget(name: "ICUTests", dependencies: ["ICU", "TestSupport"]),
    .testTarget(name: "DigestsTests", dependencies: ["Digests", "TestSupport"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "JSONTextTests", dependencies: ["Diagnostics", "JSONText"]),
    .testTarget(name: "FormatStringTests", dependencies: ["FormatString", "TestSupport"]),
    .testTarget(
      name: "StringCatalogTests",
      dependencies: [
        "CatalogInvariants", "StringCatalog", "Diagnostics", "ICU", "JSONText", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(name: "ExtractedStringsTests", dependencies: ["ExtractedStrings", "Diagnostics"]),
    .testTarget(name: "CompiledCatalogTests", dependencies: ["CompiledCatalog", "TestSupport"]),
    .testTarget(
      name: "SwiftExtractionTests",
      dependencies: [
        "SwiftExtraction", "ExtractedStrings", "ExtractionInvariants", "Diagnostics",
        "PlatformInterfaces", "TestSupport",
      ]
    ),
    .testTarget(
      name: "InterfaceDistillationTests",
      dependencies: ["InterfaceDistillation", "SwiftExtraction"]
    ),
    .testTarget(
      name: "KeyRenamingTests",
      dependencies: ["Diagnostics", "ExtractedStrings", "KeyRenaming", "SwiftExtraction"]
    ),
    .testTarget(
      name: "ObjectiveCExtractionTests",
      dependencies: [
        "Diagnostics", "ExtractedStrings", "ObjectiveCExtraction", "TestSupport",
      ]
    ),
    .testTarget(
      name: "StringsDataTests",
      dependencies: [
        "CatalogSync", "Diagnostics", "ExtractedStrings", "StringCatalog", "StringsData",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "CatalogSyncTests",
      dependencies: [
        "CatalogSync", "ExtractedStrings", "ICU", "StringCatalog", "Diagnostics", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "CatalogValidationTests",
      dependencies: [
        "CatalogValidation", "ICU", "StringCatalog", "Diagnostics", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "CatalogCompilerTests",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "Diagnostics", "FormatString", "ICU", "JSONText",
        "Localization", "StringCatalog", "TestSupport",
      ],
      exclude: ["AppShortcuts.xcstrings", "Localizable.xcstrings"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .testTarget(
      name: "ProjectModelTests",
      dependencies: ["ProjectModel", "Diagnostics", "TestSupport"]
    ),
    .testTarget(
      name: "PropertyListsTests",
      dependencies: ["Diagnostics", "PropertyLists", "TestSupport"]
    ),
    .testTarget(
      name: "DelimitedTextTests",
      dependencies: ["DelimitedText", "Diagnostics", "TestSupport"]
    ),
    .testTarget(
      name: "StringsFilesTests",
      dependencies: [
        "Diagnostics", "PropertyLists", "StringsFiles", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(name: "XMLTextTests", dependencies: ["XMLReading", "XMLText"]),
    .testTarget(name: "XLIFFTests", dependencies: ["Diagnostics", "TestSupport", "XLIFF"]),
    .testTarget(
      name: "PortableObjectsTests",
      dependencies: ["Diagnostics", "PortableObjects", "TestSupport"]
    ),
    .testTarget(
      name: "PseudoLocalizationTests",
      dependencies: [
        "CatalogValidation", "Diagnostics", "FormatString", "ICU", "PseudoLocalization",
        "StringCatalog", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "BundleTablesTests",
      dependencies: [
        "BundleTables", "CatalogCompiler", "Diagnostics", "ICU", "PropertyLists", "StringCatalog",
        "StringsFiles", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "CatalogExchangeTests",
      dependencies: [
        "CatalogExchange", "DelimitedText", "Diagnostics", "ICU", "PortableObjects",
        "StringCatalog", "TestSupport", "XLIFF",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(name: "XMLReadingTests", dependencies: ["TestSupport", "XMLReading"]),
    .testTarget(name: "ArchiveReadingTests", dependencies: ["ArchiveReading", "TestSupport"]),
    .testTarget(
      name: "PackageManifestsTests",
      dependencies: ["Diagnostics", "PackageManifests", "ProjectModel", "TestSupport"]
    ),
    .testTarget(
      name: "LocalizationTests",
      dependencies: [
        "CatalogCompiler", "CompiledCatalog", "FormatString", "ICU", "Localization",
        "StringCatalog",
        "TestSupport",
      ]
    ),
    .target(name: "FutureFoundation", path: "Tests/FutureFoundation"),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: ["FutureFoundation", "Localization"],
      exclude: ["Localizable.xcstrings"],
      plugins: ["EmbedStringCatalogs"]
    ),
    .testTarget(
      name: "PlainSourceCompatibilityTests",
      dependencies: ["FutureFoundation", "Localization"]
    ),
    .testTarget(
      name: "CatalogLoadingTests",
      dependencies: ["CatalogLoading", "Localization", "TestSupport"]
    ),
    .testTarget(
      name: "WeightCoreTests",
      dependencies: ["TestSupport", "TrendSupport", "WeightCore"],
      exclude: ["Trend/Fixtures"]
    ),
    .testTarget(
      name: "WeightDrawingTests",
      dependencies: ["WeightDrawing", "WeightCore", "TestSupport"]
    ),
    .testTarget(
      name: "WeightStoreTests",
      dependencies: [
        "WeightStore", "WeightCore", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .testTarget(
      name: "HealthImportTests",
      dependencies: [
        "Diagnostics", "Digests", "HealthImport", "HealthInvariants", "TestSupport", "WeightCore",
        "XMLReading",
      ]
    ),
    .testTarget(
      name: "WeightExchangeTests",
      dependencies: ["Diagnostics", "TestSupport", "WeightCore", "WeightExchange"]
    ),
    .testTarget(
      name: "WeightPresentationTests",
      dependencies: [
        "WeightPresentation", "WeightCore", "WeightDrawing", "ICU", "Localization", "TestSupport",
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "CommandSupportTests",
      dependencies: [
        "CommandSupport", "Diagnostics", "Localization", "TestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "XCStringsCommandTests",
      dependencies: [
        "xcstrings", "CatalogValidation", "CommandSupport", "Diagnostics", "JSONText",
        "Localization", "StringCatalog", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "W8CommandTests",
      dependencies: [
        "w8", "ICU", "TestSupport", "WeightCore", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// As other people's modules are, which do not choose the features below.
let plainTargets = [
  "CICU", "CXML", "HealthPeer", "RuntimePeers", "SourceCompatibilityTests",
  "PlainSourceCompatibilityTests",
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
