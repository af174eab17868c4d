import Diagnostics
import FileSystem

/// The code that is compiled only for some platforms.
///
/// A catalog has the keys of the platforms for which its target was built, which the project does
/// not always say.
struct PlatformCode {
  /// For each file, the numbers of the lines between `#if` and `#endif` with such a condition.
  private var lines: [String: Set<Int>] = [:]

  /// Returns whether a location is in such code.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file, in the first call for the file.
  mutating func contains(_ location: Location) -> Bool {
    if let known = lines[location.file] { return known.contains(location.line) }
    let bytes = (try? FileSystem.read(location.file, as: .source)) ?? []
    let found = Self.lines(of: String(decoding: bytes, as: UTF8.self))
    lines[location.file] = found
    return found.contains(location.line)
  }

  /// Returns the numbers of the lines, counted from 1.
  static func lines(of source: String) -> Set<Int> {
    var found: Set<Int> = []
    var open: [Bool] = []
    // Locations count no other line ends.
    let rows = source.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    for (number, row) in rows.enumerated() {
      let text = row.drop(while: \.isWhitespace)
      if text.hasPrefix("#if") {
        open.append(dependsOnPlatform(text))
      } else if text.hasPrefix("#elseif"), let last = open.indices.last {
        open[last] = open[last] || dependsOnPlatform(text)
      } else if text.hasPrefix("#endif") {
        _ = open.popLast()
      } else if open.contains(true) {
        found.insert(number + 1)
      }
    }
    return found
  }

  private static func dependsOnPlatform(_ condition: Substring) -> Bool {
    ["os(", "canImport(", "targetEnvironment(", "TARGET_OS_"].contains { condition.contains($0) }
  }
}
