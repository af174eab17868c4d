import Localization
import SwiftExtraction

extension ExtractionProgress {
  /// What a person at a terminal sees of an extraction.
  var sentence: String {
    switch step {
    case .reading:
      String(
        localized: "Reading files: \(done) of \(total)",
        comment: "Progress on a terminal, on one line"
      )
    case .checking:
      String(
        localized: "Looking for strings: file \(done) of \(total)",
        comment: "Progress on a terminal, on one line"
      )
    }
  }
}
