import Benchmark
import Foundation
import SampleCatalog
import StringCatalog

let benchmarks: @Sendable () -> Void = {
  let bytes = (try? BenchmarkedCatalog.bytes()) ?? []
  let data = Data(bytes)
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput],
    maxDuration: .seconds(3)
  )

  Benchmark("Parse a catalog") { _ in
    blackHole(try? StringCatalog(parsing: bytes))
  }

  Benchmark("Parse a catalog and read every entry") { _ in
    let catalog = try? StringCatalog(parsing: bytes)
    for entry in catalog?.entries.lazy.map(\.entry) ?? [] { blackHole(entry) }
  }

  Benchmark("Parse it with JSONDecoder into structs") { _ in
    blackHole(try JSONDecoder().decode(DecodedCatalog.self, from: data))
  }

  Benchmark("Parse it with JSONSerialization") { _ in
    blackHole(try JSONSerialization.jsonObject(with: data))
  }

  Benchmark("Print a catalog with one edit") { benchmark in
    var catalog = try? StringCatalog(parsing: bytes)
    if let key = catalog?.keys.first { catalog?[key]?.comment = "Edited" }
    benchmark.startMeasurement()
    blackHole(catalog?.serialized())
  }

  Benchmark("Parse a catalog, edit it and print it") { _ in
    var catalog = try? StringCatalog(parsing: bytes)
    if let key = catalog?.keys.first { catalog?[key]?.comment = "Edited" }
    blackHole(catalog?.serialized())
  }

  Benchmark("Format a catalog with sorted keys") { benchmark in
    let catalog = try? StringCatalog(parsing: bytes)
    benchmark.startMeasurement()
    blackHole(catalog?.serialized(as: .sorted))
  }

  Benchmark("Print it with JSONSerialization") { benchmark in
    let object = try JSONSerialization.jsonObject(with: data)
    benchmark.startMeasurement()
    blackHole(
      try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    )
  }
}
