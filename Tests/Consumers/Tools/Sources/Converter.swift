import CatalogProject

/// A converter that writes the catalogs of a project in each format for translators.
struct Converter {
  let project: StringCatalogProject

  /// Returns the names of the formats, each with the number of files.
  func convert(to folder: String) async throws -> [String] {
    var lines: [String] = []
    for format in StringCatalogProject.ExchangeFormat.allCases {
      let path = "\(folder)/\(format.rawValue)"
      let files = try await project.export(as: format, language: "es", to: path)
      lines.append("\(format.rawValue): \(files.count)")
    }
    return lines
  }
}
