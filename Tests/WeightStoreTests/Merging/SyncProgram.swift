import Foundation
import TestSupport

/// A model of a sync program between two folders.
///
/// A file that was changed on one side is copied to the other. If it was changed on both sides, one
/// version is kept under the name, and the other one as a conflicting copy, in both folders.
struct SyncProgram {
  /// The programs, which name conflicting copies differently.
  enum Style: CaseIterable {
    case syncthing
    case dropbox
    case nextcloud

    /// Returns the name of a conflicting copy.
    func name(_ number: Int) -> String {
      let time = String("\(100_000 + number)".dropFirst())
      switch self {
      case .syncthing: return "default.sync-conflict-20260301-0\(time)-ABCDEFG.store"
      case .dropbox:
        return
          "default (Ana's conflicted copy 2026-03-01\(number == 0 ? "" : " (\(number))")).store"
      case .nextcloud: return "default (conflicted copy 2026-03-01 0\(time)).store"
      }
    }
  }

  let style: Style
  let folders: [String]
  /// The content of each file that both folders had last.
  private var base: [String: Data] = [:]
  private(set) var conflictCount = 0

  init(_ style: Style, _ folders: [String]) {
    self.style = style
    self.folders = folders
  }

  /// Syncs some files, or all of them.
  mutating func sync(
    using random: inout SeededGenerator,
    isComplete: Bool = false
  ) throws {
    let names = try folders.flatMap(names).sorted()
    for name in Set(names + base.keys).sorted()
    where isComplete || Int.random(in: 0..<4, using: &random) > 0 {
      try sync(name, using: &random)
    }
  }

  private mutating func sync(_ name: String, using random: inout SeededGenerator) throws {
    let contents = folders.map { try? Data(contentsOf: URL(filePath: $0 + "/" + name)) }
    let former = base[name]
    if contents[0] == contents[1] {
      base[name] = contents[0]
    } else if contents[0] == former || contents[0] == nil && contents[1] != former {
      try write(contents[1], name, to: folders[0])
      base[name] = contents[1]
    } else if contents[1] == former || contents[1] == nil {
      try write(contents[0], name, to: folders[1])
      base[name] = contents[0]
    } else {
      let winner = Int.random(in: 0...1, using: &random)
      try keepBoth(name, winner: contents[winner], loser: contents[1 - winner])
    }
  }

  private mutating func keepBoth(_ name: String, winner: Data?, loser: Data?) throws {
    let copy = style.name(conflictCount)
    conflictCount += 1
    for folder in folders {
      try write(winner, name, to: folder)
      try write(loser, copy, to: folder)
    }
    base[name] = winner
    base[copy] = loser
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.contains(".store") }
  }

  /// Replaces a file as sync programs do: by a temporary file and a new name.
  private func write(_ content: Data?, _ name: String, to folder: String) throws {
    let path = folder + "/" + name
    guard let content else { return try FileManager.default.removeItem(atPath: path) }
    try content.write(to: URL(filePath: path), options: .atomic)
  }
}
