import FileSystem

/// The commits of a git repository that change catalogs, and the content of catalogs in them.
///
/// Merges have several parents. Commits that change no catalog are left out, so the parents of a
/// commit are the nearest ones that do.
struct GitHistory: Sendable {
  /// A commit.
  struct Commit: Sendable {
    /// The object name.
    let name: String
    /// The positions of its parents in ``GitHistory/commits``.
    let parents: [Int]
  }

  /// A file that was renamed.
  private struct Rename {
    let old: String
    let new: String
  }

  /// The commits, parents first.
  let commits: [Commit]
  /// Whether the repository contains only the last commits, so earlier changes are unknown.
  let isShallow: Bool
  /// The work tree.
  let workTree: GitWorkTree
  private let renames: [Rename]

  /// Reads the commits that lead to the current one.
  ///
  /// One process lists the commits. The content of catalogs is read later, by one process for many
  /// versions.
  ///
  /// - Parameters:
  ///   - folder: A folder of the work tree.
  ///   - start: The commit that precedes the others, whether it changes catalogs or not; `nil` for
  ///     all commits.
  /// - Returns: `nil` if the folder is not in a repository, if it has no commits, or if git would
  ///   have to download missing objects.
  static func read(in folder: String, since start: String? = nil) -> GitHistory? {
    guard let tree = GitWorkTree(around: folder), !tree.isPartialClone else { return nil }
    let range = ["HEAD"] + (start.map { ["--not", $0] } ?? [])
    let log = try? tree.run(
      ["log", "--topo-order", "--reverse", "--parents", "-M", "--raw", "-z"]
        + ["--no-ext-diff", "--no-textconv", "--no-relative"]
        + ["--format=%x01%H %P"] + range + ["--", ":(top,glob)**/*.xcstrings"]
    )
    guard let log, log.hasSucceeded else { return nil }
    return GitHistory(
      log: log.output,
      after: start,
      isShallow: tree.line(["rev-parse", "--is-shallow-repository"]) == "true",
      workTree: tree
    )
  }

  private init(
    log: String,
    after start: String?,
    isShallow: Bool,
    workTree: GitWorkTree
  ) {
    var commits = start.map { [Commit(name: $0, parents: [])] } ?? []
    let roots = start == nil ? [] : [0]
    var positions: [Substring: Int] = [:]
    var renames: [Rename] = []
    var fields = log.split(separator: "\0", omittingEmptySubsequences: true)[...]
    while var field = fields.popFirst() {
      field = field.drop { $0.isNewline }
      if field.first == "\u{1}" {
        let names = field.dropFirst().split(whereSeparator: \.isWhitespace)
        guard let name = names.first else { continue }
        let parents = names.dropFirst().compactMap { positions[$0] }
        positions[name] = commits.count
        commits.append(Commit(name: String(name), parents: parents.isEmpty ? roots : parents))
      } else if field.first == ":", let status = field.split(separator: " ").last {
        let path = fields.popFirst()
        guard status.first == "R" || status.first == "C", let new = fields.popFirst() else {
          continue
        }
        if let path, status.first == "R" {
          renames.append(Rename(old: String(path), new: String(new)))
        }
      }
    }
    self.commits = commits
    self.isShallow = isShallow
    self.workTree = workTree
    self.renames = renames
  }
}

// MARK: - Content

extension GitHistory {
  /// The content of a catalog in a commit.
  struct Version: Hashable, Sendable {
    /// The object name of the content.
    let object: String
    /// The size in bytes.
    let size: Int
  }

  /// Returns the content of a catalog in each commit, without reading it.
  ///
  /// A file that was renamed is found under its former names.
  ///
  /// - Parameter path: The path in the work tree.
  /// - Returns: The content in the order of the commits, `nil` where the catalog does not exist; or
  ///   `nil` if git fails.
  func versions(ofCatalogAt path: String) -> [Version?]? {
    let names = names(ofCatalogAt: path)
    let questions = commits.flatMap { commit in names.map { "\(commit.name):\($0)" } }
    var answers: [Version?] = []
    for chunk in questions.chunks(ofBytes: ChildProcess.inputLimit) {
      guard
        let output = batch(
          chunk,
          "--batch-check=%(objectname) %(objecttype) %(objectsize)"
        )
      else { return nil }
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
      guard lines.count == chunk.count else { return nil }
      answers += lines.map(Version.init)
    }
    guard answers.count == questions.count else { return nil }
    return commits.indices.map { index in
      answers[(index * names.count)..<((index + 1) * names.count)].lazy.compactMap(\.self).first
    }
  }

  /// The current name of a catalog and its former names, the newest first.
  private func names(ofCatalogAt path: String) -> [String] {
    var names = [path]
    for rename in renames.reversed() where rename.new == names.last && !names.contains(rename.old) {
      names.append(rename.old)
    }
    return names.filter { !$0.contains(where: \.isNewline) }
  }

  /// Reads the content of several versions by one process.
  ///
  /// - Returns: The content by object name.
  func contents(of versions: [Version]) -> [String: [UInt8]] {
    guard let output = batch(versions.map(\.object), "--batch") else { return [:] }
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    for version in versions {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let start = end + 1
      guard start + version.size < rest.endIndex else { break }
      contents[version.object] = Array(rest[start..<start + version.size])
      rest = rest[(start + version.size + 1)...]
    }
    return contents
  }

  private func batch(_ lines: some Collection<String>, _ option: String) -> [UInt8]? {
    guard !lines.isEmpty else { return [] }
    let input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let child = try? workTree.run(["cat-file", option], input: input)
    return child.flatMap { $0.hasSucceeded ? $0.outputBytes : nil }
  }
}

extension GitHistory.Version {
  /// Reads a line of `git cat-file --batch-check`; `nil` if there is no such file.
  fileprivate init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 3, words[1] == "blob", let size = Int(words[2]),
      size <= InputKind.catalog.maximumSize
    else { return nil }
    self.init(object: String(words[0]), size: size)
  }
}

extension [String] {
  /// Returns the strings in groups whose lines have at most a number of bytes together.
  fileprivate func chunks(ofBytes limit: Int) -> [ArraySlice<String>] {
    var chunks: [ArraySlice<String>] = []
    var start = 0
    var size = 0
    for (index, text) in enumerated() {
      size += text.utf8.count + 1
      guard size > limit else { continue }
      chunks.append(self[start..<index])
      start = index
      size = text.utf8.count + 1
    }
    if start < count { chunks.append(self[start...]) }
    return chunks
  }
}
