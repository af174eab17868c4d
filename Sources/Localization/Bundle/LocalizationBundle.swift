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
