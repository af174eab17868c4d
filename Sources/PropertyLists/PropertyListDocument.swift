package import Diagnostics

/// A property list as it was read from a file.
package struct PropertyListDocument: Hashable, Sendable {
  /// The outermost value.
  package let root: PropertyList
  /// The form that the file has.
  package let form: PropertyList.Form
  private let file: String
  private let lines: LineIndex?

  init(_ root: PropertyList, form: PropertyList.Form, file: String, lines: LineIndex? = nil) {
    self.root = root
    self.form = form
    self.file = file
    self.lines = lines
  }

  /// Returns the place of a range of offsets; `nil` in the binary form, which has no lines.
  package func place(of utf8Range: Range<Int>) -> Place? {
    lines?.place(of: utf8Range, in: file)
  }
}
