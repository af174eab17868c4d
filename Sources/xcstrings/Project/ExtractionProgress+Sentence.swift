import Localization
import SwiftExtraction

extension ExtractionProgress {
  /// What a person at a terminal sees while files are read.
  static func reading(_ done: Int, of total: Int) -> String {
    String(
      localized: "Reading files: \(done) of \(total)",
      comment: "Progress on a terminal, on one line"
    )
  }

  /// What a person at a terminal sees of an extraction.
  var sentence: String {
    switch step {
    case .reading: Self.reading(done, of: total)
    case .checking:
      String(
        localized: "Looking for strings: file \(done) of \(total)",
        comment: "Progress on a terminal, on one line"
      )
    }
  }
}
