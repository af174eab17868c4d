/// A folder in which Xcode hands the texts of one language to translators: `fr.xcloc`.
///
/// ```swift
/// LocalizationCatalog(language: "fr", developmentLanguage: "en", project: "App").folder  // "fr.xcloc"
/// ```
package struct LocalizationCatalog: Hashable, Sendable {
  /// The language of the translations.
  package var language: String
  /// The language that the project is developed in.
  package var developmentLanguage: String
  /// The name of the project, such as `App.xcodeproj`; empty if nobody knows it.
  package var project: String
  /// The XLIFF document; `nil` if the folder has none.
  package var document: File?
  /// The catalogs as they were when the folder was made, for who wants to look at them.
  package var sources: [File]

  /// Creates a folder.
  package init(
    language: String,
    developmentLanguage: String,
    project: String,
    document: File? = nil,
    sources: [File] = []
  ) {
    self.language = language
    self.developmentLanguage = developmentLanguage
    self.project = project
    self.document = document
    self.sources = sources
  }

  /// A file of the folder.
  package struct File: Hashable, Sendable {
    /// The path from the folder on.
    package var path: String
    /// The content.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The extension of the folder's name.
  package static let folderExtension = "xcloc"

  /// The name of the folder.
  package var folder: String { "\(fileName).\(Self.folderExtension)" }

  /// The language as a name of files: no language has a slash in it, but a catalog can say so.
  var fileName: String { String(language.map { $0 == "/" ? "-" : $0 }) }
}

extension LocalizationCatalog {
  /// The names that Xcode gives to what is in the folder.
  enum Name {
    static let contents = "contents.json"
    static let document = "Localized Contents"
    static let sources = "Source Contents"
    static let documentExtension = ".xliff"
  }

  /// The names that Xcode gives to the fields of `contents.json`.
  enum Field {
    static let developmentRegion = "developmentRegion"
    static let project = "project"
    static let targetLocale = "targetLocale"
    static let toolInfo = "toolInfo"
    static let toolBuildNumber = "toolBuildNumber"
    static let toolID = "toolID"
    static let toolName = "toolName"
    static let toolVersion = "toolVersion"
    static let version = "version"
  }

  /// The version of the form.
  static let version = "1.0"
}
