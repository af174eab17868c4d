internal import CompiledCatalog
internal import ICU
internal import Synchronization

/// The compiled catalogs that a part of a program takes its messages from.
///
/// The build plugin writes one for each target that uses it. Copies share one content.
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
  ///   - embedded: an image of compiled catalogs. One that is damaged is reported, and each message
  ///     is then shown in the language of the source.
  ///   - defaultTable: the table that is meant where none is named.
  public init(embedded: StaticString, defaultTable: String) {
    self.init(CatalogImage.open(embedded), defaultTable: defaultTable)
  }

  /// Opens catalogs that were compiled or read when the program runs.
  ///
  /// - Parameters:
  ///   - image: an image of compiled catalogs. One that is damaged is reported, and each message is
  ///     then shown in the language of the source.
  ///   - defaultTable: the table that is meant where none is named.
  public init(image: [UInt8], defaultTable: String) {
    self.init(CatalogImage.open(image), defaultTable: defaultTable)
  }

  /// Opens a file of compiled catalogs, which is mapped into memory: that takes the same time for one of
  /// any size, and programs that open it share its pages.
  ///
  /// A file that is changed while programs have it open has to be replaced as a whole, by a rename.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - defaultTable: the table that is meant where none is named.
  ///   - isVerified: whether the whole file is checked at once, as one from elsewhere should be. Without,
  ///     each message is checked when it is read.
  /// - Throws: ``CatalogFileError``.
  /// - Complexity: O(1); O(*n* log *n*) in the length of the file when it is verified.
  public init(
    contentsOfFile path: String,
    defaultTable: String = "Localizable",
    verifying isVerified: Bool = false
  ) throws(CatalogFileError) {
    let image = try CatalogImage(contentsOfFile: path, verifying: isVerified)
    self.init(image, defaultTable: defaultTable)
  }

  /// A bundle without catalogs: each message is shown in the language of the source.
  public static let empty = LocalizationBundle(nil, defaultTable: "Localizable")

  /// Takes catalogs whose messages are made when they are asked for.
  package init(source: any MessageTreeSource, defaultTable: String) {
    self.init(TreeCatalog(source), defaultTable: defaultTable)
  }

  private init(_ catalog: (any MessageCatalog)?, defaultTable: String) {
    content = BundleContent(catalog: catalog, defaultTable: defaultTable)
  }

  /// The table that is meant where none is named.
  public var defaultTable: String { content.defaultTable }

  /// The language that the texts in the code are written in.
  public var sourceLanguage: String { content.sourceLanguage }

  /// Returns the language that a user's messages come in, as far as they are translated.
  public func language(for locale: UserLocale) -> String {
    content.withPlan(for: locale, table: nil) { $0.languages[0] }
  }

  /// Returns the locales in which the messages for a user show numbers, dates and measures.
  ///
  /// What a user types is to be read in the same.
  public func formats(for locale: UserLocale) -> FormatLocale {
    locale.formats(inMessagesOf: language(for: locale))
  }
}

extension LocalizationBundle: Hashable {
  /// Tells whether two values are copies of one bundle.
  public static func == (left: LocalizationBundle, right: LocalizationBundle) -> Bool {
    left.content === right.content
  }

  /// Feeds the identity of the bundle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(content))
  }
}

// MARK: - Main

extension LocalizationBundle {
  /// The bundle that is meant where none is named; empty until a program installs one.
  public static var main: LocalizationBundle {
    installed.withLock { $0 }
  }

  /// Makes a bundle the one that is meant where none is named; to be called when a program starts.
  public static func installMain(_ bundle: LocalizationBundle) {
    installed.withLock { $0 = bundle }
  }

  private static let installed = Mutex(LocalizationBundle.empty)

  /// Puts catalogs before those of every bundle, for translators who try their work.
  ///
  /// A table is taken by its name, message by message: what the new one lacks comes from the
  /// bundle. An image that is damaged is reported and left out.
  ///
  /// - Parameter images: images of compiled catalogs; none takes all back.
  public static func overrideCatalogs(_ images: [[UInt8]]) {
    CatalogOverrides.set(images.compactMap(CatalogImage.open))
  }
}

// MARK: - Foundation

extension LocalizationBundle {
  /// Returns the text of a key as it stands in the catalog, placeholders and all.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: what is shown where no catalog has the key; nil or empty for the key itself.
  ///   - table: the table; nil or empty is the default one of the bundle.
  ///   - locale: who reads it.
  /// - Returns: the text.
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

/// Names that no other module has: the source that the build plugin makes says by them which types its
/// module means.
extension LocalizationBundle {
  /// A text that is looked up before it is shown.
  public typealias Value = LocalizationValue
  /// What is settled beside the text when a message is looked up.
  public typealias Options = LocalizationOptions
  /// A text that is looked up later.
  public typealias Resource = LocalizedStringResource
  /// A type whose values have a text for people.
  public typealias ResourceConvertible = CustomLocalizedStringResourceConvertible
}

/// What copies of a bundle share.
final class BundleContent: Sendable {
  let defaultTable: String
  let sourceLanguage: String
  private let catalog: (any MessageCatalog)?
  private let plans = BoundedCache<LookupPlan>()
  private let sourceTexts = KeyedCache<String, MessageTree>(capacity: 512)

  init(catalog: (any MessageCatalog)?, defaultTable: String) {
    self.catalog = catalog
    self.defaultTable = defaultTable
    sourceLanguage = catalog?.sourceLanguage ?? usualSourceLanguage
  }

  /// Calls `body` with where the messages of a table are looked for, for a user; no table is the
  /// default one.
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

  /// Returns a text of the code as a message.
  func message(ofSourceText text: String) -> MessageTree {
    sourceTexts.value(for: text) { .text(FormattedText(parsing: $0)) }
  }

  private func catalogs(overridden: Bool) -> [any MessageCatalog] {
    var catalogs: [any MessageCatalog] = overridden ? CatalogOverrides.images : []
    if let catalog { catalogs.append(catalog) }
    return catalogs
  }
}

/// The language of the code where no catalog says which it is.
private let usualSourceLanguage = "en"

/// The catalogs that come before those of every bundle.
enum CatalogOverrides {
  /// A number that is another after each change, so that nobody keeps a plan that was made before.
  static var generation: Int { counter.load(ordering: .acquiring) }

  /// The catalogs, the first of which comes first.
  static var images: [CatalogImage] { current.withLock { $0 } }

  static func set(_ images: [CatalogImage]) {
    current.withLock { current in
      current = images
      counter.add(1, ordering: .releasing)
    }
  }

  private static let current = Mutex<[CatalogImage]>([])
  private static let counter = Atomic<Int>(0)
}
