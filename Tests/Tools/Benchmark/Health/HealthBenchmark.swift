import BenchmarkPeers
import TestSupport
import WeightCore
import WeightExchange

/// Measures the reading of an export of Apple Health.
enum HealthBenchmark {
  /// Reads an export, and prints in one line, between tabs: the contestant, the seconds, the samples,
  /// the bytes that were read, and the most memory that the process had resident.
  static func run(contestant: String, path: String) throws {
    var samples = 0
    var bytes: Int64 = 0
    let time = try ContinuousClock()
      .measure {
        if contestant == "libxml2" {
          samples = health_peer_libxml2(path)
        } else {
          let file = try HealthExportFile.find(at: path)
          let reader = HealthExportReader(categories: [.bodyMass, .bodyFat], homeTimeZone: nil)
          let reading = try reader.read(file) { progress in
            bytes = progress.bytes
            return true
          }
          samples = reading.snapshot.samples.count
        }
      }
    print(contestant, time / .seconds(1), samples, bytes, MemoryMeter.peak, separator: "\t")
  }
}
