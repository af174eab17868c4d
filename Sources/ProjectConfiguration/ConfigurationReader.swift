package import Diagnostics
import Yams

extension Configuration {
  /// Parses a configuration file.
  ///
  /// Invalid settings have the values of an empty file. Every problem is an error, so a misspelled
  /// key is never silently ignored.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for locations.
  /// - Returns: The configuration, and the problems in file order.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<Configuration> {
    let locator = YAMLLocator(bytes, file: file)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let problem = Diagnostic(.configurationEncoding, .error, at: locator.start)
      return ParseResult(Configuration(), diagnostics: [problem])
    }
    let document = YAMLDocument(bytes, locator: locator)
    var reader = ConfigurationReader(locator: locator)
    let configuration = document.root.map { reader.configuration(from: $0) } ?? Configuration()
    // A duplicate key was replaced by a placeholder, which must not be reported as unknown.
    let reported = Set(document.diagnostics.flatMap(\.notes).compactMap(\.location))
    let others = reader.diagnostics.all.filter { problem in
      problem.location.map { !reported.contains($0) } ?? true
    }
    let problems = document.diagnostics + others
    return ParseResult(configuration, diagnostics: problems.inOrder)
  }
}

extension [Diagnostic] {
  /// The diagnostics by location.
  ///
  /// Those with the same location keep their order.
  fileprivate var inOrder: [Diagnostic] {
    enumerated()
      .sorted { first, second in
        guard let location = first.element.location, let other = second.element.location,
          location != other
        else { return first.offset < second.offset }
        return location < other
      }
      .map(\.element)
  }
}

/// Converts the nodes of a YAML document to a configuration, and records problems.
struct ConfigurationReader {
  let locator: YAMLLocator
  var diagnostics = LimitedDiagnostics()

  init(locator: YAMLLocator) {
    self.locator = locator
  }

  mutating func configuration(from root: Node) -> Configuration {
    var configuration = Configuration()
    for field in fields(of: root, at: [], as: ConfigurationKey.self) {
      let (value, path) = (field.value, field.path)
      switch field.key {
      case .sourceLanguage: configuration.sourceLanguage = language(value, at: path)
      case .languages: configuration.languages = languages(value, at: path)
      case .catalogs: configuration.catalogs = texts(value, at: path)
      case .targets: readTargets(value, at: path, into: &configuration)
      case .declarations: configuration.declarations = texts(value, at: path)
      case .exclude: configuration.exclude = patterns(value, at: path).map { PathPattern($0) }
      case .routines: configuration.routines = texts(value, at: path)
      case .infoPlistKeys:
        for member in members(of: value, at: path) {
          configuration.infoPlistKeys[member.key] = text(member.value, at: member.path)
        }
      case .conditions:
        if !value.isNothing { configuration.conditions = texts(value, at: path) }
      case .debug:
        configuration.includesDebug = boolean(value, at: path) ?? configuration.includesDebug
      case .dynamic: configuration.dynamic = dynamicKeys(value, at: path)
      case .sync: configuration.synchronization = synchronization(value, at: path)
      case .rules: configuration.rules = rules(value, at: path)
      case .plurals: configuration.plurals = choice(value, at: path) ?? configuration.plurals
      case .lengths: configuration.lengths = lengthLimits(value, at: path)
      case .glossary: readGlossary(value, at: path, into: &configuration)
      case .review: configuration.review = review(value, at: path)
      case .translate: configuration.translation = translation(value, at: path)
      case .exchange: configuration.languageCodes = languageCodes(value, at: path)
      case .memory: configuration.memory = memoryFiles(value, at: path)
      }
    }
    return configuration
  }

  private mutating func readTargets(
    _ node: Node,
    at path: [String],
    into configuration: inout Configuration
  ) {
    for member in members(of: node, at: path) {
      var target = Configuration.Target(name: member.key)
      target.sourcePlaces = [member.location]
      let fields = fields(of: member.value, at: member.path, as: TargetKey.self)
      for field in fields {
        switch field.key {
        case .table:
          if let table = text(field.value, at: field.path) {
            target.table = table
            target.tablePlace = locator.location(of: field.value.mark)
          }
        case .sources:
          readSources(field.value, at: field.path, into: &target)
        case .symbols:
          configuration.symbols[target.name] = choice(field.value, at: field.path)
        }
      }
      if fields.map(\.key) != [.symbols] { configuration.targets.append(target) }
    }
  }

  private mutating func readSources(
    _ node: Node,
    at path: [String],
    into target: inout Configuration.Target
  ) {
    target.sources = []
    target.sourcePlaces = []
    for item in items(of: node, at: path) {
      guard let source = text(item, at: path) else { continue }
      target.sources.append(source)
      target.sourcePlaces.append(locator.location(of: item.mark))
    }
  }

  private mutating func dynamicKeys(
    _ node: Node,
    at path: [String]
  ) -> [Configuration.DynamicKeys] {
    items(of: node, at: path)
      .flatMap { item in
        guard item.mapping != nil else {
          return patternText(item, at: path)
            .map { [Configuration.DynamicKeys(KeyPattern($0))] } ?? []
        }
        return dynamicKeysOfTable(item, at: path)
      }
  }

  private mutating func dynamicKeysOfTable(
    _ node: Node,
    at path: [String]
  ) -> [Configuration.DynamicKeys] {
    var keys: [String]?
    var table: String?
    for field in fields(of: node, at: path, as: DynamicKeysKey.self) {
      switch field.key {
      case .keys: keys = patternOrPatterns(field.value, at: field.path)
      case .table: table = text(field.value, at: field.path)
      }
    }
    guard let keys else {
      reportMissing(DynamicKeysKey.keys, in: node, at: path)
      return []
    }
    return keys.map { Configuration.DynamicKeys(KeyPattern($0), table: table) }
  }

  private mutating func synchronization(
    _ node: Node,
    at path: [String]
  ) -> Configuration.Synchronization {
    var result = Configuration.Synchronization()
    for field in fields(of: node, at: path, as: SynchronizationKey.self) {
      switch field.key {
      case .onSourceChange:
        result.sourceChanges = choice(field.value, at: field.path) ?? result.sourceChanges
      case .renames: result.renames = choice(field.value, at: field.path) ?? result.renames
      }
    }
    return result
  }

  private mutating func review(_ node: Node, at path: [String]) -> Configuration.Review {
    var result = Configuration.Review()
    for field in fields(of: node, at: path, as: ReviewKey.self) {
      switch field.key {
      case .guard: result.guardLevel = choice(field.value, at: field.path) ?? result.guardLevel
      case .trivialChanges:
        result.trivialChanges = choice(field.value, at: field.path) ?? result.trivialChanges
      }
    }
    return result
  }

  private mutating func rules(_ node: Node, at path: [String]) -> [Configuration.RuleSetting] {
    members(of: node, at: path)
      .compactMap { field in
        guard let word = text(field.value, at: field.path) else { return nil }
        guard let level = Configuration.RuleLevel(rawValue: word) else {
          let levels = Configuration.RuleLevel.allCases.map(\.rawValue)
          report(.configurationRuleLevel(word, levels: levels), field.value, field.path)
          return nil
        }
        let rule = Diagnostic.ID(rawValue: field.key)
        return Configuration.RuleSetting(rule: rule, level: level, location: field.location)
      }
  }
}

// MARK: - Translation

extension ConfigurationReader {
  private mutating func translation(
    _ node: Node,
    at path: [String]
  ) -> Configuration.Translation {
    var result = Configuration.Translation()
    for field in fields(of: node, at: path, as: TranslationKey.self) {
      switch field.key {
      case .command: result.command = text(field.value, at: field.path)
      case .send:
        result.send = items(of: field.value, at: field.path)
          .compactMap { choice($0, at: field.path) }
      case .style: result.style = styles(field.value, at: field.path)
      case .price: result.price = count(field.value, at: field.path)
      case .state: result.state = choice(field.value, at: field.path) ?? result.state
      }
    }
    return result
  }

  /// Returns the properties of the style of each language.
  private mutating func styles(_ node: Node, at path: [String]) -> [String: [String: String]] {
    var styles: [String: [String: String]] = [:]
    for language in members(of: node, at: path)
    where isLanguageTag(language.key, at: language.location, language.path) {
      var style: [String: String] = [:]
      let properties = members(of: language.value, at: language.path)
      if properties.count > Self.maximumPropertyCount {
        let limit = Self.maximumPropertyCount
        report(
          .configurationTooMany(language.key, limit: limit),
          language.value,
          language.path
        )
      }
      for property in properties.prefix(Self.maximumPropertyCount) {
        guard isShort(property.key, Self.maximumNameLength, property.value, property.path),
          let text = text(property.value, at: property.path),
          isShort(text, Self.maximumStyleLength, property.value, property.path)
        else { continue }
        style[property.key] = text
      }
      styles[language.key] = style
    }
    return styles
  }

  /// Returns whether a text has at most a number of characters, and reports it if it is longer.
  private mutating func isShort(
    _ text: String,
    _ limit: Int,
    _ node: Node,
    _ path: [String]
  ) -> Bool {
    if text.unicodeScalars.count <= limit { return true }
    report(.configurationTextLength(path.last ?? "", limit: limit), node, path)
    return false
  }

  /// The greatest number of properties of a style, which each run of an engine receives.
  private static let maximumPropertyCount = 20
  /// The greatest number of characters of the name of a property.
  private static let maximumNameLength = 50
  /// The greatest number of characters of a property.
  private static let maximumStyleLength = 500
}

// MARK: - Translation files

extension ConfigurationReader {
  /// Returns the codes of languages in translation files.
  private mutating func languageCodes(_ node: Node, at path: [String]) -> [String: String] {
    var codes: [String: String] = [:]
    for field in fields(of: node, at: path, as: ExchangeKey.self) {
      for member in members(of: field.value, at: field.path)
      where isLanguageTag(member.key, at: member.location, member.path) {
        guard let code = text(member.value, at: member.path) else { continue }
        if codes.values.contains(where: { $0.lowercased() == code.lowercased() }) {
          report(.configurationLanguageCodeTwice(code), member.value, member.path)
        } else {
          codes[member.key] = code
        }
      }
    }
    return codes
  }
}

// MARK: - Translation memory

extension ConfigurationReader {
  private mutating func memoryFiles(
    _ node: Node,
    at path: [String]
  ) -> [Configuration.MemoryFile] {
    items(of: node, at: path).compactMap { memoryFile($0, at: path) }
  }

  private mutating func memoryFile(_ node: Node, at path: [String]) -> Configuration.MemoryFile? {
    guard node.mapping != nil else {
      return text(node, at: path).map { Configuration.MemoryFile($0) }
    }
    var file: String?
    var penalty = 0
    for field in fields(of: node, at: path, as: MemoryFileKey.self) {
      switch field.key {
      case .file: file = text(field.value, at: field.path)
      case .penalty: penalty = count(field.value, at: field.path) ?? penalty
      }
    }
    guard let file else {
      reportMissing(MemoryFileKey.file, in: node, at: path)
      return nil
    }
    let limit = Configuration.MemoryFile.greatestPenalty
    return Configuration.MemoryFile(file, penalty: min(penalty, limit))
  }
}

// MARK: - Length limits

extension ConfigurationReader {
  mutating func lengthLimits(_ node: Node, at path: [String]) -> [Configuration.LengthLimit] {
    items(of: node, at: path).flatMap { limits(of: $0, at: path) }
  }

  /// Returns the limits of one item, one for each key pattern.
  private mutating func limits(of node: Node, at path: [String]) -> [Configuration.LengthLimit] {
    var keys: [String]?
    var table: String?
    var characters: Int?
    var present: Set<LengthLimitKey> = []
    for field in fields(of: node, at: path, as: LengthLimitKey.self) {
      present.insert(field.key)
      switch field.key {
      case .keys: keys = patternOrPatterns(field.value, at: field.path)
      case .table: table = text(field.value, at: field.path)
      case .limit: characters = count(field.value, at: field.path)
      }
    }
    for key in [LengthLimitKey.keys, .limit] where !present.contains(key) {
      reportMissing(key, in: node, at: path)
    }
    guard let keys, let characters else { return [] }
    return keys.map {
      Configuration.LengthLimit(KeyPattern($0), table: table, characters: characters)
    }
  }
}
