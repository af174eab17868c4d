import BenchmarkPeers
import TestSupport
import WeightCore
import WeightExchange

/// Measures parsing of an Apple Health export.
enum HealthBenchmark {
  /// Parses an export, and prints a tab-separated line.
  ///
  /// The fields are: the contestant, the seconds, the samples, the bytes that were read, and the
  /// peak of resident memory.
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
