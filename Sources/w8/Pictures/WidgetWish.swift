import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// Which widgets a user wants to be written, and in which language and unit.
///
/// It is kept beside them: a timer of the system speaks no language, and its widgets shall.
struct WidgetWish: Codable {
  /// The variables that say a language and the conventions of a country.
  private static let variableNames = [
    "LANGUAGE", "LANG", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LC_COLLATE",
    "LC_MEASUREMENT", "W8_LANG",
  ]

  /// The variables of the user.
  let variables: [String: String]
  /// The language that was asked for on the command line.
  let language: String?
  /// The unit that was asked for; `nil` for the one in the settings.
  let unit: String?
  /// The pixels of a PNG for each point; `nil` if no PNG is wanted.
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

  /// How the user reads weights, who chose some settings.
  func notation(_ settings: Settings) -> MassNotation {
    let locale = UserLocale(
      environment: variables,
      language: language,
      languageVariable: "W8_LANG"
    )
    let preference = unit.flatMap(UnitPreference.init(rawValue:)) ?? settings.unit
    return MassNotation(locale: locale, preference: preference)
  }
}

/// A file that a widget is written to: a picture, or its values and words.
struct WidgetFile {
  let path: String
  private let isSnapshot: Bool

  /// Takes a path that a user gave.
  ///
  /// - Throws: That its extension names no form in which widgets are written.
  init(_ path: String) throws {
    self.path = path
    isSnapshot = path.lowercased().hasSuffix(".json")
    guard !isSnapshot else { return }
    guard PictureFormat(ofFile: path) != nil else { throw CommandFailure.noWidgetFormat(path) }
  }

  /// Writes a widget, all at once or not at all.
  func write(
    _ words: WidgetWords,
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
    try FileSystem.write(Array(text.utf8), to: path)
  }
}
