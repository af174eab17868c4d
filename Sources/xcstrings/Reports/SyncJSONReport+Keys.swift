import CatalogSync
import Diagnostics
import SwiftExtraction

/// The keys that a synchronization leaves to the user.
extension SyncJSONReport {
  /// A key that was stale before.
  struct Stale: Encodable {
    var key: String
    /// Where it stands as a plain `String`; empty also if nobody has looked.
    var plainStrings: [JSONPlace]

    init(_ key: String, in outcome: SyncOutcome) {
      self.key = key
      plainStrings = outcome.plainPlaces(of: key).map(JSONPlace.init)
    }
  }

  /// A key that stays although it was not found.
  struct Undecided: Encodable {
    /// A literal that may be the key.
    struct Literal: Encodable {
      var place: JSONPlace
      var call: String
      var reason: String
    }

    var key: String
    var literals: [Literal]

    init(_ key: String, in outcome: SyncOutcome) {
      self.key = key
      literals = outcome.undecided(key)
        .compactMap { remnant in
          remnant.unknown.map {
            Literal(place: JSONPlace(remnant.place), call: $0.name, reason: $0.reason.code)
          }
        }
    }
  }

  /// A key that is gone, and one that may be its new name.
  struct Rename: Encodable {
    var formerKey: String
    var key: String
    var similarity: Int
    var places: [JSONPlace]

    init(_ offer: OfferedRename) {
      formerKey = offer.formerKey
      key = offer.key
      similarity = offer.similarity
      places = offer.places.map(JSONPlace.init)
    }
  }

  /// A text that is another one in the catalog than in the code.
  struct Difference: Encodable {
    var key: String
    var catalogText: String
    var codeText: String
    var isEdited: Bool
    var place: JSONPlace?

    init(_ difference: SourceDifference) {
      key = difference.key
      catalogText = difference.catalogText
      codeText = difference.codeText
      isEdited = difference.isEdited
      place = difference.place.map { JSONPlace($0) }
    }
  }
}
