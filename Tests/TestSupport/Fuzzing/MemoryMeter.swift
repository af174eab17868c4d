import FoundationEssentials
import Glibc

/// How much memory the process takes, as the system counts it.
///
/// The allocator must give back what is freed, or a peak hides in what an earlier one left:
/// `Scripts/fuzz` sets its thresholds so that it does.
package enum MemoryMeter {
  /// The greatest number of bytes that were resident since the last ``resetPeak()``; 0 where the
  /// system does not tell.
  package static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return 1024 * (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0)
  }

  /// Forgets the greatest number so far.
  package static func resetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }
}
