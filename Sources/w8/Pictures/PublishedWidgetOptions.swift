import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// The options of published widgets: formats, language and unit.
///
/// They are stored with the widgets, because a system timer has no language settings.
struct PublishedWidgetOptions: Codable {
  /// The environment variables that determine the language and the region.
  private static let variableNames = [
    "LANGUAGE", "LANG", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LC_COLLATE",
    "LC_MEASUREMENT", W8Command.languageVariable,
  ]

  /// The user's environment variables.
  let variables: [String: String]
  /// The language on the command line.
  let language: String?
  /// The unit on the command line, or `nil` for the one in the settings.
  let unit: String?
  /// The number of PNG pixels per point, or `nil` if no PNG is requested.
  let pngScale: Int?

  init(
    environment: [String: String],
    language: String?,
    unit: UnitPreference?,
    pngScale: Int?
  ) {
    variables = environment.filter { Self.variableNames.contains($0.key) }
    self.language = language
    self.unit = unit?.rawValue
    self.pngScale = pngScale
  }

  /// Returns the notation for the options and settings.
  func notation(_ settings: Settings) -> MassNotation {
    let locale = UserLocale(
      environment: variables,
      language: language,
      languageVariable: W8Command.languageVariable
    )
    .withFixedNumbers(datesFollowMessages: true)
    let preference = unit.flatMap(UnitPreference.init(rawValue:)) ?? settings.unit
    return MassNotation(locale: locale, preference: preference)
  }
}

/// The output file of a widget: a picture, or its values and texts.
struct WidgetFile {
  let path: String
  private let isSnapshot: Bool

  /// Creates the file for a path.
  ///
  /// - Throws: ``CommandFailure`` if the extension is not that of a supported widget format.
  init(_ path: String) throws {
    self.path = path
    isSnapshot = path.lowercased().hasSuffix(".json")
    guard !isSnapshot else { return }
    guard PictureFormat(ofFile: path) != nil else { throw CommandFailure.noWidgetFormat(path) }
  }

  /// Writes a widget atomically.
  func write(
    _ words: WidgetStrings,
    _ family: WidgetFamily,
    _ options: PictureOptions
  ) throws {
    guard isSnapshot else {
      return try PictureFile(path)
        .write(
          WidgetPicture(words.face, family).scene,
          scale: options.scale?.pixelsPerPoint ?? PictureFile.pixelsPerPoint,
          appearance: options.appearance
        )
    }
    let text = try JSON.text(of: WidgetSnapshot(words)) + "\n"
    try FileSystem.write(Array(text.utf8), to: path, isPrivate: true)
  }
}
