import FoundationEssentials
import Glibc

/// A folder next to a project that commands must neither read nor change.
///
/// The kernel reports every access to its files and folders (`inotify`), so an access is found even
/// if it has no effect.
final class OutsideFolder {
  /// A text in each file, which must occur in no output.
  static let secret = "CANARY-7QX"

  private let path: String
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]

  /// Fills an empty folder, and starts to watch it.
  init(at path: String) throws {
    self.path = path
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"\(Self.secret)":{}}}
      """
    let files = [
      "Secret.swift": "import SwiftUI\nlet a = Text(\"\(Self.secret)\")\n",
      "Secret.xcstrings": catalog, "Secret.csv": "\(Self.secret)\n",
      "Secret.yml": "\(Self.secret): [\n", "Secret.xcconfig": "A = \(Self.secret)\n",
      "Localizable.xcstrings": catalog, "Package.swift": "let a = \"\(Self.secret)\"\n",
      "es.lproj/Localizable.strings": "\"\(Self.secret)\" = \"x\";\n",
      "0123456789abcdef.image": Self.secret,
    ]
    for (name, text) in files {
      let file = URL(filePath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    for number in 0..<20 {
      try Data().write(to: URL(filePath: "\(path)/holiday.image\(number).jpg"))
    }
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let mask = UInt32(
      IN_ACCESS | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    )
    for folder in [path, "\(path)/es.lproj"] {
      folders[inotify_add_watch(descriptor, folder, mask)] = folder
    }
  }

  deinit {
    close(descriptor)
  }

  /// Returns the accesses since the last call, without duplicates.
  func accesses() -> [String] {
    var found: Set<String> = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        var offset = 0
        while offset < count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let name = buffer[start..<start + Int(event.len)].prefix { $0 != 0 }
          found.insert(describe(event, String(decoding: name, as: UTF8.self)))
          offset = start + Int(event.len)
        }
      }
    }
    return found.sorted()
  }

  private func describe(_ event: inotify_event, _ name: String) -> String {
    let kind = event.mask & UInt32(IN_ACCESS) == 0 ? "changed" : "read"
    return "\(kind) '\(folders[event.wd] ?? path)/\(name)'"
  }
}
