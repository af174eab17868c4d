package import Diagnostics

/// A literal that reads like a key, but is not known to be one.
package struct ObjectiveCRemnant: Hashable, Sendable {
  /// The key.
  package var key: String
  /// Where the literal stands.
  package var place: Place
  /// The macro that may look the key up, as far as anybody can tell; `nil` if the literal is a plain
  /// text.
  package var macro: String?
}

extension ObjectiveCSource {
  /// Returns the names of macros that the source defines and that hand a parameter on as a key:
  /// `#define L(key) NSLocalizedString(key, nil)`.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  package func forwardingMacros(options: ObjectiveCOptions = ObjectiveCOptions()) -> Set<String> {
    var scanner = CallScanner(text, LocalizationMacros(options.routines))
    scanner.run()
    return scanner.findings.forwarders
  }

  /// Returns what still stands in the source of keys that were not found in any.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - options: What the project tells about its sources.
  ///   - forwarders: The macros of the project that hand a parameter on as a key.
  /// - Returns: The literals that read like the keys, in the order of their places.
  /// - Complexity: O(*n*) in the length of the source.
  package func remnants(
    of keys: Set<String>,
    options: ObjectiveCOptions = ObjectiveCOptions(),
    forwarders: Set<String> = []
  ) -> [ObjectiveCRemnant] {
    let macros = LocalizationMacros(options.routines)
    let all = LocalizationMacros(options.routines + forwarders.sorted())
    var scanner = CallScanner(text, all, keepsLiterals: true)
    scanner.run()
    var undecided: [Int: String] = [:]
    var found: Set<Int> = []
    for call in scanner.findings.calls {
      guard let start = call.argument(.key)?.range?.lowerBound else { continue }
      if macros[text[call.name]] == nil || call.hasUnknownTable {
        undecided[start] = String(decoding: text[call.name], as: UTF8.self)
      } else {
        found.insert(start)
      }
    }
    let lineIndex = LineIndex(text)
    return scanner.findings.literals.compactMap { run in
      guard let key = run.text.text, keys.contains(key), !key.isEmpty,
        !found.contains(run.range.lowerBound)
      else { return nil }
      let place = lineIndex.place(of: run.range, in: path)
      return ObjectiveCRemnant(key: key, place: place, macro: undecided[run.range.lowerBound])
    }
  }
}
