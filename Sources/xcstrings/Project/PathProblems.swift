import CommandSupport
import Diagnostics
import ProjectModel

extension Project {
  /// What the configuration names as sources of targets, and that has none: mostly a slip of the pen.
  ///
  /// A path that does not exist keeps `sync` from doing anything, and one without sources gives no
  /// catalog a key.
  var pathProblems: [Diagnostic] {
    configuration.targets.flatMap { target in
      zip(target.sources, target.sourcePlaces)
        .filter { source, _ in !hasSources(at: source) }
        .map { source, place in
          Diagnostic(
            .configurationNoSources,
            .warning,
            at: place,
            arguments: [
              .text(target.name), .text(source),
              .text(nearPath(to: source, besides: target.sources) ?? ""),
            ]
          )
        }
    }
  }

  private func hasSources(at source: String) -> Bool {
    (try? FileSystem.sources(at: [path(source)]))?.isEmpty == false
  }

  /// Returns the folder or file with sources whose path is nearest to another; `nil` if none is near.
  private func nearPath(to source: String, besides others: [String]) -> String? {
    let files = (try? FileSystem.sources(at: [folder])) ?? []
    var paths: Set<String> = []
    for file in files.map(configuredPath) {
      var path = file
      while !path.isEmpty, paths.insert(path).inserted { path = RelativePath.folder(of: path) }
    }
    return source.closest(of: paths.subtracting(others).sorted())
  }
}

extension Diagnostic.ID {
  /// A target of the configuration has no sources at a path.
  ///
  /// Arguments: the target, the path, one that was probably meant (empty if that is not clear).
  fileprivate static let configurationNoSources: Self = "configuration-no-sources"
}
