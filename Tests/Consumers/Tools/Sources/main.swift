import CatalogLoading
import CatalogProject
import Foundation

let folder = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID())")
defer { try? FileManager.default.removeItem(at: folder) }
let files = [
  ".xcstrings.yml": """
  sourceLanguage: en
  languages: [en, es]
  targets:
    Ferry: {table: Localizable}
  catalogs: [Sources/Ferry]
  """,
  "Sources/Ferry/Ferry.swift": """
  import Foundation
  func rows(_ seats: Int) -> [String] {
    [String(localized: "Tickets"), String(localized: "\\(seats) seats")]
  }
  """,
  "Sources/Ferry/Localizable.xcstrings": """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "Tickets" : {
        "localizations" : {
          "es" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "Billetes"
            }
          }
        }
      },
      "Timetable" : {

      }
    },
    "version" : "1.0"
  }
  """,
]
for (name, text) in files {
  let url = folder.appending(path: name)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  try text.write(to: url, atomically: true, encoding: .utf8)
}

let project = try StringCatalogProject(at: folder.path)
print(try await Bot(project: project).comment())
for line in try await Converter(project: project).convert(to: "Out") { print(line) }
let path = folder.appending(path: "Sources/Ferry/Localizable.xcstrings").path
let server = Server(catalogs: try ReloadedCatalogs([path]))
for line in try await server.answers(changing: path) { print(line) }
