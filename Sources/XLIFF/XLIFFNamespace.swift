/// The names by which documents tell which XLIFF they are in.
enum XLIFFNamespace {
  /// What all of them begin with; the version follows.
  static let common = "urn:oasis:names:tc:xliff:document:"
  /// XLIFF 1.2.
  static let version1 = "urn:oasis:names:tc:xliff:document:1.2"
  /// XLIFF 1.1, which is read as 1.2: what differs is in parts that are not looked at.
  static let version1Point1 = "urn:oasis:names:tc:xliff:document:1.1"
  /// XLIFF 2.0 and 2.1.
  static let version2 = "urn:oasis:names:tc:xliff:document:2.0"
  /// XLIFF 2.2, whose core is that of 2.0.
  static let version2Point2 = "urn:oasis:names:tc:xliff:document:2.2"
}
