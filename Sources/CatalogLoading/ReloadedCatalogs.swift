internal import ICU
public import Localization
internal import Synchronization

/// String Catalogs of a running program that are read again when their files change.
///
/// A server shows new translations without a restart. Each request reads ``bundle`` once, and shows
/// all its strings with it:
///
/// ```swift
/// let catalogs = try ReloadedCatalogs(["Texts/Localizable.xcstrings"])
/// Task { await catalogs.watch() }
/// let bundle = catalogs.bundle
/// print(String(localized: "Goal", bundle: bundle, locale: UserLocale("es_ES")))
/// ```
public final class ReloadedCatalogs: Sendable {
  private let paths: [String]
  private let languages: Set<String>?
  private let defaultTable: String
  private let current: Replaceable<Content>
  /// The versions of the files that were read last; `nil` for a file that could not be opened.
  private let versions: Mutex<[[Int]?]>

  private final class Content: Sendable {
    let bundle: LocalizationBundle

    init(_ bundle: LocalizationBundle) {
      self.bundle = bundle
    }
  }

  /// Loads String Catalogs.
  ///
  /// - Parameters:
  ///   - paths: The files. Each is one table, with the name of the file.
  ///   - languages: The languages to show in addition to the source language; `nil` for all.
  ///   - defaultTable: The table of lookups that name no table.
  /// - Throws: ``CatalogFileError`` if a file cannot be read, or is not a String Catalog.
  public init(
    _ paths: [String],
    languages: Set<String>? = nil,
    defaultTable: String = "Localizable"
  ) throws(CatalogFileError) {
    (self.paths, self.languages, self.defaultTable) = (paths, languages, defaultTable)
    // The versions are read before the content, so a file that is written meanwhile is read again.
    versions = Mutex(Self.versions(of: paths))
    current = Replaceable(
      Content(
        try LocalizationBundle(
          stringCatalogs: paths,
          languages: languages,
          defaultTable: defaultTable
        )
      )
    )
  }

  /// The catalogs as they were read last.
  ///
  /// A bundle does not change. Reading the property takes no lock.
  public var bundle: LocalizationBundle { current.object?.bundle ?? .empty }

  /// Reads the files again if one of them has changed.
  ///
  /// - Returns: Whether ``bundle`` is a new one.
  /// - Throws: ``CatalogFileError`` if a file cannot be read, or is not a String Catalog. The bundle
  ///   stays, and the files are read again after their next change.
  @discardableResult
  public func reload() throws(CatalogFileError) -> Bool {
    // One call at a time: an earlier content must not replace a later one.
    try versions.withLock { versions throws(CatalogFileError) in
      let found = Self.versions(of: paths)
      guard found != versions else { return false }
      versions = found
      replace(
        with: try LocalizationBundle(
          stringCatalogs: paths,
          languages: languages,
          defaultTable: defaultTable
        )
      )
      return true
    }
  }

  /// Shows other catalogs, such as those that the program received over a network.
  ///
  /// ```swift
  /// catalogs.replace(with: try LocalizationBundle(stringCatalog: bytes, table: "Localizable"))
  /// ```
  ///
  /// - Parameter bundle: The catalogs. They stay until a file changes.
  public func replace(with bundle: LocalizationBundle) {
    current.store(Content(bundle))
  }

  /// Reads the files again whenever they change, until the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two looks at the files.
  ///   - report: Receives the error of a file that cannot be read. The bundle stays.
  public func watch(
    every interval: Duration = .seconds(1),
    report: @Sendable (CatalogFileError) -> Void = { _ in }
  ) async {
    while (try? await Task.sleep(for: interval)) != nil {
      do throws(CatalogFileError) { try reload() } catch { report(error) }
    }
  }

  private static func versions(of paths: [String]) -> [[Int]?] {
    paths.map { try? RegularFile(path: $0).version }
  }
}
