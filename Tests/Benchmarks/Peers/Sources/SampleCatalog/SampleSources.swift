/// Swift files like those of an app, which are the same for the same seed.
///
/// A third of them contains views, a third contains models, and a third contains no user-visible
/// strings.
public struct SampleSources: Sendable {
  /// A file of the app.
  public struct File: Sendable {
    /// The path, relative to the folder of the app.
    public let path: String
    /// The content.
    public let text: String
  }

  /// The files, sorted by path.
  public let files: [File]

  /// The number of files in a module of a larger project.
  private static let moduleSize = 1500

  /// Creates the files of an app, or of a project with many modules.
  ///
  /// - Parameters:
  ///   - fileCount: The number of files. All types have different names.
  ///   - isModular: Whether the files are in the folders of modules.
  ///   - seed: The seed of the words.
  public init(fileCount: Int = 2000, isModular: Bool = false, seed: UInt64 = 1) {
    var words = Words(seed: seed)
    files = (0..<fileCount)
      .map { number in
        let (folder, text) =
          switch number % 3 {
          case 0: ("Views", Self.view(number, &words))
          case 1: ("Models", Self.model(number, &words))
          default: ("Services", Self.service(number, &words))
          }
        let module = isModular ? "Module\(number / Self.moduleSize)/" : ""
        let path = "\(module)\(folder)/Part\(number / 60)/File\(number).swift"
        return File(path: path, text: text)
      }
  }

  private static func view(_ number: Int, _ words: inout Words) -> String {
    let model = number + 1
    let rows = (0..<12)
      .map { row in
        """
                Section("\(words.sentence())") {
                  Label("\(words.sentence())", systemImage: "circle")
                  if model.count > \(row) {
                    Text("\(words.sentence()) \\(model.count) \\(model.kind.title)")
                      .font(.headline)
                      .foregroundStyle(isShown ? Color.primary : .secondary)
                  } else {
                    Button(isShown ? "\(words.sentence())" : "\(words.sentence())") { isShown.toggle() }
                  }
                }
        """
      }
    return """
      import SwiftUI

      /// \(words.sentence())
      struct View\(number): View {
        @State private var isShown = false
        @Environment(\\.dismiss) private var dismiss
        let model: Model\(model)

        var body: some View {
          NavigationStack {
            List {
              ForEach(model.names, id: \\.self) { name in Text("\(words.sentence()) \\(name)") }
      \(rows.joined(separator: "\n"))
            }
            .navigationTitle("\(words.sentence())")
            .alert("\(words.sentence())", isPresented: $isShown) { Button("OK") { dismiss() } }
          }
        }
      }

      """
  }

  private static func model(_ number: Int, _ words: inout Words) -> String {
    let cases = (0..<8).map { "  case kind\($0)" }.joined(separator: "\n")
    let titles = (0..<8)
      .map { "    case .kind\($0): \"\(words.sentence())\"" }
      .joined(separator: "\n")
    let functions = (0..<12)
      .map { function in
        """
          /// \(words.sentence())
          func total\(function)(of values: [Double], adding extra: Double = 0) -> Double {
            let filtered = values.filter { $0 > extra }.map { $0 * 2 }
            guard let first = filtered.first, filtered.count > \(function) else { return extra }
            return filtered.dropFirst().reduce(first) { ($0 + $1) / 2 } + Double(count)
          }
        """
      }
    return """
      import SwiftUI

      enum Kind\(number): String, CaseIterable {
      \(cases)

        var title: LocalizedStringResource {
          switch self {
      \(titles)
          }
        }
      }

      struct Model\(number): Identifiable, Hashable {
        let id: Int
        var kind: Kind\(number)
        var names: [String] = []
        var count: Int { names.count }

      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  private static func service(_ number: Int, _ words: inout Words) -> String {
    let functions = (0..<14)
      .map { function in
        """
          /// \(words.sentence())
          private func request\(function)(_ path: String, retrying count: Int) async throws -> [Int] {
            var components = URLComponents(string: "https://example.com/" + path)
            components?.queryItems = [URLQueryItem(name: "page", value: String(count))]
            guard let url = components?.url else { throw Failure.address }
            let (data, response) = try await session.data(from: url)
            logger.debug("\(words.sentence()) \\(data.count) \\(response)")
            return try decoder.decode([Int].self, from: data).filter { $0 != count && $0 < 1_000 }
          }
        """
      }
    return """
      import Foundation

      final class Service\(number) {
        enum Failure: Error { case address, answer(Int) }

        private let session = URLSession.shared
        private let decoder = JSONDecoder()
        private let logger = Logger()

      \(functions.joined(separator: "\n\n"))
      }

      """
  }
}
