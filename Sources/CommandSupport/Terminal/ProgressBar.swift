/// A picture of how far a work is, a line high.
package enum ProgressBar {
  /// Returns a bar of a work of which a share is done.
  ///
  /// - Parameters:
  ///   - share: From 0 to 1; what lies outside is taken for the nearer of them.
  ///   - width: How many columns of the terminal it has.
  /// - Returns: Blocks for what is done, the last of them as narrow as an eighth, and dots for the rest.
  package static func text(_ share: Double, width: Int = 20) -> String {
    let share = share.isNaN ? 0 : min(max(share, 0), 1)
    let eighths = Int(share * Double(width * 8))
    let full = String(repeating: "█", count: eighths / 8)
    let part = eighths % 8 == 0 ? "" : parts[eighths % 8 - 1]
    let rest = String(repeating: "·", count: width - full.count - part.count)
    return full + part + rest
  }

  private static let parts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
}
