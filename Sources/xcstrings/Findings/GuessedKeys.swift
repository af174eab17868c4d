import CatalogValidation
import Diagnostics
import FormatString

/// The keys of sources with a specifier that is only assumed, because a type is not known.
struct GuessedKeys {
  private let guesses: [String: [Diagnostic]]

  /// Takes the guesses from what an extraction has to say.
  init(_ diagnostics: [Diagnostic]) {
    guesses = Dictionary(
      grouping: diagnostics.filter { $0.id == .interpolationTypeUnknown },
      by: { $0.place?.file ?? "" }
    )
  }

  /// Returns keys with what is assumed of them: those are only worth knowing, and so are those of the
  /// catalog that may be meant.
  func marked(_ uses: [KeyUse]) -> [KeyUse] {
    var uses = uses
    var shapes: [[String?]: [Diagnostic.Note]] = [:]
    for index in uses.indices where uses[index].side == .sources {
      let notes = notes(on: uses[index])
      guard !notes.isEmpty else { continue }
      uses[index].isMinor = true
      uses[index].notes += notes
      shapes[shape(of: uses[index].key)] = notes
    }
    for index in uses.indices where uses[index].side == .catalog {
      guard let notes = shapes[shape(of: uses[index].key)] else { continue }
      uses[index].isMinor = true
      uses[index].notes += notes
    }
    return uses
  }

  /// Returns the words of a key, with nothing in the place of each argument.
  private func shape(of key: String) -> [String?] {
    FormatString(parsing: key).segments
      .map { segment in
        if case .text(let words) = segment { words } else { nil }
      }
  }

  private func notes(on use: KeyUse) -> [Diagnostic.Note] {
    guard let place = use.place else { return [] }
    return (guesses[place.file] ?? [])
      .filter { guess in
        guess.place.map { place.utf8Range.contains($0.utf8Range.lowerBound) } ?? false
      }
      .map { Diagnostic.Note($0.id, at: $0.place, arguments: $0.arguments) }
  }
}

extension Diagnostic.ID {
  /// The type of an interpolation is not known; an extraction makes it.
  fileprivate static let interpolationTypeUnknown: Self = "interpolation-type-unknown"
}
