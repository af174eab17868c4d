/// The forms in which a picture can be written.
enum PictureFormat: String, CaseIterable {
  case svg
  case png

  /// Finds the form by the extension of a file's name.
  ///
  /// - Returns: `nil` if a name says nothing of a form that is known.
  init?(ofFile path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}
