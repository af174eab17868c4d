import FoundationEssentials
import Glibc

/// The memory usage of the process.
///
/// The allocator must return freed memory, otherwise the peak may include memory that was freed
/// before. `Scripts/fuzz` sets its thresholds accordingly.
package enum MemoryMeter {
  /// The peak of resident bytes since the last ``resetPeak()``; 0 if the system does not provide
  /// it.
  package static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return 1024 * (line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0)
  }

  /// Resets the peak.
  package static func resetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }
}
