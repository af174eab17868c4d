package import Diagnostics
import PropertyLists

extension XcodeProject {
  /// Reads the `project.pbxproj` of an Xcode project.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - file: Its path, such as `App/App.xcodeproj/project.pbxproj`.
  ///   - tree: The files that there are.
  ///   - read: Returns the content of an `.xcconfig` file or a manifest; `nil` if there is none.
  /// - Returns: What the project says, in paths of `tree`; nothing of what could not be understood.
  /// - Complexity: O(*n* + *m* · *k*), where *n* is the number of bytes, *m* that of files and *k* that
  ///   of targets.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    in tree: FileTree,
    reading read: @escaping (String) -> [UInt8]?
  ) -> Parsed<XcodeProject> {
    let list = PropertyList.parse(bytes, file: file)
    guard let objects = list.value.flatMap(XcodeObjects.init) else {
      let place = LineIndex(bytes).place(of: 0..<0, in: file)
      let missing = Diagnostic(.xcodeProjectMissing, .error, at: place)
      let isTold = list.diagnostics.contains { $0.severity == .error }
      return Parsed(
        XcodeProject(),
        diagnostics: list.diagnostics + (isTold ? [] : [missing])
      )
    }
    let reader = XcodeProjectReader(objects, file: file, tree, read)
    return Parsed(reader.project(), diagnostics: list.diagnostics)
  }
}
