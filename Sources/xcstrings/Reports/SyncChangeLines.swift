import CatalogSync
import CommandSupport
import Diagnostics

/// The lines that tell of changes, one of each: sign, kind, key and place, the keys below each other.
struct SyncChangeLines {
  private let console: Console
  private let width: Int

  /// Creates the lines of some changes that are shown together.
  init(_ changes: [SyncChange], _ console: Console) {
    self.console = console
    width = changes.map(\.kind.label.count).max() ?? 0
  }

  /// Returns the line of a change, without anything before it.
  func line(of change: SyncChange) -> String {
    let label = change.kind.label
    let padded = label + String(repeating: " ", count: max(width - label.count, 0))
    let marked = console.styled("\(change.kind.sign) \(padded)", change.kind.style)
    let place = change.places.first.map { "  \($0.file):\($0.line):\($0.column)" } ?? ""
    return "\(marked)  \(KeyQuotation(change.key, limit: 72).text)\(console.styled(place, .dim))"
  }
}
