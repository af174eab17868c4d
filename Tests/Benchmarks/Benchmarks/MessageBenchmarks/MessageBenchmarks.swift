import Benchmark
import Localization
import SampleCatalog

/// The number of messages in one iteration.
private let count = 1000

let benchmarks: @Sendable () -> Void = {
  let keys = SampleCatalog().keys
  let plain = keys.filter { !$0.contains("%") }
  let plural = keys.filter { $0.contains("%lld") }
  let spanish = UserLocale("es_ES")
  let table = Dictionary(uniqueKeysWithValues: plain.map { ($0, String($0.reversed())) })
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock],
    scalingFactor: .one,
    maxDuration: .seconds(3)
  )

  Benchmark("Look 1000 plain messages up") { _ in
    for index in 0..<count {
      let key = String.LocalizationValue(plain[index % plain.count])
      blackHole(String(localized: key, locale: spanish))
    }
  }

  Benchmark("Look 1000 texts up in a Dictionary") { _ in
    for index in 0..<count { blackHole(table[plain[index % plain.count]]) }
  }

  Benchmark("Show 1000 messages with a plural and a number") { _ in
    for index in 0..<count {
      let value = value(of: plural[index % plural.count], with: index)
      blackHole(String(localized: value, locale: spanish))
    }
  }
}

/// Returns the value that the compiler would create for a literal that starts with a number.
private func value(of key: String, with number: Int) -> String.LocalizationValue {
  var interpolation = String.LocalizationValue.StringInterpolation(
    literalCapacity: key.utf8.count,
    interpolationCount: 1
  )
  interpolation.appendInterpolation(number)
  interpolation.appendLiteral(String(key.dropFirst("%lld".count)))
  return String.LocalizationValue(stringInterpolation: interpolation)
}
