import CommandSupport
import Diagnostics
import ExtractedStrings
import ProjectModel
import StringsData
import SwiftExtraction

extension ExtractCommand {
  /// Writes the strings of each source to a file of its own.
  ///
  /// A source without strings has one too: it tells that the source was read. Files of sources that
  /// are gone stay, because a run cannot tell them from those that another machine has written to
  /// the same folder; `sync` passes over them.
  func writeStringsData(
    _ extraction: Extraction,
    of files: [String],
    in project: Project?,
    _ console: Console
  ) throws {
    guard let output else {
      throw CommandFailure(Texts.stringsDataNeedsFolder, status: .usage)
    }
    try FileSystem.createFolder(output)
    let damaged = Set(extraction.misunderstood)
    let occurrences = Dictionary(grouping: extraction.strings.occurrences, by: \.place.file)
    var written: [StringsDataJSONReport.File] = []
    for source in files {
      let name = sourceName(of: source)
      var data = StringsData(
        source: name.source,
        strings: occurrences[source] ?? [],
        defaultTable: project?.defaultTable(of: source) ?? Project.defaultTable,
        isIncomplete: damaged.contains(source)
      )
      if let table { data.tables.removeAll { $0.name != table } }
      let path = FileSystem.join(output, StringsData.fileName(ofSourceAt: name.path))
      let isChanged = try put(data.printed(), at: path)
      written.append(.init(path: path, source: name.source, isChanged: isChanged))
    }
    if global.json {
      try console.print(json: StringsDataJSONReport(files: written))
    } else {
      console.remark(Texts.stringsDataWritten(written.count, output))
    }
  }

  /// Writes a file unless it holds the bytes already; returns whether it did.
  ///
  /// Builds make thousands of such files and could make them again, so none waits for the disk.
  private func put(_ bytes: [UInt8], at path: String) throws(FileError) -> Bool {
    guard try FileSystem.content(of: path).bytes != bytes else { return false }
    try FileSystem.put(bytes, at: path)
    return true
  }

  /// Returns what a source is called in its file, and the path that names the file.
  ///
  /// Compilers write absolute paths. Below a root that the user names, paths start there, so that
  /// machines with different checkouts agree. The name of the file never tells where the checkout
  /// is: it starts from that root, or from the current folder.
  private func sourceName(of source: String) -> (source: String, path: String) {
    let path = FileSystem.absolutePath(of: source)
    let root = FileSystem.join(FileSystem.absolutePath(of: sourceRoot ?? "."), "")
    let relative = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return (sourceRoot == nil ? path : relative, relative)
  }
}
