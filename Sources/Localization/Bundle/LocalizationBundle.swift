internal import CompiledCatalog
internal import ICU
internal import Synchronization

/// The compiled catalogs of one part of a program.
///
/// The build plugin generates a bundle for each target that uses it. Copies share their content.
///
/// ```swift
/// let bundle = LocalizationBundle(image: bytes, defaultTable: "W8")
/// bundle.language(for: UserLocale("es_MX"))  // "es"
/// ```
public struct LocalizationBundle: Sendable {
  let content: BundleContent

  /// Opens the catalogs that are embedded in the program.
  ///
  /// - Parameters:
  ///   - embedded: An image of compiled catalogs. A damaged image is reported, and the messages are
  ///     shown in the source language.
  ///   - defaultTable: The table of lookups that name no table.
  public init(embedded: StaticString, defaultTable: String) {
    self.init(BinaryCatalog.open(embedded), defaultTable: defaultTable)
  }

  /// Opens catalogs that were compiled or read at run time.
  ///
  /// - Parameters:
  ///   - image: An image of compiled catalogs. A damaged image is reported, and the messages are
  ///     shown in the source language.
  ///   - defaultTable: The table of lookups that name no table.
  public init(image: [UInt8], defaultTable: String) {
    self.init(BinaryCatalog.open(image), defaultTable: defaultTable)
  }

  /// Opens a file of compiled catalogs.
  ///
  /// The file is mapped into memory. Opening takes the same time for any size, and programs that
  /// open the same file share its pages. To change a file that programs have open, replace it by a
  /// rename.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - defaultTable: The table of lookups that name no table.
  ///   - isVerified: Whether the whole file is checked when it is opened, as a file from elsewhere
  ///     should be. Otherwise each message is checked when it is read.
  /// - Throws: ``CatalogFileError``.
  /// - Complexity: O(1); O(*n* log *n*) in the length of the file if it is verified.
  public init(
    contentsOfFile path: String,
    defaultTable: String = "Localizable",
    verifying isVerified: Bool = false
  ) throws(CatalogFileError) {
    let image = try BinaryCatalog(contentsOfFile: path, verifying: isVerified)
    self.init(image, defaultTable: defaultTable)
  }

  /// A bundle without catalogs.
  ///
  /// All messages are shown in the source language.
  public static let empty = LocalizationBundle(nil, defaultTable: "Localizable")

  /// Creates a bundle from catalogs whose messages are created when they are first used.
  package init(source: any MessageTreeSource, defaultTable: String) {
    self.init(TreeCatalog(source), defaultTable: defaultTable)
  }

  private init(content: BundleContent) {
    self.content = content
  }

  private init(_ catalog: (any MessageCatalog)?, defaultTable: String) {
    content = BundleContent(catalog: catalog, defaultTable: defaultTable)
  }

  /// The table of lookups that name no table.
  public var defaultTable: String { content.defaultTable }

  /// The language of the source strings.
  public var sourceLanguage: String { content.sourceLanguage }

  /// Returns the language in which a user sees messages, if they are translated.
  public func language(for locale: UserLocale) -> String {
    content.withPlan(for: locale, table: nil) { $0.languages[0] }
  }

  /// Returns the locales for numbers, dates and measures in the messages of a user.
  ///
  /// Parse user input with the same locales.
  public func formats(for locale: UserLocale) -> FormatLocale {
    locale.formats(inMessagesOf: language(for: locale))
  }
}

extension LocalizationBundle: Hashable {
  /// Returns whether two values are copies of one bundle.
  public static func == (left: LocalizationBundle, right: LocalizationBundle) -> Bool {
    left.content === right.content
  }

  /// Hashes the identity of the bundle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(content))
  }
}

// MARK: - Main

extension LocalizationBundle {
  /// The bundle of lookups that name no bundle; empty until a program installs one.
  public static var main: LocalizationBundle {
    installed.object.map { LocalizationBundle(content: $0) } ?? empty
  }

  /// Sets the bundle of lookups that name no bundle.
  ///
  /// Call this function when a program starts.
  public static func installMain(_ bundle: LocalizationBundle) {
    installed.store(bundle.content)
  }

  private static let installed = Replaceable<BundleContent>(nil)

  /// Sets catalogs that take precedence over those of every bundle, so translators can try their
  /// work.
  ///
  /// Tables are matched by name and overridden message by message: the bundle provides the messages
  /// that the new table lacks. Damaged images are reported and skipped.
  ///
  /// - Parameter images: Images of compiled catalogs. An empty array removes all overrides.
  public static func overrideCatalogs(_ images: [[UInt8]]) {
    CatalogOverrides.set(images.compactMap(BinaryCatalog.open))
  }
}

// MARK: - Foundation

extension LocalizationBundle {
  /// Returns the string of a key as the catalog contains it, including its placeholders.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The string that is used if no catalog has the key. If it is `nil` or empty, the key
  ///     is used.
  ///   - table: The table; `nil` or an empty string is the default table of the bundle.
  ///   - locale: The locale of the user.
  /// - Returns: The string.
  public func localizedString(
    forKey key: String,
    value: String?,
    table: String?,
    locale: UserLocale = .current
  ) -> String {
    let value = value.flatMap { $0.isEmpty ? nil : $0 }
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    let text = LocalizationValue(value ?? key)
    return self.text(forKey: key, value: text, table: table, locale: locale)
  }
}

/// Names that no other module declares. Generated sources use them to refer to the types of this
/// module unambiguously.
extension LocalizationBundle {
  /// A string that is looked up before it is shown.
  public typealias Value = LocalizationValue
  /// The options of a lookup.
  public typealias Options = LocalizationOptions
  /// A string that is looked up later.
  public typealias Resource = LocalizedStringResource
  /// A type whose values have a localized string.
  public typealias ResourceConvertible = CustomLocalizedStringResourceConvertible
}

/// The content that all copies of a bundle share.
final class BundleContent: Sendable {
  let defaultTable: String
  let sourceLanguage: String
  private let catalog: (any MessageCatalog)?
  private let plans = BoundedCache<LookupPlan>(byteLimit: 2 * defaultCacheSize, elementSize: 1500)
  private let sourceTexts = KeyedCache<String, MessageTree>(elementSize: 512)

  init(catalog: (any MessageCatalog)?, defaultTable: String) {
    self.catalog = catalog
    self.defaultTable = defaultTable
    sourceLanguage = catalog?.sourceLanguage ?? defaultSourceLanguage
  }

  /// Calls `body` with the lookup plan of a table for a user; `nil` is the default table.
  @inline(__always)
  func withPlan<Result>(
    for locale: UserLocale,
    table: String?,
    _ body: (LookupPlan) -> Result
  ) -> Result {
    let generation = CatalogOverrides.generation
    return plans.withElement(
      near: LookupPlan.hash(locale: locale, table: table, generation: generation),
      where: { $0.serves(locale, table: table, generation: generation) },
      make: { newPlan(for: locale, table: table, generation: generation) },
      body
    )
  }

  private func newPlan(for locale: UserLocale, table: String?, generation: Int) -> LookupPlan {
    let purpose = LookupPlan.Purpose(
      locale: locale,
      table: table ?? defaultTable,
      isOfDefaultTable: table == nil,
      generation: generation
    )
    let catalogs = catalogs(overridden: generation > 0)
    return LookupPlan(purpose, catalogs: catalogs, sourceLanguage: sourceLanguage)
  }

  /// Returns a source string as a message.
  func message(ofSourceText text: String) -> MessageTree {
    sourceTexts.value(for: text) { .text(FormattedText(parsing: $0)) }
  }

  private func catalogs(overridden: Bool) -> [any MessageCatalog] {
    var catalogs: [any MessageCatalog] = overridden ? CatalogOverrides.images : []
    if let catalog { catalogs.append(catalog) }
    return catalogs
  }
}

/// The source language if no catalog declares one.
private let defaultSourceLanguage = "en"

/// The catalogs that take precedence over those of every bundle.
enum CatalogOverrides {
  /// A number that changes with the catalogs.
  ///
  /// Plans of an older generation are no longer used.
  static var generation: Int { counter.load(ordering: .acquiring) }

  /// The catalogs in the order of their precedence.
  static var images: [BinaryCatalog] { current.withLock { $0 } }

  static func set(_ images: [BinaryCatalog]) {
    current.withLock { current in
      current = images
      counter.add(1, ordering: .releasing)
    }
  }

  private static let current = Mutex<[BinaryCatalog]>([])
  private static let counter = Atomic<Int>(0)
}
