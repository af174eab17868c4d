/// The kinds of files that commands read, each with a maximum size.
///
/// Files of a project may have been written by anyone. The limits are far above the sizes of real
/// files, and low enough that reading a file does not use up the memory of the machine.
package enum InputKind: Sendable {
  /// A source in Swift, C or Objective-C.
  ///
  /// The largest generated sources have 1 or 2 MB, and a parser needs 150 bytes of memory per byte.
  case source
  /// A storyboard, a XIB or an `Info.plist` file.
  ///
  /// The largest storyboards have about 5 MB.
  case interface
  /// A String Catalog, or the review records of catalogs.
  ///
  /// The largest catalogs have some hundred thousand strings, and about 100 MB.
  case catalog
  /// A configuration, manifest, build setting or attributes file, which people write.
  ///
  /// The largest ones have some hundred kilobytes.
  case configuration
  /// An Xcode project, a list of files, or a glossary.
  ///
  /// The largest Xcode projects have about 30 MB.
  case project
  /// A file for translators, or a table in a language folder.
  ///
  /// One file may contain the strings of all catalogs of a project.
  case translation
  /// A report or a result that commands write and compare, such as a baseline or a compiled table.
  case result

  /// The maximum number of bytes.
  package var maximumSize: Int64 {
    switch self {
    case .configuration: 1 * Self.mebibyte
    case .source: 4 * Self.mebibyte
    case .interface: 16 * Self.mebibyte
    case .project: 64 * Self.mebibyte
    case .catalog: 512 * Self.mebibyte
    case .translation, .result: 1024 * Self.mebibyte
    }
  }

  /// The number of bytes in a mebibyte, the unit of the limits.
  package static let mebibyte: Int64 = 1 << 20

  /// Returns the number of mebibytes that some bytes need.
  package static func mebibytes(_ bytes: Int64) -> Int {
    Int((bytes + mebibyte - 1) / mebibyte)
  }
}
