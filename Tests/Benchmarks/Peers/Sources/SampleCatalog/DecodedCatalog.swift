/// A catalog as decoded by a program that uses only JSONDecoder.
public struct DecodedCatalog: Decodable {
  var sourceLanguage: String
  var version: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var comment: String?
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Unit: Decodable {
    var state: String
    var value: String
  }
}
