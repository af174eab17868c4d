extension JSONValue {
  /// Returns the bytes of a file that holds the value, laid out as Xcode does it.
  package func printed() -> [UInt8] {
    var writer = JSONWriter(layout: .xcode)
    writer.write(self, indent: [])
    return writer.output
  }
}
