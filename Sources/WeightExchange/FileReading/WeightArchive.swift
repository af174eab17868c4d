package import FileSystem

/// The files of weights in an archive with all user data of an app.
package enum WeightArchive {
  /// The files in an archive.
  package enum Content {
    /// Files of weights.
    case weights([WeightFile])
    /// An export of Apple Health.
    case health
    /// No files of weights, or an archive that cannot be read.
    case other
  }

  /// The maximum number of entries that are read; archives have one file for each month or year.
  private static let greatestCount = 500

  /// Returns whether a file with these first bytes is an archive.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("PK\u{3}\u{4}".utf8))
  }

  /// Returns whether a file is an archive.
  package static func isArchive(_ file: OpenFile) -> Bool {
    begins(WeightFile(file).beginning(4))
  }

  /// Finds the files of weights in an archive.
  ///
  /// If several apps are in one archive, the files of all of them are returned. If no name is known,
  /// the only table or list of the archive is returned.
  package static func content(of file: OpenFile) -> Content {
    guard let names = names(in: file) else { return .other }
    let known = names.indices.filter { KnownWeightFile(names[$0]) == .measurements }
    let daily = names.indices.filter { KnownWeightFile(names[$0]) == .dailyAverages }
    let found = known.isEmpty ? daily : known
    if !found.isEmpty {
      return .weights(
        found.prefix(greatestCount).map { WeightFile(in: file, at: $0, name: names[$0]) }
      )
    }
    if names.contains(where: isHealthExport) { return .health }
    let tables = names.indices.filter { isTable(names[$0]) }
    guard let only = tables.first, tables.count == 1 else { return .other }
    return .weights([WeightFile(in: file, at: only, name: names[only])])
  }

  /// Returns the paths of all entries, or `nil` if the archive cannot be read.
  private static func names(in file: OpenFile) -> [String]? {
    do throws(ArchiveError) {
      let archive = try ArchiveReader(file.descriptor, .byDirectory)
      var names: [String] = []
      while let entry = try archive.next() { names.append(entry.path) }
      return names
    } catch {
      return nil
    }
  }

  /// Returns whether an entry is an export of Apple Health, next to which the phone writes a
  /// clinical document.
  private static func isHealthExport(_ path: String) -> Bool {
    let parts = path.lowercased().split(separator: "/")
    return parts.first == "apple_health_export" || parts.last?.hasSuffix("_cda.xml") == true
      || parts.last == "export.xml"
  }

  private static func isTable(_ path: String) -> Bool {
    let path = path.lowercased()
    return !path.contains("__macosx/") && [".csv", ".tsv", ".json"].contains { path.hasSuffix($0) }
  }
}

/// The kinds of files of weights that are known by their names.
///
/// | Archive | Files |
/// |---|---|
/// | Withings | `weight.csv` |
/// | Google Takeout, Fitbit | `weight-2019-01-01.json` for each month, `weight.csv` |
/// | Google Takeout, Google Fit | `raw_com.google.weight_….json`, `Daily activity metrics.csv` |
/// | Garmin | `…userBioMetrics.json` |
/// | Samsung Health | `com.samsung.health.weight.….csv` |
/// | Cronometer | `biometrics.csv` |
/// | Health Auto Export | `HealthAutoExport-….csv` and `.json` |
enum KnownWeightFile: Hashable {
  /// Single weigh-ins.
  case measurements
  /// Averages of the days, which are only read without ``measurements``.
  case dailyAverages

  /// Returns the kind of an entry of an archive, or `nil` if its name is not known.
  init?(_ path: String) {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    let isTable = name.hasSuffix(".csv")
    let isList = name.hasSuffix(".json")
    if name == "weight.csv" || name == "biometrics.csv"
      || isList && (name.hasPrefix("weight-") || name.contains("com.google.weight"))
      || isList && name.hasSuffix("userbiometrics.json")
      || isTable && name.hasPrefix("com.samsung.health.weight")
      || name.hasPrefix("healthautoexport") && (isTable || isList)
    {
      self = .measurements
    } else if name == "daily activity metrics.csv" || name == "daily summaries.csv" {
      self = .dailyAverages
    } else {
      return nil
    }
  }
}
