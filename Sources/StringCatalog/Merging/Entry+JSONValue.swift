import Diagnostics
import JSONText

extension StringCatalog.Entry {
  /// Creates an entry from a value; `nil` if it is no object.
  ///
  /// Entries are decoded from text alone, so that there is one way to read them.
  init?(_ value: JSONValue) {
    var writer = JSONWriter(layout: .xcode)
    writer.write(value, indent: [])
    guard let document = JSONDocument.parse(writer.output, file: "").value else { return nil }
    self.init(document.root)
  }
}
