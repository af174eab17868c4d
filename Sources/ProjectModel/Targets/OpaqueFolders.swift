/// The kinds of folders that a build takes as one thing, whatever they hold.
enum OpaqueFolders {
  private static let extensions: Set<Substring> = [
    "app", "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodeld", "xcframework",
    "xcodeproj", "xcworkspace",
  ]

  /// Returns whether a file lies in such a folder below another one.
  static func contain(_ file: String, below folder: String) -> Bool {
    file.dropFirst(folder.count).split(separator: "/").dropLast()
      .contains { name in
        name.lastIndex(of: ".").map { extensions.contains(name[$0...].dropFirst()) } ?? false
      }
  }
}
