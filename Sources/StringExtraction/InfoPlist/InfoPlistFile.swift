package import Diagnostics
package import FileFormats
package import StringCatalog

/// The localizable texts of an Info.plist.
package struct InfoPlistFile: Hashable, Sendable {
  /// A text of the list.
  package struct Text: Hashable, Sendable {
    /// The key of the list, such as `CFBundleName`.
    package var key: String
    /// The text, with references to build settings replaced.
    package var value: String
    /// The location of the text; `nil` in the binary format.
    package var location: Location?
  }

  /// The texts of top-level keys, whatever the keys are.
  package private(set) var texts: [Text] = []
  /// The names of types, the alternative names of the app and the titles of Home Screen quick actions,
  /// which are keys of a catalog themselves; their ``Text/key`` is that of the list.
  package private(set) var names: [Text] = []

  /// The top-level keys whose texts are unknown, because they refer to unknown build settings.
  package private(set) var unknownKeys: Set<String> = []

  /// The keys of dictionaries whose texts are keys of a catalog, by the top-level key of the array.
  private static let nameKeys: [String: Set<String>] = [
    "INAlternativeAppNames": ["INAlternativeAppName", "INAlternativeAppNamePronunciationHint"],
    "UIApplicationShortcutItems": [
      "UIApplicationShortcutItemSubtitle", "UIApplicationShortcutItemTitle",
    ],
    "UTExportedTypeDeclarations": ["UTTypeDescription"],
    "UTImportedTypeDeclarations": ["UTTypeDescription"],
  ]

  /// Reads the texts of a property list in any format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for locations.
  ///   - expand: Returns a text with references to build settings replaced; `nil` if it is unknown.
  /// - Returns: The texts, and the problems of the file; without a value if it is no property list.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    expanding expand: (String) -> String?
  ) -> ParseResult<InfoPlistFile?> {
    let parsed = PropertyListDocument.parse(bytes, file: file)
    guard let document = parsed.value else {
      return ParseResult(nil, diagnostics: parsed.diagnostics)
    }
    guard document.root.entries != nil else {
      let start = Location(file: file, utf8Range: 0..<0, line: 1, column: 1)
      return ParseResult(
        nil,
        diagnostics: parsed.diagnostics + [Diagnostic(.infoPlistShape, .error, at: start)]
      )
    }
    let list = InfoPlistFile(document.root, expanding: expand, locating: document.location)
    return ParseResult(list, diagnostics: parsed.diagnostics)
  }

  /// Reads the texts of values that a project description contains.
  ///
  /// - Parameters:
  ///   - root: The values by their keys.
  ///   - expand: Returns a text with references to build settings replaced; `nil` if it is unknown.
  ///   - location: Returns the location of a range; `nil` if there is none.
  package init(
    _ root: PropertyList,
    expanding expand: (String) -> String?,
    locating location: (Range<Int>) -> Location? = { _ in nil }
  ) {
    func text(_ entry: PropertyList.Entry) -> Text? {
      guard let value = entry.value.string.flatMap(expand) else { return nil }
      let location = location(entry.value.utf8Range)
      return Text(key: entry.key, value: value, location: location)
    }
    for entry in root.entries ?? [] {
      if let value = text(entry) {
        texts.append(value)
      } else if entry.value.string != nil {
        unknownKeys.insert(entry.key)
      }
      guard let keys = Self.nameKeys[entry.key] else { continue }
      for element in entry.value.array ?? [] {
        for entry in element.entries ?? [] where keys.contains(entry.key) {
          if let name = text(entry), !name.value.isEmpty { names.append(name) }
        }
      }
    }
  }
}

extension Diagnostic.Message {
  /// An Info.plist is not a dictionary.
  fileprivate static let infoPlistShape = Self(
    "info-plist-not-dictionary",
    "the property list is not a dictionary, so its texts are unknown"
  )
}

// MARK: - Strings

/// The texts of the Info.plist of one target, from its file and from build settings.
package struct InfoPlistTexts: Hashable, Sendable {
  private var values: [String: InfoPlistFile.Text] = [:]
  private var names: [InfoPlistFile.Text] = []
  private var unknownKeys: Set<String> = []
  /// The location for texts without one.
  private let origin: Location

  /// Creates an empty list.
  ///
  /// - Parameter origin: The project or manifest, for texts without a location.
  package init(declaredIn origin: String) {
    self.origin = Location(file: origin, utf8Range: 0..<0, line: 1, column: 1)
  }

  /// Adds the texts of a file; those that are there already are replaced.
  package mutating func add(_ file: InfoPlistFile) {
    for text in file.texts { values[text.key] = text }
    names += file.names
    unknownKeys.formUnion(file.unknownKeys)
  }

  /// Returns whether the text of a localizable key is unknown.
  package func lacksText(of keys: InfoPlistKeys) -> Bool {
    unknownKeys.contains { keys[$0] != nil && values[$0] == nil }
  }

  /// Adds a text from a build setting, which replaces that of the file.
  package mutating func add(_ key: String, _ value: String, at location: Location?) {
    values[key] = InfoPlistFile.Text(key: key, value: value, location: location)
  }

  /// Returns the strings of the list as Xcode puts them into a catalog.
  ///
  /// - Parameters:
  ///   - keys: The localizable keys.
  ///   - table: The table of the catalog.
  /// - Returns: The strings: those of known keys by key, then the names of types, apps and actions.
  package func strings(of keys: InfoPlistKeys, table: String) -> [ExtractedString] {
    let texts = values.values.compactMap { text in
      keys[text.key]
        .map { name in
          ExtractedString(
            key: text.key,
            table: table,
            defaultValue: text.value,
            comment: name.isEmpty ? nil : name,
            location: text.location ?? origin,
            origin: .infoPlist
          )
        }
    }
    let names = names.map { name in
      ExtractedString(
        key: name.value,
        table: table,
        location: name.location ?? origin,
        origin: .infoPlist
      )
    }
    return texts.sorted { $0.key < $1.key } + names
  }
}
